import { expect, test } from "vitest";
import { factsOf, reachesOf, toldOnce } from "./facts";

const names = new Set([
  "pest-change-seats-goods-2",
  "pest-change-seats-camp-size",
  "pest-change-deck",
  "pest-change-seats-ill",
]);
const has = (key: string) => names.has(key);
const change = (path: string, before: unknown, after: unknown) => ({ path, before, after });

test("a value of a seat is named by its place, without the seat", () => {
  expect(factsOf("pest", [change("/seats/1/goods/2", 3, 1)], has)).toEqual([
    { key: "pest-change-seats-goods-2", seat: 1, before: 3, after: 1 },
  ]);
  expect(factsOf("pest", [change("/deck", 40, 39)], has)).toEqual([
    { key: "pest-change-deck", seat: null, before: 40, after: 39 },
  ]);
});

test("numbers within a place and underscores do not matter to its name", () => {
  expect(factsOf("pest", [change("/seats/0/camp_size/4", 0, 1)], has)).toEqual([
    { key: "pest-change-seats-camp-size", seat: 0, before: 0, after: 1 },
  ]);
});

test("a list counts as its length, and only numbers and names are told", () => {
  const changes = [
    change("/seats/0/ill", ["a"], ["a", "b"]),
    change("/seats/0/secret", 1, 2),
    change("/deck", null, 3),
    change("/seats/0/ill", ["a", "b"], ["c", "b"]),
  ];
  expect(factsOf("pest", changes, has)).toEqual([{ key: "pest-change-seats-ill", seat: 0, before: 1, after: 2 }]);
});

test("a span is told of a seat or of the whole table, not of one place among many", () => {
  const all = new Set(["rattus-change-seats-score", "rattus-change-supply", "rattus-change-regions-cubes"]);
  const span = (path: string) => ({ path, before: 6, least: 3, most: 6, same: 64 });
  const reaches = reachesOf(
    "rattus",
    ["/seats/1/score", "/supply", "/regions/2/cubes/0", "/seats/0/secret"].map(span),
    (key) => all.has(key),
  );
  expect(reaches).toEqual([
    { key: "rattus-change-seats-score", seat: 1, before: 6, least: 3, most: 6, same: 64 },
    { key: "rattus-change-supply", seat: null, before: 6, least: 3, most: 6, same: 64 },
  ]);
});

test("the score is told once", () => {
  const score = { key: "rattus-change-seats-score", seat: 0, before: 9, after: 11 };
  const reserve = { key: "rattus-change-seats-reserve", seat: 0, before: 11, after: 9 };
  expect(toldOnce([score, reserve], { before: 9, after: 11, lines: [] })).toEqual([reserve]);
  expect(toldOnce([score, reserve], null)).toEqual([score, reserve]);
});
