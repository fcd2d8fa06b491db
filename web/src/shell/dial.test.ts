import { describe, expect, it } from "vitest";
import { arc, at, timeAt } from "./dial";

describe("the dial", () => {
  it("has midnight above and noon below", () => {
    expect(at(0, 10).y).toBeCloseTo(-10);
    expect(at(720, 10).y).toBeCloseTo(10);
    expect(at(360, 10).x).toBeCloseTo(10);
  });

  it("reads what it shows, by quarters of an hour", () => {
    for (let minutes = 0; minutes < 1440; minutes += 15) {
      const { x, y } = at(minutes, 40);
      expect(timeAt(x, y)).toBe(minutes);
    }
    expect(timeAt(at(1438, 40).x, at(1438, 40).y), "just before midnight").toBe(0);
  });

  it("goes through the night the long way only if it is long", () => {
    expect(arc(22 * 60, 8 * 60, 10)).toContain(" 0 0 1 ");
    expect(arc(8 * 60, 22 * 60, 10)).toContain(" 0 1 1 ");
  });
});
