import { describe, expect, it } from "vitest";
import { sideFor, WHEEL, wheelAt } from "./data";
import { signs } from "./effects";
import { LEAST, town } from "./geometry";
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
  it("holds every hex, laid or to come, and every dock, and no dock lies under a hex", () => {
    for (const players of [1, 2, 3, 4]) {
      for (const all of [false, true]) {
        const window = { width: 630, height: 430 };
        const names = [...town(players, new Set(), window).at.values()]
          .filter(({ kind }) => kind !== "dock" && (all || kind !== "new"))
          .map(({ id }) => id);
        const { at, docks, toCome, frame } = town(players, new Set(names), window);
        const hexes = names.flatMap((id) => at.get(id) ?? []);
        expect(toCome.length).toBe(all ? 0 : 5);
        expect(docks.size).toBe(4);
        for (const { x, y } of [...hexes, ...toCome, ...docks.values()]) {
          expect(x - frame.x, `left in a town for ${players}`).toBeGreaterThan(30);
          expect(y - frame.y).toBeGreaterThan(30);
          expect(frame.x + frame.width - x).toBeGreaterThan(30);
          expect(frame.y + frame.height - y).toBeGreaterThan(30);
        }
        for (const place of docks.values()) {
          for (const { x, y } of [...hexes, ...toCome]) {
            expect(Math.hypot(x - place.x, y - place.y), `a dock for ${players}`).toBeGreaterThan(90);
          }
        }
      }
    }
  });

  it("is legible whole on an ordinary laptop, whatever has been laid", () => {
    for (const players of [2, 3, 4]) {
      const window = { width: 630, height: 430 };
      const everything = new Set([...town(players, new Set(), window).at.keys()].filter((id) => !id.startsWith("k")));
      const { frame } = town(players, everything, window);
      expect(Math.min(window.width / frame.width, window.height / frame.height)).toBeGreaterThanOrEqual(LEAST);
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

describe("a town on a phone", () => {
  const laid = new Set(["d1", "d2"]);

  it("is seen whole, with text that can be read", () => {
    const { brief, text, least, frame } = town(3, laid, { width: 376, height: 330 });
    const scale = 376 / frame.width;
    expect(brief).toBe(true);
    expect(least).toBeLessThanOrEqual(scale);
    expect(text * scale).toBeGreaterThanOrEqual(12);
  });

  it("begins enlarged where a hex would have no room for its words", () => {
    const { least, text } = town(4, laid, { width: 260, height: 200 });
    expect(text * least).toBeGreaterThanOrEqual(12);
    expect(least).toBeGreaterThan(0.4);
  });

  it("says everything where there is room", () => {
    expect(town(3, laid, { width: 780, height: 600 })).toMatchObject({ brief: false, least: LEAST });
  });
});
