// Where the city cards lie: on two shelves along the upper and the lower edge of the world, each tied to its place by a
// line. No two lines cross, no card hides a city, and a card stays where it lies for as long as it can.
import type { Point } from "./projection";

export interface Slot {
  x: number;
  y: number;
  /** Whether it is on the upper shelf. */
  upper: boolean;
  /** Where the line to the city begins: the middle of the inner edge. */
  anchor: Point;
}

export interface Stage {
  width: number;
  height: number;
}

/** What the size of the stage says about the cards. */
export interface Measures {
  pad: number;
  gap: number;
  cardHeight: number;
}

export interface Layout {
  slots: Slot[];
  cardWidth: number;
  /** The world: its left upper corner and its scales. */
  left: number;
  top: number;
  scaleX: number;
  scaleY: number;
}

/** The canvas of the world, with a margin of 8 at the left, and the band that holds every city. */
export const CANVAS = { margin: 8, width: 1016, north: 76, south: 374 };
const WIDEST_CARD = 216;
/** How far the world may be stretched. */
const STRETCH = 1.16;
/** Between the outermost city and a shelf. */
const SPARE = 15;

/** How many cards a shelf holds. */
export function perShelf(cities: number): number {
  if (cities <= 7) return 4;
  return cities <= 10 ? 5 : Math.ceil(cities / 2);
}

export function measuresOf({ height }: Stage): Measures {
  return height < 470 ? { pad: 8, gap: 8, cardHeight: 103 } : { pad: 10, gap: 8, cardHeight: height < 640 ? 130 : 140 };
}

export function layOut(stage: Stage, shelf: number): Layout {
  const { pad, gap, cardHeight } = measuresOf(stage);
  const { width, height } = stage;
  const cardWidth = Math.min(WIDEST_CARD, Math.floor((width - 2 * pad - (shelf - 1) * gap) / shelf));
  const step = shelf > 1 ? (width - 2 * pad - cardWidth) / (shelf - 1) : 0;
  const slots = [true, false].flatMap((upper) =>
    Array.from({ length: shelf }, (_, index) => {
      const [x, y] = [pad + index * step, upper ? pad : height - pad - cardHeight];
      return { x, y, upper, anchor: { x: x + cardWidth / 2, y: upper ? y + cardHeight : y } };
    }),
  );
  const [first, last] = [pad + cardHeight, height - pad - cardHeight];
  const scaleY = Math.min((last - first - 2 * SPARE) / (CANVAS.south - CANVAS.north), (width + 60) / CANVAS.width);
  const scaleX = Math.min(scaleY * STRETCH, (width + 20) / CANVAS.width);
  return {
    slots,
    cardWidth,
    scaleX,
    scaleY,
    left: (width - CANVAS.width * scaleX) / 2,
    top: (first + last) / 2 - ((CANVAS.south + CANVAS.north) / 2) * scaleY,
  };
}

/** A place of the world on the stage. */
export function onStage({ left, top, scaleX, scaleY }: Layout, { x, y }: Point): Point {
  return { x: left + (x + CANVAS.margin) * scaleX, y: top + y * scaleY };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether two lines cross. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Neighbours are pushed apart until they are `least` pixels from each other. */
export function spread(points: readonly Point[], least: number): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 40; round++) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const far = distance(a, b) || 0.01;
        if (far >= least) continue;
        const push = (least - far) / 2 / far;
        const [dx, dy] = [(b.x - a.x) * push, (b.y - a.y) * push];
        a.x -= dx;
        a.y -= dy;
        b.x += dx;
        b.y += dy;
      }
    }
  }
  return moved;
}

/** The nearest slot that nobody has. */
function nearest(point: Point, slots: readonly Slot[], taken: readonly number[]): number {
  let best = -1;
  for (const [index, { anchor }] of slots.entries()) {
    if (taken.includes(index)) continue;
    if (best < 0 || distance(point, anchor) < distance(point, (slots[best] as Slot).anchor)) best = index;
  }
  return best;
}

/**
 * Slots for cards that lie nowhere yet: the nearest one each, then exchanges for as long as the lines become shorter.
 * Two lines that cross could be exchanged for two shorter ones, so in the end none cross.
 */
export function assign(points: readonly Point[], slots: readonly Slot[]): number[] {
  const length = (index: number, slot: number) => distance(points[index] as Point, (slots[slot] as Slot).anchor);
  const at = points.map(() => -1);
  const order = points.map((_, index) => index).sort((a, b) => (points[a] as Point).x - (points[b] as Point).x);
  for (const index of order) at[index] = nearest(points[index] as Point, slots, at);
  for (let again = true; again;) {
    again = false;
    for (const index of points.keys()) {
      for (const slot of slots.keys()) {
        const own = at[index] as number;
        if (own === slot) continue;
        const other = at.indexOf(slot);
        const was = length(index, own) + (other < 0 ? 0 : length(other, slot));
        const now = length(index, slot) + (other < 0 ? 0 : length(other, own));
        if (now >= was - 1e-6) continue;
        at[index] = slot;
        if (other >= 0) at[other] = own;
        again = true;
      }
    }
  }
  return at;
}

/** Slots during the game: a card keeps the one it has, -1 takes the nearest, and only lines that cross change places. */
export function settle(points: readonly Point[], slots: readonly Slot[], was: readonly number[]): number[] {
  const at = [...was];
  for (const [index, slot] of at.entries()) if (slot < 0) at[index] = nearest(points[index] as Point, slots, at);
  const anchor = (index: number) => (slots[at[index] as number] as Slot).anchor;
  for (let again = true; again;) {
    again = false;
    for (let a = 0; a < at.length; a++) {
      for (let b = a + 1; b < at.length; b++) {
        if (!cross(points[a] as Point, anchor(a), points[b] as Point, anchor(b))) continue;
        [at[a], at[b]] = [at[b] as number, at[a] as number];
        again = true;
      }
    }
  }
  return at;
}

/** Whether a tag at the inner edge of a card hangs better at its left end, where it hides no city and no line. */
export function hangsLeft(
  slot: Slot,
  { width, height }: { width: number; height: number },
  cardWidth: number,
  points: readonly Point[],
): boolean {
  const top = slot.upper ? slot.anchor.y : slot.anchor.y - height;
  const hidden = (left: number) => {
    const under = points.filter(
      ({ x, y }) => x > left - 9 && x < left + width + 9 && y > top - 9 && y < top + height + 9,
    ).length;
    return under + (slot.anchor.x > left - 4 && slot.anchor.x < left + width + 4 ? 0.5 : 0);
  };
  return hidden(slot.x + 6) < hidden(slot.x + cardWidth - 6 - width);
}

/** Where the name of a fallen city stands beside its cross: where it hides, and is hidden by, the least. */
export function labelAt(
  { x, y }: Point,
  long: number,
  breadth: number,
  others: readonly { x: number; y: number; width?: number; height?: number }[],
): { x: number; y: number; anchor: "start" | "middle" | "end" } {
  const HIGH = 14;
  const places = [
    { x: x - 10, y: y + 4, anchor: "end" as const, left: x - 10 - long },
    { x: x + 10, y: y + 4, anchor: "start" as const, left: x + 10 },
    { x, y: y - 9, anchor: "middle" as const, left: x - long / 2 },
    { x, y: y + 19, anchor: "middle" as const, left: x - long / 2 },
  ];
  const hidden = ({ left, y: foot }: (typeof places)[number]) => {
    const outside = left < 8 || left + long > breadth - 8 ? 2 : 0;
    const under = others.filter((other) => {
      const [halfX, halfY] = other.width === undefined ? [8, 8] : [0, 0];
      const [right, bottom] = [other.x + (other.width ?? 0) + halfX, other.y + (other.height ?? 0) + halfY];
      const own = other.x === x && other.y === y;
      return !own && other.x - halfX < left + long && right > left && other.y - halfY < foot && bottom > foot - HIGH;
    });
    return outside + under.length;
  };
  const best = places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
  return { x: best.x, y: best.y, anchor: best.anchor };
}

/** The slots that the cards of a table have had: a card is not moved without need. */
export class Shelves {
  #shelf = 0;
  #slots = new Map<string, number>();

  /** How many cards a shelf holds at this table: it only grows. */
  shelf(cities: number): number {
    const wanted = perShelf(cities);
    if (wanted > this.#shelf) {
      this.#shelf = wanted;
      this.#slots.clear();
    }
    return this.#shelf;
  }

  place(cities: readonly { id: string; point: Point }[], slots: readonly Slot[]): number[] {
    const points = cities.map(({ point }) => point);
    const was = cities.map(({ id }) => this.#slots.get(id) ?? -1);
    const fresh = was.filter((slot) => slot < 0).length;
    const at = 2 * fresh > cities.length ? assign(points, slots) : settle(points, slots, was);
    this.#slots = new Map(cities.map(({ id }, index) => [id, at[index] as number]));
    return at;
  }
}
