// Which note belongs to a question or an event: both are known by their message keys, so the page needs no rules for it.
import type { LogEntry, Message } from "../wire";

/** The key of the note for a question: `rattus-guide-turn` for `rattus-ask-turn`. */
export function noteFor(game: string, { key }: Pick<Message, "key">): string | undefined {
  const [, kind, end] = new RegExp(`^${game}-(ask|event)-(.+)$`).exec(key) ?? [];
  if (end === undefined) return undefined;
  return `${game}-guide-${kind === "event" ? "event-" : ""}${end}`;
}

export interface Happened {
  note: string;
  /** The event, for its place on the board. */
  event: unknown;
}

/** The notes for what was told from a step on, each once, in order. */
export function notesSince(game: string, log: readonly LogEntry[], from: number): Happened[] {
  const all = log
    .filter(({ step }) => step >= from)
    .flatMap(({ events }) => events)
    .flatMap(({ message, event }) => {
      const note = noteFor(game, message);
      return note === undefined ? [] : [{ note, event }];
    });
  return all.filter(({ note }, index) => all.findIndex((other) => other.note === note) === index);
}
