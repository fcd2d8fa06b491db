// Where the prices of ways hang: over their places, moved aside from names, letters and each other.
import { cornersOf, type Country } from "./country";
import { around, fareOver, overlap, type Box, type Point } from "./pieces";
import type { Standing } from "./places";
import type { Fare, Reach } from "./view";

/** One line of a price: what a way costs, or what it costs when the Camp is put down. */
export interface Line extends Fare {
  camp: boolean;
  wide: number;
}

/** A line of a price is so high, and so far below the one before it. */
export const LINE = { high: 20, step: 21 };

export interface Asked {
  place: Standing;
  lines: readonly Line[];
}

/** The lines of a price; `free` is what is written where a way costs no step. */
export function linesOf({ fare, with_camp }: Pick<Reach, "fare" | "with_camp">, free: string): Line[] {
  const line = (fare: Fare | null, camp: boolean): Line[] => {
    if (!fare) return [];
    const steps = fare.points > 0 ? 33 : 12 + free.length * 6.5;
    return [{ ...fare, camp, wide: steps + (fare.food > 0 ? 22 : 0) + (camp ? 14 : 0) }];
  };
  return [...line(fare, false), ...line(with_camp, true)];
}

/** Prices are tried in steps of so many pixels, and hang so close to their place. */
const STEP = 6;
const CLOSE = 34;
/** What it costs to hide a square pixel of a name, a letter, another price, another place or the own, and to be far away. */
const COST = { name: 30, letter: 8, fare: 30, place: 2, own: 1.4, far: 6 };

/** The middle of each price. Those further up are hung first; each is looked at again when the others are there. */
export function faresOf(country: Country, letters: readonly Box[], asked: readonly Asked[]): Map<string, Point> {
  const { at, width, height, scale } = country;
  const hung = new Map<string, Point & { box: Box }>();
  const order = [...asked].sort((a, b) => (at.get(a.place.id)?.y ?? 0) - (at.get(b.place.id)?.y ?? 0));
  for (const { place, lines } of [...order, ...order]) {
    const { id } = place;
    const middle = at.get(id);
    if (!middle || lines.length === 0) continue;
    hung.delete(id);
    const wide = Math.max(...lines.map(({ wide }) => wide));
    const high = LINE.high + (lines.length - 1) * LINE.step;
    const [aside, along] = [CLOSE + wide / 2 - 2, CLOSE + high / 2 - 2];
    const reach = around(middle, aside + wide / 2, along + high / 2);
    const near = <Kind>(boxes: Iterable<Kind>, box: (of: Kind) => Box) =>
      [...boxes].map(box).filter((box) => overlap(box, reach) > 0);
    const hidden = [
      ...near([...country.names, ...cornersOf(country)], (box) => box).map((box) => ({ box, cost: COST.name })),
      ...near(letters, (box) => box).map((box) => ({ box, cost: COST.letter })),
      ...near(hung.values(), ({ box }) => box).map((box) => ({ box, cost: COST.fare })),
      ...near(at, ([, point]) => around(point, 13 * scale, 13 * scale)).map((box) => ({ box, cost: COST.place })),
      { box: around(middle, 13 * scale, 13 * scale), cost: COST.own - COST.place },
    ];
    const best = { x: middle.x, y: middle.y - fareOver(place, scale) - (high - LINE.high) / 2 };
    let least = Infinity;
    let found = { ...best, box: around(best, wide / 2, high / 2) };
    for (let dx = -aside; dx <= aside; dx += STEP) {
      for (let dy = -along; dy <= along; dy += STEP) {
        const x = clamp(middle.x + dx, wide / 2 + 4, width - wide / 2 - 4);
        const y = clamp(middle.y + dy, high / 2 + 4, height - high / 2 - 4);
        const box = around({ x, y }, wide / 2, high / 2);
        let cost = COST.far * Math.hypot(x - best.x, y - best.y);
        for (const other of hidden) cost += other.cost * overlap(box, other.box);
        if (cost < least) [found, least] = [{ x, y, box }, cost];
      }
    }
    hung.set(id, found);
  }
  return new Map([...hung].map(([id, { x, y }]) => [id, { x, y }]));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
