import { expect, test } from "vitest";
import { isLesson } from "./own";

test("a lesson is told from a record by its own line", () => {
  expect(isLesson('game rattus\n\nlesson lanterns\n  title "Lanterns"\n')).toBe(true);
  expect(isLesson("game rattus\npuzzle candle\n")).toBe(true);
  expect(isLesson("lazaret 1\ngame rattus\nrules 1\noptions players=2\nseed 00\n\n0 place gallia\n")).toBe(false);
  expect(isLesson("# a lesson about records\nlazaret 1\n")).toBe(false);
});
