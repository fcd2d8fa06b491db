// The world, its cities and its cards, from the data of the game; the coasts are our own drawing.
import { cities, colors, events } from "virtual:data/contagion";
import { ANTARCTICA, LAKES, LAND, MOUNTAINS, REGIONS } from "./coast";
import type { PieceName } from "./pictures";
import { cornered, pointsOf, project, smooth } from "./projection";
import type { City, Owner, Track } from "./view";

/** A city as it is printed. */
export type CityFace = (typeof cities.city)[number] & { id: City };

export const CITIES = new Map(cities.city.map((city) => [city.id, city as CityFace]));
export const COLORS = colors.color;
export const ROUND_CARDS = new Map(events.round_card.map((card) => [card.id, card]));
/** In the order of every list by mutation. */
export const TRACKS: readonly Track[] = ["incubation", "infection", "resistance"];

/** Where a city is on the canvas of the world. */
export const PLACES = new Map(cities.city.map(({ id, lon, lat }) => [id, project(lon, lat)]));

const LANDS = Object.entries(LAND).map(([id, points]) => [id, smooth(pointsOf(points))] as const);
export const LAND_PATHS = new Map(LANDS);
export const ALL_LAND = LANDS.map(([, path]) => path).join("");
export const LAKE_PATHS = LAKES.map((lake) => smooth(pointsOf(lake))).join("");
export const ICE = smooth([...pointsOf(ANTARCTICA), project(190, -89), project(-168, -89)], 0.05);
export const PEAKS = pointsOf(MOUNTAINS)
  .map(({ x, y }) => `M${(x - 4.4).toFixed(1)} ${(y + 3).toFixed(1)}l4.4-6.5 4.4 6.5m-2.4 0l-2-6m.8 6l-.8-3.4`)
  .join("");

/** What of the world a hand card shows. */
const FRAMES: Record<string, string> = {
  north_america: "95 40 260 205",
  south_america: "255 250 150 210",
  europe: "440 45 175 130",
  africa: "410 150 210 205",
  asia: "545 30 330 235",
  pacific: "725 190 220 225",
};

/** The regions, each in the colour of its cards. */
export const WASHES = COLORS.flatMap(({ id, region }) => {
  const land = REGIONS[region];
  if (!land) return [];
  const path = land.parts.map((part) => LAND_PATHS.get(part) ?? "").join("");
  return [{ color: id, region, path, clip: land.clip && cornered(pointsOf(land.clip)), frame: FRAMES[region] ?? "" }];
});

/** The symbols of the six card colours, in a square of side 2 around 0: no colour stands alone. */
const SYMBOLS: Record<string, string> = {
  triangle: "M0-1 1 .8H-1Z",
  leaf: "M-1 1C-1-.4 0-1 1-1 1 .4.2 1-1 1Z",
  diamond: "M0-1.1 1.1 0 0 1.1-1.1 0Z",
  sun: "M0-1.1.3-.4 1-.6.5 0 1 .6.3.4 0 1.1-.3.4-1 .6-.5 0-1-.6-.3-.4Z",
  wave: "M-1.1.1C-.7-1-.3-1 0-.1S.7.9 1.100-.2L1.100.6C.7 1.500.3 1.300 0 .6S-.7-.2-1.100.8Z",
  square: "M-.9-.9H.9V.9H-.9Z",
};

export function symbolOf(color: string): string {
  const symbol = COLORS.find(({ id }) => id === color)?.symbol ?? "square";
  return SYMBOLS[symbol] ?? (SYMBOLS.square as string);
}

/** The drawing of a city's power. */
const POWERS: Record<string, PieceName> = {
  draw_2: "card",
  draw_3: "card",
  place_2_present: "cube",
  place_2_spread: "cube",
  place_1_new: "cube",
  place_1_any: "cube",
  move_2: "move",
  climb: "climb",
  level_up_any: "mutate",
  resistance_up: "resistance",
  points_2: "star",
  extra_action: "hourglass",
  ignore_round_card: "ignore",
  infect_free: "infection",
  infect_plus_2: "infection",
  opponents_discard_1: "discard",
  opponent_discard_2: "discard",
  steal_2: "purse",
  opponents_remove_1: "cube_off",
  remove_enemy_2: "cube_off",
  opponents_resistance_down: "resistance",
};

export function powerIcon(action: string): PieceName {
  return POWERS[action] ?? "star";
}

/** The word of an id in the keys of the sentences. */
export function word(id: string): string {
  return id.replaceAll("_", "-");
}

/** The seat that owns cubes; the neutral disease has the colour behind the last seat. */
export function seatOf(owner: Owner, players: number): number {
  return owner === "neutral" ? players : owner.seat;
}
