import { expect, test } from "vitest";
import type { ScoreSheet } from "../wire";
import { broken, moved, own } from "./outcome";

const sheet = (seat: number, place: number, score: number, resigned = false): ScoreSheet => ({
  seat,
  place,
  score,
  resigned,
  lines: [],
});

test("equal points with another place are told apart by a tie-break", () => {
  expect(broken([sheet(1, 1, 22), sheet(0, 2, 22), sheet(2, 3, 9)])).toEqual([1, 0]);
  expect(broken([sheet(1, 1, 22), sheet(0, 1, 22)])).toEqual([]);
  expect(broken([sheet(1, 1, 0), sheet(0, 2, 0, true)])).toEqual([]);
});

test("one sentence about oneself: won, shared, or how far behind", () => {
  const sheets = [sheet(1, 1, 22), sheet(0, 2, 18), sheet(2, 3, 9)];
  expect(own(sheets, 1)).toEqual({ kind: "won", points: 4 });
  expect(own(sheets, 2)).toEqual({ kind: "behind", place: 3, points: 13 });
  expect(own([sheet(1, 1, 7), sheet(0, 1, 7)], 0)).toEqual({ kind: "shared" });
  expect(own(sheets, null)).toBeUndefined();
  expect(own([sheet(0, 1, 7)], 0)).toBeUndefined();
});

test("scores that never moved are not drawn", () => {
  expect(moved([{ scores: [0, 0] }, { scores: [0, 0] }])).toBe(false);
  expect(moved([{ scores: [4, 4] }, { scores: [4, 5] }])).toBe(true);
  expect(moved([])).toBe(false);
});
