import { expect, test } from "vitest";
import { leastRepeats, pointsOf, schedule, split } from "./gives";
import { written } from "./points";

// The same figures hold the tests of the server.
test.each([
  [11, { least: 3, most: 4, best: 4 }, [4, 4, 3], 0],
  [13, { least: 3, most: 4, best: 4 }, [4, 3, 3, 3], 0],
  [7, { least: 2, most: 2, best: 2 }, [2, 2, 2], 1],
  [5, { least: 3, most: 4, best: 3 }, [4], 1],
  [5, { least: 2, most: 5, best: 4 }, [5], 0],
  [3, { least: 4, most: 4, best: 4 }, [], 3],
])("%i people sit so", (people, sizes, tables, byes) => {
  expect(split(people, sizes)).toEqual({ tables, byes });
});

test.each([
  [6, 2, [3, 3], 2],
  [5, 3, [5], 20],
  [9, 4, [3, 3, 3], 0],
])("%i people, %i rounds: so many meet again", (people, rounds, tables, least) => {
  expect(leastRepeats(people, rounds, tables)).toBe(least);
});

test("rounds follow each other with the break between them", () => {
  expect(schedule(3, 75, 10)).toEqual([
    { from: 0, to: 75 },
    { from: 85, to: 160 },
    { from: 170, to: 245 },
  ]);
  expect(schedule(3, 0, 10)).toEqual([]);
});

test("points of a table of four", () => {
  expect(pointsOf(4).map(written)).toEqual(["1", "⅔", "⅓", "0"]);
});
