// What is drawn of a person's figures.
import type { Met, WinShare } from "../wire";

/** Fewer games than these are not drawn: they say nothing yet. */
export const LEAST = 5;

/** Where a share probably lies, two times in three, from 0 to 1: Wilson's interval for one standard error. */
export function between({ games, wins }: Pick<WinShare, "games" | "wins">): [number, number] {
  const share = wins / games;
  const middle = (share + 1 / (2 * games)) / (1 + 1 / games);
  const half = Math.sqrt((share * (1 - share)) / games + 1 / (4 * games * games)) / (1 + 1 / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export interface Rival {
  name: string;
  page: boolean;
  games: number;
  ahead: number;
  behind: number;
  of: readonly Met[];
}

/** Those whom somebody met, all games together, the most frequent first. */
export function rivals(met: readonly Met[]): Rival[] {
  const names = [...new Set(met.map(({ name }) => name))];
  const sum = (of: readonly Met[], what: "games" | "ahead" | "behind") => of.reduce((sum, one) => sum + one[what], 0);
  return names
    .map((name) => {
      const of = met.filter((one) => one.name === name);
      const page = of.some((one) => one.page);
      return { name, page, of, games: sum(of, "games"), ahead: sum(of, "ahead"), behind: sum(of, "behind") };
    })
    .sort((one, other) => other.games - one.games);
}
