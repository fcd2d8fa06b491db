// Where a popover stands: beside the thing, on the screen, and never over the thing itself.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

interface Place {
  left: number;
  top: number;
}

/**
 * The first side with enough room: right, left, below, above; if none has it, below the middle of the window. What stands
 * in a row with others looks above first: beside it, their turn would be hidden.
 */
export function placed(thing: Box, width: number, height: number, window: Box, inRow = false): Place {
  const { above, sides, last } = around(thing, width, height, window);
  return (inRow ? above : undefined) ?? sides[0] ?? last;
}

/** What is to stay in sight beside a thing that is spoken about. */
export interface Spared {
  /** What can be chosen. */
  reached: readonly Box[];
  /** What the words name. */
  named?: readonly Box[];
  /** Whatever else lies on the table. */
  drawn?: readonly Box[];
}

/** What it costs to hide something, and to stand so many pixels away from the thing. */
const HIDES = { thing: 50, named: 8, reached: 2, drawn: 0.5 };
const AWAY = 300;
/** Places that are tried across and along the window. */
const TRIED = { across: 7, along: 5 };
/** A place at an edge hides less of a table than one in its middle, other things being equal. */
const MIDDLE = 0.3;

/** The place at which the least is hidden, near the thing; without a thing, at an edge of the window if there is one. */
export function placedBeside(
  thing: Box | undefined,
  width: number,
  height: number,
  window: Box,
  { reached, named = [], drawn = [] }: Spared,
): Place {
  const [top, bottom] = [window.top + EDGE, window.top + window.height - height - EDGE];
  const [left, right] = [window.left + EDGE, window.left + window.width - width - EDGE];
  const middle = window.left + (window.width - width) / 2;
  const edge = [bottom, top].flatMap((top) => [middle, left, right].map((left) => ({ left, top })));
  const anywhere = Array.from({ length: TRIED.across * TRIED.along }, (_, index) => ({
    left: left + ((index % TRIED.across) / (TRIED.across - 1)) * Math.max(0, right - left),
    top: top + (Math.floor(index / TRIED.across) / (TRIED.along - 1)) * Math.max(0, bottom - top),
  }));
  const beside = thing && around(thing, width, height, window);
  const places = beside ? [...beside.sides, beside.last, ...anywhere] : [...edge, ...anywhere];
  const cost = (at: Place, index: number) => {
    const own = { ...at, width, height };
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + part(box, own), 0);
    const far = thing ? apart(own, thing) / AWAY : index < edge.length ? 0 : MIDDLE;
    return (
      HIDES.thing * hidden(thing ? [thing] : []) +
      HIDES.named * hidden(named) +
      HIDES.reached * hidden(reached) +
      HIDES.drawn * hidden(drawn) +
      far
    );
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] ?? { left, top };
}

/** How far two boxes are from each other, edge to edge. */
function apart(a: Box, b: Box): number {
  const across = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const along = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(across, along);
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** So much of a thing is its middle: an arrow that ended at the corner of the box around it might miss its shape. */
const MIDST = 0.4;

/** The arrow from a bubble to the thing it is about; none where it lies on it. */
export function leader(bubble: Box, thing: Box): Line | undefined {
  const inner = {
    left: thing.left + thing.width * (0.5 - MIDST / 2),
    top: thing.top + thing.height * (0.5 - MIDST / 2),
    width: thing.width * MIDST,
    height: thing.height * MIDST,
  };
  if (apart(bubble, inner) === 0) return undefined;
  const within = (value: number, from: number, length: number) => Math.max(from, Math.min(value, from + length));
  const x2 = within(bubble.left + bubble.width / 2, inner.left, inner.width);
  const y2 = within(bubble.top + bubble.height / 2, inner.top, inner.height);
  return { x1: within(x2, bubble.left, bubble.width), y1: within(y2, bubble.top, bubble.height), x2, y2 };
}

/** The places beside a thing that have enough room, and where to stand if none has it. */
function around(thing: Box, width: number, height: number, window: Box) {
  const across = clamp(thing.left + thing.width / 2 - width / 2, window.left, window.left + window.width - width);
  const along = clamp(thing.top + thing.height / 2 - height / 2, window.top, window.top + window.height - height);
  const right = { left: thing.left + thing.width + GAP, top: along };
  const left = { left: thing.left - GAP - width, top: along };
  const below = { left: across, top: thing.top + thing.height + GAP };
  const above = { left: across, top: thing.top - GAP - height };
  const low = thing.top + thing.height / 2 < window.top + window.height / 2;
  const last = { left: across, top: low ? window.top + window.height - height - EDGE : window.top + EDGE };
  const fits = (at: Place) =>
    at.left >= window.left + EDGE &&
    at.left + width + EDGE <= window.left + window.width &&
    at.top >= window.top + EDGE &&
    at.top + height + EDGE <= window.top + window.height;
  return { above: fits(above) ? above : undefined, sides: [right, left, below, above].filter(fits), last };
}

/** How much of a box lies under another one: nothing is 0, all of it 1. */
function part(box: Box, over: Box): number {
  const wide = Math.min(box.left + box.width, over.left + over.width) - Math.max(box.left, over.left);
  const high = Math.min(box.top + box.height, over.top + over.height) - Math.max(box.top, over.top);
  return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least + EDGE, Math.min(value, most - EDGE));
}
