// What this browser remembers of lessons and puzzles, and where they are.

import { learned } from "../shell/api";
import type { LessonRequest } from "../wire";

const KEPT = "lazaret-lessons";

export interface Kept {
  choices: string[];
  takenBack: boolean;
  hinted: boolean;
  /** Whether a puzzle that was solved is played on. */
  on?: boolean;
  /** The most stars earned, for whoever has no name yet. */
  stars: number;
  /** What was chosen by somebody without a name in a lesson that is done: it is theirs as soon as they have one. */
  done?: LessonRequest;
}

export function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keep(id: string, kept: Kept): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [id]: kept }));
}

/** The stars that this browser remembers. */
export function starsHere(id: string): number {
  return all()[id]?.stars ?? 0;
}

/** Whether a lesson was begun and not finished. */
export function begun(id: string): boolean {
  return (all()[id]?.choices.length ?? 0) > 0;
}

/** Hands over to a person what this browser did before it knew them. What the server does not want any more is forgotten. */
export async function handOver(): Promise<void> {
  for (const [id, { done, ...kept }] of Object.entries(all())) {
    if (!done) continue;
    await learned(id, done).catch(() => undefined);
    keep(id, kept);
  }
}

/** Puzzles are lessons of one choice: `rattus-puzzle-3`. */
export function isPuzzle(id: string): boolean {
  return id.includes("-puzzle-");
}

/** The number of a lesson or a puzzle in its game. */
export function numberOf(id: string): string {
  return id.slice(id.lastIndexOf("-") + 1);
}

/** The page of a lesson or a puzzle. */
export function addressOf(game: string, id: string): string {
  // What a club wrote has a word for a number: `rattus-own-lanterns`, `rattus-puzzle-own-lanterns`.
  const word = id.slice(game.length + 1).replace(/^puzzle-/, "");
  return `/${isPuzzle(id) ? "puzzles" : "learn"}/${game}/${word}`;
}
