import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { COLUMNS, type Columns } from "./columns";
import { isTable, pick, readData } from "./game-data";

/** The listed columns that no row has, as paths. */
function unknown(value: unknown, columns: true | Columns, path: string): string[] {
  if (columns === true) return [];
  const rows = (Array.isArray(value) ? value : [value]).filter(isTable);
  return Object.entries(columns).flatMap(([key, under]) => {
    const found = rows.filter((row) => key in row).map((row) => row[key]);
    if (found.length === 0) return [`${path}.${key}`];
    return unknown(found.flat(), under, `${path}.${key}`);
  });
}

/** All files of the page's source, below a folder. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => resolve(folder, name));
}

describe("the data files in the page", () => {
  it("have the columns that are listed", () => {
    const stale = Object.entries(COLUMNS).flatMap(([game, files]) =>
      Object.entries(files).flatMap(([name, columns]) => unknown(readData(game, name), columns, `${game}/${name}`)),
    );
    expect(stale).toEqual([]);
    // All files are parsed: a busy machine takes its time.
  }, 60_000);

  it("have no others", () => {
    const columns = { city: { id: true, rows: { x: true } } } as const;
    const data = { city: [{ id: "essen", name_en: "Essen", setup: 3, rows: [{ x: 1, limit: 2 }] }], deck: [1] };
    expect(pick(data, columns)).toEqual({ city: [{ id: "essen", rows: [{ x: 1 }] }] });
    expect(pick({ text_fr: "…", n: 1 }, true)).toEqual({ n: 1 });
  });

  it("hold no set-up", () => {
    const files = Object.values(COLUMNS).flatMap((files) => Object.keys(files));
    expect(files.filter((name) => ["game", "setup", "rounds", "components", "start_cards"].includes(name))).toEqual([]);
  });

  it("are reached by no other way", () => {
    const own = resolve(import.meta.dirname, "../src");
    const direct = sources(own).filter((file) => /(crates\/|\.toml["'?])/.test(code(readFileSync(file, "utf8"))));
    expect(direct).toEqual([]);
  });
});

/** A source without its comments, which may name a file. */
function code(text: string): string {
  return text.replace(/^\s*(\/\/|\*|\/\*|<!--).*$/gm, "");
}
