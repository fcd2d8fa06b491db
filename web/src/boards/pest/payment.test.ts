import { describe, expect, test } from "vitest";
import type { Choice } from "../../wire";
import { fewest, nextOf, stepsOf, toggled, total } from "./payment";
import type { Due } from "./view";

const DUES: Due[] = [
  { good: "wood", n: 3, least: 1 },
  { good: "stone", n: 2, least: 0 },
];

describe("a payment with coins", () => {
  test("begins with as few coins as can be", () => {
    expect(fewest(DUES)).toEqual([1, 0]);
    expect(total([1, 0])).toBe(1);
  });

  test("a click on a resource turns it and those behind it into coins, and back", () => {
    expect(toggled(DUES, [1, 0], 1, 1)).toEqual([1, 1]);
    expect(toggled(DUES, [1, 0], 1, 0)).toEqual([1, 2]);
    expect(toggled(DUES, [1, 2], 1, 0)).toEqual([1, 1]);
    expect(toggled(DUES, [1, 1], 1, 1)).toEqual([1, 0]);
  });

  test("what is not in the store stays a coin", () => {
    expect(toggled(DUES, [1, 0], 0, 2)).toEqual([1, 0]);
    expect(toggled(DUES, [3, 0], 0, 0)).toEqual([2, 0]);
  });

  test("is said one resource after the other, as far as it is asked for", () => {
    const steps = stepsOf(DUES, [1, 2]);
    expect(steps).toEqual(["coins 1 wood", "coins 2 stone"]);
    const option = (action: string): Choice => ({
      action,
      label: { key: "pest-action-coins" },
      target: { kind: "good", id: "wood" },
      seals: false,
      ends: false,
    });
    const [wood, stone] = [option("coins 1 wood"), option("coins 2 stone")];
    expect(nextOf([wood], steps)).toEqual({ choice: wood, rest: ["coins 2 stone"] });
    expect(nextOf([stone], steps)).toEqual({ choice: stone, rest: [] });
    expect(nextOf([option("coins 0 wood")], steps)).toBeUndefined();
  });
});
