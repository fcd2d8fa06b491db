// Pest on the page.
import type { EmblemName } from "../../art/emblems";
import { staged, type GameBoard } from "../board";
import Board from "./Board.svelte";
import { t } from "../../text/fluent.svelte";
import { readingOf } from "./reading";
import { STAGINGS } from "./staging";
import type { Event, View } from "./view";

const ICONS: Partial<Record<Event["kind"], EmblemName>> = {
  castle: "castle",
  doctor: "doctor",
  year: "hourglass",
  plague: "mask",
  sick: "mask",
  road_sick: "mask",
  stopped: "seal",
  delivered: "mask",
  shielded: "seal",
  received: "mask",
  died: "skull",
  destroyed: "skull",
  favour_card: "purse",
  favoured: "purse",
  gained: "wheat",
  lost: "wheat",
  paid: "purse",
  researched: "book",
  renown: "crown",
  negative: "skull",
  influence: "seal",
  imperative: "seal",
  order: "hourglass",
  stepped: "map",
  cloned: "map",
  camped: "map",
  collected: "people",
  collected_on_road: "people",
  built: "castle",
  erected: "castle",
  discarded: "card",
  bought: "book",
  dealt: "card",
  refreshed: "card",
  healed: "doctor",
  healed_at_camp: "doctor",
  inhaled: "doctor",
  admitted: "doctor",
  assigned: "people",
  reward: "seal",
  agenda: "crown",
  podium: "crown",
  era_ended: "hourglass",
  ranked: "crown",
};

/** What Renown comes with, or goes. */
const COUNTED = new Set<Event["kind"]>([
  "renown",
  "negative",
  "agenda",
  "podium",
  "died",
  "healed",
  "built",
  "erected",
  "bought",
]);

export const board: GameBoard = {
  Board,
  reading: (view) => readingOf((view as View).edition),
  zones: [
    { id: "realm", emblem: "map", label: "pest-zone-realm" },
    { id: "mat", emblem: "doctor", label: "pest-zone-mat" },
    { id: "court", emblem: "crown", label: "pest-zone-court" },
    { id: "players", emblem: "people", label: "pest-zone-players" },
  ],
  zoneOf: (kind) => {
    switch (kind) {
      case "location":
      case "capital":
      case "road":
      case "plague":
      case "favour":
        return "realm";
      case "technology":
      case "building":
      case "decree":
      case "capital_building":
      case "reward_token":
      case "influence":
        return "court";
      case "button":
        return undefined;
      default:
        return "mat";
    }
  },
  // Goods can be exchanged at every step of a turn.
  aside: ["good"],
  lessons: {
    heal: 1,
    step: 1,
    admit: 1,
    build: 2,
    erect: 2,
    lay: 3,
    displace: 3,
    camp: 4,
    doctor: 4,
    buy: 6,
    refresh: 6,
    improve: 6,
    done: 5,
    assign: 5,
  },
  may(view, seat) {
    const { run, actor } = view as View;
    if (actor !== seat) return [];
    return run.left.map((act) => ({ key: `act:${act}`, text: t(`pest-head-${act}`) }));
  },
  icon: (event) => ICONS[(event as Event).kind] ?? "quill",
  stage: (event, own) => staged(STAGINGS, event as Event, own),
  tablet: true,
  wide: "laptop",
  matsApart: true,
  counts: (event) => COUNTED.has((event as Event).kind),
  points: (view, seat) => (view as View).seats[seat]?.score ?? 0,
  ties: (view) => [{ label: "pest-tie", values: (view as View).seats.map(({ influence }) => influence), most: true }],
};
