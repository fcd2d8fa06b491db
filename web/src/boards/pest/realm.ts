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

export const COLUMNS = player_board.column;
export const ROADS = roads.road;

/** The words of a data id in a message key. */
export function word(id: string): string {
  return id.replaceAll("_", "-");
}
