// What can be chosen beyond the edge of an enlarged map: a sign at the edge points there.
interface Point {
  x: number;
  y: number;
}

export interface Sign extends Point {
  /** The way it points, in degrees: 0 to the right, then as a clock goes. */
  turn: number;
  /** What it leads to, on the screen. */
  to: Point;
}

/** A sign lies so far inside the edge; those that are closer together than this are one. */
const INSET = 24;
const APART = 44;
/** The corner of the buttons that enlarge. */
const CORNER = { width: 150, height: 62 };

/** The signs of a map, around its upper left corner. */
export function signsFor(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  things: readonly Point[],
): Sign[] {
  const signs: Sign[] = [];
  for (const to of things) {
    const [x, y] = [to.x - left, to.y - top];
    if (x > 0 && x < width && y > 0 && y < height) continue;
    const at = { x: clamp(x, INSET, width - INSET), y: clamp(y, INSET, height - INSET) };
    if (at.x < CORNER.width) at.y = Math.min(at.y, height - CORNER.height - INSET);
    if (signs.some((sign) => Math.hypot(sign.x - at.x, sign.y - at.y) < APART)) continue;
    signs.push({ ...at, turn: (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI, to });
  }
  return signs;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
