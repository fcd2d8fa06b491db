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

/** Where to look first. */
export const HEART = { x: 430, y: 560 };

/** What of the canvas is drawn: all that lies on it, and a little sea. */
export const FRAME = {
  x: left - MARGIN,
  y: top - MARGIN,
  width: right - left + 2 * MARGIN,
  height: bottom - top + 2 * MARGIN,
};
