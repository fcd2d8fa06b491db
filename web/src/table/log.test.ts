import { expect, test } from "vitest";
import type { Deed, LogEntry, Note, Told } from "../wire";
import { linesOf, merge, mergeNotes, renewed, saidOf, takenBack } from "./log";

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

test("a note that comes twice stands there once, and one that says something else beside it", () => {
  const note = (step: number, key: string): Note => ({ at: 7, step, message: { key, args: [] } });
  const [first, second] = [note(1, "left"), note(1, "came")];
  expect(mergeNotes([first], [note(1, "left"), second])).toEqual([first, second]);
  expect(mergeNotes([first], [note(2, "left")])).toHaveLength(2);
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

const part = (line: number, turn: number, whose: number | null, says?: string): Told => ({
  seat: whose,
  event: {},
  message: { key: `event-${line}`, args: [] },
  part: { line, turn, whose, ...(says === undefined ? {} : { says: [{ key: says, args: [] }] }) },
});
const chosen = (step: number, events: Told[]): LogEntry => ({ ...entry(step, "choice"), events });
const keys = (log: LogEntry[]) => linesOf(log, []).map(({ says }) => says.map(({ key }) => key).join(" "));

test("a line that says what it said before is the same line", () => {
  const told = (step: number) => chosen(step, [part(step, 0, 0, `told-${step}`)]);
  const log = [told(0), told(1)];
  const before = linesOf(log, []);
  const after = renewed(before, linesOf([...log, told(2)], []));
  expect(after.map(({ key }) => key)).toEqual(["line 0", "line 1", "line 2"]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  const undo: Deed = { undo: { count: 1, agreed: false } };
  const back = renewed(before, linesOf([...log, entry(2, undo)], []));
  expect(back[0]).toBe(before[0]);
  expect(back[1]).not.toBe(before[1]);
  expect(back[1]?.gone).toBe(true);
});

test("events of one thing are one line, which says what it says last", () => {
  const log = [chosen(0, [part(0, 0, 0, "pays")]), chosen(1, [part(0, 0, 0, "pays-more"), part(0, 0, 0)])];
  expect(keys(log)).toEqual(["pays-more"]);
  expect(linesOf(log, [])[0]?.parts).toHaveLength(3);
});

test("what says nothing is a part of the line before it, or else of the next", () => {
  const log = [
    chosen(0, [part(0, 0, 1), part(1, 0, 1, "goes"), part(2, 0, 1)]),
    chosen(1, [part(3, 1, null, "round")]),
  ];
  const lines = linesOf(log, []);
  expect(lines.map(({ seat, first, parts }) => [seat, first, parts.length])).toEqual([
    [1, true, 3],
    [null, true, 1],
  ]);
});

test("what happens to the next seat stands in its own turn, whoever chose last", () => {
  const log = [chosen(0, [part(0, 0, 0, "ends"), part(1, 1, 1, "draws")])];
  expect(linesOf(log, []).map(({ seat, first }) => [seat, first])).toEqual([
    [0, true],
    [1, true],
  ]);
});

test("a line that is taken back in part says what still stands", () => {
  const undo: Deed = { undo: { count: 1, agreed: false } };
  const log = [chosen(0, [part(0, 0, 0, "pays")]), chosen(1, [part(0, 0, 0, "pays-more")]), entry(2, undo)];
  const [line] = linesOf(log, []);
  expect(line?.says[0]?.key).toBe("pays");
  expect(line?.gone).toBe(false);
});

test("what a choice would lead to is said in the sentences of the story", () => {
  const events = [part(0, 0, 0, "pays"), part(0, 0, 0, "pays-and-rises"), part(1, 0, 0), part(2, 1, 1, "strikes")];
  const said = saidOf(events).map(({ says, parts }) => [says[0]?.key, parts.length]);
  expect(said).toEqual([
    ["pays-and-rises", 3],
    ["strikes", 1],
  ]);
});
