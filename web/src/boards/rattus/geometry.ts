// The map, from the data of the game, laid out for its window.
import { adjacency, regions, tokens } from "virtual:data/rattus";
import { fill, type Frame } from "../panzoom";
import { coast, type Point } from "./coast";

export const CASTLE = regions.castle;
export const TOKENS = new Map(tokens.token.map((token) => [token.id, token]));
/** Where the regions lie in the data. */
export const CENTRES = new Map(regions.region.map(({ id, centre }) => [id, centre]));

/** The regions next to one, by land and by sea. */
export function neighbours(id: string): string[] {
  return adjacency.edge.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
}

export type TokenFace = (typeof tokens.token)[number];

/** What a unit of the canvas must measure in pixels for names and figures to be read. */
export const LEAST = 0.6;
/** The least size of a rat, in pixels, and its size on the canvas. */
const HIT = 24;
const RAT = 34;

const points = [...regions.region.flatMap((region) => region.polygon), ...regions.castle.polygon];
const MARGIN = 12;
const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
const WIDTH = right - left + 2 * MARGIN;
const HEIGHT = bottom - top + 2 * MARGIN;
/** A broad window shows a broad Europe, and a high one a high Europe, up to here. */
const BROADEST = 1.25;
const HIGHEST = 1.35;
/** What a unit measures on a phone: where it measures more, what is counted is written larger. */
const PHONE = 0.42;
/** Pieces are enlarged up to here. */
const LARGEST = 1.25;

/** Where to look first. */
const HEART = { x: 430, y: 560 };

/**
 * The land as it lies in a window: how far it is stretched, how much pieces are enlarged, and what is seen of it. Where the
 * window is too small for pieces, `brief` says how many units a pixel measures: what lies in a region is counted there.
 */
export function lay(window: { width: number; height: number }) {
  const ratio = window.height > 0 ? window.width / window.height : 1;
  // In steps, so that a window that changes by a hair does not draw all coasts anew.
  const stretch = Math.min(BROADEST, Math.max(1, Math.floor((ratio * HEIGHT * 20) / WIDTH) / 20));
  const rise = Math.min(HIGHEST, Math.max(1, Math.floor((WIDTH * 20) / (ratio * HEIGHT)) / 20));
  const seen: Frame = {
    x: (left - MARGIN) * stretch,
    y: (top - MARGIN) * rise,
    width: WIDTH * stretch,
    height: HEIGHT * rise,
  };
  const fit = Math.min(window.width / seen.width, window.height / seen.height) || 1;
  const piece = Math.min(LARGEST, Math.max(1, HIT / (RAT * Math.max(fit, LEAST))));
  const wide = ([x, y]: Point): Point => [x * stretch, y * rise];
  return {
    stretch,
    rise,
    piece,
    brief: fit < LEAST ? Math.min(LARGEST, Math.max(1, fit / PHONE)) / fit : undefined,
    frame: fill(seen, window),
    heart: { x: HEART.x * stretch, y: HEART.y * rise },
    castle: [CASTLE.centre[0] * (stretch - 1), CASTLE.centre[1] * (rise - 1)] as Point,
    regions: regions.region.map((region) => {
      // What lies in a region moves apart as it grows.
      const [x, y] = region.centre;
      const at = ([px, py]: Point): Point => [
        x * stretch + (px - x) * Math.max(stretch, piece),
        y * rise + (py - y) * piece,
      ];
      const across = region.polygon.map(([x]) => x * stretch);
      return {
        id: region.id,
        shade: region.shade,
        path: coast(region.polygon.map(wide)),
        centre: wide(region.centre),
        west: Math.min(...across),
        east: Math.max(...across),
        label: at(region.label),
        rats: region.rat_slots.map(at),
        cubes: region.cube_slots.map(at),
        plague: at(region.plague_slot),
      };
    }),
    links: adjacency.edge.flatMap(({ a, b, path }) =>
      path ? [{ a, b, path: [wide(path[0]), wide(path[1])] as [Point, Point] }] : [],
    ),
  };
}

export type Land = ReturnType<typeof lay>;
export type RegionShape = Land["regions"][number];
