import { describe, expect, it } from "vitest";
import { about, isVague, likely, outline, place } from "./hills";

/** How far an outline goes. */
function size(path: string): { top: number; foot: number; left: number; right: number; width: number } {
  const points = path
    .slice(1, -1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  const [xs, ys] = [points.map(([x]) => x ?? NaN), points.map(([, y]) => y ?? NaN)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { top: Math.min(...ys), foot: Math.max(...ys), left, right, width: right - left };
}

describe("hills", () => {
  it("are lower and broader the less is known", () => {
    const [known, unknown] = [
      { rating: 1500, doubt: 60 },
      { rating: 1500, doubt: 240 },
    ].map((one) => size(outline(one, 20)));
    expect(known?.top).toBeLessThan(unknown?.top ?? 0);
    expect(known?.width).toBeLessThan(unknown?.width ?? 0);
  });

  it("stay on the road", () => {
    expect([place(100), place(1500), place(4000)]).toEqual([0, 50, 100]);
    const { top, foot, left, right } = size(outline({ rating: 2290, doubt: 300 }, 20));
    expect([top >= 0, foot, left >= 0, right]).toEqual([true, 20, true, 100]);
  });

  it("say only about how strong somebody is while they are found out", () => {
    expect(isVague({ rating: 1438, doubt: 168 })).toBe(true);
    expect(isVague({ rating: 1438, doubt: 150 })).toBe(false);
    expect(about({ rating: 1438, doubt: 168 })).toBe(1450);
    const [low, high] = likely({ rating: 1500, doubt: 98 });
    expect([Math.round(low), Math.round(high)]).toEqual([1450, 1550]);
  });
});
