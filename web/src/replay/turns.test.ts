import { expect, test } from "vitest";
import type { LogEntry } from "../wire";
import { nextTurn, previousTurn, turnsOf } from "./turns";

const frames = [null, 0, 0, 1, 1, 1, 0].map((seat, step) => ({
  entry: { step, seat, round: null, deed: "choice", action: null, stands: true, events: [] } satisfies LogEntry,
}));

test("forward, to the last choice of the next turn", () => {
  expect(nextTurn(frames, 0)).toBe(2);
  expect(nextTurn(frames, 2)).toBe(5);
  expect(nextTurn(frames, 5)).toBe(6);
  expect(nextTurn(frames, 6)).toBe(6);
});

test("back, to the end of the turn before", () => {
  expect(previousTurn(frames, 6)).toBe(5);
  expect(previousTurn(frames, 5)).toBe(2);
  expect(previousTurn(frames, 2)).toBe(0);
  expect(previousTurn(frames, 0)).toBe(0);
});

test("an empty game stays where it is", () => expect(nextTurn([], 0)).toBe(0));

test("choices of one seat in a row are one turn", () => {
  const turn = turnsOf(frames);
  expect([0, 1, 2, 3, 4, 5].map(turn)).toEqual([0, 0, 1, 1, 1, 2]);
  expect(turn(9)).not.toBe(turn(5));
});
