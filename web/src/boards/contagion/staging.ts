// How the events of Contagion look.
import { onMat, type Staging, type Stagings } from "../board";
import type { Event, Owner } from "./view";

const at = (city: string) => `city:${city}`;
const dish = (owner: Owner) => (owner === "neutral" ? "seat:neutral" : `seat:${owner.seat}`);

function cubes(from: string, to: string, owner: Owner, count: number): Staging {
  const flight = owner === "neutral" ? { from, to, emblem: "cube" as const } : { from, to, seat: owner.seat };
  return { flights: [{ ...flight, count }], sound: "place" };
}

const card = (from: string, to: string, count: number): Staging => ({
  flights: [{ from, to, emblem: "card", count }],
  sound: "card",
});
const counted = ({ city }: { city: string }): Staging => ({ light: [at(city)], beats: 2, sound: "turn" });
const turnedUp: Staging = { light: ["round:card"], beats: 2, sound: "card" };
const skull: Staging = { light: ["round:card"], beats: 2, sound: "strike" };
const laid = ({ city, seat }: { city: string; seat: number }): Staging => ({
  light: [at(city), `seat:${seat}`],
  sound: "card",
});
const changed = ({ seat, track }: { seat: number; track: string }, own: number | null): Staging => ({
  light: [onMat(`track:${track}`, seat, own)],
  sound: "turn",
});
/** What a line of the story says well enough. */
const PASSING: Staging = { beats: 0.5 };

export const STAGINGS: Stagings<Event> = {
  placed: ({ owner, city, n }) => cubes(dish(owner), at(city), owner, n),
  removed: ({ owner, city, n }) => ({ ...cubes(at(city), dish(owner), owner, n), sound: "loss" }),
  moved: ({ seat, from, to, n }) => cubes(at(from), at(to), { seat }, n),
  drew: ({ seat, n }) => card("pile:contagion", `seat:${seat}`, n),
  discarded: ({ seat, n }) => card(`seat:${seat}`, "pile:contagion", n),
  stole: ({ seat, victim, n }) => card(`seat:${victim}`, `seat:${seat}`, n),
  led: counted,
  ranked: counted,
  climbed: counted,
  used: counted,
  eradicated: ({ city }) => ({ light: [at(city)], beats: 3, sound: "strike" }),
  new_city: ({ city }) => ({ light: [at(city)], beats: 2, sound: "card" }),
  kept: laid,
  played: laid,
  mutated: changed,
  weakened: changed,
  resisted: () => ({ sound: "turn" }),
  revealed: () => turnedUp,
  ignored: () => turnedUp,
  skull: () => skull,
  death_toll: () => skull,
  laid_out: () => PASSING,
  head_start: () => PASSING,
  neutral_cards: () => PASSING,
  neutral_idle: () => PASSING,
  reshuffled: () => PASSING,
  passed: () => PASSING,
  declined: () => PASSING,
  scored: () => PASSING,
  extra_action: () => PASSING,
  last_round: () => PASSING,
  final_scoring: () => PASSING,
  final_levels: () => PASSING,
};
