// The sentence about a game for one of those who sat there, in words.
import { seatName, t } from "../text/fluent.svelte";
import type { Verdict } from "./mine";

/** Out of a hundred games. */
export const inHundred = (share: number): number => Math.round(Math.abs(share) * 100);

export function headline({ kind, count }: Verdict): string {
  return t(`verdict-${kind}`, { count });
}

export function reason({ kind, point }: Verdict): string {
  return t(`verdict-${kind}-why`, {
    step: (point?.step ?? 0) + 1,
    cost: inHundred(point?.moved.value ?? 0),
    who: point ? seatName(point.seat) : "",
  });
}
