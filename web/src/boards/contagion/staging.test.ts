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
