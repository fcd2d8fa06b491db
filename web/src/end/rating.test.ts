import { expect, test } from "vitest";
import { hills } from "./rating";

const points = (path: string) =>
  path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
const highest = (path: string) => Math.min(...points(path).map(([, y = 0]) => y));

test("the hill that is more certain is higher, and the better rating stands further right", () => {
  const [before, after] = hills({ rating: 1480, doubt: 120 }, { rating: 1494, doubt: 110 }, 300, 80) ?? [];
  expect(after?.top).toBeGreaterThan(before?.top ?? Infinity);
  expect(highest(after?.path ?? "")).toBeLessThan(highest(before?.path ?? ""));
  for (const hill of [before, after])
    for (const [x = -1, y = -1] of points(hill?.path ?? "")) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(300);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(80);
    }
});

test("a rating that is in doubt is not drawn", () => {
  expect(hills({ rating: 1480, doubt: 151 }, { rating: 1494, doubt: 110 }, 300, 80)).toBeUndefined();
  expect(hills({ rating: 1480, doubt: 120 }, { rating: 1494, doubt: 180 }, 300, 80)).toBeUndefined();
});
