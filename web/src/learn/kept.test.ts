import { expect, test } from "vitest";
import { parse } from "../shell/router.svelte";
import { addressOf, isPuzzle, numberOf } from "./kept";

test("lessons and puzzles have a page each, and the page leads back to them", () => {
  for (const id of ["rattus-2", "rattus-puzzle-12", "rattus-own-lanterns", "rattus-puzzle-own-lanterns"]) {
    expect(parse(addressOf("rattus", id))).toEqual({ page: "lesson", game: "rattus", id });
  }
  expect([isPuzzle("rattus-2"), isPuzzle("rattus-puzzle-2")]).toEqual([false, true]);
  expect(numberOf("rattus-puzzle-12")).toBe("12");
});
