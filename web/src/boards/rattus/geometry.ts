// The map, from the data of the game.
import { adjacency, regions, tokens } from "virtual:data/rattus";
import { coast } from "./coast";

export const CASTLE = regions.castle;
export const REGIONS = regions.region.map((region) => ({ ...region, path: coast(region.polygon) }));
export const SEA_LINKS = adjacency.edge.flatMap((edge) => (edge.path ? [{ ...edge, path: edge.path }] : []));
export const TOKENS = new Map(tokens.token.map((token) => [token.id, token]));

export type RegionShape = (typeof REGIONS)[number];
export type TokenFace = (typeof tokens.token)[number];

const points = [...regions.region.flatMap((region) => region.polygon), ...regions.castle.polygon];
const MARGIN = 26;
const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];

/** So many things in a row around a middle, so far apart. */
export function row(count: number, middle: number, gap: number): number[] {
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * gap);
}

/** What of the canvas is drawn: all that lies on it, and a little sea. */
export const FRAME = {
  x: left - MARGIN,
  y: top - MARGIN,
  width: right - left + 2 * MARGIN,
  height: bottom - top + 2 * MARGIN,
};
