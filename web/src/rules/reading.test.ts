import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readingOf } from "../boards/pest/reading";
import { bookAsRead, readAs } from "./reading";

const LANGUAGES = {
  en: "French rules/Russian rules",
  fr: "Règles françaises/Règles russes",
  ru: "Французские правила/Русские правила",
};
let named = ["", ""];
vi.mock("../text/fluent.svelte", () => ({
  t: (key: string) => (key === "pest-reading-fr" ? named[0] : key === "pest-reading-ru" ? named[1] : "HERE"),
}));

for (const [language, names] of Object.entries(LANGUAGES)) {
  test(`the ${language} book of a table says what its edition says, and no other`, () => {
    named = names.split("/");
    const book = readFileSync(`../crates/pest/rulebook/${language}.md`, "utf8");
    const count = (text: string, what: string) => text.split(what).length - 1;
    const notes = named.map((name) => count(book, `*${name}`));
    expect(notes.every((one) => one >= 5)).toBe(true);
    for (const [edition, kept] of [
      ["canonical", 0],
      ["fr", notes[0]],
      ["ru", notes[1]],
    ] as const) {
      const read = bookAsRead("pest", book, readingOf(edition));
      expect(count(read, "**HERE**")).toBe(kept);
      expect(named.some((name) => read.includes(`*${name}`))).toBe(false);
    }
    expect(bookAsRead("pest", book, undefined)).toBe(book);
  });
}

test("what cards and aid say by an edition is said in every language", () => {
  for (const edition of ["fr", "ru"] as const) {
    const { instead } = readingOf(edition);
    expect(Object.keys(instead).length).toBeGreaterThan(1);
    for (const language of Object.keys(LANGUAGES)) {
      const texts = ["data/pest", "aid-pest"]
        .map((file) => readFileSync(`../locales/${language}/${file}.ftl`, "utf8"))
        .join("\n");
      for (const [key, other] of Object.entries(instead)) {
        const said = [key, other].map((one) => new RegExp(`^${one} = (.+)$`, "m").exec(texts)?.[1]);
        expect(
          said.every((text) => text !== undefined),
          `${language}: ${key}`,
        ).toBe(true);
        expect(said[0]).not.toBe(said[1]);
        expect(readAs(key, readingOf(edition))).toBe(other);
        expect(readAs(key, readingOf("canonical"))).toBe(key);
      }
    }
  }
});
