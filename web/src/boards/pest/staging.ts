// How the events of Pest look.
import type { EmblemName } from "../../art/emblems";
import { onMat, type Flight, type Staging, type Stagings } from "../board";
import type { Event, Post } from "./view";

const mat = (seat: number) => `seat:${seat}`;
const at = (location: string) => (location === "capital" ? "capital:capital" : `location:${location}`);
const fly = (from: string, to: string, emblem: EmblemName, count: number): Flight => ({ from, to, emblem, count });

/** Where somebody who was healed can be: on the track, at a worker's place, in the Capital. */
function post(name: Post, seat: number, own: number | null): string {
  switch (name) {
    case "capital":
      return "capital:capital";
    case "track":
      return onMat("track:healed", seat, own);
    case "workshop":
      return onMat("technology:mobile_workshop", seat, own);
    case "experts":
      return onMat("technology:plague_experts", seat, own);
    default:
      return onMat(`building:${name}`, seat, own);
  }
}

/** What a figure or a line of the story says well enough. */
const PASSING: Staging = { beats: 0.4 };

const sent = (seat: number, location: string): Staging => ({
  flights: [{ from: mat(seat), to: at(location), seat }],
  sound: "place",
});
const went = (seat: number, from: string, to: string): Staging => ({
  flights: [{ from: at(from), to: at(to), seat }],
  sound: "place",
});
const fetched = (from: string, seat: number, n: number): Staging => ({
  flights: [fly(from, mat(seat), "mask", n)],
  sound: "place",
});
const turned: Staging = { beats: 2, sound: "turn" };

export const STAGINGS: Stagings<Event> = {
  sick: ({ location, n }) => ({ flights: [fly("plague:card", at(location), "mask", n)], sound: "strike" }),
  road_sick: ({ road, n }) => ({ flights: [fly("plague:card", `road:${road}`, "mask", n)], sound: "strike" }),
  delivered: ({ seat, location, n }) => fetched(at(location), seat, n),
  collected: ({ seat, location, n }) => fetched(at(location), seat, n),
  collected_on_road: ({ seat, road, n }) => fetched(`road:${road}`, seat, n),
  destroyed: ({ location }) => ({ light: [at(location)], beats: 3, sound: "loss" }),
  stepped: ({ seat, from, to }) => went(seat, from, to),
  cloned: ({ seat, from, to }) => went(seat, from, to),
  castle: ({ seat, location }) => sent(seat, location),
  doctor: ({ seat, location }) => sent(seat, location),
  camped: ({ seat, location }) => sent(seat, location),
  built: ({ seat, location }) => sent(seat, location),
  bought: ({ seat, technology }) => ({
    flights: [fly(`technology:${technology}`, mat(seat), "book", 1)],
    sound: "card",
  }),
  reward: ({ seat, token }) => ({ flights: [fly(`reward_token:${token}`, mat(seat), "seal", 1)], sound: "card" }),
  assigned: ({ seat, from, to }, own) => {
    const [start, end] = [post(from, seat, own), post(to, seat, own)];
    // On the mat of another both ends are the sign of their seat.
    return start === end
      ? { light: [end], sound: "place" }
      : { flights: [fly(start, end, "people", 1)], sound: "place" };
  },
  influence: ({ seat }) => ({ light: [`influence:${seat}`], sound: "turn" }),
  died: ({ seat }, own) => ({ light: [onMat("slot:cemetery", seat, own)], beats: 2, sound: "loss" }),
  plague: () => ({ light: ["plague:card"], beats: 2, sound: "strike" }),
  favour_card: () => ({ light: ["favour:card"], beats: 2, sound: "card" }),
  healed: ({ seat }, own) => ({ light: [onMat("track:healed", seat, own)], sound: "turn" }),
  inhaled: ({ seat }, own) => ({ light: [onMat("track:healed", seat, own)], sound: "turn" }),
  year: () => turned,
  era_ended: () => turned,
  podium: () => turned,
  start_card: () => PASSING,
  stopped: () => PASSING,
  shielded: () => PASSING,
  camp_returned: () => PASSING,
  camp_stayed: () => PASSING,
  received: () => PASSING,
  favoured: () => PASSING,
  gained: () => PASSING,
  lost: () => PASSING,
  paid: () => PASSING,
  researched: () => PASSING,
  renown: () => PASSING,
  negative: () => PASSING,
  imperative: () => PASSING,
  neutral: () => PASSING,
  order: () => PASSING,
  placed: () => PASSING,
  trials: () => PASSING,
  again: () => PASSING,
  started: () => PASSING,
  exchanged: () => PASSING,
  moved: () => PASSING,
  healed_at_camp: () => PASSING,
  admitted: () => PASSING,
  patient_moved: () => PASSING,
  patient_healed: () => PASSING,
  erected: () => PASSING,
  discarded: () => PASSING,
  dealt: () => PASSING,
  refreshed: () => PASSING,
  workshop: () => PASSING,
  traded: () => PASSING,
  agenda: () => PASSING,
  choice: () => PASSING,
  ranked: () => PASSING,
};
