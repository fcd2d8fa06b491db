// Where something goes with a choice: along with a piece that reaches or leaves its thing, or to the thing itself.
import type { Flight } from "../boards/board";
import { keyOf } from "../offer/plan";
import type { Target } from "../wire";

/** Where it goes from, if it goes, and to: names of things on the board. */
export interface Arrow {
  from?: string | undefined;
  to: string;
}

/** Which of the two choices are drawn. */
export type Which = "played" | "better" | "both";

export function arrowTo(target: Target, flights: readonly Flight[]): Arrow {
  const to = keyOf(target);
  const flight = flights.find((flight) => flight.to === to) ?? flights.find((flight) => flight.from === to);
  return flight ? { from: flight.from, to: flight.to } : { to };
}
