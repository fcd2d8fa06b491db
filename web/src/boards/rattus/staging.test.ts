import { expect, test } from "vitest";
import { staged } from "../board";
import { STAGINGS } from "./staging";
import type { Event } from "./view";

const way = (event: Event) => staged(STAGINGS, event, 0).flights?.map(({ from, to }) => `${from} → ${to}`);

test("cubes that are placed come from their seat, and those that are lost go back to it", () => {
  expect(way({ kind: "placed", seat: 1, region: "gallia", cubes: 2 })).toEqual(["seat:1 → region:gallia"]);
  expect(way({ kind: "lost", seat: 1, region: "gallia", cubes: 2 })).toEqual(["region:gallia → seat:1"]);
});

test("whatever goes from one place to another is seen to go there", () => {
  expect(way({ kind: "settled", seat: 1, region: "gallia", cubes: 1 })).toEqual(["seat:1 → region:gallia"]);
  expect(way({ kind: "added", seat: 1, region: "gallia" })).toEqual(["seat:1 → region:gallia"]);
  expect(way({ kind: "shifted", seat: 1, from: "gallia", to: "italia", cubes: 1 })).toEqual([
    "region:gallia → region:italia",
  ]);
  expect(way({ kind: "sheltered", seat: 1, region: "gallia" })).toEqual(["region:gallia → castle:castle"]);
  expect(way({ kind: "drove", seat: 1, rat: "rat-9", from: "gallia", to: "italia" })).toEqual([
    "rat:rat-9 → region:italia",
  ]);
  expect(way({ kind: "spread", rat: "rat-9", region: "italia" })).toEqual(["supply:rats → region:italia"]);
  expect(way({ kind: "moved", seat: 1, region: "italia" })).toEqual(["emblem:emblem → region:italia"]);
});

test("a card comes from where it lay, on the table or with a rival", () => {
  expect(way({ kind: "took", seat: 1, class: "king", from: null })).toEqual(["class:king → seat:1"]);
  expect(way({ kind: "took", seat: 1, class: "king", from: 2 })).toEqual(["seat:2 → seat:1"]);
});
