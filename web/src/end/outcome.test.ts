import { expect, test } from "vitest";
import type { ScoreSheet } from "../wire";
import { moved, own, tie } from "./outcome";

const sheet = (seat: number, place: number, score: number, resigned = false): ScoreSheet => ({
  seat,
  place,
  score,
  resigned,
  lines: [],
});

const lines = [
  { label: "rats", values: [4, 4, 1], most: false },
  { label: "popularity", values: [2, 1, 3], most: false },
];

test("equal points with another place are told apart by the first line of the tie-break that differs", () => {
  const decided = tie([sheet(1, 1, 22), sheet(0, 2, 22), sheet(2, 3, 9)], lines);
  expect(decided).toEqual({ kind: "decided", line: 1, seats: [1, 0], win: true });
  const behind = tie([sheet(1, 1, 22), sheet(2, 2, 9), sheet(0, 3, 9)], lines);
  expect(behind).toEqual({ kind: "decided", line: 0, seats: [2, 0], win: false });
});

test("a tie-break is not needed, or leaves a place shared", () => {
  expect(tie([sheet(1, 1, 22), sheet(0, 2, 18)], lines)).toEqual({ kind: "idle" });
  expect(tie([sheet(1, 1, 22), sheet(0, 1, 22)], lines)).toEqual({ kind: "shared", seats: [1, 0], win: true });
  expect(tie([sheet(1, 1, 0), sheet(0, 2, 0, true)], lines)).toEqual({ kind: "idle" });
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
