import { describe, expect, it } from "vitest";
import { coming, sideFor, WHEEL } from "./data";
import { signs } from "./effects";
import { dockSlot, town } from "./geometry";
import { lines } from "./text";
import { kindOf, type HexView, type MessinaView } from "./view";
import { comingTo, reachOf } from "./words";

const view = (round: number, wheel: number, players = 2) =>
  ({ round, wheel, players: Array.from({ length: players }) }) as MessinaView;

describe("the wheel to come", () => {
  it("turns once a round, twice in round IV, and brings nobody in round VI", () => {
    const ahead = coming(view(3, 11));
    expect(ahead.map(({ round }) => round)).toEqual([4, 5, 6]);
    expect(ahead.map(({ positions }) => positions.map(({ index }) => index))).toEqual([[12, 1], [2], [3]]);
    expect(ahead.map(({ citizens }) => citizens?.index)).toEqual([1, 2, undefined]);
  });

  it("stops after the last round", () => {
    expect(coming(view(6, 4))).toEqual([]);
  });

  it("marks the hexes that its rat and its colours name", () => {
    // Position 1 is the printed example: rat to the left, nuns on orange, artisans on white, aristocrats on blue.
    const hex = (site: string) => ({ site }) as HexView;
    const [next] = coming(view(1, WHEEL.length));
    expect(comingTo(hex("market_square"), next)).toEqual({ plague: 1, classes: ["nun"] });
    expect(comingTo(hex("stewards_court"), next)).toEqual({ plague: 0, classes: [] });
    expect(comingTo(hex("port_faro"), next)).toEqual({ plague: 1, classes: [] });
  });
});

describe("signs", () => {
  it("counts what there is more of than one", () => {
    expect(signs([{ kind: "gain", coin: 3, fire: 1 }])).toEqual([{ glyph: "coin", text: "3" }, { glyph: "fire" }]);
  });

  it("separates what is chosen by a slash", () => {
    const smithy = signs([
      { kind: "choice", options: [[{ kind: "build", count: 1 }], [{ kind: "gain", major_fire: 1 }]] },
    ]);
    expect(smithy).toEqual([{ glyph: "build" }, { text: "/" }, { glyph: "major_fire" }]);
  });

  it("says which foreman, and whether he may skip", () => {
    expect(signs([{ kind: "foreman", which: "nun", skip: true }])).toEqual([
      { glyph: "foreman" },
      { glyph: "nun" },
      { glyph: "skip" },
    ]);
  });
});

describe("the table", () => {
  it("has a place for every slot, and a dock behind every port", () => {
    for (const players of [1, 2, 3, 4]) {
      const { slots, at, frame } = town(players);
      for (const { x, y } of slots) {
        expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(true);
      }
      for (const { id } of slots.filter(({ kind }) => kind === "port")) expect(at.get(dockSlot(id))?.kind).toBe("dock");
    }
  });

  it("knows whom a foreman reaches: two spaces, a zone, two zones, everybody", () => {
    expect(reachOf("trunk_nun")).toEqual(["nun_upper_1", "nun_lower_1"]);
    expect(reachOf("edge_artisan_left_2")).toEqual(["artisan_left_1", "artisan_left_2", "artisan_left_3"]);
    expect(reachOf("border_artisan_nun_outer")).toHaveLength(6);
    expect(reachOf("centre")).toHaveLength(18);
  });

  it("knows six rounds and three registers of each side", () => {
    for (const players of [1, 2, 3, 4]) {
      const side = sideFor(players);
      expect(side.rounds).toHaveLength(6);
      expect(side.registers.map(({ id }) => id)).toEqual(["popularity", "city", "church"]);
    }
  });
});

describe("words", () => {
  it("breaks a long name where its lines come out most alike", () => {
    expect(lines("Smithy", 15)).toEqual(["Smithy"]);
    expect(lines("San Raineri Port", 15)).toEqual(["San Raineri", "Port"]);
    expect(lines("Aufseherhaus der Bauleute", 15)).toEqual(["Aufseherhaus", "der Bauleute"]);
  });

  it("knows an event by its word, alone or with what is told", () => {
    expect(kindOf("new_workshops")).toBe("new_workshops");
    expect(kindOf({ died: { site: "library", count: 1 } })).toBe("died");
  });
});
