// What was done in the turn that is still going on, as the story tells it.
import { linesOf } from "../table/log";
import type { LogEntry, Message } from "../wire";

/** The sentences of this seat's running turn that stand; none if the story is in somebody else's turn. */
export function turnDone(log: readonly LogEntry[], seat: number | null): (readonly Message[])[] {
  const turnOf = (entry: LogEntry) => entry.events.at(-1)?.part;
  const now = log.findLast((entry) => entry.events.length > 0);
  const part = now && turnOf(now);
  if (seat === null || part?.whose !== seat) return [];
  const of = log.filter((entry) => typeof entry.deed === "object" || turnOf(entry)?.turn === part.turn);
  const own = linesOf(of, []).filter(
    ({ gone, parts }) => !gone && parts.some(({ part: { turn } }) => turn === part.turn),
  );
  return own.map(({ says }) => says);
}
