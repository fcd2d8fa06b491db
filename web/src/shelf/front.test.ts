import { describe, expect, test } from "vitest";
import type { Company, SeatView, TableSummary } from "../wire";
import { left, others, suits, withFriend } from "./front";

const seat = (seat: number, name: string): SeatView => ({
  seat,
  holder: name ? { kind: "person", name } : { kind: "open" },
  stand_in: null,
  resigned: false,
  present: true,
  replaced_at: null,
  holidays: [],
});
const table: TableSummary = {
  id: "ABCD-EFGH",
  game: "rattus",
  options: "players=3",
  status: "waiting",
  seats: [seat(0, "Tekla"), seat(1, "Ines"), seat(2, "")],
  your_turn: false,
  your_seat: 1,
  round: null,
  result: [],
  stood: [],
  touched_at: 0,
  clock: { kind: "none" },
  unrated: null,
  reliable: false,
  host: 0,
  due_at: null,
  news: [],
};
const company = (rating: number): Company[] => [
  { table: table.id, seats: [{ seat: 0, rating: { rating, doubt: 50 }, standing: "reliable" }] },
];
const nobody = { here: [], friends: [] };

describe("the front page", () => {
  test("says how much time is left, and nothing where none runs", () => {
    expect(left(null, 0)).toBeUndefined();
    expect(left(5, 5)).toBeUndefined();
    expect(left(90 * 60_000, 0)).toEqual({ days: 0, hours: 1, minutes: 30 });
    expect(left(26 * 3_600_000, 0)).toEqual({ days: 1, hours: 2, minutes: 0 });
  });

  test("names those with whom one plays, not oneself", () => {
    expect(others(table).map((holder) => holder.kind === "person" && holder.name)).toEqual(["Tekla", false]);
  });

  test("proposes tables of friends, and of people about as strong", () => {
    const friends = { here: [], friends: [{ name: "Tekla", here: false }] };
    const ratings = new Map([["rattus", 1500]]);
    expect(withFriend(table, friends)).toBe(true);
    expect(withFriend(table, nobody)).toBe(false);
    expect(suits(table, company(1600), { people: nobody, ratings })).toBe(true);
    expect(suits(table, company(2100), { people: nobody, ratings })).toBe(false);
    expect(suits(table, company(2100), { people: friends, ratings })).toBe(true);
    expect(suits(table, company(1600), { people: nobody, ratings: new Map([["pest", 1500]]) })).toBe(false);
    expect(suits(table, company(2100), { people: nobody, ratings: new Map() })).toBe(true);
  });
});
