import { expect, test } from "vitest";
import { parts } from "./commentary";

test("parts come to a hundred, the largest first", () => {
  expect(parts([0.101, 0.491, 0.408])).toEqual([
    { seat: 1, hundred: 49 },
    { seat: 2, hundred: 41 },
    { seat: 0, hundred: 10 },
  ]);
  expect(parts([1, 1, 1]).reduce((sum, { hundred }) => sum + hundred, 0)).toBe(100);
  expect(parts([1, 0])).toEqual([
    { seat: 0, hundred: 100 },
    { seat: 1, hundred: 0 },
  ]);
  expect(parts([])).toEqual([]);
});
