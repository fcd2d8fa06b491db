// The country as a print of its frame, in pixels: places stretch with the frame, pieces and names never do. Everything
// here depends on the size of the frame alone, so that nothing jumps while the game goes on.
import {
  around,
  campAt,
  capitalName,
  doctorAt,
  overlap,
  plotAt,
  portAt,
  sickAt,
  SKYLINE,
  type Box,
  type Point,
} from "./pieces";
import { CAPITAL, LOCATIONS, ROADS } from "./realm";
import type { LocationView } from "./view";

/** How the frame is used: the size of pieces and names, and the margins. */
export interface Print {
  width: number;
  height: number;
  /** The size of pieces; 1 is 1 pixel a unit. */
  scale: number;
  /** The size of names. */
  font: number;
}

/** What the table says of a place: what it gives, and how many buildings it has room for. */
export type Soil = Pick<LocationView, "resource" | "plots">;

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

export interface Way {
  id: string;
  color: string;
  path: string;
  /** Where its sick lie, or its shield. */
  middle: Point;
  /** Whether it has a shield with its letter: a port beside its middle says as much. */
  shield: boolean;
}

export interface Country extends Print {
  at: Map<string, Point>;
  capital: Point;
  coast: string;
  rivers: string[];
  terrain: { x: number; y: number; kind: string }[];
  ways: Way[];
  labels: Map<string, Label>;
  /** The rectangles of all names, that of the Capital among them. */
  names: Box[];
}

/** The outer places in their order around the country. */
const RING =
  "terras wendas valmir brennor yarrol bervik irrendar quessin almas sorrin drakkor vessik hestor morrek fessik corvas mordaval ulmir askar dorrim kordas meskar blessir".split(
    " ",
  );
/** The courses of four rivers, on the canvas of the data. */
const RIVERS = [
  [800, 310, 690, 325, 560, 420, 500, 470],
  [480, 540, 415, 600, 415, 690, 412, 800, 390, 960],
  [280, 330, 255, 385, 150, 400, 60, 400],
  [700, 590, 790, 580, 870, 600, 960, 620],
];
/** What grows where a good comes from. */
const GROWTH: Record<string, string> = { stone: "hill", wood: "wood", food: "field", herbs: "herb" };

/** On a phone a map is drawn on at least so large a sheet, of which one part is seen at a time. */
const SHEET = { width: 580, height: 440 };

/** How much larger than its window the sheet of a phone is. */
export function sheetFor(width: number, height: number): number {
  return Math.max(1, SHEET.width / width, SHEET.height / height);
}

export function printOf(width: number, height: number): Print {
  const least = Math.min(width, height * 1.05);
  if (least >= 600) return { width, height, scale: 1.08, font: 14.5 };
  if (least >= 470) return { width, height, scale: 0.92, font: 13 };
  if (least >= 420) return { width, height, scale: 0.9, font: 13 };
  return { width, height, scale: least >= 370 ? 0.82 : 0.74, font: 12 };
}

/** Always the same numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * What a place gives and has room for is on the table, not in the data: `soils` says it; `names` gives what is written at it
 * and at the Capital.
 */
export function draw(print: Print, soils: ReadonlyMap<string, Soil>, names: (place: string) => string): Country {
  const { width, height, scale } = print;
  const margin = clamp(46 * scale, 38, 54);
  const place = ({ x, y }: Point): Point => ({
    x: margin + ((x - 99) / 815) * (width - 2 * margin),
    y: margin + ((y - 105) / 798) * (height - 2 * margin - 4),
  });
  const at = new Map([...LOCATIONS.values()].map((location) => [location.id, place(location)]));
  const capital = place(CAPITAL);
  const chance = dice(7);
  const coast = coastOf(at, capital, print, chance);
  const curves = ROADS.map((road) => curveOf(road.a, road.b, at, capital));
  const samples = curves.flatMap((curve) => [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => along(curve, t)));
  const pieces = piecesOf(at, capital, scale, soils);
  const middles = curves.map((curve) => middleOf(curve, pieces));
  pieces.marks.push(...cornersOf(print).map((box) => ({ id: "", box, soft: false })));
  for (const [index, middle] of middles.entries()) {
    pieces.marks.push({ id: "", box: around(middle, 15, 10), soft: ROADS[index]?.color === "plain" });
  }
  const labels = labelsOf(at, print, pieces, samples, names);
  const ofCapital = { x: capital.x, y: capital.y + capitalName(scale), anchor: "middle" as const };
  const written = [...[...labels.values()].map(({ box }) => box), boxOf(names("capital"), ofCapital, print.font)];
  const terrain = terrainOf(
    print,
    coast,
    [...pieces.boxes.map(({ box }) => box), ...written],
    samples,
    chance,
    (point) => {
      let best = "";
      let least = Infinity;
      for (const [id, there] of at) {
        const far = Math.hypot(there.x - point.x, there.y - point.y);
        if (far < least) [best, least] = [id, far];
      }
      return GROWTH[soils.get(best)?.resource ?? ""] ?? "field";
    },
  );
  return {
    ...print,
    at,
    capital,
    terrain,
    coast: `M${coast.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`,
    rivers: RIVERS.map((course) => riverOf(course, place)),
    ways: ROADS.map((road, index) => {
      const [curve, middle] = [curves[index] as Curve, middles[index] as Point];
      const free = pieces.ports.every((port) => Math.hypot(port.x - middle.x, port.y - middle.y) > 20);
      return { id: road.id, color: road.color, path: pathOf(curve), middle, shield: free && road.color !== "plain" };
    }),
    labels: new Map([...labels].map(([id, { x, y, anchor }]) => [id, { x, y, anchor }])),
    names: written,
  };
}

/** The lower corners: the buttons lie in one, the legend in the other. */
export function cornersOf({ width, height }: Print): Box[] {
  return [
    { x0: width - 130, x1: width, y0: height - 76, y1: height },
    { x0: 0, x1: 140, y0: height - 56, y1: height },
  ];
}

/** How far along a road its shield or its sick may lie from its middle, and how far beside it. */
const ALONG = [0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15, -0.2, 0.2, -0.25, 0.25, -0.3, 0.3];
const BESIDE = [0, -5, 5, -10, 10];

/** Where a road has its shield or its sick: in the middle, or near it where pieces of its ends lie there. */
function middleOf(curve: Curve, { boxes, marks, letters }: Pieces): Point {
  const [dx, dy] = [curve.to.x - curve.from.x, curve.to.y - curve.from.y];
  const far = Math.hypot(dx, dy) || 1;
  let best = along(curve, 0.5);
  let least = Infinity;
  for (const beside of BESIDE) {
    for (const aside of ALONG) {
      const on = along(curve, 0.5 + aside);
      const at = { x: on.x - (dy / far) * beside, y: on.y + (dx / far) * beside };
      const box = around(at, 15, 10);
      let cost = Math.abs(aside) * 400 + Math.abs(beside) * 12;
      for (const mark of marks) if (!mark.soft) cost += overlap(box, mark.box);
      for (const piece of boxes) cost += overlap(box, piece.box) / 2;
      for (const letter of letters) cost += 5 * overlap(box, letter);
      if (cost < least) [best, least] = [at, cost];
    }
  }
  return best;
}

/** Outer places pushed outwards, bays and capes between them, then roughened. */
function coastOf(
  at: Map<string, Point>,
  capital: Point,
  { width, height, scale }: Print,
  chance: () => number,
): Point[] {
  const out = (point: Point, by: number) => {
    const [dx, dy] = [point.x - capital.x, point.y - capital.y];
    const far = Math.hypot(dx, dy) || 1;
    return { x: point.x + (dx / far) * by, y: point.y + (dy / far) * by };
  };
  const bays = [30, 14, 38, 20, 8, 34];
  let points = RING.flatMap((id, index) => {
    const here = at.get(id) ?? capital;
    const next = at.get(RING[(index + 1) % RING.length] as string) ?? capital;
    const port = (LOCATIONS.get(id)?.ports.length ?? 0) > 0;
    const between = { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    const bay = bays[index % bays.length] as number;
    return [out(here, (port ? 25 : 36) * Math.max(scale, 0.9)), out(between, bay * Math.max(scale, 0.85))];
  });
  const within = (edge: number) => (point: Point) => ({
    x: clamp(point.x, edge, width - edge),
    y: clamp(point.y, edge, height - edge),
  });
  points = points.map(within(9));
  for (let round = 0; round < 4; round++) {
    points = points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] as Point;
      const [dx, dy, rough] = [next.x - point.x, next.y - point.y, (chance() - 0.5) * 0.3];
      return [point, { x: (point.x + next.x) / 2 - dy * rough, y: (point.y + next.y) / 2 + dx * rough }];
    });
  }
  return points.map(within(7));
}

interface Curve {
  from: Point;
  to: Point;
  bend: Point;
}

/** A road as a gentle curve: each has its own bend, always the same. */
function curveOf(a: string, b: string, at: Map<string, Point>, capital: Point): Curve {
  const [from, to] = [at.get(a) ?? capital, at.get(b) ?? capital];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const lean = (((a.charCodeAt(0) * 7 + b.charCodeAt(1) * 13) % 11) - 5) / 5;
  const by = 2 * clamp(lean * far * 0.09, -9, 9);
  const bend = { x: (from.x + to.x) / 2 - (dy / far) * by, y: (from.y + to.y) / 2 + (dx / far) * by };
  return { from, to, bend };
}

function along({ from, to, bend }: Curve, t: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

function pathOf({ from, to, bend }: Curve): string {
  return `M${short(from.x)} ${short(from.y)}Q${short(bend.x)} ${short(bend.y)} ${short(to.x)} ${short(to.y)}`;
}

function riverOf(course: readonly number[], place: (point: Point) => Point): string {
  const points = course.flatMap((x, index) => (index % 2 === 0 ? [place({ x, y: course[index + 1] ?? 0 })] : []));
  const [first, ...rest] = points;
  if (!first) return "";
  let before = first;
  const bends = rest.map((point, index) => {
    const [dx, dy] = index % 2 === 0 ? [7, -5] : [-7, 6];
    const bend = { x: (before.x + point.x) / 2 + dx, y: (before.y + point.y) / 2 + dy };
    before = point;
    return `Q${short(bend.x)} ${short(bend.y)} ${short(point.x)} ${short(point.y)}`;
  });
  return `M${short(first.x)} ${short(first.y)}${bends.join("")}`;
}

interface Pieces {
  boxes: { id: string; box: Box }[];
  /** Room that pieces may need: the sick, a port, the price of a way. */
  marks: { id: string; box: Box; soft: boolean }[];
  /** The middles of the ports. */
  ports: Point[];
  /** Where the letters of ports, of houses, of a Camp and of Doctors may stand, and the figure of the sick. */
  letters: Box[];
}

function piecesOf(at: Map<string, Point>, capital: Point, scale: number, soils: ReadonlyMap<string, Soil>): Pieces {
  const pieces: Pieces = { boxes: [], marks: [], ports: [], letters: [] };
  for (const { id, type, ports } of LOCATIONS.values()) {
    const point = at.get(id) ?? capital;
    const { top, half } = SKYLINE[type] ?? { top: 13, half: 20 };
    pieces.boxes.push({ id, box: around(point, half * scale, top * scale, 22 * scale) });
    const sick = { x: point.x + sickAt(scale).x, y: point.y + sickAt(scale).y };
    pieces.marks.push({ id, box: around(sick, 15, 9), soft: false });
    pieces.letters.push(around({ x: sick.x + 7, y: sick.y }, 5, 7));
    for (const index of ports.keys()) {
      const port = portAt(type, index, scale);
      const middle = { x: point.x + port.x, y: point.y + port.y };
      pieces.ports.push(middle);
      pieces.letters.push(around(middle, 6, 8));
      pieces.marks.push({ id, box: around(middle, 10, 10), soft: false });
    }
    const plots = soils.get(id)?.plots ?? 0;
    for (let index = 0; index < plots; index++) {
      const plot = plotAt(index, plots, scale);
      pieces.letters.push(around({ x: point.x + plot.x, y: point.y + plot.y }, 6, 8));
    }
    const alone = { type, destroyed: false, ports, camps: [] };
    const beside = { ...alone, camps: [0] };
    for (const piece of [campAt(beside, 0, scale), doctorAt(alone, 0, scale), doctorAt(beside, 0, scale)]) {
      pieces.letters.push(around({ x: point.x + piece.x, y: point.y + piece.y + 5 }, 6, 9));
    }
    const fare = { x: point.x, y: point.y - top * scale - 3 };
    pieces.marks.push({ id, box: around(fare, scale < 0.85 ? 18 : 25, 10), soft: true });
  }
  pieces.boxes.push({ id: "capital", box: around(capital, 44 * scale, 44 * scale, 27 * scale + 25) });
  return pieces;
}

/** The rectangle of a name, as wide as its letters are at most. */
function boxOf(name: string, { x, y, anchor }: Label, font: number): Box {
  const wide = name.length * font * (/[\u0400-\u04ff]/.test(name) ? 0.56 : 0.5) + 4;
  const x0 = anchor === "middle" ? x - wide / 2 : anchor === "start" ? x : x - wide;
  return { x0, x1: x0 + wide, y0: y - font * 0.8, y1: y + font * 0.25 };
}

/** How far a name may be moved along the side of its place. */
const ASIDE = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30];
const UPDOWN = [0, -5, 5, -10, 10, -15, 15];
/** What each pixel of that costs, and another side than the one below. */
const MOVED = 2.5;
const SIDE = { above: 90, right: 130, left: 135 };

/** Where a name may be written: below, above or beside its place, and a little aside from there. */
function spotsOf(point: Point, own: Box, font: number): (Label & { cost: number })[] {
  const middle = point.y + font * 0.35;
  return [
    ...ASIDE.flatMap((dx) => {
      const [x, anchor, cost] = [point.x + dx, "middle" as const, Math.abs(dx) * MOVED];
      return [
        { x, y: own.y1 + font * 0.85, anchor, cost },
        { x, y: own.y0 - 3, anchor, cost: SIDE.above + cost },
      ];
    }),
    ...UPDOWN.flatMap((dy) => {
      const [y, cost] = [middle + dy, Math.abs(dy) * MOVED];
      return [
        { x: own.x1 + 2, y, anchor: "start" as const, cost: SIDE.right + cost },
        { x: own.x0 - 2, y, anchor: "end" as const, cost: SIDE.left + cost },
      ];
    }),
  ];
}

/** Names wherever they hide least. */
function labelsOf(
  at: Map<string, Point>,
  { width, height, font }: Print,
  { boxes, marks }: Pieces,
  samples: readonly Point[],
  names: (location: string) => string,
): Map<string, Label & { box: Box }> {
  const labels = new Map<string, Label & { box: Box }>();
  // A name that was written early is looked at again when its neighbours are there too.
  for (const { id, box: own } of [...boxes, ...boxes, ...boxes]) {
    const point = at.get(id);
    if (!point) continue;
    labels.delete(id);
    const name = names(id);
    const candidates = spotsOf(point, own, font);
    let best: (Label & { box: Box }) | undefined;
    let least = Infinity;
    for (const { x, y, anchor, cost } of candidates) {
      const box = boxOf(name, { x, y, anchor }, font);
      let sum = cost;
      for (const other of boxes) if (other.id !== id) sum += overlap(box, other.box) * (other.id === "capital" ? 8 : 2);
      for (const other of labels.values()) sum += overlap(box, other.box) * 40;
      for (const mark of marks) sum += overlap(box, mark.box) * (mark.soft ? 1.2 : 8);
      if (box.x0 < 4 || box.x1 > width - 4 || box.y0 < 4 || box.y1 > height - 4) sum += 4000;
      for (const { x, y } of samples) if (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1) sum += 14;
      if (sum < least) [best, least] = [{ x, y, anchor, box }, sum];
    }
    if (!best) continue;
    labels.set(id, best);
  }
  return labels;
}

/** Hills for stone, firs for wood, furrows for food, tufts for herbs: wherever nothing else lies. */
function terrainOf(
  { width, height, scale }: Print,
  coast: readonly Point[],
  taken: readonly Box[],
  samples: readonly Point[],
  chance: () => number,
  grows: (point: Point) => string,
): Country["terrain"] {
  const [wide, high] = [13 * scale, 9 * scale];
  const found: Country["terrain"] = [];
  for (let tries = 0; tries < 2600 && found.length < 260; tries++) {
    const [x, y] = [12 + chance() * (width - 24), 12 + chance() * (height - 24)];
    const corners = [
      [-wide, 0],
      [wide, 0],
      [0, -high],
      [-wide, high],
      [wide, high],
    ] as const;
    const box = { x0: x - wide, x1: x + wide, y0: y - high, y1: y + high * 0.7 };
    if (taken.some((other) => overlap(box, other) > 3)) continue;
    if (found.some((other) => Math.abs(other.x - x) < 22 * scale && Math.abs(other.y - y) < 13 * scale)) continue;
    if (samples.some((point) => point.x > box.x0 && point.x < box.x1 && point.y > box.y0 && point.y < box.y1 + 2))
      continue;
    // The dearest question last.
    if (!corners.every(([dx, dy]) => onLand(coast, x + dx, y + dy))) continue;
    found.push({ x, y, kind: grows({ x, y }) });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Whether a point is inside the coast. */
export function onLand(coast: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, a] of coast.entries()) {
    const b = coast[(index + coast.length - 1) % coast.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
