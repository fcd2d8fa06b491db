// Scenes: what one message of the server brought, and how long it may take to be acted out.
import type { LogEntry, Offer } from "../wire";
import { merge } from "./log";

export interface Scene {
  /** What happened, in order. */
  entries: readonly LogEntry[];
  /** What was seen before it. */
  before: unknown;
  /** How things stand after it. */
  offer: Offer;
  /** Whether it was shown before: then it adds nothing to the story. */
  again: boolean;
}

/** The shortest and the longest that the turn of another seat takes at normal speed, in milliseconds. */
export const TURN = { least: 1_500, most: 6_000 };
/** Nothing is shorter than this: it would not be seen. */
export const BLINK = 60;

/** Whose turn a scene belongs to: the seat that chose last in it. */
export function actor(scene: Scene): number | null {
  return scene.entries.findLast(({ seat }) => seat !== null)?.seat ?? null;
}

export function eventsIn(scene: Scene): number {
  return scene.entries.reduce((sum, { events }) => sum + events.length, 0);
}

/**
 * By how much the events that wait are hurried, at most 1. `lengths` are the lengths of the waiting scenes as they would
 * be without hurry, `seats` whose they are, `spent` what the present turn has taken already. One turn keeps to its
 * limit; with more turns waiting, each has less.
 */
export function hurry(
  seats: readonly (number | null)[],
  lengths: readonly number[],
  spent: number,
  most: number,
): number {
  const first = seats[0];
  const behind = seats.findIndex((seat) => seat !== first);
  const ending = behind < 0 ? seats.length : behind;
  const turn = lengths.slice(0, ending).reduce((sum, length) => sum + length, 0);
  const turns = seats.filter((seat, index) => index === 0 || seat !== seats[index - 1]).length;
  const share = most * Math.min(1, 3 / (turns + 1));
  return turn > 0 ? Math.min(1, Math.max(share - spent, most / 10) / turn) : 1;
}

/** The story after a scene. While it is acted out, it is said at the board: nothing is said in two places. */
export function told(log: readonly LogEntry[], scene: Scene): LogEntry[] {
  return merge(log, scene.entries[0]?.step ?? scene.offer.step, scene.entries);
}
