// The cross-table of a division: how every two fared when they met, what is played now, and what is to come.
import type { LeagueDivision } from "../wire";

/** One field: what one was to the other. */
export type Field =
  | { kind: "self" }
  | { kind: "none" }
  | { kind: "played"; points: number; of: number }
  | { kind: "now"; table: string }
  | { kind: "coming"; week: number };

/** A row for everybody of the standings, in that order. Whoever finished ahead of somebody has one for it, whoever was level
 * a half; several meetings add up. What is played comes before what was played, and that before what is to come. */
export function cross(division: Pick<LeagueDivision, "standings" | "weeks" | "coming">): Field[][] {
  const people = division.standings.map(({ person }) => person);
  return people.map((one) => people.map((other) => field(division, one, other)));
}

function field(division: Pick<LeagueDivision, "weeks" | "coming">, one: number, other: number): Field {
  if (one === other) return { kind: "self" };
  const met = division.weeks
    .flatMap(({ tables }) => tables)
    .filter(({ people }) => people.includes(one) && people.includes(other));
  const open = met.find(({ ended }) => ended === null);
  if (open) return { kind: "now", table: open.id };
  const results = met.flatMap(({ ended }) => {
    const [own, theirs] = [one, other].map((who) => ended?.find(({ person }) => person === who)?.place);
    return own === undefined || theirs === undefined ? [] : [own < theirs ? 1 : own === theirs ? 0.5 : 0];
  });
  if (results.length > 0)
    return { kind: "played", points: results.reduce<number>((sum, result) => sum + result, 0), of: results.length };
  const week = division.coming.findIndex((tables) =>
    tables.some((people) => people.includes(one) && people.includes(other)),
  );
  return week < 0 ? { kind: "none" } : { kind: "coming", week: division.weeks.length + week + 1 };
}

/** A line of the race: where somebody stood after every week. */
export interface Line {
  person: number;
  points: number[];
  /** Whether the last week of it is not over at every table. */
  open: boolean;
}

/** The race of these people: from nothing at the start to what they have. */
export function race(division: Pick<LeagueDivision, "people" | "race" | "weeks">, people: readonly number[]): Line[] {
  return people.map((person) => {
    const at = division.people.indexOf(person);
    const last = division.weeks.at(-1)?.tables.find((table) => table.people.includes(person));
    return {
      person,
      points: [0, ...division.race.map((week) => week[at] ?? 0)],
      open: last !== undefined && last.ended === null,
    };
  });
}
