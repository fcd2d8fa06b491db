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

/** The side on which the least is hidden of what has to be reached; without a thing, a place at the edge of the window. */
export function placedBeside(
  thing: Box | undefined,
  width: number,
  height: number,
  window: Box,
  reached: readonly Box[],
): Place {
  const [top, bottom] = [window.top + EDGE, window.top + window.height - height - EDGE];
  const [left, right] = [window.left + EDGE, window.left + window.width - width - EDGE];
  const middle = window.left + (window.width - width) / 2;
  const edge = [bottom, top].flatMap((top) => [middle, left, right].map((left) => ({ left, top })));
  const beside = thing && around(thing, width, height, window);
  const places = beside ? [...beside.sides, beside.last] : edge;
  const hidden = (at: Place) => reached.reduce((sum, box) => sum + part(box, { ...at, width, height }), 0);
  return places.reduce((best, at) => (hidden(at) < hidden(best) ? at : best));
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
