import { describe, expect, test } from "vitest";
import { lay, LEAST, neighbours } from "./geometry";

const apart = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
  Math.hypot(x1 - x2, y1 - y2);

describe.each([
  ["a large screen", 790, 700],
  ["an ordinary laptop", 860, 545],
  ["a tablet", 760, 620],
])("the map on %s", (_, width, height) => {
  const { frame, piece, regions } = lay({ width, height });
  const scale = width / frame.width;

  test("is legible whole, and fills its window", () => {
    expect(scale).toBeGreaterThanOrEqual(LEAST);
    expect(height / frame.height).toBeCloseTo(scale, 5);
  });

  test("has rats that can be hit, none under another", () => {
    expect(34 * piece * scale).toBeGreaterThanOrEqual(24);
    for (const { rats } of regions) {
      for (const [index, rat] of rats.entries()) {
        for (const other of rats.slice(index + 1)) expect(apart(rat, other) * scale).toBeGreaterThanOrEqual(22);
      }
    }
  });
});

test("a phone shows the land whole, with counts that keep their size", () => {
  const { brief, frame, regions, rise } = lay({ width: 378, height: 490 });
  expect(brief).toBeDefined();
  expect(rise).toBeGreaterThan(1.2);
  // Nothing of it is outside, and every region is large enough for a finger.
  expect(378 / frame.width).toBeCloseTo(1 / (brief ?? 1), 2);
  for (const { west, east } of regions) expect((east - west) / (brief ?? 1)).toBeGreaterThanOrEqual(40);
  expect(lay({ width: 790, height: 700 }).brief).toBeUndefined();
});

test("regions are neighbours both ways, by land and by sea", () => {
  expect(neighbours("gallia")).toContain("italia");
  expect(neighbours("italia")).toContain("gallia");
  expect(neighbours("anglia").length).toBeGreaterThan(0);
});
