// Straight edges of the data become coastlines: each edge is bent by midpoint displacement. The bends depend on the two
// end points alone, so two regions that share an edge still share it.
export type Point = readonly [number, number];

const DEPTH = 3;
const ROUGHNESS = 0.13;

/** The path of a closed polygon with bent edges. */
export function coast(polygon: readonly Point[]): string {
  const points = polygon.flatMap((from, index) => bend(from, polygon[(index + 1) % polygon.length] as Point));
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The points of a bent edge, the first included, the last not. */
export function bend(from: Point, to: Point): Point[] {
  const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  if (forward) return [from, ...split(from, to, DEPTH)];
  return [from, ...split(to, from, DEPTH).reverse()];
}

function split(from: Point, to: Point, depth: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (depth === 0 || Math.hypot(dx, dy) < 7) return [];
  const sway = (noise(from, to) - 0.5) * 2 * ROUGHNESS;
  const middle: Point = [(from[0] + to[0]) / 2 - dy * sway, (from[1] + to[1]) / 2 + dx * sway];
  return [...split(from, middle, depth - 1), middle, ...split(middle, to, depth - 1)];
}

/** A number in 0..1 that depends on the two points only. */
function noise(from: Point, to: Point): number {
  const value = Math.sin(from[0] * 12.9898 + from[1] * 78.233 + to[0] * 37.719 + to[1] * 4.581) * 43758.5453;
  return value - Math.floor(value);
}
