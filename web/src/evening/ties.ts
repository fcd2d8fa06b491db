// What tells people with the same points apart: the host says in which order; the lot is always last.
import type { EveningBy } from "../wire";

export type Tie = Exclude<EveningBy, "points" | "lot">;

/** All of them, in the order that is usual. */
export const TIES: readonly Tie[] = ["wins", "beaten", "share"];

/** The same with what stands at `from` moved to `to`. */
export function moved<Kind>(order: readonly Kind[], from: number, to: number): Kind[] {
  const here = order[from];
  if (here === undefined || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((_, at) => at !== from);
  return [...rest.slice(0, to), here, ...rest.slice(to)];
}
