import { expect, test } from "vitest";
import type { SeatView } from "../wire";
import { proposed } from "./branch";

const game = { levels: [1, 2, 3, 4], usual_levels: { first_game: 1, play_now: 3, stand_in: 4 } };
const seats = (...holders: object[]) => holders.map((holder) => ({ holder })) as unknown as SeatView[];

test("one plays on against the bots that were there, the strongest of them", () => {
  const person = { kind: "person", name: "Ines" };
  expect(proposed(seats(person, { kind: "bot", level: 1, cast: 3 }), game)).toBe(1);
  expect(proposed(seats({ kind: "bot", level: 1, cast: 3 }, person, { kind: "bot", level: 4, cast: 3 }), game)).toBe(4);
});

test("where none was, or none that is still known, one plays against a gentle one", () => {
  expect(proposed(seats({ kind: "person", name: "Ines" }), game)).toBe(3);
  expect(proposed(seats({ kind: "bot", level: "random", cast: 3 }), game)).toBe(3);
});
