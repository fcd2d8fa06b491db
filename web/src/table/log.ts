// The log as the table keeps it.
import type { LogEntry, Message, Note, Told } from "../wire";

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

/** A line of the story: what a person would call one thing. */
export interface Line {
  key: string;
  step: number;
  /** Whose turn it belongs to; nobody's when the table itself does something. */
  seat: number | null;
  round: number | null;
  /** The event that gives it its drawing, which the game knows; without one, this emblem. */
  event: unknown;
  emblem: "undo" | "quill";
  /** What it says, one message behind the other. */
  says: readonly Message[];
  /** The events it is made of, in order. */
  parts: readonly Told[];
  /** The step at which its effect is seen. */
  after: number;
  /** Whether it was taken back. */
  gone: boolean;
  note: boolean;
  /** Whether a turn begins with it. */
  first: boolean;
}

/** A line while its events are gathered. */
interface Gathered extends Line {
  turn: number;
  parts: Told[];
}

/** The sentences of the log, with what was taken back. Those that say nothing are parts of those beside them. */
function sentencesOf(log: readonly LogEntry[], gone: ReadonlySet<number>): Gathered[] {
  const found = new Map<number, Gathered>();
  for (const entry of log) {
    const back = entry.deed !== "setup" && gone.has(entry.step);
    for (const told of entry.events) {
      const { line, turn, whose, says } = told.part;
      let known = found.get(line);
      if (!known) {
        const base = { key: `line ${line}`, step: entry.step, seat: whose, round: entry.round, turn };
        const empty = { event: told.event, emblem: "quill" as const, says: [], parts: [], after: 0 };
        known = { ...base, ...empty, gone: true, note: false, first: false };
        found.set(line, known);
      }
      known.parts.push(told);
      // What was taken back speaks only while nothing that stands does.
      if (back && !known.gone) continue;
      if (says) [known.says, known.event] = [says, told.event];
      known.after = entry.deed === "setup" ? 0 : entry.step + 1;
      known.gone &&= back;
    }
  }
  return folded([...found.values()]);
}

/** What some events say that stand in no log: those that a choice would lead to. */
export function saidOf(events: readonly Told[]): Pick<Line, "key" | "says" | "parts">[] {
  const entry: LogEntry = {
    step: 0,
    seat: null,
    round: null,
    deed: "choice",
    action: null,
    stands: true,
    events: [...events],
  };
  return sentencesOf([entry], new Set());
}

function folded(lines: readonly Gathered[]): Gathered[] {
  const said: Gathered[] = [];
  let waiting: Told[] = [];
  let turn: number | undefined;
  for (const line of lines) {
    const first = line.turn !== turn;
    if (first) waiting = [];
    turn = line.turn;
    const before = said.at(-1);
    if (line.says.length > 0) {
      line.parts.unshift(...waiting);
      line.first = before?.turn !== line.turn;
      waiting = [];
      said.push(line);
    } else if (before && before.turn === line.turn) before.parts.push(...line.parts);
    else waiting.push(...line.parts);
  }
  return said;
}

export function linesOf(log: readonly LogEntry[], notes: readonly Note[]): Line[] {
  const told: Line[] = sentencesOf(log, takenBack(log));
  const aside = { round: null, event: undefined, parts: [], gone: false, first: false };
  const undone = log.flatMap(({ step, seat, round, deed }, place): Line[] => {
    if (typeof deed !== "object") return [];
    const key = deed.undo.agreed ? "log-undo-agreed" : "log-undo";
    const says: Message[] = [{ key, args: [["seat", { seat: seat ?? 0 }]] }];
    const own = {
      key: `undo ${place}`,
      step,
      seat,
      round,
      emblem: "undo" as const,
      says,
      after: step + 1,
      note: false,
    };
    return [{ ...aside, ...own }];
  });
  const noted = notes.map((note, index): Line => {
    const own = { key: `note ${index}`, step: note.step, seat: null, emblem: "quill" as const, after: note.step };
    return { ...aside, ...own, says: [note.message], note: true };
  });
  return [...told, ...undone, ...noted].sort((a, b) => a.step - b.step);
}

/** The lines anew. Those that say what they said before are the very same, so that the page does not write them again. */
export function renewed(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return now.map((line) => {
    const old = known.get(line.key);
    return old && (Object.keys(line) as (keyof Line)[]).every((part) => same(old[part], line[part])) ? old : line;
  });
}

function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** The rounds that were played so far, if the game counts them. */
export function roundsIn(log: readonly LogEntry[]): number[] {
  return [...new Set(log.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b);
}
