// Messina 1347 on the page.
import type { EmblemName } from "../../art/emblems";
import { onMat, type Flight, type GameBoard, type Staging } from "../board";
import Board from "./Board.svelte";
import { DISTRICTS, PORTS } from "./data";
import { t } from "../../text/fluent.svelte";
import type { Event, View } from "./view";

type Kind = Event["kind"];
type Told<K extends Kind> = Extract<Event, { kind: K }>;

const ICONS: Record<Kind, EmblemName> = {
  round: "hourglass",
  died: "skull",
  new_workshops: "card",
  ship_arrived: "ship",
  hex_laid: "map",
  wheel_turned: "hourglass",
  plague_came: "mask",
  citizen_came: "people",
  travelled: "map",
  recalled: "castle",
  visited: "purse",
  housed: "people",
  sheltered: "cross",
  released: "people",
  burnt: "candle",
  burnt_ship: "candle",
  rats: "rat",
  gained: "purse",
  recruited: "sword",
  pending: "quill",
  forfeited: "close",
  ship_taken: "ship",
  hex_used: "check",
  bought: "purse",
  stepped: "book",
  scrolled: "quill",
  upgraded: "crown",
  promoted: "crown",
  foreman_moved: "next",
  activated: "play",
  door_closed: "close",
  refreshed: "card",
  built: "castle",
  furnished: "cross",
  turned_up: "card",
  staffed: "cauldron",
  rewarded: "cauldron",
  repopulating: "people",
  settled: "people",
  given_up: "sword",
  repopulated: "castle",
  producing: "wheat",
  left_quarantine: "people",
  automaton_drew: "card",
  automaton_went: "map",
  automaton_burnt: "candle",
  automaton_idle: "pause",
  removed: "close",
  ship_removed: "ship",
  scored: "seal",
};

/** Where a lieutenant or a citizen is on the board: a site of the town, or his family. */
function at(site: string, seat?: number): string {
  if (DISTRICTS.has(site)) return `district:${site}`;
  if (PORTS.has(site)) return `port:${site}`;
  return site.startsWith("dock_") ? `dock_tile:${site}` : `seat:${seat ?? 0}`;
}

const fly = (from: string, to: string, more: Partial<Flight> = {}): Flight => ({ from, to, ...more });

/** How each kind of event looks; one that is not here takes its beat and shows nothing but its line in the log. */
const STAGINGS: { [K in Kind]?: (told: Told<K>, own: number | null) => Staging } = {
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
};

function stage(event: Event, own: number | null): Staging {
  const staging = STAGINGS[event.kind] as ((told: Event, own: number | null) => Staging) | undefined;
  return staging?.(event, own) ?? { beats: 0.2 };
}

/** Registers, tiles of one's own and waiting effects are at hand in every zone: as buttons, or in the list of what is to do. */
const ZONE_OF: Record<string, string> = {
  district: "city",
  port: "city",
  dock_tile: "city",
  ship: "city",
  slot: "city",
  wheel: "city",
  space: "estate",
  cabin: "estate",
  foreman: "estate",
  scroll: "estate",
  cabin_upgrade: "hall",
  cart: "hall",
  piles: "hall",
};

export const board: GameBoard = {
  Board,
  zones: [
    { id: "city", emblem: "map", label: "page-messina-zone-city" },
    { id: "estate", emblem: "castle", label: "page-messina-zone-estate" },
    { id: "hall", emblem: "crown", label: "page-messina-zone-hall" },
    { id: "families", emblem: "people", label: "page-messina-zone-families" },
  ],
  zoneOf: (kind) => ZONE_OF[kind],
  icon: (event) => ICONS[(event as Event).kind],
  stage: (event, own) => stage(event as Event, own),
  tablet: true,
  wide: "desk",
  far: (view) => t("page-messina-far", { round: (view as View).round }),
  standing(view, seat) {
    const { points = 0, coin = 0, rats = 0 } = (view as View).players[seat] ?? {};
    return { points, line: t("page-messina-standing", { coin, rats }) };
  },
};
