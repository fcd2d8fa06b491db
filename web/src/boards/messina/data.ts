// What the data files say of the things on the table, found by id.
import {
  cabins,
  carts,
  hexes,
  layouts,
  player_boards,
  registers,
  scrolls,
  ships,
  solo,
  wheel,
  workshops,
} from "virtual:data/messina";

import type { Class, Register } from "./view";

export type { Colour, Cost, Effect, RatIcon } from "virtual:data/messina";

/** In the order of every list by class, and of every list by register. */
export const CLASSES: readonly Class[] = ["artisan", "aristocrat", "nun"];
export const REGISTERS: readonly Register[] = ["popularity", "city", "church"];

function byId<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** The data files are checked when the crate is built: what the view names, they know. */
function known<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`the data of Messina has no ${what}`);
  return thing;
}

export const DISTRICTS = byId(hexes.district);
export const PORTS = byId(hexes.port);
export const SHIPS = byId(ships.ship);
export const WORKSHOPS = byId(workshops.workshop);
export const UPGRADES = byId(cabins.cabin_upgrade);
export const CARTS = byId(carts.cart);
export const SPACES = player_boards.space;
export const NODES = byId(player_boards.path_node);
export const FOREMEN = player_boards.foreman;
export const SOLO_TILES = byId(solo.solo_tile);
export const WHEEL = wheel.position;

/** What the window of the wheel shows at a position, from 1. */
export function wheelAt(position: number): WheelPosition {
  return known(WHEEL[position - 1], "wheel position");
}

const ESTATES = byId(player_boards.board);
const SCROLLS = byId(scrolls.scroll_board);

export type DistrictTile = (typeof hexes.district)[number];
export type PortTile = (typeof hexes.port)[number];
export type WheelPosition = (typeof wheel.position)[number];

/** What the citizens of an estate do, by space. */
export function actionsOf(
  estate: string,
): Map<string, { once: boolean; effects: (typeof hexes.port)[number]["effects"] }> {
  return new Map(known(ESTATES.get(estate), estate).action.map((action) => [action.space, action]));
}

export function scrollOf(board: string) {
  return known(SCROLLS.get(board), board).track;
}

/** The solo game is played on the map and the side for two. */
export function layoutFor(players: number) {
  return known(
    layouts.layout.find((layout) => layout.players.includes(players)),
    "layout",
  );
}

export function sideFor(players: number) {
  const tracks = known(
    registers.board_side.find((side) => side.players.includes(players)),
    "side",
  );
  return { ranks: tracks.popularity_rank_points, registers: tracks.register };
}
