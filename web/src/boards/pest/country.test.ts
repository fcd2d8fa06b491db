import { describe, expect, test } from "vitest";
import { draw, onLand, printOf, type Country, type Soil } from "./country";
import { around, campAt, doctorAt, overlap, plotAt, portAt, sickAt } from "./pieces";
import { LOCATIONS } from "./realm";

const FRAMES = [
  { width: 604, height: 676 },
  { width: 560, height: 508 },
  { width: 530, height: 462 },
  { width: 808, height: 448 },
  { width: 580, height: 730 },
  { width: 950, height: 440 },
  { width: 443, height: 489 },
];
const capitalise = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const plotsOf = (type: string) => (type === "city" ? 3 : type === "town" ? 2 : 1);
const soils = (resource: Soil["resource"]) =>
  new Map([...LOCATIONS.values()].map(({ id, type }): [string, Soil] => [id, { resource, plots: plotsOf(type) }]));
const drawn = (frame: (typeof FRAMES)[number]) => draw(printOf(frame.width, frame.height), soils("wood"), capitalise);

/** The rectangle of a name, as wide as its letters are at most. */
function boxes({ labels, font }: Country) {
  return [...labels].map(([id, { x, y, anchor }]) => {
    const wide = id.length * font * 0.48;
    const left = anchor === "middle" ? x - wide / 2 : anchor === "start" ? x : x - wide;
    return { id, left, right: left + wide, top: y - font * 0.7, bottom: y + font * 0.2 };
  });
}

describe.each(FRAMES)("the country in a frame of $width x $height", (frame) => {
  const country = drawn(frame);

  test("has every place on land and inside its frame", () => {
    const coast = country.coast
      .slice(1, -1)
      .split("L")
      .map((pair) => {
        const [x = 0, y = 0] = pair.split(" ").map(Number);
        return { x, y };
      });
    expect(country.at.size).toBe(LOCATIONS.size);
    for (const { x, y } of country.at.values()) expect(onLand(coast, x, y)).toBe(true);
    for (const { x, y } of coast) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(frame.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(frame.height);
    }
  });

  test("names every place, legibly and inside the frame", () => {
    expect(country.labels.size).toBe(LOCATIONS.size);
    expect(country.font).toBeGreaterThanOrEqual(12);
    for (const { left, right, top, bottom } of boxes(country)) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(frame.width);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(frame.height);
    }
  });

  test("writes no name over another", () => {
    const all = boxes(country);
    const over = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3,
        )
        .map((b) => `${a.id} and ${b.id}`),
    );
    expect(over).toEqual([]);
  });

  test("writes no name over the count of the sick of a place", () => {
    const { at, scale, labels, names } = country;
    const hidden = [...labels.keys()].flatMap((name, index) => {
      const box = names[index] ?? around(country.capital, 0, 0);
      const counts = [...at].map(([id, { x, y }]) => {
        const { x: dx, y: dy } = sickAt(scale);
        return { id, over: overlap(box, around({ x: x + dx, y: y + dy }, 14, 9)) };
      });
      // An edge of a pixel or two hides no figure.
      return counts.filter(({ over }) => over > 75).map(({ id }) => `${name} over ${id}`);
    });
    expect(hidden).toEqual([]);
  });

  test("counts the sick of a road beside the letters of Camps, Doctors, houses and ports, and beside the sick of a place", () => {
    const { at, ways, scale } = country;
    const found: string[] = [];
    for (const { id, type, ports } of LOCATIONS.values()) {
      const place = { type, destroyed: false, ports, camps: [] };
      const { x, y } = at.get(id) ?? country.capital;
      for (const [piece, base] of [
        [campAt(place, 0, scale), 6.5],
        [doctorAt(place, 0, scale), 10.5],
        [doctorAt({ ...place, camps: [0] }, 0, scale), 10.5],
        ...ports.map((_, index) => [portAt(type, index, scale), 4.2] as const),
        [{ x: sickAt(scale).x + 7, y: sickAt(scale).y }, 4.5],
        ...[0, 1, 2].slice(0, plotsOf(type)).map((index, _, { length }) => {
          return [plotAt(index, length, scale), 5.2] as const;
        }),
      ] as const) {
        const letter = around({ x: x + piece.x, y: y + piece.y + base - 4 }, 4, 7);
        const under = ways.filter(({ middle }) => overlap(letter, around({ x: middle.x + 7, y: middle.y }, 4, 7)) > 35);
        found.push(...under.map((way) => `${id} and ${way.id}`));
      }
    }
    expect(found).toEqual([]);
  });

  test("counts the sick of a place beside the ports of its neighbours", () => {
    const { at, scale } = country;
    const found: string[] = [];
    for (const [id, { x, y }] of at) {
      const count = around({ x: x + sickAt(scale).x + 7, y: y + sickAt(scale).y }, 4, 7);
      for (const { id: other, type, ports } of LOCATIONS.values()) {
        const there = at.get(other) ?? country.capital;
        const letters = ports.map((_, index) => portAt(type, index, scale));
        if (letters.some((port) => overlap(count, around({ x: there.x + port.x, y: there.y + port.y }, 4, 7)) > 35))
          found.push(`${id} and ${other}`);
      }
    }
    expect(found).toEqual([]);
  });

  test("is the same whenever it is drawn", () => {
    expect(drawn(frame)).toEqual(country);
  });
});

test("what grows around a place is what it gives", () => {
  const { terrain } = draw(printOf(604, 676), soils("stone"), capitalise);
  expect(terrain.length).toBeGreaterThan(50);
  expect(new Set(terrain.map(({ kind }) => kind))).toEqual(new Set(["hill"]));
});
