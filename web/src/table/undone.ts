// What an undo would take back: it goes to the last choice of whoever asks, and everything after that goes with it.
import type { LogEntry } from "../wire";

export interface Undone {
  /** How many choices of whoever asks. */
  own: number;
  /** How many of others, seat by seat. */
  others: { seat: number; choices: number }[];
}

export function undone(log: readonly LogEntry[], by: number): Undone {
  const choices = log.filter(({ deed, seat }) => deed === "choice" && seat !== null);
  const from = choices.findLastIndex(({ seat }) => seat === by);
  const gone = from < 0 ? [] : choices.slice(from);
  const others = new Map<number, number>();
  for (const { seat } of gone) if (seat !== null && seat !== by) others.set(seat, (others.get(seat) ?? 0) + 1);
  return {
    own: gone.filter(({ seat }) => seat === by).length,
    others: [...others].map(([seat, choices]) => ({ seat, choices })),
  };
}
