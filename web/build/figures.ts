// The figures of a game's player aid: `virtual:figures/rattus` has what boards/rattus/figures.json names, read out of
// the data files when the page is built, so that no number of a rule is typed a second time.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { isTable, readData } from "./game-data";

const PREFIX = "virtual:figures/";

export type Figure = number | readonly number[];

export function gameFigures(): Plugin {
  return {
    name: "lazaret:figures",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = id.slice(PREFIX.length + 1);
      this.addWatchFile(listOf(game));
      return `export default ${JSON.stringify(figuresOf(game))};`;
    },
  };
}

function listOf(game: string): string {
  return resolve(import.meta.dirname, "../src/boards", game, "figures.json");
}

/** The figures of a game, by name. */
export function figuresOf(game: string): Record<string, Figure> {
  if (!existsSync(listOf(game))) return {};
  const named = JSON.parse(readFileSync(listOf(game), "utf8")) as Record<string, string>;
  const files = new Map<string, unknown>();
  return Object.fromEntries(
    Object.entries(named).map(([name, path]) => {
      const [file = "", ...steps] = path.split("/");
      if (!files.has(file)) files.set(file, readData(game, file));
      return [name, figureAt(files.get(file), steps, `${game}: ${name} = ${path}`)];
    }),
  );
}

/** The number, or the row of numbers, at a path. A row of a table is named by its id or its place. */
export function figureAt(data: unknown, path: readonly string[], place: string): Figure {
  let value = data;
  for (const step of path) {
    const found: unknown = Array.isArray(value)
      ? (value.find((row) => isTable(row) && row["id"] === step) ??
        (/^-?\d+$/.test(step) ? value.at(Number(step)) : undefined))
      : isTable(value)
        ? value[step]
        : undefined;
    if (found === undefined) throw new Error(`${place}: the data files have no “${step}” there`);
    value = found;
  }
  if (typeof value === "number") return value;
  if (Array.isArray(value) && value.every((one) => typeof one === "number")) return value;
  throw new Error(`${place}: that is not a number`);
}
