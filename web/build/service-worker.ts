// The app shell for later visits: everything the build emits is named in the worker, so that it can be kept and so that
// a new build makes a new cache. Pages and assets come from the cache, the table itself always from the server. The packages of
// the rules are kept once somebody wants to play without a line. All paths are beside the worker, wherever that lies.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { packages } from "./engines";

export function serviceWorker(): Plugin {
  let site = false;
  return {
    name: "lazaret:service-worker",
    apply: "build",
    configResolved: ({ mode }) => void (site = mode === "site"),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => !name.endsWith(".map") && name !== "budgets.json");
        const kept = ["", ...files.filter((name) => name !== "index.html")].sort();
        const build = createHash("sha256").update(kept.join("\n")).digest("hex").slice(0, 12);
        const template = readFileSync(resolve(import.meta.dirname, "worker-template.js"), "utf8");
        const source = template
          .replace('"__KEPT__"', JSON.stringify(kept))
          .replace('"__PACKAGES__"', JSON.stringify(packages().map(({ path }) => path)))
          .replace('"__SITE__"', String(site))
          .replace("__BUILD__", build);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
