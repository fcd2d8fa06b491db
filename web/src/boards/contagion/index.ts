// Pandemic: Contagion on the page.
import type { EmblemName } from "../../art/emblems";
import { onMat, type GameBoard, type Staging } from "../board";
import Board from "./Board.svelte";
import type { Event, Owner, View } from "./view";

const ICONS: Record<Event["kind"], EmblemName> = {
  laid_out: "map",
  head_start: "majority",
  revealed: "quill",
  new_city: "map",
  skull: "skull",
  death_toll: "skull",
  led: "majority",
  neutral_cards: "card",
  neutral_idle: "card",
  placed: "cube",
  removed: "cube",
  moved: "cube",
  climbed: "majority",
  drew: "card",
  reshuffled: "card",
  discarded: "card",
  stole: "purse",
  mutated: "helix",
  weakened: "helix",
  resisted: "shield",
  passed: "hourglass",
  eradicated: "fallen",
  ranked: "majority",
  used: "quill",
  declined: "quill",
  kept: "card",
  played: "card",
  scored: "majority",
  extra_action: "hourglass",
  ignored: "doctor",
  last_round: "hourglass",
  final_scoring: "book",
  final_levels: "helix",
};

function stage(event: Event, own: number | null): Staging {
  switch (event.kind) {
    case "placed":
      return cubes(dish(event.owner), at(event.city), event.owner, event.n);
    case "removed":
      return { ...cubes(at(event.city), dish(event.owner), event.owner, event.n), sound: "loss" };
    case "moved":
      return cubes(at(event.from), at(event.to), { seat: event.seat }, event.n);
    case "drew":
      return card("pile:contagion", `seat:${event.seat}`, event.n);
    case "discarded":
      return card(`seat:${event.seat}`, "pile:contagion", event.n);
    case "stole":
      return card(`seat:${event.victim}`, `seat:${event.seat}`, event.n);
    case "led":
    case "ranked":
    case "climbed":
    case "used":
      return { light: [at(event.city)], beats: 2, sound: "turn" };
    case "eradicated":
      return { light: [at(event.city)], beats: 3, sound: "strike" };
    case "new_city":
      return { light: [at(event.city)], beats: 2, sound: "card" };
    case "kept":
    case "played":
      return { light: [at(event.city), `seat:${event.seat}`], sound: "card" };
    case "mutated":
    case "weakened":
      return { light: [onMat(`track:${event.track}`, event.seat, own)], sound: "turn" };
    case "resisted":
      return { sound: "turn" };
    case "revealed":
    case "ignored":
      return { light: ["round:card"], beats: 2, sound: "card" };
    case "skull":
    case "death_toll":
      return { light: ["round:card"], beats: 2, sound: "strike" };
    default:
      return { beats: 0.5 };
  }
}

function cubes(from: string, to: string, owner: Owner, count: number): Staging {
  const flight = owner === "neutral" ? { from, to, emblem: "cube" as const } : { from, to, seat: owner.seat };
  return { flights: [{ ...flight, count }], sound: "place" };
}

function card(from: string, to: string, count: number): Staging {
  return { flights: [{ from, to, emblem: "card", count }], sound: "card" };
}

function dish(owner: Owner): string {
  return owner === "neutral" ? "seat:neutral" : `seat:${owner.seat}`;
}

function at(city: string): string {
  return `city:${city}`;
}

/** Where things of a kind lie on a phone; the pile is a button there. */
const ZONES: Record<string, string> = {
  city: "world",
  color: "world",
  kept: "world",
  track: "disease",
  seat: "players",
};

export const board: GameBoard = {
  Board,
  zones: [
    { id: "world", emblem: "globe", label: "contagion-zone-world" },
    { id: "disease", emblem: "helix", label: "contagion-zone-disease" },
    { id: "players", emblem: "people", label: "contagion-zone-players" },
  ],
  zoneOf: (kind) => ZONES[kind],
  icon: (event) => ICONS[(event as Event).kind],
  stage: (event, own) => stage(event as Event, own),
  tablet: true,
  wide: "laptop",
  points: (view, seat) => (view as View).seats[seat]?.score ?? 0,
};
