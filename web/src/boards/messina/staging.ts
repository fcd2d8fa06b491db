// How the events of Messina look.
import { onMat, type Flight, type Staging, type Stagings } from "../board";
import { DISTRICTS, PORTS } from "./data";
import type { Event } from "./view";

/** Where a lieutenant or a citizen is on the board: a site of the town, or his family. */
function at(site: string, seat?: number): string {
  if (DISTRICTS.has(site)) return `district:${site}`;
  if (PORTS.has(site)) return `port:${site}`;
  return site.startsWith("dock_") ? `dock_tile:${site}` : `seat:${seat ?? 0}`;
}

const fly = (from: string, to: string, more: Partial<Flight> = {}): Flight => ({ from, to, ...more });

/** What shows nothing but its line in the story. */
const PASSING: Staging = { beats: 0.2 };

export const STAGINGS: Stagings<Event> = {
  round: () => ({ beats: 2, sound: "turn" }),
  died: ({ site }) => ({ light: [at(site)], beats: 1.5, sound: "loss" }),
  ship_arrived: ({ ship, dock }) => ({ light: [`ship:${ship}`, `dock_tile:${dock}`], sound: "place" }),
  hex_laid: ({ slot }) => ({ light: [`slot:${slot}`], sound: "card" }),
  wheel_turned: () => ({ light: ["wheel:wheel"], beats: 1.5, sound: "turn" }),
  plague_came: ({ site }) => ({
    flights: [fly("wheel:wheel", at(site), { emblem: "mask" })],
    beats: 0.6,
    sound: "strike",
  }),
  citizen_came: ({ site }) => ({ flights: [fly("wheel:wheel", at(site), { emblem: "people" })], beats: 0.4 }),
  travelled: ({ seat, from, to }) => ({ flights: [fly(at(from, seat), at(to), { seat })], sound: "place" }),
  recalled: ({ seat, from }) => ({ flights: [fly(at(from, seat), `seat:${seat}`, { seat })], sound: "place" }),
  given_up: ({ seat, from }) => ({ flights: [fly(at(from, seat), `seat:${seat}`, { seat })], sound: "loss" }),
  visited: ({ owner, site }) => ({ flights: [fly(at(site), `seat:${owner}`, { emblem: "purse" })], sound: "coins" }),
  burnt: ({ seat, site }) => ({ flights: [fly(`seat:${seat}`, at(site), { emblem: "candle" })], sound: "strike" }),
  burnt_ship: ({ seat, ship }) => ({
    flights: [fly(`seat:${seat}`, `ship:${ship}`, { emblem: "candle" })],
    sound: "strike",
  }),
  rats: ({ seat, count }) => ({
    flights: [fly("wheel:wheel", `seat:${seat}`, { emblem: "rat", count })],
    sound: "loss",
  }),
  gained: ({ seat }) => ({ light: [`seat:${seat}`], beats: 0.5, sound: "coins" }),
  ship_taken: ({ seat, ship }) => ({
    flights: [fly(`ship:${ship}`, `seat:${seat}`, { emblem: "ship" })],
    sound: "card",
  }),
  hex_used: ({ site }) => ({ light: [at(site)], beats: 0.5 }),
  stepped: ({ register }) => ({ light: [`register:${register}`], beats: 0.7, sound: "place" }),
  activated: ({ seat, space }, own) => ({ light: [onMat(`space:${space}`, seat, own)], beats: 0.5 }),
  foreman_moved: ({ seat, foreman }, own) => ({ light: [onMat(`foreman:${foreman}`, seat, own)], sound: "place" }),
  refreshed: ({ group }) => ({ light: [`piles:${group}`], sound: "card" }),
  built: ({ seat, tile }) => ({
    flights: ["workshop", "cabin_upgrade", "cart"].map((kind) =>
      fly(`${kind}:${tile}`, `seat:${seat}`, { emblem: "card" }),
    ),
    sound: "card",
  }),
  repopulated: ({ seat, site }) => ({ flights: [fly(`seat:${seat}`, at(site), { seat })], beats: 1.5, sound: "turn" }),
  automaton_went: ({ site }) => ({ light: [at(site)], sound: "place" }),
  automaton_burnt: ({ site }) => ({ light: [at(site)], sound: "strike" }),
  removed: () => ({ sound: "card" }),
  new_workshops: () => PASSING,
  housed: () => PASSING,
  sheltered: () => PASSING,
  released: () => PASSING,
  recruited: () => PASSING,
  pending: () => PASSING,
  forfeited: () => PASSING,
  bought: () => PASSING,
  scrolled: () => PASSING,
  upgraded: () => PASSING,
  promoted: () => PASSING,
  door_closed: () => PASSING,
  furnished: () => PASSING,
  turned_up: () => PASSING,
  staffed: () => PASSING,
  rewarded: () => PASSING,
  repopulating: () => PASSING,
  settled: () => PASSING,
  producing: () => PASSING,
  left_quarantine: () => PASSING,
  automaton_drew: () => PASSING,
  automaton_idle: () => PASSING,
  ship_removed: () => PASSING,
  scored: () => PASSING,
};
