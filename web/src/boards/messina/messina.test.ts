import { describe, expect, it } from "vitest";
import { sideFor, WHEEL, wheelAt } from "./data";
import { signs } from "./effects";
import { dockSlot, town } from "./geometry";
import { lines } from "./text";

describe("the wheel", () => {
  it("has twelve positions, of which the first is the printed example", () => {
    expect(WHEEL.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(wheelAt(1)).toMatchObject({ rat: "left", nun: "orange", artisan: "white", aristocrat: "blue" });
    expect(() => wheelAt(13)).toThrow();
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

  it("knows the three registers of each side", () => {
    for (const players of [1, 2, 3, 4]) {
      const side = sideFor(players);
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
});
