import { expect, test, vi } from "vitest";
import { hills, ratingsAt, told } from "./rating";

const company = vi.hoisted(() => vi.fn());
vi.mock("../shell/api", () => ({ company }));

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

test("no figure is told while it is in doubt", () => {
  const [vague, known] = [
    { rating: 1500, doubt: 300 },
    { rating: 1480, doubt: 90 },
  ];
  expect(told({ before: known, after: known })).toBe("hills");
  expect(told({ before: vague, after: known })).toBe("moved");
  expect(told({ before: undefined, after: known })).toBe("moved");
  expect(told({ before: known, after: vague })).toBe("early");
  expect(told({ before: undefined, after: undefined })).toBe("early");
});

test("those at a table who are rated are known by their seats", async () => {
  const rating = { rating: 1611, doubt: 70 };
  company.mockResolvedValueOnce({
    table: "A",
    seats: [
      { seat: 0, rating: null },
      { seat: 2, rating },
    ],
  });
  expect([...(await ratingsAt("A"))]).toEqual([[2, rating]]);
});
