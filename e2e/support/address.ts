// Where the program under test listens. Whoever runs two sets of tests at once gives one of them another port.
const PORT = Number(process.env["LAZARET_PORT"] ?? 14_347);

export const HOST = `127.0.0.1:${PORT}`;
export const ADDRESS = `http://${HOST}`;
