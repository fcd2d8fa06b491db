// The data files of a game (crates/<game>/data/*.toml) as a module of the page: `virtual:data/rattus` has one export a
// file, with the columns that columns.ts lists and no others. They are read when the page is built, so a region or a card
// has one home. Names and texts are left out: the page speaks through Fluent, like everything else.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { COLUMNS, type Columns } from "./columns";

const PREFIX = "virtual:data/";
/** What lays a patch of the server into the data. */
const PATCH = resolve(import.meta.dirname, "../src/boards/patch.ts");
const PROSE = /_(en|fr|ru)$/;

export function gameData(): Plugin {
  return {
    name: "lazaret:game-data",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = id.slice(PREFIX.length + 1);
      const files = Object.entries(COLUMNS[game] ?? {}).map(([name, columns]) => {
        this.addWatchFile(fileOf(game, name));
        const data = JSON.stringify(pick(readData(game, name), columns));
        return `export const ${name} = laid(${JSON.stringify(game)}, ${JSON.stringify(name)}, ${data});`;
      });
      return [`import { laid } from ${JSON.stringify(PATCH)};`, ...files].join("\n");
    },
  };
}

function fileOf(game: string, name: string): string {
  return resolve(import.meta.dirname, "../../crates", game, "data", `${name}.toml`);
}

/** A data file, whole. */
export function readData(game: string, name: string): unknown {
  return parse(readFileSync(fileOf(game, name), "utf8"));
}

/** The listed columns of a value. */
export function pick(value: unknown, columns: true | Columns): unknown {
  if (columns === true) return withoutProse(value);
  if (Array.isArray(value)) return value.map((row) => pick(row, columns));
  if (!isTable(value)) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const under = Object.hasOwn(columns, key) ? columns[key] : undefined;
    return under === undefined ? [] : [[key, pick(inner, under)] as const];
  });
  return Object.fromEntries(kept);
}

/** Drops the keys `name_en`, `text_fr` … at every depth. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (!isTable(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !PROSE.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutProse(inner)]));
}

export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
