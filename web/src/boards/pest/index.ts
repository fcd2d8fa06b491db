// Pest on the page.
import type { EmblemName } from "../../art/emblems";
import { onMat, type GameBoard, type Staging } from "../board";
import Board from "./Board.svelte";
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

function stage(event: Event, own: number | null): Staging {
  switch (event.kind) {
    case "sick":
      return { flights: [fly("plague:card", at(event.location), "mask", event.n)], sound: "strike" };
    case "road_sick":
      return { flights: [fly("plague:card", `road:${event.road}`, "mask", event.n)], sound: "strike" };
    case "delivered":
    case "collected":
      return { flights: [fly(at(event.location), mat(event.seat), "mask", event.n)], sound: "place" };
    case "collected_on_road":
      return { flights: [fly(`road:${event.road}`, mat(event.seat), "mask", event.n)], sound: "place" };
    case "destroyed":
      return { light: [at(event.location)], beats: 3, sound: "loss" };
    case "stepped":
    case "cloned":
      return { flights: [{ from: at(event.from), to: at(event.to), seat: event.seat }], sound: "place" };
    case "castle":
    case "doctor":
    case "camped":
    case "built":
      return { flights: [{ from: mat(event.seat), to: at(event.location), seat: event.seat }], sound: "place" };
    case "bought":
      return { flights: [fly(`technology:${event.technology}`, mat(event.seat), "book", 1)], sound: "card" };
    case "reward":
      return { flights: [fly(`reward_token:${event.token}`, mat(event.seat), "seal", 1)], sound: "card" };
    case "assigned":
      return { flights: [fly(mat(event.seat), "capital:capital", "people", 1)], sound: "place" };
    case "influence":
      return { light: [`influence:${event.seat}`], sound: "turn" };
    case "died":
      return { light: [onMat("slot:cemetery", event.seat, own)], beats: 2, sound: "loss" };
    case "plague":
      return { light: ["plague:card"], beats: 2, sound: "strike" };
    case "favour_card":
      return { light: ["favour:card"], beats: 2, sound: "card" };
    case "healed":
    case "inhaled":
      return { light: [onMat("track:healed", event.seat, own)], sound: "turn" };
    case "year":
    case "era_ended":
    case "podium":
      return { beats: 2, sound: "turn" };
    default:
      return { beats: 0.4 };
  }
}

function mat(seat: number): string {
  return `seat:${seat}`;
}

function fly(from: string, to: string, emblem: EmblemName, count: number) {
  return { from, to, emblem, count };
}

function at(location: string): string {
  return location === "capital" ? "capital:capital" : `location:${location}`;
}

export const board: GameBoard = {
  Board,
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
  icon: (event) => ICONS[(event as Event).kind] ?? "quill",
  stage: (event, own) => stage(event as Event, own),
  tablet: true,
  wide: "laptop",
  points: (view, seat) => (view as View).seats[seat]?.score ?? 0,
};
