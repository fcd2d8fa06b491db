import { cities } from "virtual:data/contagion";
import { describe, expect, test } from "vitest";
import {
  assign,
  cross,
  distance,
  hangsLeft,
  labelAt,
  layOut,
  measuresOf,
  onStage,
  perShelf,
  settle,
  Shelves,
  spread,
} from "./placement";
import type { Layout, Slot } from "./placement";
import { project, type Point } from "./projection";

const STAGES = [
  { width: 914, height: 414 },
  { width: 880, height: 531 },
  { width: 804, height: 497 },
  { width: 1360, height: 760 },
];
const PLACES = cities.city.map(({ id, lon, lat }) => ({ id, ...project(lon, lat) }));

/** Always the same numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function drawn(chance: () => number, count: number): typeof PLACES {
  return PLACES.map((place) => ({ place, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ place }) => place);
}

const onMap = (layout: Layout, set: typeof PLACES) =>
  spread(
    set.map((place) => onStage(layout, place)),
    18,
  );

function crossings(points: readonly Point[], slots: readonly Slot[], at: readonly number[]): number {
  const anchor = (index: number) => (slots[at[index] as number] as Slot).anchor;
  let count = 0;
  for (let a = 0; a < at.length; a++) {
    for (let b = a + 1; b < at.length; b++) {
      if (cross(points[a] as Point, anchor(a), points[b] as Point, anchor(b))) count += 1;
    }
  }
  return count;
}

describe("cards on the shelves", () => {
  test.each(STAGES)("of a stage of $width x $height: none over another, no line crosses another", (stage) => {
    const chance = dice(7);
    let [stayed, moved] = [0, 0];
    for (let round = 0; round < 250; round++) {
      const set = drawn(chance, 3 + Math.floor(chance() * 12));
      const layout = layOut(stage, perShelf(set.length));
      const points = onMap(layout, set);
      const at = assign(points, layout.slots);
      expect(new Set(at).size).toBe(set.length);
      expect(crossings(points, layout.slots, at)).toBe(0);

      // One city falls and another comes.
      const fresh = PLACES.find((place) => !set.includes(place));
      if (!fresh || set.length >= layout.slots.length) continue;
      const next = onMap(layout, [...set.slice(1), fresh]);
      const was = [...at.slice(1), -1];
      const then = settle(next, layout.slots, was);
      expect(new Set(then).size).toBe(set.length);
      expect(crossings(next, layout.slots, then)).toBe(0);
      for (const [index, slot] of was.slice(0, -1).entries())
        if (then[index] === slot) stayed += 1;
        else moved += 1;
    }
    expect(moved / (stayed + moved)).toBeLessThan(0.06);
  });

  test.each(STAGES)("of a stage of $width x $height hide no city and stay on the stage", (stage) => {
    const { pad, cardHeight } = measuresOf(stage);
    for (const shelf of [4, 5, 6, 7]) {
      const layout = layOut(stage, shelf);
      for (const { y } of onMap(layout, PLACES)) {
        expect(y).toBeGreaterThan(pad + cardHeight);
        expect(y).toBeLessThan(stage.height - pad - cardHeight);
      }
      const row = layout.slots.slice(0, shelf);
      for (const [index, slot] of row.entries()) {
        expect(slot.x + layout.cardWidth).toBeLessThanOrEqual(stage.width - pad + 0.01);
        const next = row[index + 1];
        if (next) expect(next.x).toBeGreaterThanOrEqual(slot.x + layout.cardWidth + 8 - 0.01);
      }
    }
  });

  test("neighbours are pushed apart, strangers stay", () => {
    const [a, b, c] = spread(
      [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 100, y: 0 },
      ],
      18,
    ) as [Point, Point, Point];
    expect(distance(a, b)).toBeCloseTo(18);
    expect(c).toEqual({ x: 100, y: 0 });
  });

  test("a tag hangs where it hides no city", () => {
    const slot: Slot = { x: 0, y: 0, upper: true, anchor: { x: 100, y: 100 } };
    const size = { width: 60, height: 22 };
    expect(hangsLeft(slot, size, 200, [{ x: 170, y: 110 }])).toBe(true);
    expect(hangsLeft(slot, size, 200, [{ x: 30, y: 110 }])).toBe(false);
  });

  test("the name of a fallen city stands beside it, where no tag hangs and nothing ends", () => {
    const city = { x: 300, y: 200 };
    expect(labelAt(city, 60, 800, [city])).toMatchObject({ anchor: "end" });
    expect(labelAt(city, 60, 800, [city, { x: 200, y: 190, width: 90, height: 22 }])).toMatchObject({
      anchor: "start",
    });
    expect(labelAt({ x: 40, y: 200 }, 60, 800, [])).toMatchObject({ anchor: "start" });
  });

  test("a table remembers its slots, and its shelves only grow", () => {
    const shelves = new Shelves();
    const layout = layOut({ width: 914, height: 414 }, shelves.shelf(8));
    const put = (set: typeof PLACES) =>
      shelves.place(
        onMap(layout, set).map((point, index) => ({ id: set[index]?.id ?? "", point })),
        layout.slots,
      );
    const first = put(PLACES.slice(0, 8));
    expect(put(PLACES.slice(0, 8))).toEqual(first);
    expect(put(PLACES.slice(0, 7))).toEqual(first.slice(0, 7));
    expect(shelves.shelf(3)).toBe(5);
    expect(shelves.shelf(11)).toBe(6);
  });
});
