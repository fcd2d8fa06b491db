// The app shell for later visits: everything the build emits is named in the worker, so that it can be kept and so that
// a new build makes a new cache. Pages and assets come from the cache, the table itself always from the server.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

export function serviceWorker(): Plugin {
  return {
    name: "lazaret:service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => !name.endsWith(".map") && name !== "budgets.json");
        const kept = ["/", ...files.filter((name) => name !== "index.html").map((name) => `/${name}`)].sort();
        const build = createHash("sha256").update(kept.join("\n")).digest("hex").slice(0, 12);
        const template = readFileSync(resolve(import.meta.dirname, "worker-template.js"), "utf8");
        const source = template.replace('"__KEPT__"', JSON.stringify(kept)).replace("__BUILD__", build);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
