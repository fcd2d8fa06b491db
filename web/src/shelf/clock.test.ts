import { describe, expect, test } from "vitest";
import type { Clock } from "../wire";
import { clockOf, fieldsOf } from "./clock";

describe("a clock in a form", () => {
  const clocks: Clock[] = [
    { kind: "none" },
    { kind: "live", seconds: 1500, increment: 20 },
    { kind: "daily", hours: 24, window: null },
    { kind: "daily", hours: 48, window: { opens: 485, closes: 1320, offset: 120, weekdays: false } },
    { kind: "daily", hours: 48, window: { opens: 485, closes: 1320, offset: 120, weekdays: true } },
    { kind: "daily", hours: 12, window: { opens: 0, closes: 0, offset: 120, weekdays: true } },
  ];
  test.each(clocks)("is the same when it comes out: %j", (clock) => {
    expect(clockOf(fieldsOf(clock), 120)).toEqual(clock);
  });
});
