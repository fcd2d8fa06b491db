// Pandemic: Contagion on the page.
import type { EmblemName } from "../../art/emblems";
import type { GameBoard, Staging } from "../board";
import Board from "./Board.svelte";
import type { ContagionEvent, Owner } from "./view";

const ICONS: Record<string, EmblemName> = {
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

function stage(event: ContagionEvent): Staging {
  const { seat, victim, city, from, to, track, n = 1 } = event;
  switch (event.kind) {
    case "placed":
      return event.owner && city ? cubes(dish(event.owner), at(city), event.owner, n) : {};
    case "removed":
      return event.owner && city ? { ...cubes(at(city), dish(event.owner), event.owner, n), sound: "loss" } : {};
    case "moved":
      return seat !== undefined && from && to ? cubes(at(from), at(to), { seat }, n) : {};
    case "drew":
      return seat === undefined ? {} : card("pile:contagion", `seat:${seat}`, n);
    case "discarded":
      return seat === undefined ? {} : card(`seat:${seat}`, "pile:contagion", n);
    case "stole":
      return seat === undefined || victim === undefined ? {} : card(`seat:${victim}`, `seat:${seat}`, n);
    case "led":
    case "ranked":
    case "climbed":
    case "used":
      return city ? { light: [at(city)], beats: 2, sound: "turn" } : {};
    case "eradicated":
      return city ? { light: [at(city)], beats: 3, sound: "strike" } : {};
    case "new_city":
      return city ? { light: [at(city)], beats: 2, sound: "card" } : {};
    case "kept":
    case "played":
      return seat === undefined || !city ? {} : { light: [at(city), `seat:${seat}`], sound: "card" };
    case "mutated":
    case "weakened":
    case "resisted":
      return { light: track ? [`track:${track}`] : [], sound: "turn" };
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
  icon: (event) => ICONS[(event as ContagionEvent).kind] ?? "quill",
  stage: (event) => stage(event as ContagionEvent),
};
