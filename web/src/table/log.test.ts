import { expect, test } from "vitest";
import type { Deed, LogEntry } from "../wire";
import { linesOf, merge, renewed, takenBack } from "./log";

const entry = (step: number, deed: Deed): LogEntry => ({
  step,
  seat: deed === "setup" ? null : 0,
  round: null,
  deed,
  action: null,
  stands: true,
  events: [],
});

test("news replace what they tell again", () => {
  const log = [entry(0, "setup"), entry(0, "choice"), entry(1, "choice")];
  const merged = merge(log, 1, [entry(1, "choice"), entry(2, "automatic")]);
  expect(merged.map(({ step, deed }) => [step, deed])).toEqual([
    [0, "setup"],
    [0, "choice"],
    [1, "choice"],
    [2, "automatic"],
  ]);
});

test("the first choice keeps the line of the set-up", () => {
  const merged = merge([entry(0, "setup")], 0, [entry(0, "choice")]);
  expect(merged.map(({ deed }) => deed)).toEqual(["setup", "choice"]);
});

test("the whole log replaces the whole log", () => {
  const log = [entry(0, "setup"), entry(0, "choice")];
  expect(merge(log, 0, log)).toEqual(log);
});

test("an undo takes back the entries that stood last", () => {
  const undo: Deed = { undo: { count: 2, agreed: false } };
  const log = [
    entry(0, "setup"),
    entry(0, "choice"),
    entry(1, "choice"),
    entry(2, "automatic"),
    entry(3, undo),
    entry(4, "choice"),
  ];
  expect([...takenBack(log)]).toEqual([1, 2]);
});

test("a line that says what it said before is the same line", () => {
  const told = (step: number): LogEntry => ({
    ...entry(step, "choice"),
    events: [{ seat: 0, event: {}, message: { key: `told-${step}`, args: [] } }],
  });
  const log = [told(0), told(1)];
  const before = linesOf(log, []);
  const after = renewed(before, linesOf([...log, told(2)], []));
  expect(after.map(({ key }) => key)).toEqual(["0.0", "1.0", "2.0"]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  const undo: Deed = { undo: { count: 1, agreed: false } };
  const back = renewed(before, linesOf([...log, entry(2, undo)], []));
  expect(back[0]).toBe(before[0]);
  expect(back[1]).not.toBe(before[1]);
  expect(back[1]?.gone).toBe(true);
});
