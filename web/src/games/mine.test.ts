import { expect, test } from "vitest";
import { wished } from "../shell/wishes";
import type { Me, TableSummary } from "../wire";
import { placeOf, running, stoodAt } from "./mine";

const table = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: "rattus",
  options: "players=2",
  status: "playing",
  seats: [0, 1].map((seat) => ({
    seat,
    holder: { kind: "person", name: `P${seat}` },
    stand_in: null,
    resigned: false,
    present: true,
    replaced_at: null,
    holidays: [],
  })),
  your_turn: false,
  your_seat: 0,
  round: null,
  result: [],
  stood: [],
  touched_at: 0,
  clock: { kind: "none" },
  unrated: null,
  reliable: false,
  host: null,
  due_at: null,
  news: [],
  ...more,
});
const me = (...tables: TableSummary[]): Me => ({
  person: { name: "P0", kind: "guest" },
  tables,
  notices: { webhook: null, email: null, language: null },
  email_confirmed: false,
  letters: true,
  hidden: false,
  shown_here: true,
  push_key: "",
  pushes: 0,
  wishes: wished("usual", false),
  hook_rests: false,
  calendar: null,
  invited: [],
  moderator: false,
  crest: null,
});

test("where one is asked comes first, then what was touched last", () => {
  const all = [table("old", { touched_at: 1 }), table("new", { touched_at: 9 }), table("asked", { your_turn: true })];
  expect(running(me(...all)).map(({ id }) => id)).toEqual(["asked", "new", "old"]);
});

test("a game one has given up is no longer one's own", () => {
  const left = table("left");
  const seats = left.seats.map((seat) => ({ ...seat, resigned: seat.seat === 0 }));
  expect(running(me({ ...left, seats }))).toEqual([]);
  expect(running(undefined)).toEqual([]);
});

test("the result is the one of one's own seat", () => {
  const result = [
    { seat: 1, place: 1, score: 20 },
    { seat: 0, place: 2, score: 12 },
  ];
  expect(placeOf(table("over", { result }))).toEqual({ seat: 0, place: 2, score: 12 });
  expect(placeOf(table("watched", { result, your_seat: null }))).toBeUndefined();
});

test("of a table that was closed one's own points are told, if they were known", () => {
  expect(stoodAt(table("closed", { stood: [7, 9], your_seat: 1 }))).toBe(9);
  expect(stoodAt(table("closed", { stood: [0, 9] }))).toBe(0);
  expect(stoodAt(table("ended"))).toBeUndefined();
  expect(stoodAt(table("watched", { stood: [7, 9], your_seat: null }))).toBeUndefined();
});
