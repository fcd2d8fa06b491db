// The world, its cities and its cards, from the data of the game.
import { cities, colors, events, game, map } from "virtual:data/contagion";
import type { EmblemName } from "../../art/emblems";

export const CITIES = new Map(cities.city.map((city) => [city.id, city]));
export const COLORS = colors.color;
export const ROUND_CARDS = new Map(events.round_card.map((card) => [card.id, card]));
export const TRACKS = game.track;
export const LANDS = map.land.map(({ id, points }) => ({ id, path: `M${points.map((p) => p.join(" ")).join("L")}Z` }));

export type CityFace = (typeof cities.city)[number];

/** A city card on the canvas. */
export const CARD = { width: 104, height: 68 };
const MARGIN = 6;
const tops = cities.city.map(({ card_y }) => card_y - CARD.height / 2);
const bottoms = cities.city.map(({ card_y }) => card_y + CARD.height / 2);
const top = Math.min(...tops) - MARGIN;
/** What of the canvas is drawn: all cards; the poles are empty. */
export const FRAME = { x: 0, y: top, width: 1000, height: Math.max(...bottoms) + MARGIN - top };
/** Where to look first on a small screen. */
export const HEART = { x: 500, y: 190 };

export const TRACK_EMBLEMS: Record<string, EmblemName> = {
  incubation: "cauldron",
  infection: "skull",
  resistance: "seal",
};

/** The symbols of the six card colours, in a square of side 2 around 0: no colour stands alone. */
const SYMBOLS: Record<string, string> = {
  triangle: "M0-1 1 .8H-1Z",
  leaf: "M-1 1C-1-.4 0-1 1-1 1 .4.2 1-1 1Z",
  diamond: "M0-1.1 1.1 0 0 1.1-1.1 0Z",
  sun: "M0-1.1.3-.4 1-.6.5 0 1 .6.3.4 0 1.1-.3.4-1 .6-.5 0-1-.6-.3-.4Z",
  circle: "M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z",
  wave: "M-1.1.1C-.7-1-.3-1 0-.1S.7.9 1.100-.2L1.100.6C.7 1.500.3 1.300 0 .6S-.7-.2-1.100.8Z",
  square: "M-.9-.9H.9V.9H-.9Z",
};

export function symbolOf(color: string): string {
  const symbol = COLORS.find(({ id }) => id === color)?.symbol ?? "circle";
  return SYMBOLS[symbol] ?? (SYMBOLS.square as string);
}

export function hexOf(color: string): string {
  return COLORS.find(({ id }) => id === color)?.hex ?? "currentColor";
}
