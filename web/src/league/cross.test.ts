import { expect, test } from "vitest";
import type { LeagueDivision } from "../wire";
import { cross, race } from "./cross";

const table = (id: string, people: number[], places: number[] | null) => ({
  id,
  people,
  ended: places?.map((place, at) => ({ person: people[at] ?? 0, place, score: 0 })) ?? null,
  note: null,
  disputed: null,
  so_far: null,
  agreed: null,
});
const week = (tables: ReturnType<typeof table>[]) => ({ game: "rattus", began_at: 0, tables, byes: [] });
const standing = (person: number) => ({
  person,
  points: 0,
  wins: 0,
  beaten: 0,
  share: 0,
  played: 0,
  byes: 0,
  before_next: null,
});
const division: Pick<LeagueDivision, "people" | "standings" | "weeks" | "coming" | "race"> = {
  people: [3, 0, 1, 2],
  standings: [0, 1, 2, 3].map(standing),
  weeks: [
    week([table("A", [0, 1], [1, 2]), table("B", [2, 3], [1, 1])]),
    week([table("C", [0, 2], null), table("D", [1, 3], [2, 1])]),
  ],
  coming: [
    [
      [0, 3],
      [1, 2],
    ],
  ],
  race: [
    [120, 240, 0, 120],
    [360, 240, 0, 120],
  ],
};

test("a cross-table says who was ahead of whom, who plays now and who is to come", () => {
  const rows = cross(division);
  expect(rows[0]).toEqual([
    { kind: "self" },
    { kind: "played", points: 1, of: 1 },
    { kind: "now", table: "C" },
    { kind: "coming", week: 3 },
  ]);
  expect(rows[1]?.[0]).toEqual({ kind: "played", points: 0, of: 1 });
  expect(rows[3]?.[2]).toEqual({ kind: "played", points: 0.5, of: 1 });
  expect(rows[3]?.[1]).toEqual({ kind: "played", points: 1, of: 1 });
});

test("the race goes from nothing over every week, and says who still plays the last of them", () => {
  expect(race(division, [3, 0])).toEqual([
    { person: 3, points: [0, 120, 360], open: false },
    { person: 0, points: [0, 240, 240], open: true },
  ]);
});
