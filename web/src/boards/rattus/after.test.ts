import { expect, test } from "vitest";
import { after } from "./after";
import type { Event, RatView, View } from "./view";

const rat = (number: number) => ({ rat: `rat:${number}`, starter: false, token: null, seen: [] }) as unknown as RatView;
const VIEW = {
  regions: [
    { id: "scandia", rats: [rat(37), rat(38)], cubes: [2, 1] },
    { id: "polonia", rats: [], cubes: [0, 0] },
  ],
  seats: [
    { reserve: 14, castle: 0, score: 2 },
    { reserve: 10, castle: 0, score: 1 },
  ],
  emblem: "polonia",
  supply: 3,
  turned: [],
} as unknown as View;

const told = (...events: unknown[]) => (events as Event[]).reduce(after, VIEW);
const flipped = (number: number) => ({ kind: "flipped", region: "scandia", rat: `rat:${number}`, token: "rat_s01" });

test("a rat that is turned lies open, and is gone when the next one is turned", () => {
  const [first] = told(flipped(37)).regions;
  expect(first?.rats.map(({ token }) => token)).toEqual(["rat_s01", null]);
  const [second] = told(flipped(37), flipped(38)).regions;
  expect(second?.rats.map(({ rat, token }) => [rat, token])).toEqual([["rat:38", "rat_s01"]]);
});

test("whoever dies has left before the next rat is turned", () => {
  const view = told(flipped(37), { kind: "lost", seat: 0, region: "scandia", cubes: 1 });
  expect(view.regions[0]?.cubes).toEqual([1, 1]);
  expect(view.seats[0]).toEqual({ reserve: 15, castle: 0, score: 1 });
});

test("cubes, rats and the plague are where they went", () => {
  const view = told(
    { kind: "moved", seat: 0, region: "scandia" },
    { kind: "spread", rat: "rat:40", region: "polonia" },
    { kind: "drove", seat: 0, rat: "rat:37", from: "scandia", to: "polonia" },
    { kind: "shifted", seat: 0, from: "scandia", to: "polonia", cubes: 1 },
    { kind: "sheltered", seat: 1, region: "scandia" },
  );
  expect(view.emblem).toBe("scandia");
  expect(view.supply).toBe(2);
  expect(view.regions.map(({ rats }) => rats.map(({ rat }) => rat))).toEqual([["rat:38"], ["rat:40", "rat:37"]]);
  expect(view.regions.map(({ cubes }) => cubes)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(view.seats[1]).toEqual({ reserve: 10, castle: 1, score: 1 });
});
