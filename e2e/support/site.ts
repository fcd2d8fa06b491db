// A folder served as any static host serves it: files under a path of their own, and nothing else.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".ftl": "text/plain",
  ".webmanifest": "application/manifest+json",
};
const UNDER = "/some/where/";

export interface Host {
  /** Where the folder is. */
  address: string;
  /** Everything that was asked for and is not there. */
  missing: string[];
  /** Pulls the plug. */
  stop(): Promise<void>;
}

export async function serve(folder: string, port = 0): Promise<Host> {
  const missing: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const wanted = path.startsWith(UNDER) ? normalize(join(folder, path.slice(UNDER.length))) : "";
    const file =
      wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isDirectory()
        ? join(wanted, "index.html")
        : wanted;
    if (request.method !== "GET" || !file.startsWith(folder) || !existsSync(file)) {
      missing.push(`${request.method} ${path}`);
      response.writeHead(request.method === "GET" ? 404 : 501).end();
      return;
    }
    response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("the host listens nowhere");
  return {
    address: `http://127.0.0.1:${at.port}${UNDER}`,
    missing,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
