import { describe, expect, test } from "vitest";
import { leader, placed, placedBeside, type Box } from "./place";

const WINDOW: Box = { left: 0, top: 0, width: 1280, height: 720 };
const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("a popover", () => {
  test.each([
    ["in the middle", { left: 600, top: 300, width: 60, height: 40 }],
    ["at the right edge", { left: 1200, top: 300, width: 60, height: 40 }],
    ["at the left edge", { left: 2, top: 10, width: 60, height: 40 }],
    ["in the corner below", { left: 1220, top: 680, width: 60, height: 40 }],
    ["wide as the window", { left: 0, top: 300, width: 1280, height: 60 }],
  ])("beside a thing %s is on the screen and not over it", (_where, thing) => {
    const at = { ...placed(thing, 300, 180, WINDOW), width: 300, height: 180 };
    expect(overlaps(at, thing)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + at.width).toBeLessThanOrEqual(1280);
    expect(at.top + at.height).toBeLessThanOrEqual(720);
  });

  test("of a button in a row does not hide the next one", () => {
    const button = { left: 600, top: 650, width: 120, height: 40 };
    const next = { ...button, left: 730 };
    const at = { ...placed(button, 300, 180, WINDOW, true), width: 300, height: 180 };
    expect(overlaps(at, button) || overlaps(at, next)).toBe(false);
  });

  test("leaves in sight what has to be reached", () => {
    const thing = { left: 600, top: 300, width: 60, height: 40 };
    const right = { left: 680, top: 310, width: 80, height: 30 };
    const left = { ...right, left: 500 };
    const at = { ...placedBeside(thing, 300, 180, WINDOW, { reached: [left, right] }), width: 300, height: 180 };
    expect([thing, left, right].some((box) => overlaps(at, box))).toBe(false);
    expect(
      placedBeside(undefined, 300, 180, WINDOW, { reached: [{ left: 600, top: 600, width: 40, height: 40 }] }).left,
    ).toBeLessThan(300);
  });

  test("stays on a screen that is too small for both", () => {
    const phone: Box = { left: 0, top: 0, width: 390, height: 500 };
    const at = placed({ left: 0, top: 60, width: 390, height: 400 }, 300, 220, phone);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top + 220).toBeLessThanOrEqual(500);
  });

  test("hides nothing that its words name, and rather what can be chosen", () => {
    const thing = { left: 100, top: 560, width: 80, height: 120 };
    const named = { left: 200, top: 560, width: 80, height: 120 };
    const reached = { left: 60, top: 380, width: 200, height: 100 };
    const at = {
      ...placedBeside(thing, 300, 140, WINDOW, { named: [named], reached: [reached] }),
      width: 300,
      height: 140,
    };
    expect([thing, named].some((box) => overlaps(at, box))).toBe(false);
  });

  test("about nothing in particular hides as little of the table as it can", () => {
    const drawn = Array.from({ length: 12 }, (_, index) => ({ left: index * 106, top: 480, width: 100, height: 240 }));
    const at = { ...placedBeside(undefined, 300, 140, WINDOW, { reached: [], drawn }), width: 300, height: 140 };
    expect(drawn.some((box) => overlaps(at, box))).toBe(false);
  });

  test("points at the middle of its thing, from wherever it stands", () => {
    const italia = { left: 300, top: 500, width: 160, height: 200 };
    const line = leader({ left: 230, top: 60, width: 340, height: 110 }, italia);
    expect(line).toEqual({ x1: 400, y1: 170, x2: 400, y2: 560 });
    expect(leader({ left: 300, top: 520, width: 340, height: 110 }, italia)).toBeUndefined();
  });
});
