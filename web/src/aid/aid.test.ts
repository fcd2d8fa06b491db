import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { figureAt, figuresOf } from "../../build/figures";
import { aidOf } from "./aid";

const ROOT = resolve(import.meta.dirname, "../../..");
const GAMES = readdirSync(resolve(import.meta.dirname, "../boards"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map(({ name }) => name);

/** Boards are compiled when they are first wanted: a busy machine takes its time. */
const PATIENCE = 120_000;

/** What a language says of a game, by key. */
function messages(language: string, game: string): Map<string, string> {
  const files = ["aid.ftl", `aid-${game}.ftl`, `data/${game}.ftl`];
  const text = files.map((file) => readFileSync(resolve(ROOT, "locales", language, file), "utf8")).join("\n");
  return new Map([...text.matchAll(/^([a-z0-9-]+) = (.*)$/gm)].map(([, key = "", said = ""]) => [key, said]));
}

describe.each(GAMES)("the player aid of %s", (game) => {
  it(
    "says every row in three languages, with figures that the data have",
    async () => {
      const { sections = [], figures = {} } = (await aidOf(game)) ?? {};
      expect(sections).toHaveLength(4);
      const rows = sections.flatMap(({ rows }) => rows);
      for (const language of ["en", "fr", "ru"]) {
        const said = messages(language, game);
        const keys = rows.flatMap(({ name, text }) => (name ? [name, text] : [text]));
        const wanted = [...sections.map(({ title }) => title), ...keys];
        expect(wanted.filter((key) => !said.has(key))).toEqual([]);
        // What is not a name of its own begins the sentence.
        expect(rows.filter(({ name, text }) => !name && !said.get(text)?.includes(": "))).toEqual([]);
        const asked = new Set(
          rows.flatMap(({ text }) => [...(said.get(text) ?? "").matchAll(/\$(\w+)/g)].map(([, of]) => of)),
        );
        expect([...asked].sort()).toEqual(Object.keys(figures).sort());
      }
    },
    PATIENCE,
  );

  it(
    "cites rules that the rulebook has",
    async () => {
      const book = readFileSync(resolve(ROOT, "crates", game, "rulebook/en.md"), "utf8");
      const rules = (await aidOf(game))?.sections.flatMap(({ rows }) => rows.flatMap(({ rule }) => rule ?? [])) ?? [];
      expect(rules.length).toBeGreaterThan(10);
      expect(rules.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
    },
    PATIENCE,
  );
});

describe("figures", () => {
  const data = {
    track: [
      { id: "a", cost: [1, 2] },
      { id: "b", cost: [3] },
    ],
    name: "x",
  };

  it("are found by name, by id and by place", () => {
    expect(figureAt(data, ["track", "b", "cost", "0"], "")).toBe(3);
    expect(figureAt(data, ["track", "-2", "cost"], "")).toEqual([1, 2]);
  });

  it("that the data do not have are refused with their path", () => {
    expect(() => figureAt(data, ["track", "c", "cost"], "g: n = track/c/cost")).toThrow(/track\/c\/cost.*“c”/);
    expect(() => figureAt(data, ["name"], "g: n = name")).toThrow(/not a number/);
  });

  it("of a game without a list are none", () => expect(figuresOf("nothing")).toEqual({}));
});
