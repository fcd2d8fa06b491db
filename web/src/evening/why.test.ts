import { expect, test } from "vitest";
import type { EveningRound } from "../wire";
import { asItStands, pointsAfter, pointsAt, why } from "./why";

const table = (people: number[], places?: number[]) => ({
  id: people.join("-"),
  people,
  ended: places ? people.map((person, at) => ({ person, place: places[at] ?? 0, score: 0 })) : null,
  note: null,
  disputed: null,
  so_far: null,
  agreed: null,
});
const round = (tables: ReturnType<typeof table>[], byes: number[] = []): EveningRound => ({
  game: "rattus",
  began_at: 0,
  tables,
  byes,
});

test("a table knows who had met, and which seat is new to you", () => {
  const first = round([table([0, 1, 2], [1, 2, 3]), table([3, 4, 5], [1, 2, 2])]);
  const points = pointsAfter([first]);
  const said = why(table([3, 0, 1]), [first], (person) => points.get(person) ?? 0, 0);
  expect(said.met).toEqual([[0, 1]]);
  expect(said.yours).toEqual([1]);
  expect(said.seat).toEqual({ seat: 1, before: 0, last: 0 });
  expect(said.points).toEqual({ most: 240, least: 120 });
  expect(why(table([0, 4, 2]), [first], () => 0, 0).seat).toEqual({ seat: 0, before: 1, last: 0 });
  expect(why(table([3, 0, 1]), [first], () => 0, null).seat).toBeUndefined();
});

test("points by hand, as the server counts them", () => {
  expect([...pointsAt([{ person: 7, place: 1 }])]).toEqual([[7, 240]]);
  const shared = pointsAt([
    { person: 0, place: 1 },
    { person: 1, place: 2 },
    { person: 2, place: 2 },
    { person: 3, place: 4 },
  ]);
  expect([...shared.values()]).toEqual([240, 120, 120, 0]);
  // Who sits out has the mean of what they have, and half a win at least.
  const after = pointsAfter([round([table([0, 1], [1, 2])], [2]), round([table([0, 2], [1, 2])], [1])]);
  expect(after).toEqual(
    new Map([
      [0, 480],
      [1, 120],
      [2, 120],
    ]),
  );
});

test("a table stands as its points say; without points it does not", () => {
  expect(asItStands({ people: [4, 5, 6], so_far: [3, 9, 3] })).toEqual([
    { person: 4, place: 2 },
    { person: 5, place: 1 },
    { person: 6, place: 2 },
  ]);
  expect(asItStands({ people: [4, 5], so_far: null })).toEqual([]);
});
