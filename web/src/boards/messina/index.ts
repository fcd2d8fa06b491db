// Messina 1347 on the page.
import type { EmblemName } from "../../art/emblems";
import { staged, type GameBoard } from "../board";
import Board from "./Board.svelte";
import { t } from "../../text/fluent.svelte";
import { entryText } from "./effects";
import { STAGINGS } from "./staging";
import type { Event, View } from "./view";

type Kind = Event["kind"];

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

const COUNTED = new Set<Event["kind"]>(["repopulated", "rewarded", "scored"]);

export const board: GameBoard = {
  Board,
  zones: [
    { id: "city", emblem: "map", label: "page-messina-zone-city" },
    { id: "estate", emblem: "castle", label: "page-messina-zone-estate" },
    { id: "hall", emblem: "crown", label: "page-messina-zone-hall" },
    { id: "families", emblem: "people", label: "page-messina-zone-families" },
  ],
  zoneOf: (kind) => ZONE_OF[kind],
  lessons: {
    use: 1,
    go: 1,
    sail: 1,
    burn: 2,
    rat: 2,
    advance: 3,
    activate: 3,
    build: 4,
    staff: 4,
    worker: 4,
    house: 4,
    purchase: 5,
    step: 5,
    recall: 6,
    repopulate: 6,
    settle: 6,
  },
  may(view, seat) {
    const { turn, main, site, pending } = view as View;
    if (turn !== seat) return [];
    const action = main && site ? [{ key: `district:${site}`, text: t("page-messina-turn-action") }] : [];
    const waits = pending.map(({ entry, count }) => ({
      key: `pending:${entry}`,
      text: count > 1 ? `${entryText(entry)} ×${count}` : entryText(entry),
    }));
    return [...action, ...waits];
  },
  icon: (event) => ICONS[(event as Event).kind],
  stage: (event, own) => staged(STAGINGS, event as Event, own),
  tablet: true,
  wide: "desk",
  counts(event) {
    const told = event as Event;
    return told.kind === "gained" ? told.gain.points !== 0 : COUNTED.has(told.kind);
  },
  far: (view) => t("page-messina-far", { round: (view as View).round }),
  standing(view, seat) {
    const { points = 0, coin = 0, rats = 0 } = (view as View).players[seat] ?? {};
    return { points, line: t("page-messina-standing", { coin, rats }) };
  },
  ties(view) {
    const { players, ranks } = view as View;
    const popularity = players.map((_, seat) => (ranks[0]?.indexOf(seat) ?? 0) + 1);
    return [
      { label: "messina-tie-rats", values: players.map(({ rats }) => rats), most: false },
      { label: "messina-tie-popularity", values: popularity, most: false },
    ];
  },
};
