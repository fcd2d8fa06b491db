import { expect, test } from "vitest";
import { closest } from "./worth";

const table = (id: string, ended: [number, number, number][] | null) => ({
  id,
  people: ended?.map(([person]) => person) ?? [],
  ended: ended?.map(([person, place, score]) => ({ person, place, score })) ?? null,
  note: null,
  disputed: null,
  so_far: null,
  agreed: null,
});

test("the closest table is that with the least between first and second, and a shared win is none", () => {
  const rounds = [
    {
      game: "rattus",
      began_at: 0,
      tables: [
        table("A", [
          [0, 1, 30],
          [1, 2, 20],
        ]),
        table("B", null),
      ],
      byes: [],
    },
    {
      game: "rattus",
      began_at: 1,
      tables: [
        table("C", [
          [2, 2, 21],
          [0, 1, 22],
        ]),
        table("D", [
          [3, 1, 9],
          [4, 1, 9],
        ]),
      ],
      byes: [],
    },
  ];
  expect(closest(rounds)).toEqual({ id: "C", round: 1, table: 0, first: 0, second: 2, apart: 1 });
  expect(closest([])).toBeUndefined();
});
