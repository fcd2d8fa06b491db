import { expect, test } from "vitest";
import { cards } from "./cards";

test("seats, loose figures and parts are told apart", () => {
  const { seats, parts } = cards({ seats: [{ gold: 1 }], round: 3, city_hall: { open: true } });
  expect(seats).toEqual([{ gold: 1 }]);
  expect(parts).toEqual([
    { title: "·", value: { round: 3 } },
    { title: "city hall", value: { open: true } },
  ]);
});

test("a view that is no object has no cards", () => expect(cards(null)).toEqual({ seats: [], parts: [] }));
