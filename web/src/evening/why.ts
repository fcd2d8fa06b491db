// Why somebody sits where they sit: whom they have met before, which seats they had, and how far apart the points are.
import type { EveningRound, EveningTable } from "../wire";

/** What there is to say of one table. */
export interface Why {
  /** Pairs of the table who had met before this round, as numbers of people. */
  met: [number, number][];
  /** Those of them in which `you` are one: the other. */
  yours: number[];
  /** The seat of `you` here, from 0, and how often you had had it before. */
  seat: { seat: number; before: number; last: number | undefined } | undefined;
  /** The points before this round, the most and the least, in 240ths of a win. */
  points: { most: number; least: number };
}

/** `before` are the rounds before this one; `points` says what somebody had then. */
export function why(
  table: Pick<EveningTable, "people">,
  before: readonly EveningRound[],
  points: (person: number) => number,
  you: number | null,
): Why {
  const tables = before.flatMap((round) => round.tables.map(({ people }) => people));
  const metBefore = (one: number, other: number) =>
    tables.some((people) => people.includes(one) && people.includes(other));
  const met = table.people.flatMap((one, at) =>
    table.people.slice(at + 1).flatMap((other): [number, number][] => (metBefore(one, other) ? [[one, other]] : [])),
  );
  const all = table.people.map(points);
  const seat = you === null ? -1 : table.people.indexOf(you);
  const had = you === null ? [] : tables.map((people) => people.indexOf(you)).filter((at) => at >= 0);
  return {
    met,
    yours: met.flatMap(([one, other]) => (one === you ? [other] : other === you ? [one] : [])),
    seat: seat < 0 ? undefined : { seat, before: had.filter((at) => at === seat).length, last: had.at(-1) },
    points: { most: Math.max(0, ...all), least: Math.min(...all) },
  };
}

/** The points of everybody after these rounds, in 240ths: a win is one, the last place nothing, the others evenly between; a
 * shared place shares. Whoever sat out has what they have in the mean, and half a win at least. */
export function pointsAfter(rounds: readonly EveningRound[]): Map<number, number> {
  const [sums, played] = [new Map<number, number>(), new Map<number, number>()];
  for (const { ended } of rounds.flatMap(({ tables }) => tables))
    for (const [person, points] of pointsAt(ended ?? [])) {
      sums.set(person, (sums.get(person) ?? 0) + points);
      played.set(person, (played.get(person) ?? 0) + 1);
    }
  const earned = new Map(sums);
  for (const person of rounds.flatMap(({ byes }) => byes)) {
    const mean = Math.floor((earned.get(person) ?? 0) / Math.max(1, played.get(person) ?? 0));
    sums.set(person, (sums.get(person) ?? 0) + Math.max(120, mean));
  }
  return sums;
}

/** The points of one table. */
export function pointsAt(ended: readonly { person: number; place: number }[]): Map<number, number> {
  const last = ended.length - 1;
  return new Map(
    ended.map(({ person, place }) => {
      const better = ended.filter((other) => other.place < place).length;
      const level = ended.filter((other) => other.place === place).length;
      if (last === 0) return [person, 240];
      let sum = 0;
      for (let at = better; at < better + level; at++) sum += last - at;
      return [person, Math.floor((240 * sum) / (last * level))];
    }),
  );
}

/** How a table stands, as if it ended so: the places of those who sit there, out of the points that everybody sees. */
export function asItStands(table: Pick<EveningTable, "people" | "so_far">): { person: number; place: number }[] {
  const scores = table.so_far;
  if (!scores || scores.length !== table.people.length) return [];
  return table.people.map((person, seat) => ({
    person,
    place: 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length,
  }));
}
