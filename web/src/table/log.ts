// The log as the table keeps it.
import type { LogEntry, Note } from "../wire";

/** The log after news: everything from step `from` on is told again, so it replaces what we had. */
export function merge(log: readonly LogEntry[], from: number, news: readonly LogEntry[]): LogEntry[] {
  const kept = log.filter((entry) => entry.step < from || (entry.deed === "setup" && from > 0));
  return [...kept, ...news];
}

/** Notes after news; a note that comes twice is kept once. */
export function mergeNotes(notes: readonly Note[], news: readonly Note[]): Note[] {
  const known = new Set(notes.map(fingerprint));
  return [...notes, ...news.filter((note) => !known.has(fingerprint(note)))];
}

function fingerprint(note: Note): string {
  return `${note.at} ${note.step} ${JSON.stringify(note.message)}`;
}

/** The steps whose choices were taken back. */
export function takenBack(log: readonly LogEntry[]): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { step, deed } of log) {
    if (deed === "setup") continue;
    if (typeof deed === "object") standing.splice(-deed.undo.count).forEach((step) => gone.add(step));
    else standing.push(step);
  }
  return gone;
}
