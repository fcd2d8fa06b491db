import { expect, test } from "vitest";
import { bars } from "./bars";

test("bars begin at zero and share one scale", () => {
  const drawn = bars([
    { share: 0.4, doubt: 0.05 },
    { share: 0.2, doubt: 0.02 },
  ]);
  const [longer = 0, shorter = 1] = drawn.map(({ share }) => share);
  expect(longer / shorter).toBeCloseTo(2);
  expect(longer, "the whole place is the whole game").toBeCloseTo(40);
  expect(drawn.map(({ percent, doubt }) => `${percent} ± ${doubt}`)).toEqual(["40 ± 5", "20 ± 2"]);
  expect(drawn.every(({ from, share, to }) => from < share && share < to)).toBe(true);
});

test("nothing leaves its place, and there is always a doubt", () => {
  for (const bar of bars([
    { share: 1, doubt: 0.2 },
    { share: 0.001, doubt: 0.0001 },
    { share: 0, doubt: 0.3 },
  ])) {
    for (const place of [bar.share, bar.from, bar.to]) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
    expect(Number(bar.doubt)).toBeGreaterThanOrEqual(1);
  }
});
