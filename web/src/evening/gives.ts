// What a set-up gives, before anybody has come: tables, how long it takes, what cannot be avoided.

/** How many people a table may have. */
export interface Sizes {
  least: number;
  most: number;
  best: number;
}

const even = (people: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, table) => Math.floor(people / tables) + (table < people % tables ? 1 : 0));

/** The tables of so many people, the largest first, and how many sit out: as few as can be, then as near as can be to the
 * size that is liked best. The server says the same of those who have come. */
export function split(people: number, { least, most, best }: Sizes): { tables: number[]; byes: number } {
  for (let byes = 0; byes < people; byes++) {
    const seated = people - byes;
    const counts: number[] = [];
    for (let tables = Math.ceil(seated / most); tables <= Math.floor(seated / least); tables++)
      if (tables > 0) counts.push(tables);
    const far = (tables: number) => even(seated, tables).reduce((sum, size) => sum + Math.abs(size - best), 0);
    const found = counts.sort((a, b) => far(a) - far(b) || a - b)[0];
    if (found !== undefined) return { tables: even(seated, found), byes };
  }
  return { tables: [], byes: people };
}

const pairs = (many: number) => (many * (many - 1)) / 2;

/** Meetings that are not the first of their pair: fewer cannot be, by counting alone. */
export function leastRepeats(people: number, rounds: number, tables: readonly number[]): number {
  const aRound = tables.reduce((sum, size) => sum + pairs(size), 0);
  const byPairs = Math.max(0, rounds * aRound - pairs(people));
  if (tables.reduce((sum, size) => sum + size, 0) !== people) return byPairs;
  const together = tables.reduce((sum, size) => {
    const [each, over] = [Math.floor(size / tables.length), size % tables.length];
    return sum + over * pairs(each + 1) + (tables.length - over) * pairs(each);
  }, 0);
  return Math.max(byPairs, Math.max(0, rounds - 1) * together);
}

/** When every round begins and ends, in minutes from the beginning; nothing if nobody said how long a round is. */
export function schedule(rounds: number, minutes: number, pause: number): { from: number; to: number }[] {
  if (minutes <= 0) return [];
  return Array.from({ length: rounds }, (_, at) => ({
    from: at * (minutes + pause),
    to: at * (minutes + pause) + minutes,
  }));
}

/** The points of a table without shared places, in 240ths of a win. */
export function pointsOf(size: number): number[] {
  return Array.from({ length: size }, (_, at) => (240 * (size - 1 - at)) / Math.max(1, size - 1));
}
