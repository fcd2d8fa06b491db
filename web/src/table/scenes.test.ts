import { describe, expect, test } from "vitest";
import type { LogEntry, Offer } from "../wire";
import { actor, hurry, told, type Scene, TURN } from "./scenes";

const happened = (name: string) => ({
  seat: null,
  event: { name },
  message: { key: name },
  part: { line: 0, turn: 0, whose: null },
});
const entry = (step: number, seat: number | null, events: string[]): LogEntry => ({
  step,
  seat,
  round: null,
  deed: seat === null ? "setup" : "choice",
  action: null,
  stands: true,
  events: events.map(happened),
});
const offer = (step: number): Offer => ({
  step,
  view: {},
  asked: [0],
  ask: null,
  options: [],
  bundles: [],
  recap: [],
  undo: { kind: "nothing" },
});
const scene = (...entries: LogEntry[]): Scene => ({
  entries,
  before: {},
  offer: offer((entries.at(-1)?.step ?? 0) + 1),
  again: false,
});

describe("how long a turn takes", () => {
  test("a short turn is not hurried", () => {
    expect(hurry([1], [2_000], 0, TURN.most)).toBe(1);
  });

  test("a long turn keeps to its limit, however many scenes it comes in", () => {
    const factor = hurry([1, 1, 1], [4_000, 4_000, 4_000], 0, TURN.most);
    expect(factor * 12_000).toBeCloseTo(TURN.most);
    // What was spent already is counted.
    expect(hurry([1], [4_000], 4_000, TURN.most) * 4_000).toBeCloseTo(2_000);
  });

  test("many turns that wait have less time each", () => {
    const one = hurry([1], [9_000], 0, TURN.most);
    const many = hurry([1, 2, 3, 1, 2], [9_000, 9_000, 9_000, 9_000, 9_000], 0, TURN.most);
    expect(many).toBeLessThan(one);
    expect(many).toBeGreaterThan(0);
  });

  test("nothing to show takes nothing", () => {
    expect(hurry([1, 2], [0, 500], 0, TURN.most)).toBe(1);
  });
});

test("the story grows by what was acted out, and keeps what was told before", () => {
  const log = [entry(0, null, ["laid out"]), entry(0, 0, ["placed"])];
  const acted = scene(entry(1, 1, ["took", "moved"]), entry(2, 1, ["struck"]));
  const words = told(log, acted).flatMap(({ events }) => events.map(({ message }) => message.key));
  expect(words).toEqual(["laid out", "placed", "took", "moved", "struck"]);
});

test("a scene belongs to the seat that chose last in it", () => {
  expect(actor(scene(entry(1, 2, []), entry(2, 1, [])))).toBe(1);
  expect(actor(scene(entry(0, null, ["laid out"])))).toBeNull();
});
