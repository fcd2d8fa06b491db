// What a result means: who was level with whom, what decided between them, and how one came in.
import type { GameBoard, TieLine } from "../boards/board";
import type { Over, ScoreSheet } from "../wire";

/**
 * Whether the tie-break was needed, for the best of those who are level on points: which of its lines decided, or that they
 * are level there too and share the place.
 */
export type Tie =
  | { kind: "idle" }
  | { kind: "decided"; line: number; seats: number[]; win: boolean }
  | { kind: "shared"; seats: number[]; win: boolean };

export function tie(sheets: readonly ScoreSheet[], lines: readonly TieLine[]): Tie {
  const played = sheets.filter(({ resigned }) => !resigned);
  const level = played.find((one) => played.some((other) => other !== one && other.score === one.score));
  if (!level) return { kind: "idle" };
  const among = played.filter(({ score }) => score === level.score);
  const seats = among.map(({ seat }) => seat);
  const win = among.some(({ place }) => place === 1);
  if (among.every(({ place }) => place === level.place)) return { kind: "shared", seats, win };
  const line = lines.findIndex(({ values }) => new Set(seats.map((seat) => values[seat])).size > 1);
  return { kind: "decided", line, seats, win };
}

/** The lines of the tie-break: they stand there always, of a game that was played to its end against somebody. */
export function tieLines(over: Over, board: GameBoard | undefined, position: unknown): readonly TieLine[] {
  return over.sheets.length === 1 || over.reason !== "ended" ? [] : (board?.ties?.(position) ?? []);
}

export type Own =
  { kind: "won"; points: number } | { kind: "shared" } | { kind: "behind"; place: number; points: number };

/** How a seat came in; nothing of somebody who did not play, gave up, or played alone. */
export function own(sheets: readonly ScoreSheet[], seat: number | null): Own | undefined {
  const mine = sheets.find((sheet) => sheet.seat === seat);
  const others = sheets.filter((sheet) => sheet.seat !== seat);
  if (!mine || mine.resigned || others.length === 0) return undefined;
  if (mine.place > 1) {
    const best = Math.max(...others.filter(({ place }) => place === 1).map(({ score }) => score));
    return { kind: "behind", place: mine.place, points: Math.max(0, best - mine.score) };
  }
  if (others.some(({ place }) => place === 1)) return { kind: "shared" };
  const next = others.filter(({ resigned }) => !resigned).map(({ score }) => score);
  const points = next.length > 0 ? mine.score - Math.max(...next) : 0;
  return points > 0 ? { kind: "won", points } : undefined;
}

/** Whether there is anything to draw: a game that was given up at once has no scores that go anywhere. */
export function moved(frames: readonly { scores: readonly number[] }[]): boolean {
  const [first] = frames;
  return frames.some(({ scores }) => scores.some((score, seat) => score !== first?.scores[seat]));
}
