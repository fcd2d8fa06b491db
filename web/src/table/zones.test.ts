import { expect, test } from "vitest";
import type { GameBoard } from "../boards/board";
import { zoneOf } from "./zones";

const board = {
  zones: [{ id: "town" }, { id: "estate" }],
  zoneOf: (kind: string) => ({ hex: "town", ship: "town", cabin: "estate" })[kind],
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
