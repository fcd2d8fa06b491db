import { describe, expect, test } from "vitest";
import { carried, inside, zoom } from "./panzoom";

const whole = { x: 0, y: 0, width: 1000, height: 800 };

describe("a map that is zoomed", () => {
  test("keeps the point under the finger where it is", () => {
    const frame = zoom(whole, whole, 2, { x: 400, y: 200 });
    expect(frame).toEqual({ x: 200, y: 100, width: 500, height: 400 });
  });

  test("never shows more than the whole", () => {
    expect(zoom(whole, whole, 0.5, { x: 10, y: 10 })).toEqual(whole);
  });

  test("never leaves the whole", () => {
    expect(inside(whole, { x: -50, y: 700, width: 500, height: 400 })).toMatchObject({ x: 0, y: 400 });
  });

  test("is as large as before, around the same point, when its window becomes lower", () => {
    const lower = { x: 0, y: 100, width: 1000, height: 600 };
    expect(carried({ x: 200, y: 100, width: 500, height: 400 }, lower)).toEqual({
      x: 200,
      y: 150,
      width: 500,
      height: 300,
    });
    expect(carried(whole, lower)).toEqual(lower);
  });
});
