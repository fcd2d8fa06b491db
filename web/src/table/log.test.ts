import { expect, test } from "vitest";
import type { Deed, LogEntry } from "../wire";
import { merge, takenBack } from "./log";

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
