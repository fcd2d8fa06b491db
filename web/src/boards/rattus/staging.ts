// How the events of Rattus look.
import type { Staging, Stagings } from "../board";
import type { Event } from "./view";

const at = (region: string) => `region:${region}`;
const mat = (seat: number) => `seat:${seat}`;

const cubes = (from: string, to: string, seat: number, count: number): Staging => ({
  flights: [{ from, to, seat, count }],
  sound: "place",
});

/** What only turns a page of the story. */
const PASSING: Staging = { beats: 0.5 };

export const STAGINGS: Stagings<Event> = {
  added: ({ seat, region }) => cubes(mat(seat), at(region), seat, 1),
  settled: (told) => cubes(mat(told.seat), at(told.region), told.seat, told.cubes),
  placed: (told) => cubes(mat(told.seat), at(told.region), told.seat, told.cubes),
  shifted: (told) => cubes(at(told.from), at(told.to), told.seat, told.cubes),
  sheltered: ({ seat, region }) => cubes(at(region), "castle:castle", seat, 1),
  lost: (told) => ({
    ...cubes(at(told.region), mat(told.seat), told.seat, told.cubes),
    beats: 2.5,
    sound: "loss",
  }),
  took: (told) => {
    const from = told.from === null ? `class:${told.class}` : mat(told.from);
    return { flights: [{ from, to: mat(told.seat), emblem: "card" }], sound: "card" };
  },
  drove: ({ rat, to }) => ({ flights: [{ from: `rat:${rat}`, to: at(to), emblem: "rat" }], sound: "place" }),
  looked: ({ rat }) => ({ light: [`rat:${rat}`], sound: "card" }),
  swapped: ({ first, second }) => ({
    flights: [
      { from: `rat:${first}`, to: `rat:${second}`, emblem: "rat" },
      { from: `rat:${second}`, to: `rat:${first}`, emblem: "rat" },
    ],
    sound: "place",
  }),
  moved: ({ region }) => emblem(region),
  rode: ({ region }) => emblem(region),
  spread: ({ region }) => ({ flights: [{ from: "supply:rats", to: at(region), emblem: "rat" }], sound: "place" }),
  flipped: ({ region, strikes }) => ({ light: [at(region)], beats: 4, sound: strikes ? "strike" : "miss" }),
  bonus: () => ({ light: ["emblem:emblem"], sound: "turn" }),
  turn: () => PASSING,
  final_round: () => PASSING,
  final_plague: () => PASSING,
  opened: () => PASSING,
};

function emblem(region: string): Staging {
  return { flights: [{ from: "emblem:emblem", to: at(region), emblem: "mask" }], beats: 1.5, sound: "turn" };
}
