// The view of crates/contagion/src/view.rs and the events of event.rs, as they arrive.
export type Owner = "neutral" | { seat: number };
export type Hand = number[];

export interface RowView {
  owner: Owner;
  disease: string;
  cubes: number;
  place: number;
  points: number;
}

export interface CityView {
  city: string;
  room: number;
  rows: RowView[];
  cost: number | null;
  /** What keeps the viewer from infecting it, when an action of theirs is due. */
  barred: string | null;
}

export interface SeatView {
  disease: string;
  hand: number;
  cards: Hand;
  open: boolean;
  discarded: Hand;
  dish: number;
  levels: number[];
  prices: (number | null)[];
  score: number;
  points: number[];
  kept: string[];
}

export interface TurnView {
  seat: number;
  actions: number;
  infections: number;
  ignoring: boolean;
  next_infect_free: boolean;
  next_infect_cubes: number;
  phase: "opening" | "action" | "closing" | null;
  strength: number;
  mutation_costs: (number | null)[];
}

export interface ContagionView {
  round: number;
  rounds: number;
  round_card: string | null;
  past_cards: string[];
  who_in: number | null;
  skulls: number;
  next_death_toll: number | null;
  last_round: string | null;
  over: boolean;
  turn: TurnView | null;
  cities: CityView[];
  city_pile: number;
  eradicated: string[];
  draw_pile: number;
  discard: Hand;
  hand_limit: number;
  seats: SeatView[];
  neutral: { disease: string; discarded: Hand; dish: number; score: number } | null;
}

/** What an event holds; which fields are there depends on its kind. */
export interface Facts {
  seat?: number;
  victim?: number;
  owner?: Owner;
  city?: string;
  from?: string;
  to?: string;
  card?: string;
  track?: string;
  n?: number;
  points?: number;
  place?: number;
}

/** An event is its kind with what belongs to it. */
export type ContagionEvent = { kind: string } & Facts;

/** The seat that owns cubes; the neutral disease has the colour behind the last seat. */
export function seatOf(owner: Owner, players: number): number {
  return owner === "neutral" ? players : owner.seat;
}
