// Who sits at a table of this device, as a record has it: people by their names, bots by their levels, so that the terminal
// and every other Lazaret know them again.
import type { BotLevel } from "../wire";
import type { Sitter } from "./kept";

/** How many there are in the cast: they have numbers from 1. */
const CAST = 10;
/** The longest name of a person. */
const LONGEST = 24;

/** The name of each seat in the record. */
export function namesFor(seats: readonly Sitter[]): string[] {
  return seats.map((sitter, seat) =>
    sitter.kind === "person" ? proper(sitter.name) : `${word(sitter.level)} ${seat + 1}`,
  );
}

/** A name as a record can have it. */
export function proper(name: string): string {
  return name
    .replace(/[#\s]+/g, " ")
    .trim()
    .slice(0, LONGEST);
}

function word(level: BotLevel): string {
  return typeof level === "number" ? `level ${level}` : level;
}

/** Who sat there, by the names in a record. */
export function recalled(names: readonly string[], players: number, first: number): Sitter[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = names[seat] ?? "";
    const level = levelOf(name);
    if (level === undefined) return { kind: "person", name, standIn: null };
    return { kind: "bot", level, cast: castOf(first, seat) };
  });
}

function levelOf(name: string): BotLevel | undefined {
  const found = /^(?:level ?(\d+)|(greedy|random))(?: \d+)?$/.exec(name);
  if (!found) return undefined;
  return found[1] === undefined ? found[2] : Number(found[1]);
}

/** Who of the cast plays a seat: from some first one on, so that no two of a table are the same. */
export function castOf(first: number, seat: number): number {
  return ((first + seat * 3) % CAST) + 1;
}
