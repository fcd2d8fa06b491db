// The data files of a game (crates/<game>/data/*.toml) as a module of the page: `virtual:data/rattus` has one export a
// file. They are read when the page is built, so a region or a card has one home. Names and texts are left out: the
// page speaks through Fluent, like everything else.
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const PREFIX = "virtual:data/";
const PROSE = /_(en|fr|ru)$/;

export function gameData(): Plugin {
  return {
    name: "lazaret:game-data",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = resolve(import.meta.dirname, "../../crates", id.slice(PREFIX.length + 1), "data");
      return readdirSync(folder)
        .filter((name) => name.endsWith(".toml"))
        .map((name) => {
          const file = resolve(folder, name);
          this.addWatchFile(file);
          const data = withoutProse(parse(readFileSync(file, "utf8")));
          return `export const ${basename(name, ".toml")} = ${JSON.stringify(data)};`;
        })
        .join("\n");
    },
  };
}

/** Drops the keys `name_en`, `text_fr` … at every depth. */
export function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !PROSE.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutProse(inner)]));
}
