// Where the program under test is and listens. Whoever runs two sets of tests at once gives one of them another port.
import { join, resolve } from "node:path";

const PORT = Number(process.env["LAZARET_PORT"] ?? 14_347);

export const HOST = `127.0.0.1:${PORT}`;
export const ADDRESS = `http://${HOST}`;
/** For a test that starts a program of its own. */
export const SECOND_HOST = `127.0.0.1:${PORT + 500}`;

export const ROOT = resolve(import.meta.dirname, "../..");
export const PROGRAM = process.env["LAZARET"] ?? join(ROOT, "target/release/lazaret");
export const SETTINGS = join(ROOT, "e2e/server.toml");
