// What a result means: who was level with whom, and how one came in.
import type { ScoreSheet } from "../wire";

/** Seats that have as many points as another one and yet another place: a tie-break has decided. */
export function broken(sheets: readonly ScoreSheet[]): number[] {
  return sheets
    .filter((one) =>
      sheets.some(
        (other) => other.score === one.score && other.place !== one.place && !one.resigned && !other.resigned,
      ),
    )
    .map(({ seat }) => seat);
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
