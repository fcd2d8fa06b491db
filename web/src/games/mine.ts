// The games of a person: those in play, one's own turn first, and those that are over.
import type { Me, TableSummary } from "../wire";

/** What one still plays: those where one is asked first, then those that were touched last. */
export function running(me: Me | undefined): TableSummary[] {
  const mine = (me?.tables ?? []).filter(
    ({ seats, your_seat }) => !seats.find(({ seat }) => seat === your_seat)?.resigned,
  );
  return mine.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.touched_at - a.touched_at);
}

/** The place one came in at, if the game was played to an end. */
export function placeOf({ result, your_seat }: TableSummary): { place: number; score: number } | undefined {
  return result.find(({ seat }) => seat === your_seat);
}

/** One's points when the table was closed because nobody has its rules, if they were known. */
export function stoodAt({ stood, your_seat }: TableSummary): number | undefined {
  return your_seat === null ? undefined : stood[your_seat];
}
