// What tells people with the same points apart: the host says in which order; the lot is always last.
import type { EveningBy } from "../wire";

export type Tie = Exclude<EveningBy, "points" | "lot">;

/** The same with one of them a place sooner. */
export function sooner<Kind>(order: readonly Kind[], at: number): Kind[] {
  const [before, here] = [order[at - 1], order[at]];
  if (before === undefined || here === undefined) return [...order];
  return [...order.slice(0, at - 1), here, before, ...order.slice(at + 1)];
}
