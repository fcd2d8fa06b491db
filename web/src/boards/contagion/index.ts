// Pandemic: Contagion on the page.
import type { EmblemName } from "../../art/emblems";
import { staged, type GameBoard } from "../board";
import Board from "./Board.svelte";
import { STAGINGS } from "./staging";
import { t } from "../../text/fluent.svelte";
import type { Event, View } from "./view";
import { word } from "./world";

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
  lessons: {
    infect: 1,
    cubes: 1,
    draw: 2,
    mutate: 2,
    place: 3,
    climb: 3,
    lose: 4,
    protect: 4,
    match: 5,
    card: 5,
    end: 6,
  },
  may(view, seat, can) {
    const { turn, seats } = view as View;
    if (turn?.seat !== seat) return [];
    const playable = (seats[seat]?.kept ?? []).filter((city) => can(`kept:${city}`));
    return playable.map((city) => ({
      key: `kept:${city}`,
      text: t("contagion-action-play", { city: t(`contagion-city-${word(city)}`) }),
    }));
  },
  must(view, seat) {
    const { turn } = view as View;
    if (turn?.seat !== seat || turn.actions === 0) return [];
    return [{ text: t("contagion-turn-actions", { actions: turn.actions }) }];
  },
  icon: (event) => ICONS[(event as Event).kind],
  stage: (event, own) => staged(STAGINGS, event as Event, own),
  tablet: true,
  wide: "laptop",
  counts: (event) => "points" in (event as Event),
  points: (view, seat) => (view as View).seats[seat]?.score ?? 0,
  ties: (view) => [
    {
      label: "contagion-tie",
      values: (view as View).seats.map(({ levels }) => levels.reduce((sum: number, level) => sum + level, 0)),
      most: true,
    },
  ],
};
