import { expect, test } from "vitest";
import { staged } from "../board";
import { STAGINGS } from "./staging";
import type { Event } from "./view";

const way = (event: Event) => staged(STAGINGS, event, 0).flights?.map(({ from, to }) => `${from} → ${to}`);

test("cubes that are placed come from their seat, and those that are lost go back to it", () => {
  expect(way({ kind: "placed", seat: 1, region: "gallia", cubes: 2 })).toEqual(["seat:1 → region:gallia"]);
  expect(way({ kind: "lost", seat: 1, region: "gallia", cubes: 2 })).toEqual(["region:gallia → seat:1"]);
});
