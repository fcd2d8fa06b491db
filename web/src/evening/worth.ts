// What of an evening is worth a look.
import type { EveningRound } from "../wire";

/** The table at which the first was least ahead of the second, beginning with the first round; nothing if every table was won by
 * nobody in particular. */
export function closest(
  rounds: readonly EveningRound[],
): { id: string; round: number; table: number; first: number; second: number; apart: number } | undefined {
  const all = rounds.flatMap(({ tables }, round) =>
    tables.flatMap(({ id, ended }, table) => {
      const [first, second] = [...(ended ?? [])].sort((a, b) => a.place - b.place);
      if (!first || !second || first.place === second.place) return [];
      return [{ id, round, table, first: first.person, second: second.person, apart: first.score - second.score }];
    }),
  );
  return all.sort((a, b) => Math.abs(a.apart) - Math.abs(b.apart))[0];
}
