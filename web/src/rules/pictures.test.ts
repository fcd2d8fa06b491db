import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { shining, type Picture } from "./pictures.svelte";

const ROOT = resolve(import.meta.dirname, "../../..");
const BOARDS = resolve(ROOT, "web/src/boards");
const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map(({ name }) => name);

describe.each(GAMES)("the pictures of %s", (game) => {
  const pictures = JSON.parse(readFileSync(resolve(BOARDS, game, "positions.json"), "utf8")) as Picture[];

  it("stand beside rules of the book and have captions in three languages", () => {
    const book = readFileSync(resolve(ROOT, "crates", game, "rulebook/en.md"), "utf8");
    expect(pictures.filter(({ rule }) => !book.includes(`**${rule}**`))).toEqual([]);
    for (const language of ["en", "fr", "ru"]) {
      const said = readFileSync(resolve(ROOT, "locales", language, `aid-${game}.ftl`), "utf8");
      const keys = [...said.matchAll(/^\w+-picture-([a-z-]+) =/gm)].map(([, end]) => end);
      expect(keys.sort()).toEqual(pictures.map(({ caption }) => caption).sort());
    }
  });

  it("show zones that the board has", () => {
    const index = readFileSync(resolve(BOARDS, game, "index.ts"), "utf8");
    const zones = [...index.matchAll(/\{ id: "(\w+)", emblem:/g)].map(([, id]) => id);
    expect(pictures.filter(({ zone }) => !zones.includes(zone))).toEqual([]);
  });
});

it("what shines can be told apart, and does nothing", () => {
  const picture = { glow: ["region:gallia", "button:stop"] } as Picture;
  expect(shining(picture).map(({ target, action }) => [action, target.kind, target.id])).toEqual([
    ["region:gallia", "region", "gallia"],
    ["button:stop", "button", "stop"],
  ]);
});
