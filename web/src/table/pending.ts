// A choice that is on its way. A line may break before or after the server has it; the step decides what became of it.
import type { LogEntry } from "../wire";

export interface Pending {
  step: number;
  action: string;
  /** Whether the line broke since it was made. */
  interrupted: boolean;
}

/**
 * What became of a choice, seen from a new offer:
 * `waiting`: the offer is the one it answers, and it is still under way;
 * `resend`: the offer is the one it answers, and the line broke: the server does not have it;
 * `made`: it is in the log; `passed`: the game went on without it.
 */
export type Fate = "waiting" | "resend" | "made" | "passed";

export function fate(pending: Pending, offerStep: number, seat: number | null, log: readonly LogEntry[]): Fate {
  if (offerStep === pending.step) return pending.interrupted ? "resend" : "waiting";
  const entry = log.find((entry) => entry.step === pending.step && entry.deed === "choice");
  // Of a chain, the log has every choice by itself.
  const [first] = pending.action.split("; ");
  return entry?.seat === seat && entry.action === first ? "made" : "passed";
}
