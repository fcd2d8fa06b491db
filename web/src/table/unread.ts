// Which lines of the chat are news to somebody. Lines are numbered, and what one does not want to hear leaves gaps.
import type { ChatLine } from "../wire";

type Numbered = Pick<ChatLine, "number" | "seat">;

/** The number that the next line will have at least. */
export function nextLine(lines: readonly Numbered[]): number {
  return (lines.at(-1)?.number ?? -1) + 1;
}

/** How many lines came from `read` on that others said: nobody has to be told what they said themselves. */
export function unreadIn(lines: readonly Numbered[], read: number, seat: number | null): number {
  return lines.filter((line) => line.number >= read && (seat === null || line.seat !== seat)).length;
}
