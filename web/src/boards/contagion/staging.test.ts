import { expect, test } from "vitest";
import { staged } from "../board";
import { STAGINGS } from "./staging";
import type { Event } from "./view";

const way = (event: Event) => staged(STAGINGS, event, 0).flights?.map(({ from, to }) => `${from} → ${to}`);

test("cubes go to a city from the dish of their owner, and from it back", () => {
  const owner = { seat: 2 };
  expect(way({ kind: "placed", owner, city: "lagos", n: 1 })).toEqual(["seat:2 → city:lagos"]);
  expect(way({ kind: "removed", owner, city: "lagos", n: 1 })).toEqual(["city:lagos → seat:2"]);
});

test("a stolen card goes from whoever loses it to whoever takes it", () => {
  expect(way({ kind: "stole", seat: 0, victim: 1, n: 1, cards: null })).toEqual(["seat:1 → seat:0"]);
});

test("cubes that move go from city to city, and cards from the pile and back to it", () => {
  expect(way({ kind: "moved", seat: 1, from: "lagos", to: "cairo", n: 2 })).toEqual(["city:lagos → city:cairo"]);
  expect(way({ kind: "drew", seat: 1, n: 2, cards: null })).toEqual(["pile:contagion → seat:1"]);
  expect(way({ kind: "discarded", seat: 1, card: "red", n: 2 })).toEqual(["seat:1 → pile:contagion"]);
});
