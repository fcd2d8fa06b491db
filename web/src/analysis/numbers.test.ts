import { describe, expect, test } from "vitest";
import { marked, spread } from "./numbers";

const at = (...steps: number[]) => steps.map((step) => ({ step }));

describe("the numbers of turning points", () => {
  test("count the turns in order of time, and the choices of one turn share one", () => {
    const turnAt = (step: number) => Math.floor(step / 10);
    expect(marked(at(4, 21, 25, 40), turnAt)).toEqual([
      { step: 4, label: "1" },
      { step: 21, label: "2a" },
      { step: 25, label: "2b" },
      { step: 40, label: "3" },
    ]);
  });

  test("stand beside each other where their steps are close, and within the picture", () => {
    const placed = spread(
      marked(at(50, 51, 99, 100), (step) => step),
      (step) => step * 3,
      300,
    );
    const xs = placed.map(({ x }) => x);
    for (const [one, next] of xs.slice(1).map((x, before) => [xs[before] ?? 0, x] as const)) {
      expect(next - one).toBeGreaterThanOrEqual(22);
    }
    expect(xs[0]).toBe(150);
    expect(xs.at(-1)).toBeLessThanOrEqual(300);
  });
});
