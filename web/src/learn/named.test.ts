import { expect, test } from "vitest";
import { names } from "./named";

test("a sentence names what is written on a thing, whatever its ending", () => {
  const pay = "Any two others stand for one that is missing: pay Jakarta with green and orange.";
  expect(names(pay, "Orange")).toBe(true);
  expect(names(pay, "Jakarta")).toBe(true);
  expect(names(pay, "Blue")).toBe(false);
  expect(names("Выберите Италию.", "Италия")).toBe(true);
});

test("a heading of one word is named, a figure or a whole sentence is not", () => {
  expect(names("A cell gives two actions: take Move with Heal.", "Heal")).toBe(true);
  expect(names("A cell gives two actions: take Move with Heal.", "2")).toBe(false);
  expect(names("take Move with Heal", "take Move with Heal and take Research too")).toBe(false);
});
