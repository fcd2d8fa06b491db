import { describe, expect, it } from "vitest";
import type { Sitter } from "./kept";
import { castOf, namesFor, proper, recalled } from "./sitters";

const SEATS: Sitter[] = [
  { kind: "person", name: "Ida", standIn: null },
  { kind: "bot", level: 4, cast: castOf(7, 1) },
  { kind: "bot", level: "random", cast: castOf(7, 2) },
];

describe("who sits there", () => {
  it("is known again by the names in a record, as the terminal knows them", () => {
    expect(namesFor(SEATS)).toEqual(["Ida", "level 4 2", "random 3"]);
    expect(recalled(namesFor(SEATS), 3, 7)).toEqual(SEATS);
    expect(recalled([], 2, 0).map(({ kind }) => kind)).toEqual(["person", "person"]);
    expect(recalled(["level of five"], 1, 0)).toEqual([{ kind: "person", name: "level of five", standIn: null }]);
  });

  it("has a name that a record can have", () => {
    expect(proper("  #Ida\n the  second ")).toBe("Ida the second");
  });

  it("is another of the cast in each seat", () => {
    for (let first = 0; first < 10; first++) {
      const cast = Array.from({ length: 5 }, (_, seat) => castOf(first, seat));
      expect(new Set(cast).size).toBe(5);
      expect(Math.min(...cast)).toBeGreaterThan(0);
      expect(Math.max(...cast)).toBeLessThan(11);
    }
  });
});
