import { expect, it } from "vitest";
import { positionOf } from "./file";

it("finds the position that a record begins from", () => {
  const record = "game rattus\nrules 1\ngiven rats gallia 2\ngiven turn red\nseed 00\n1 0 place gallia\n";
  expect(positionOf(record)).toEqual(["rats gallia 2", "turn red"]);
  expect(positionOf("game rattus\nrules 1\nseed 00\n1 0 given up\n")).toEqual([]);
});
