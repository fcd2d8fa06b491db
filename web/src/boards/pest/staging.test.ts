import { expect, test } from "vitest";
import { staged } from "../board";
import { STAGINGS } from "./staging";
import type { Event } from "./view";

const look = (event: Event, own: number | null = 0) => staged(STAGINGS, event, own);
const ways = (event: Event, own?: number | null) => look(event, own).flights?.map(({ from, to }) => `${from} → ${to}`);

test("whoever is assigned goes from where they were to where they are wanted", () => {
  const assigned = (from: string, to: string): Event => ({ kind: "assigned", seat: 0, from, to });
  expect(ways(assigned("track", "mill"))).toEqual(["track:healed → building:mill"]);
  expect(ways(assigned("capital", "track"))).toEqual(["capital:capital → track:healed"]);
  expect(ways(assigned("track", "workshop"))).toEqual(["track:healed → technology:mobile_workshop"]);
});

test("on the mat of another everything is at the sign of their seat", () => {
  expect(ways({ kind: "assigned", seat: 1, from: "track", to: "capital" })).toEqual(["seat:1 → capital:capital"]);
  const within = look({ kind: "assigned", seat: 1, from: "track", to: "mill" });
  expect(within.flights).toBeUndefined();
  expect(within.light).toEqual(["seat:1"]);
});

test("the sick are fetched from their place, and a doctor goes the way that was told", () => {
  expect(ways({ kind: "collected", seat: 0, location: "askar", n: 2 })).toEqual(["location:askar → seat:0"]);
  expect(ways({ kind: "stepped", seat: 1, from: "askar", to: "ulmir", through_capital: false })).toEqual([
    "location:askar → location:ulmir",
  ]);
});

test("the sick come from the plague card, and whoever builds or buys has it brought to their place", () => {
  expect(ways({ kind: "sick", location: "askar", n: 2 })).toEqual(["plague:card → location:askar"]);
  expect(ways({ kind: "delivered", seat: 1, location: "askar", n: 1 })).toEqual(["location:askar → seat:1"]);
  expect(ways({ kind: "cloned", seat: 1, from: "askar", to: "ulmir" })).toEqual(["location:askar → location:ulmir"]);
  expect(ways({ kind: "doctor", seat: 1, location: "ulmir" })).toEqual(["seat:1 → location:ulmir"]);
  expect(ways({ kind: "reward", seat: 1, token: "reward_coin_1" })).toEqual(["reward_token:reward_coin_1 → seat:1"]);
});
