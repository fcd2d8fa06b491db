import { expect, test } from "vitest";
import { beginsFolded } from "./rail";

test("a board that wants the whole desk has it, one that wants a laptop's has that, and another leaves the story open", () => {
  expect(beginsFolded("desk", false)).toBe(true);
  expect(beginsFolded("desk", true)).toBe(true);
  expect(beginsFolded("laptop", false)).toBe(false);
  expect(beginsFolded("laptop", true)).toBe(true);
  expect(beginsFolded(undefined, true)).toBe(false);
});
