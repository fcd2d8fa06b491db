import { expect, test } from "vitest";
import { spaced } from "./spaces";

const seen = (language: "en" | "fr" | "ru", text: string) => spaced(language, text).replaceAll("\u00a0", "_");

test("French marks stay with their words", () => {
  expect(seen("fr", "Qui joue ? « Ada » : 5 % (± 2) ; voilà !")).toBe("Qui joue_? «_Ada_»_: 5_% (±_2)_; voilà_!");
  expect(seen("fr", ": rien")).toBe(": rien");
});

test("a Russian dash begins no line, and a word of one letter ends none", () => {
  expect(seen("ru", "Чума — в Кузнице, и 5 % (± 2). К столу")).toBe("Чума_— в_Кузнице, и_5_% (±_2). К_столу");
  expect(seen("ru", "нова дверь")).toBe("нова дверь");
});

test("English is left alone", () => {
  expect(seen("en", "37 % : what ?")).toBe("37 % : what ?");
});
