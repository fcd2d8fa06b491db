import { expect, test } from "vitest";
import { beginsFolded, folds } from "./rail";

test("a board that wants the whole desk has it, one that wants a laptop's has that, and another leaves the story open", () => {
  expect(beginsFolded("desk", false)).toBe(true);
  expect(beginsFolded("desk", true)).toBe(true);
  expect(beginsFolded("laptop", false)).toBe(false);
  expect(beginsFolded("laptop", true)).toBe(true);
  expect(beginsFolded(undefined, true)).toBe(false);
});

test("a story that was opened on a desk does not take the room of a board on a laptop", () => {
  const said = { roomy: false, cramped: undefined };
  expect(folds("laptop", false, said)).toBe(false);
  expect(folds("desk", false, said)).toBe(false);
  expect(folds("laptop", true, said)).toBe(true);
  expect(folds("desk", true, said)).toBe(true);
  expect(folds("laptop", true, { roomy: undefined, cramped: false })).toBe(false);
  expect(folds(undefined, true, { roomy: true, cramped: undefined })).toBe(true);
});
