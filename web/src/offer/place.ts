// Where a popover stands: beside the thing, on the screen, and never over the thing itself.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/**
 * The first side with enough room: right, left, below, above; if none has it, below the middle of the window. What stands
 * in a row with others looks above first: beside it, their turn would be hidden.
 */
export function placed(
  thing: Box,
  width: number,
  height: number,
  window: Box,
  inRow = false,
): { left: number; top: number } {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - height;
  const across = clamp(thing.left + thing.width / 2 - width / 2, window.left, window.left + window.width - width);
  const along = clamp(thing.top + thing.height / 2 - height / 2, window.top, window.top + window.height - height);
  if (inRow && above >= window.top + EDGE) return { left: across, top: above };
  if (right + width + EDGE <= window.left + window.width) return { left: right, top: along };
  if (left >= window.left + EDGE) return { left, top: along };
  if (below + height + EDGE <= window.top + window.height) return { left: across, top: below };
  if (above >= window.top + EDGE) return { left: across, top: above };
  const low = thing.top + thing.height / 2 < window.top + window.height / 2;
  return { left: across, top: low ? window.top + window.height - height - EDGE : window.top + EDGE };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least + EDGE, Math.min(value, most - EDGE));
}
