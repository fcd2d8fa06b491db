// Rattus on the page.
import type { EmblemName } from "../../art/emblems";
import type { GameBoard, Staging } from "../board";
import Board from "./Board.svelte";
import { PLATES } from "./plates";
import { t } from "../../text/fluent.svelte";
import type { Event, View } from "./view";

const ICONS: Record<Event["kind"], EmblemName> = {
  opened: "map",
  settled: "people",
  turn: "hourglass",
  took: "card",
  placed: "people",
  shifted: "purse",
  drove: "cross",
  looked: "eye",
  swapped: "cauldron",
  sheltered: "castle",
  moved: "mask",
  spread: "rat",
  bonus: "sword",
  flipped: "skull",
  lost: "skull",
  final_round: "hourglass",
  added: "wheat",
  rode: "sword",
  final_plague: "mask",
};

function stage(event: Event): Staging {
  switch (event.kind) {
    case "added":
      return cubes(`seat:${event.seat}`, at(event.region), event.seat, 1);
    case "settled":
    case "placed":
      return cubes(`seat:${event.seat}`, at(event.region), event.seat, event.cubes);
    case "shifted":
      return cubes(at(event.from), at(event.to), event.seat, event.cubes);
    case "sheltered":
      return cubes(at(event.region), "castle:castle", event.seat, 1);
    case "lost":
      return { ...cubes(at(event.region), `seat:${event.seat}`, event.seat, event.cubes), beats: 2.5, sound: "loss" };
    case "took": {
      const from = event.from === null ? `class:${event.class}` : `seat:${event.from}`;
      return { flights: [{ from, to: `seat:${event.seat}`, emblem: "card" }], sound: "card" };
    }
    case "drove":
      return { flights: [{ from: `rat:${event.rat}`, to: at(event.to), emblem: "rat" }], sound: "place" };
    case "looked":
      return { light: [`rat:${event.rat}`], sound: "card" };
    case "swapped":
      return {
        flights: [
          { from: `rat:${event.first}`, to: `rat:${event.second}`, emblem: "rat" },
          { from: `rat:${event.second}`, to: `rat:${event.first}`, emblem: "rat" },
        ],
        sound: "place",
      };
    case "moved":
    case "rode":
      return { flights: [{ from: "emblem:emblem", to: at(event.region), emblem: "mask" }], beats: 1.5, sound: "turn" };
    case "spread":
      return { flights: [{ from: "supply:rats", to: at(event.region), emblem: "rat" }], sound: "place" };
    case "flipped":
      return { light: [at(event.region)], beats: 4, sound: event.strikes ? "strike" : "miss" };
    case "bonus":
      return { light: ["emblem:emblem"], sound: "turn" };
    case "turn":
    case "final_round":
    case "final_plague":
    case "opened":
      return { beats: 0.5 };
  }
}

function cubes(from: string, to: string, seat: number, count: number): Staging {
  return { flights: [{ from, to, seat, count }], sound: "place" };
}

function at(region: string): string {
  return `region:${region}`;
}

export const board: GameBoard = {
  Board,
  zones: [
    { id: "map", emblem: "map", label: "rattus-zone-map" },
    { id: "cards", emblem: "crown", label: "rattus-zone-cards" },
  ],
  zoneOf: (kind) => (kind === "class" ? "cards" : "map"),
  plates: PLATES,
  icon: (event) => ICONS[(event as Event).kind],
  stage: (event) => stage(event as Event),
  tablet: true,
  wide: "laptop",
  far: (view) => t("rattus-far", { rats: (view as View).supply }),
  standing(view, seat) {
    const { score = 0, reserve = 0 } = (view as View).seats[seat] ?? {};
    return { points: score, line: t("rattus-standing", { reserve }) };
  },
};
