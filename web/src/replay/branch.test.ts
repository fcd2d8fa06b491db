import { expect, test } from "vitest";
import type { SeatView } from "../wire";
import { proposed } from "./branch";

const LEVELS = ["easy", "level4", "medium", "hard"];
const seats = (...holders: object[]) => holders.map((holder) => ({ holder })) as unknown as SeatView[];

test("one plays on against the bots that were there, the strongest of them", () => {
  const person = { kind: "person", name: "Ines" };
  expect(proposed(seats(person, { kind: "bot", level: "easy" }), LEVELS)).toBe("easy");
  expect(proposed(seats({ kind: "bot", level: "easy" }, person, { kind: "bot", level: "hard" }), LEVELS)).toBe("hard");
});

test("where none was, or none that is still known, one plays against a gentle one", () => {
  expect(proposed(seats({ kind: "person", name: "Ines" }), LEVELS)).toBe("level4");
  expect(proposed(seats({ kind: "bot", level: "gone" }), LEVELS)).toBe("level4");
});
