// The stage with a clock of its own: what is shown when, and in which order.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameBoard, Staging } from "../boards/board";
import type { Things } from "../offer/things.svelte";
import type { LogEntry, Offer } from "../wire";

vi.stubGlobal("localStorage", { getItem: () => '{"speed":"normal"}', setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { hidden: false });
const { Stage } = await import("./stage.svelte");

/** An event of the game of these tests: its name, and what it moves. */
interface Moved {
  name: string;
  staging?: Staging;
}

/** A view is the list of what has happened. */
const board = {
  stage: (event: unknown) => (event as Moved).staging ?? {},
  after: (view: unknown, event: unknown) => [...(view as string[]), (event as Moved).name],
} as unknown as GameBoard;

const entry = (step: number, seat: number, ...events: Moved[]): LogEntry =>
  ({
    step,
    seat,
    round: null,
    deed: "choice",
    events: events.map((event) => ({
      seat,
      message: { key: event.name, args: [] },
      event,
      part: { line: 0, turn: 0, whose: null },
    })),
  }) as unknown as LogEntry;
const offer = (step: number, view: string[], asked: number[] = [0]): Offer =>
  ({ step, view, asked, ask: null, options: [] }) as unknown as Offer;

function open() {
  const lit: (readonly string[])[] = [];
  const things = {
    whereIs: (key: string) => ({ x: key.length, y: 0 }),
    follow: () => undefined,
    set lit(keys: readonly string[]) {
      lit.push(keys);
    },
  } as unknown as Things;
  let settled = 0;
  const stage = new Stage(things, () => (settled += 1));
  stage.board = board;
  stage.seat = 0;
  stage.begin([], offer(0, [], [1]));
  return { stage, lit, settled: () => settled };
}

/** The names that the captions had, each once, while everything was played out. */
async function captions(stage: InstanceType<typeof Stage>): Promise<string[]> {
  const seen: string[] = [];
  for (let passed = 0; passed < 60_000 && stage.busy; passed += 50) {
    const key = stage.caption?.message.key;
    if (key !== undefined && key !== seen.at(-1)) seen.push(key);
    await vi.advanceTimersByTimeAsync(50);
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the stage", () => {
  it("plays what happened in the order in which it happened", async () => {
    const { stage, settled } = open();
    stage.push([entry(0, 1, { name: "first" })], offer(1, ["first"], [1]));
    stage.push([entry(1, 1, { name: "second" })], offer(2, ["first", "second"], [1]));
    stage.push([entry(2, 1, { name: "third" })], offer(3, ["first", "second", "third"]));
    expect(stage.busy).toBe(true);
    expect(await captions(stage)).toEqual(["first", "second", "third"]);
    expect(stage.shown?.step).toBe(3);
    expect(stage.log.map(({ step }) => step)).toEqual([0, 1, 2]);
    expect(settled()).toBe(1);
  });

  it("shows at every caption the view of that event, within one step too", async () => {
    const { stage } = open();
    const all = ["one", "two", "three"];
    stage.push([entry(0, 1, ...all.map((name) => ({ name })))], offer(1, all));
    for (let passed = 0; stage.busy && passed < 20_000; passed += 50) {
      if (stage.caption) expect((stage.view as string[]).at(-1)).toBe(stage.caption.message.key);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(stage.view).toEqual(all);
  });

  it("lets a piece land before it lies there", async () => {
    const { stage } = open();
    const staging: Staging = { flights: [{ from: "a", to: "bb" }] };
    stage.push([entry(0, 1, { name: "flew", staging })], offer(1, ["flew"]));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.flying.map(({ from, to, start, end }) => [from, to, start.x, end.x])).toEqual([["a", "bb", 1, 2]]);
    expect(stage.view).toEqual([]);
    await captions(stage);
    expect(stage.view).toEqual(["flew"]);
  });

  it("is over at once for whoever skips, with everything told", async () => {
    const { stage } = open();
    stage.push([entry(0, 1, { name: "one" }, { name: "two" })], offer(1, ["one", "two"]));
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.busy).toBe(false);
    expect(stage.view).toEqual(["one", "two"]);
    expect(stage.log.flatMap(({ events }) => events.map(({ message }) => message.key))).toEqual(["one", "two"]);
  });

  it("leaves out nothing of what waited when somebody skips", async () => {
    const { stage } = open();
    stage.push([entry(0, 1, { name: "one" })], offer(1, ["one"], [1]));
    stage.push([entry(1, 1, { name: "two" })], offer(2, ["one", "two"]));
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.busy).toBe(false);
    expect(stage.view).toEqual(["one", "two"]);
    expect(stage.log.map(({ step }) => step)).toEqual([0, 1]);
  });

  it("stands still while it is paused", async () => {
    const { stage } = open();
    stage.push([entry(0, 1, { name: "one" }, { name: "two" })], offer(1, ["one", "two"]));
    await vi.advanceTimersByTimeAsync(10);
    stage.pause();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stage.caption?.message.key).toBe("one");
    stage.pause();
    expect(await captions(stage)).toContain("two");
  });

  it("keeps what others did since one's last choice, to be shown again", async () => {
    const { stage } = open();
    stage.push([entry(0, 1, { name: "theirs" })], offer(1, ["theirs"]));
    await captions(stage);
    expect(stage.since).toHaveLength(1);
    stage.again(stage.since);
    expect(await captions(stage)).toEqual(["theirs"]);
    expect(stage.log).toHaveLength(1);
    stage.push([entry(1, 0, { name: "mine" })], offer(2, ["theirs", "mine"], [1]));
    await captions(stage);
    expect(stage.since).toEqual([]);
  });

  it("adds nothing to the story, and takes nothing out of it, when something is shown again", async () => {
    const { stage } = open();
    stage.push([entry(0, 1, { name: "first" })], offer(1, ["first"], [1]));
    stage.push([entry(1, 1, { name: "second" })], offer(2, ["first", "second"]));
    await captions(stage);
    stage.again(stage.since.slice(0, 1));
    expect(await captions(stage)).toEqual(["first"]);
    expect(stage.log.map(({ step }) => step)).toEqual([0, 1]);
    expect(stage.view).toEqual(["first", "second"]);
  });
});
