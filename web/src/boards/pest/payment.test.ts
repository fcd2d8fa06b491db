import { describe, expect, test } from "vitest";
import { fewest, paymentOf, toggled, total } from "./payment";
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

  test("is said whole, as far as it is asked for", () => {
    const offered = ["coins 1 wood", "coins 2 wood", "coins 1 wood; coins 0 stone", "coins 1 wood; coins 2 stone"];
    const payments = offered.map((action) => ({ action }));
    expect(paymentOf(payments, DUES, [1, 2])?.action).toBe("coins 1 wood; coins 2 stone");
    expect(paymentOf(payments, DUES, [2, 0])?.action, "the rest goes without asking").toBe("coins 2 wood");
    expect(paymentOf(payments, DUES, [3, 0])).toBeUndefined();
  });
});
