import { expect, it } from "vitest";
import type { LogEntry } from "../wire";
import { turnDone } from "./turn";

const entry = (step: number, seat: number, turn: number, key: string): LogEntry => ({
  step,
  seat,
  round: null,
  deed: "choice",
  action: "a",
  stands: true,
  events: [{ seat, event: {}, message: { key }, part: { line: step, turn, whose: seat, says: [{ key }] } }],
});
const undo = (step: number, count: number): LogEntry => ({
  ...entry(step, 0, 0, "none"),
  deed: { undo: { count, agreed: false } },
  action: null,
  events: [],
});

it("tells what this seat has done in its running turn", () => {
  const log = [entry(0, 0, 0, "before"), entry(1, 1, 1, "theirs"), entry(2, 0, 2, "placed"), entry(3, 0, 2, "moved")];
  expect(turnDone(log, 0)).toEqual([[{ key: "placed" }], [{ key: "moved" }]]);
  expect(turnDone(log, 1)).toEqual([]);
  expect(turnDone(log, null)).toEqual([]);
});

it("leaves out what was taken back", () => {
  const log = [entry(0, 0, 0, "placed"), entry(1, 0, 0, "moved"), undo(2, 1)];
  expect(turnDone(log, 0)).toEqual([[{ key: "placed" }]]);
});
