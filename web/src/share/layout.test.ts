import { expect, test } from "vitest";
import { fitted, FORMATS, layout, type Box, type Format, renamed } from "./layout";

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test.each(["wide", "square"] as Format[])("in a %s picture nothing lies on anything else or outside", (format) => {
  for (let seats = 1; seats <= 6; seats++) {
    const { head, board, standings, line } = layout(format, seats);
    const boxes = [head, board, standings];
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(FORMATS[format].width);
      expect(y + height).toBeLessThanOrEqual(FORMATS[format].height);
    }
    expect(apart(head, board) && apart(head, standings) && apart(board, standings)).toBe(true);
    expect(line * seats).toBeLessThanOrEqual(standings.height + 1e-9);
    expect(board.height).toBeGreaterThan(300);
  }
});

test("a board is drawn whole and as large as it fits", () => {
  const box = { x: 10, y: 20, width: 400, height: 300 };
  expect(fitted(800, 300, box)).toEqual({ x: 10, y: 95, width: 400, height: 150 });
  expect(fitted(100, 300, box)).toEqual({ x: 160, y: 20, width: 100, height: 300 });
});

test("names are left out wherever they stand alone", () => {
  const said = renamed(
    new Map([
      ["Ann", "Player A"],
      ["Ольга (2)", "Player B"],
    ]),
  );
  expect(said("Ann: 3, Anna: 4, Ольга (2) has 5")).toBe("Player A: 3, Anna: 4, Player B has 5");
});
