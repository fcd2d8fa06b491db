// Rattus on the page.
import type { EmblemName } from "../../art/emblems";
import { staged, type GameBoard } from "../board";
import { after } from "./after";
import Board from "./Board.svelte";
import { PLATES } from "./plates";
import { STAGINGS } from "./staging";
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

/** People on the map are points. */
const COUNTED = new Set<Event["kind"]>(["settled", "placed", "added", "lost"]);

export const board: GameBoard = {
  Board,
  zones: [
    { id: "map", emblem: "map", label: "rattus-zone-map" },
    { id: "cards", emblem: "crown", label: "rattus-zone-cards" },
  ],
  zoneOf: (kind) => (kind === "class" ? "cards" : "map"),
  plates: PLATES,
  lessons: {
    place: 1,
    take: 4,
    use: 4,
    from: 4,
    shift: 4,
    move: 2,
    spread: 2,
    flip: 3,
    drive: 5,
    to: 5,
    look: 5,
    swap: 5,
    bonus: 5,
    shelter: 6,
    add: 6,
    ride: 6,
  },
  may(view, seat, can) {
    const { active, phase, card_taken, cards } = view as View;
    if (active !== seat || phase !== "turn") return [];
    const usable = cards.filter(({ id, owner }) => owner === seat && can(`class:${id}`));
    const uses = usable.map(({ id }) => ({
      key: `class:${id}`,
      text: t("rattus-action-use", { class: t(`rattus-class-${id}`) }),
    }));
    return card_taken ? uses : [{ text: t("rattus-turn-card") }, ...uses];
  },
  must(view, seat) {
    const { active, phase, placed, seats, emblem } = view as View;
    if (active !== seat || phase !== "turn") return [];
    const plague = { key: `region:${emblem}`, text: t("rattus-turn-plague") };
    return placed || seats[seat]?.reserve === 0 ? [plague] : [{ text: t("rattus-turn-cubes") }, plague];
  },
  icon: (event) => ICONS[(event as Event).kind],
  stage: (event, own) => staged(STAGINGS, event as Event, own),
  after: (view, event) => after(view as View, event as Event),
  tablet: true,
  wide: "laptop",
  counts: (event) => COUNTED.has((event as Event).kind),
  far: (view) => t("rattus-far", { rats: (view as View).supply }),
  // Whoever would have had the next turn comes first.
  ties(view) {
    const { seats, last } = view as View;
    const next = (seat: number) => ((seat + 2 * seats.length - (last ?? -1) - 1) % seats.length) + 1;
    return [{ label: "rattus-tie", values: seats.map((_, seat) => next(seat)), most: false }];
  },
  standing(view, seat) {
    const { score = 0, reserve = 0 } = (view as View).seats[seat] ?? {};
    return { points: score, line: t("rattus-standing", { reserve }) };
  },
};
