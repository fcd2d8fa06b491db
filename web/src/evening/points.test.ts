import { expect, test } from "vitest";
import { written } from "./points";

test.each([
  [0, "0"],
  [240, "1"],
  [160, "⅔"],
  [640, "2⅔"],
  [120, "½"],
  [210, "⅞"],
  [200, "⅚"],
  [96, "0.40"],
])("%i are written %s", (points, text) => {
  expect(written(points)).toBe(text);
});
