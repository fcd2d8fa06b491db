import { expect, test } from "vitest";
import { hyphenate } from "./hyphens";

const divided = (text: string) => hyphenate(text).replaceAll("\u00ad", "-");

test("long Russian words may be divided between syllables", () => {
  expect(divided("Реликварий")).toBe("Ре-лик-ва-рий");
  expect(divided("Стекольная мастерская")).toBe("Сте-коль-ная мас-тер-ская");
});

test("short words and other languages are left whole", () => {
  expect(divided("Банк")).toBe("Банк");
  expect(divided("Counting House")).toBe("Counting House");
});
