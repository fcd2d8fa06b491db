import { expect, test } from "vitest";
import { staged } from "../board";
import { DISTRICTS, PORTS } from "./data";
import { STAGINGS } from "./staging";
import type { Event } from "./view";

const way = (event: Event) => staged(STAGINGS, event, 0).flights?.map(({ from, to }) => `${from} → ${to}`);
const [[district = ""], [port = ""]] = [[...DISTRICTS.keys()], [...PORTS.keys()]];

test("a lieutenant goes from where they were to where they are sent, and home again", () => {
  const sent: Event = { kind: "travelled", seat: 1, from: district, to: port, cost: 1 };
  expect(way(sent)).toEqual([`district:${district} → port:${port}`]);
  expect(way({ kind: "recalled", seat: 1, from: port })).toEqual([`port:${port} → seat:1`]);
  expect(way({ kind: "given_up", seat: 1, from: district })).toEqual([`district:${district} → seat:1`]);
});

test("cubes of the plague come from the wheel, fire from whoever lights it", () => {
  expect(way({ kind: "plague_came", site: district })).toEqual([`wheel:wheel → district:${district}`]);
  expect(way({ kind: "burnt", seat: 2, site: district })).toEqual([`seat:2 → district:${district}`]);
  expect(way({ kind: "burnt_ship", seat: 2, ship: "ship_1_gems" })).toEqual(["seat:2 → ship:ship_1_gems"]);
});

test("what is taken or built goes to whoever has it then, citizens and coins to where they are wanted", () => {
  expect(way({ kind: "ship_taken", seat: 2, ship: "ship_1_gems" })).toEqual(["ship:ship_1_gems → seat:2"]);
  expect(way({ kind: "built", seat: 2, tile: "tile_1" })).toContain("workshop:tile_1 → seat:2");
  expect(way({ kind: "visited", owner: 2, site: district })).toEqual([`district:${district} → seat:2`]);
  expect(way({ kind: "repopulated", seat: 2, site: district })).toEqual([`seat:2 → district:${district}`]);
});
