import { expect, test } from "vitest";
import type { GameBoard } from "../boards/board";
import { zoneAsked, zoneOf } from "./zones";

const board = {
  zones: [{ id: "town" }, { id: "estate" }],
  aside: ["good"],
  zoneOf: (kind: string) => ({ hex: "town", ship: "town", cabin: "estate", good: "estate" })[kind],
} as unknown as GameBoard;

test("the zone of what happens comes to the front", () => {
  expect(zoneOf(board, "estate", ["hex:port"])).toBe("town");
  expect(zoneOf(board, "town", ["seat:1", "cabin:first"])).toBe("estate");
});

test("a zone that shows some of it stays", () => {
  expect(zoneOf(board, "town", ["cabin:first", "ship:2"])).toBeUndefined();
});

test("what lies in no zone moves nothing", () => {
  expect(zoneOf(board, "town", ["seat:1"])).toBeUndefined();
  expect(zoneOf(board, "town", [])).toBeUndefined();
});

test("whoever reads the story, the chat or the rules goes on reading", () => {
  expect(zoneOf(board, "log", ["hex:port"])).toBeUndefined();
});

test("the zone of a question comes to the front, though something else could be done in the one that is there", () => {
  expect(zoneAsked(board, "estate", ["hex", "good", "button"])).toBe("town");
  expect(zoneAsked(board, "town", ["hex", "good"])).toBeUndefined();
});

test("where nothing else can be done, what can be done at any time has its zone", () => {
  expect(zoneAsked(board, "town", ["good", "button"])).toBe("estate");
  expect(zoneAsked(board, "town", ["button"])).toBeUndefined();
});

test("a question in several zones leaves the one of them that is in front", () => {
  expect(zoneAsked(board, "estate", ["hex", "cabin"])).toBeUndefined();
  expect(zoneAsked(board, "log", ["hex", "cabin"])).toBe("town");
});
