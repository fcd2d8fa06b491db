import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { readingOf } from "../boards/pest/reading";
import { bookAsRead, readAs } from "./reading";

/** A rule of each book, as it stands there, and how its notes begin. */
const BOOKS = {
  en: { names: ["French rules", "Russian rules"], rule: "Store 6 of everything.", mark: ":" },
  fr: { names: ["Règles françaises", "Règles russes"], rule: "Stockez 6 de tout.", mark: "\u00a0:" },
  ru: { names: ["Французские правила", "Русские правила"], rule: "Храните по 6 всего.", mark: ":" },
};
let named: readonly string[] = [];
vi.mock("../text/fluent.svelte", () => ({
  t: (key: string) => ({ "pest-reading-fr": named[0], "pest-reading-ru": named[1] })[key] ?? "HERE",
}));

for (const [language, { names, rule, mark }] of Object.entries(BOOKS)) {
  test(`the ${language} book of a table says what its edition says, and no other`, () => {
    named = names;
    const book = `- **PEST-1** *Crane*: ${rule} *${names[0]}${mark} one.*\n- **PEST-2** ${rule} *${names[1]}${mark} two.*\n`;
    const plain = `- **PEST-1** *Crane*: ${rule}\n- **PEST-2** ${rule}\n`;
    expect(bookAsRead("pest", book, readingOf("canonical"))).toBe(plain);
    expect(bookAsRead("pest", book, readingOf("fr"))).toBe(plain.replace(rule, `${rule} **HERE** one.`));
    expect(bookAsRead("pest", book, readingOf("ru"))).toBe(plain.replace(/\.\n$/, ". **HERE** two.\n"));
    expect(bookAsRead("pest", book, undefined)).toBe(book);
  });
}

test("what cards and aid say by an edition is said in every language", () => {
  for (const edition of ["fr", "ru"] as const) {
    const { instead } = readingOf(edition);
    expect(Object.keys(instead).length).toBeGreaterThan(1);
    for (const language of Object.keys(BOOKS)) {
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
