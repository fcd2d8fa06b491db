// A day as a dial: midnight above, noon below.

const DAY = 24 * 60;
/** A hand that is dragged stops at every quarter of an hour. */
const STEP = 15;

/** Where a time of day stands, this far from the middle. */
export function at(minutes: number, radius: number): { x: number; y: number } {
  const angle = (2 * Math.PI * minutes) / DAY;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The time of day in the direction of a point from the middle. */
export function timeAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return (Math.round(((turn + 1) * DAY) / STEP) * STEP) % DAY;
}

/** The way along the rim from one time of day to another. */
export function arc(opens: number, closes: number, radius: number): string {
  const [from, to] = [at(opens, radius), at(closes, radius)];
  const length = (closes - opens + DAY) % DAY;
  const point = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${point(from)}A${radius} ${radius} 0 ${length > DAY / 2 ? 1 : 0} 1 ${point(to)}`;
}
