// The log as the table keeps it.
import type { LogEntry, Message, Note } from "../wire";

/**
 * The log after news: everything from step `from` on is told again, so it replaces what we had. The set-up has the step
 * of the first choice, and is replaced only when it is told again itself.
 */
export function merge(log: readonly LogEntry[], from: number, news: readonly LogEntry[]): LogEntry[] {
  const anew = news.some(({ deed }) => deed === "setup");
  const kept = log.filter((entry) => (entry.deed === "setup" ? !anew : entry.step < from));
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

/** A line of the story. */
export interface Line {
  key: string;
  step: number;
  /** Whom it concerns, by the event's own account. */
  seat: number | null;
  round: number | null;
  /** The event, whose drawing the game knows; without one, this emblem. */
  event: unknown;
  emblem: "undo" | "quill";
  message: Message;
  /** The step at which its effect is seen. */
  after: number;
  /** Whether it was taken back. */
  gone: boolean;
  note: boolean;
  /** Whether a choice of another seat begins with it. */
  first: boolean;
}

export function linesOf(log: readonly LogEntry[], notes: readonly Note[]): Line[] {
  const gone = takenBack(log);
  let chooser: number | null = null;
  const told = log.flatMap((entry, place): Line[] => {
    const base = {
      step: entry.step,
      round: entry.round,
      after: entry.deed === "setup" ? 0 : entry.step + 1,
      gone: entry.deed !== "setup" && gone.has(entry.step),
      note: false,
    };
    const turns = entry.seat !== chooser;
    if (typeof entry.deed === "object") {
      const key = entry.deed.undo.agreed ? "log-undo-agreed" : "log-undo";
      const message: Message = { key, args: [["seat", { seat: entry.seat ?? 0 }]] };
      const own = { key: `${place}`, event: undefined, emblem: "undo" as const, message };
      return [{ ...base, ...own, seat: entry.seat, first: turns }];
    }
    if (entry.events.length > 0) chooser = entry.seat;
    return entry.events.map(({ seat, event, message }, index) => ({
      ...base,
      key: `${place}.${index}`,
      seat,
      event,
      emblem: "quill",
      message,
      first: turns && index === 0,
    }));
  });
  const noted = notes.map((note, index): Line => ({
    key: `note ${index}`,
    step: note.step,
    seat: null,
    round: null,
    event: undefined,
    emblem: "quill",
    message: note.message,
    after: note.step,
    gone: false,
    note: true,
    first: false,
  }));
  return [...told, ...noted].sort((a, b) => a.step - b.step);
}

/** The lines anew. Those that say what they said before are the very same, so that the page does not write them again. */
export function renewed(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return now.map((line) => {
    const old = known.get(line.key);
    return old && (Object.keys(line) as (keyof Line)[]).every((part) => old[part] === line[part]) ? old : line;
  });
}

/** The rounds that were played so far, if the game counts them. */
export function roundsIn(log: readonly LogEntry[]): number[] {
  return [...new Set(log.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b);
}
