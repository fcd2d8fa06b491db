import { describe, expect, it } from "vitest";
import { holidayOf, nextHoliday } from "./holidays";

describe("holidays", () => {
  it("count the first and the last day", () => {
    expect(holidayOf("2026-12-24", "2026-12-24")?.days).toBe(1);
    expect(holidayOf("2026-12-24", "2027-01-02")?.days).toBe(10);
    expect(holidayOf("2026-10-20", "2026-10-30")?.days).toBe(11);
    expect(holidayOf("2026-12-24", "2026-12-23")).toBeUndefined();
    expect(holidayOf("", "2026-12-23")).toBeUndefined();
  });

  it("are known by their last day", () => {
    const holidays = [
      { begins: 10, ends: 20 },
      { begins: 30, ends: 40 },
    ];
    expect(nextHoliday(holidays, 5)).toEqual({ from: 10, to: 19, now: false });
    expect(nextHoliday(holidays, 10)).toEqual({ from: 10, to: 19, now: true });
    expect(nextHoliday(holidays, 20)).toEqual({ from: 30, to: 39, now: false });
    expect(nextHoliday(holidays, 40)).toBeUndefined();
  });
});
