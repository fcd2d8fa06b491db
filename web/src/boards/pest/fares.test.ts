import { describe, expect, test } from "vitest";
import { draw, printOf } from "./country";
import { faresOf, LINE, linesOf } from "./fares";
import { around, campAt, doctorAt, overlap, portAt, type Box, type Point } from "./pieces";
import type { Standing } from "./places";
import { LOCATIONS, ROADS } from "./realm";
import { printedOn } from "./stands";

const FRAMES = [
  { width: 604, height: 676 },
  { width: 560, height: 508 },
  { width: 808, height: 448 },
  { width: 580, height: 730 },
  { width: 950, height: 440 },
];
const NAMES = {
  latin: (id: string) => id,
  cyrillic: (id: string) => "ж".repeat(id.length),
};
const STEPS = { points: 3, food: 2 };

const standing = (id: string, more: Partial<Standing> = {}): Standing => {
  const { type = "village", ports = [] } = LOCATIONS.get(id) ?? {};
  return {
    ...{ id, type, resource: "wood", sick: 1, destroyed: false, plots: 2, ports },
    ...{ houses: [], doctors: [], camps: [], ...more },
  };
};
const places = [...LOCATIONS.keys()].map((id) => standing(id));

/** The rectangles of prices. */
function boxes(fares: ReadonlyMap<string, Point>, lines: ReturnType<typeof linesOf>) {
  const wide = Math.max(...lines.map(({ wide }) => wide));
  const high = LINE.high + (lines.length - 1) * LINE.step;
  return new Map([...fares].map(([id, middle]): [string, Box] => [id, around(middle, wide / 2, high / 2)]));
}

const area = ({ x0, x1, y0, y1 }: Box) => (x1 - x0) * (y1 - y0);

describe.each(FRAMES)("prices in a frame of $width x $height", ({ width, height }) => {
  describe.each(Object.keys(NAMES) as (keyof typeof NAMES)[])("with %s names", (writing) => {
    const country = draw(printOf(width, height), new Map(), NAMES[writing]);
    const letters = printedOn(country, places, new Map(), 5);
    const short = linesOf({ fare: STEPS, with_camp: null }, "free");

    test("one price hides nothing that is written, wherever it hangs", () => {
      for (const place of places) {
        const [box] = boxes(faresOf(country, letters, [{ place, lines: short }]), short).values();
        const hidden = (of: readonly Box[], part: number) =>
          of.filter((other) => box && overlap(box, other) > area(other) * part);
        expect(hidden(country.names, 0.1), place.id).toEqual([]);
        expect(hidden(letters, 0.3), place.id).toEqual([]);
      }
    });

    test("the prices around the Capital hide neither names nor each other", () => {
      const ends = ROADS.flatMap(({ a, b }) => (a === "capital" ? [b] : b === "capital" ? [a] : []));
      const asked = [...new Set(ends)].map((id) => ({ place: standing(id), lines: short }));
      expect(asked.length).toBeGreaterThan(3);
      const hung = [...boxes(faresOf(country, letters, asked), short).values()];
      for (const [index, box] of hung.entries()) {
        expect(country.names.filter((name) => overlap(box, name) > area(name) / 10)).toEqual([]);
        expect(hung.slice(index + 1).filter((other) => overlap(box, other) > 0)).toEqual([]);
      }
    });

    test("every price is inside the frame and beside its own place", () => {
      const both = linesOf({ fare: STEPS, with_camp: { points: 3, food: 0 } }, "free");
      for (const place of places) {
        const fares = faresOf(country, letters, [{ place, lines: both }]);
        const [box] = boxes(fares, both).values();
        const own = around(country.at.get(place.id) ?? country.capital, 34, 34);
        expect(box && overlap(own, box), place.id).toBeGreaterThan(0);
        expect(box?.x0).toBeGreaterThan(0);
        expect(box?.y0).toBeGreaterThan(0);
        expect(box?.x1).toBeLessThan(width);
        expect(box?.y1).toBeLessThan(height);
      }
    });
  });
});

test.each([0.74, 0.82, 0.92, 1.08])(
  "letters of ports, Camps and Doctors are clear of each other at scale %f",
  (scale) => {
    const letter = ({ x, y }: Point, base: number) => around({ x, y: y + base - 4 }, 4, 6);
    for (const id of LOCATIONS.keys()) {
      const place = standing(id, { camps: [0], doctors: [1] });
      const letters = [
        ...place.ports.map((_, index) => letter(portAt(place.type, index, scale), 4.2)),
        letter(campAt(place, 0, scale), 6.5),
        letter(doctorAt(place, 0, scale), 10.5),
      ];
      for (const [index, one] of letters.entries()) {
        for (const other of letters.slice(index + 1)) expect(overlap(one, other), id).toBe(0);
      }
    }
  },
);

test("a price is as wide as what is written on it", () => {
  const [free] = linesOf({ fare: { points: 0, food: 0 }, with_camp: null }, "gratuit");
  const [steps, camp] = linesOf({ fare: STEPS, with_camp: STEPS }, "gratuit");
  expect(free?.wide).toBeGreaterThan(50);
  expect(steps?.wide).toBe(55);
  expect(camp?.wide).toBe(69);
});
