// The map, the boards and the cards of Pest, from the data of the game.
import {
  capital,
  decrees,
  favour_cards,
  locations,
  player_board,
  roads,
  technologies,
  tracks,
} from "virtual:data/pest";
import type { EmblemName } from "../../art/emblems";

export const CAPITAL = locations.capital;
export const LOCATIONS = new Map(locations.location.map((location) => [location.id, location]));
export const TECHNOLOGIES = new Map(technologies.technology.map((technology) => [technology.id, technology]));
export const DECREES = new Map(decrees.decree.map((decree) => [decree.id, decree]));
export const BUILDINGS = player_board.building;
export const CAPITAL_BUILDINGS = new Map(capital.capital_building.map((building) => [building.id, building]));
export const CAPITAL_CARDS = new Map(capital.capital_card.map((card) => [card.id, card]));
export const FAVOURS = new Map(favour_cards.favour_card.map((card) => [card.id, card]));
export const HEALED = player_board.healed_space;
export const CEMETERY = player_board.cemetery;
export const GOODS = player_board.storage.kinds;
export const GRID = player_board.grid;
export const INFLUENCE = tracks.influence;
export const INFLUENCE_REWARDS = new Map(tracks.influence_reward.map((reward) => [reward.space, reward]));
export const IMPERATIVES = tracks.imperative_space;

const place = (id: string) => LOCATIONS.get(id) ?? CAPITAL;

/** Every road as a segment between its two ends; sick subjects lie in the middle. */
export const ROADS = roads.road.map((road) => {
  const [from, to] = [place(road.a), place(road.b)];
  return { ...road, from, to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
});

/** The part of the canvas that holds the map: hardly more than its outermost places and their names. */
export const FRAME = { x: 47, y: 45, width: 920, height: 920 };
/** Where to look first on a small screen. */
export const HEART = { x: 500, y: 500 };

export const GOOD_EMBLEMS: Record<string, EmblemName> = {
  wood: "quill",
  stone: "castle",
  food: "wheat",
  herbs: "cauldron",
  coin: "purse",
  research: "book",
  renown: "crown",
  influence: "seal",
  any: "all",
  recall_healed: "people",
};

export const ACT_EMBLEMS: Record<string, EmblemName> = {
  move: "map",
  build: "castle",
  produce: "wheat",
  research: "book",
  heal: "doctor",
  assign: "people",
};

/** How far from the middle of a location a piece of a seat lies. */
export function beside(seat: number, seats: number, radius: number): [number, number] {
  const angle = ((seat + 0.5) / Math.max(seats, 3)) * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The words of a data id in a message key. */
export function word(id: string): string {
  return id.replaceAll("_", "-");
}
