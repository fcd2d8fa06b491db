import { expect, test } from "vitest";
import { areas, doubtOf, inHundred, sampled, sharesAt, signed } from "./areas";

const curve = [
  { step: 0, shares: [0.5, 0.5] },
  { step: 10, shares: [0.2, 0.8] },
];

test("the areas lie one upon another and fill the box", () => {
  const drawn = areas(curve, 10, 100, 50);
  expect(drawn.map(({ path }) => path)).toEqual([
    "M0.0 50.0L100.0 50.0L100.0 40.0L0.0 25.0Z",
    "M0.0 25.0L100.0 40.0L100.0 0.0L0.0 0.0Z",
  ]);
  expect(drawn.map(({ y }) => y)).toEqual([37.5, 12.5]);
});

test("a share is so many in 100 with its sign, and nothing is written as minus nothing", () => {
  expect([signed(-0.09), signed(0.031), signed(-0.001)]).toEqual(["−9", "+3", "+0"]);
  expect([inHundred(0.275), inHundred(-0.14)]).toEqual([28, 14]);
  expect([doubtOf(0.12), doubtOf(0.001)]).toEqual([12, 1]);
});

test("the shares at a step are those after what was played before it", () => {
  expect(sharesAt(curve, 0)).toEqual([0.5, 0.5]);
  expect(sharesAt(curve, 9)).toEqual([0.5, 0.5]);
  expect(sharesAt(curve, 12)).toEqual([0.2, 0.8]);
  expect(sharesAt([], 3)).toEqual([]);
});

test("the table of a long curve has some rows of it, with its ends and its marks", () => {
  const long = Array.from({ length: 200 }, (_, step) => ({ step, shares: [1] }));
  const rows = sampled(long, [{ step: 77, label: "1" }]).map(({ step }) => step);
  expect(rows.length).toBeLessThan(20);
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
  for (const step of [0, 77, 199]) expect(rows).toContain(step);
});
