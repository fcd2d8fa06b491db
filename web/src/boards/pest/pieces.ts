// Where pieces lie around the middle of a place, in pixels: whatever draws them and whatever keeps clear of them asks here.
import type { Standing } from "./places";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** How far a skyline rises over the middle of its place, and how wide it is. */
export const SKYLINE: Record<string, { top: number; half: number }> = {
  village: { top: 13, half: 20 },
  town: { top: 31, half: 24 },
  city: { top: 33, half: 27 },
};
/** Two ports of a place lie so far apart. */
const PORTS = 17;
/** A Camp over a port, or a Doctor over either, is raised by so much: their letters stay clear of each other. */
const RAISED = 17;
/** The directions of the sectors of the Capital, for three seats and for more. */
const SECTORS = { three: [-150, -90, -30], more: [-186, -138, -90, -42, 6] };

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

export const around = ({ x, y }: Point, half: number, up: number, down = up): Box => ({
  x0: x - half,
  x1: x + half,
  y0: y - up,
  y1: y + down,
});

type Pieces = Pick<Standing, "type" | "destroyed" | "ports" | "camps">;

/** Where a port lies beside its place. */
export function portAt(type: string, index: number, scale: number): Point {
  const x = type === "city" ? 31 : type === "town" ? 27 : 25;
  return { x: -x * scale, y: (type === "city" ? -2 : 2) * scale - index * PORTS };
}

/** The middle of a tent: beside the place, and above its ports. */
export function campAt({ type, destroyed, ports }: Pieces, index: number, scale: number): Point {
  const y = destroyed || ports.length === 0 ? -4 * scale : portAt(type, ports.length - 1, scale).y - RAISED;
  return { x: -20 * scale - index * 9, y };
}

/** The middle of a Doctor: beside the place, above its Camps and its ports. */
export function doctorAt(place: Pieces, index: number, scale: number): Point {
  const x = -19 * scale - index * 13;
  if (place.camps.length > 0) return { x, y: Math.min(-13 * scale, campAt(place, 0, scale).y) - RAISED };
  const ports = place.destroyed ? 0 : place.ports.length;
  return { x, y: Math.min(-13 * scale, ports > 0 ? portAt(place.type, ports - 1, scale).y - RAISED : 0) };
}

/** The middle of what counts the sick. */
export function sickAt(scale: number): Point {
  return { x: 17 * scale, y: -13 * scale };
}

/** The middle of a plot, or of the building on it. */
export function plotAt(index: number, plots: number, scale: number): Point {
  return { x: (index - (plots - 1) / 2) * 13.5, y: 14.5 * scale + 1 };
}

/** How many plots are drawn: a place may have got more buildings than it has room for. */
export function plotsOf({ plots, houses }: Pick<Standing, "plots" | "houses">): number {
  return Math.max(plots, houses.length);
}

/** Where the sign of a seat lies on the wall of the Capital. */
export function sectorAt(seat: number, seats: number, scale: number): Point {
  const angle = ((seats === 3 ? SECTORS.three : SECTORS.more)[seat] ?? 40) * (Math.PI / 180);
  const radius = 27 * scale + 9;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** How far below the middle of the Capital its name is written. */
export function capitalName(scale: number): number {
  return 27 * scale + 20;
}

/** How high the price of a way hangs over the middle of its place. */
export function fareOver({ type, destroyed }: Pick<Standing, "type" | "destroyed">, scale: number): number {
  return destroyed ? 20 : (SKYLINE[type]?.top ?? 13) * scale + 3;
}
