// The sentence about a game for one of those who sat there, in words.
import { say, seatName, t } from "../text/fluent.svelte";
import { doubtOf, inHundred } from "./areas";
import type { Turning, Verdict } from "./mine";

/** A turning point in words; its figures stand beside it, out of a hundred. */
export function told({ message }: Turning): string {
  return say({ ...message, key: `point-${message.key.replace("analysis-", "")}` });
}

export function headline({ kind, count }: Verdict): string {
  return t(`verdict-${kind}`, { count });
}

export function reason({ kind, point }: Verdict): string {
  return t(`verdict-${kind}-why`, {
    step: (point?.step ?? 0) + 1,
    cost: inHundred(point?.moved.value ?? 0),
    doubt: doubtOf(point?.moved.doubt ?? 0),
    who: point ? seatName(point.seat) : "",
  });
}
