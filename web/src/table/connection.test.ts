import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage } from "../wire";
import { Connection } from "./connection";

/** A line whose other end does what a test says. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
}

let connection: Connection;
let lost: number;
const line = (): FakeSocket => {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("nobody has called");
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  lost = 0;
  connection = new Connection("ws://somewhere", { opened: () => {}, received: () => {}, lost: () => (lost += 1) });
  line().opens();
  line().says("welcome");
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line that answers no choice is dead after two seconds, and another is called", () => {
  connection.send({ type: "choose", step: 1, action: "x" });
  vi.advanceTimersByTime(1_900);
  expect(lost).toBe(0);
  vi.advanceTimersByTime(200);
  expect(lost).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a line that says nothing is asked, and is dead within four seconds", () => {
  vi.advanceTimersByTime(2_000);
  expect(line().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(2_000);
  expect(lost).toBe(1);
});

test("a call that nobody takes is given up", () => {
  connection.send({ type: "choose", step: 1, action: "x" });
  vi.advanceTimersByTime(2_000 + 1_000);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(4_000 + 2_000);
  expect(FakeSocket.all).toHaveLength(3);
});

test("whatever comes is an answer", () => {
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1_500);
    line().says(second % 2 ? "pong" : "offer");
  }
  expect(lost).toBe(0);
  expect(FakeSocket.all).toHaveLength(1);
  expect(line().sent).toEqual([]);
});

test("a line that is slow gets more time, and no more than it needs once it is quick", () => {
  const answersAfter = (ms: number): void => {
    vi.advanceTimersByTime(2_000 + ms);
    line().says("pong");
  };
  vi.advanceTimersByTime(2_000 + 2_000 + 1_000);
  expect(lost).toBe(1);
  line().opens();
  vi.advanceTimersByTime(1_500);
  line().says("welcome");
  answersAfter(3_500);
  answersAfter(3_500);
  expect(lost).toBe(1);
  answersAfter(100);
  vi.advanceTimersByTime(2_000 + 2_100);
  expect(lost).toBe(2);
});

test("between calls that fail the pause grows, to ten seconds at most", () => {
  const pauses: number[] = [];
  for (let call = 1; call <= 12; call += 1) {
    line().onclose?.();
    let waited = 0;
    while (FakeSocket.all.length === call && waited < 60_000) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    pauses.push(waited);
  }
  expect(pauses[0]).toBeLessThanOrEqual(500);
  expect(Math.min(...pauses.slice(-4))).toBeGreaterThanOrEqual(6_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
});

test("where nobody looks it is asked less often", () => {
  vi.stubGlobal("document", { hidden: true });
  line().says("offer");
  for (let second = 0; second < 64; second += 1) {
    const asked = line().sent.length;
    vi.advanceTimersByTime(1_000);
    if (line().sent.length > asked) line().says("pong");
  }
  expect(line().sent.length).toBe(4);
  expect(lost).toBe(0);
});

test("what is said while a line is renewed is said after the greeting", () => {
  connection.close();
  const again = new Connection("ws://here", {
    opened: () => again.send({ type: "ping" }),
    received: () => undefined,
    lost: () => undefined,
  });
  const types = ({ sent }: FakeSocket) => sent.map(({ type }) => type);
  const report: ClientMessage = { type: "report", who: "somebody", text: "rude" };
  expect(again.send(report), "nobody has answered yet").toBe(false);
  const first = line();
  first.opens();
  again.renew();
  expect(again.send(report)).toBe(true);
  expect(again.send({ type: "block", who: "somebody" })).toBe(true);
  const second = line();
  second.opens();
  expect(types(first)).toEqual(["ping"]);
  expect(types(second)).toEqual(["ping", "report", "block"]);
  // What a line that was lost was to say is known to be unsaid.
  second.readyState = 3;
  expect(again.send(report)).toBe(false);
  again.close();
});
