// A payment in which coins may stand in: how many for each resource is gathered here, and said to the engine one resource
// after the other. What the engine does not offer then is not said.
import type { Choice } from "../../wire";
import type { Due } from "./view";

/** How many coins stand in for each resource, in the order of the dues. */
export type Coins = readonly number[];

/** As few coins as can be. */
export function fewest(dues: readonly Due[]): Coins {
  return dues.map(({ least }) => least);
}

/** How many coins that takes. */
export function total(coins: Coins): number {
  return coins.reduce((sum, n) => sum + n, 0);
}

/** The coins after a click on the token at `place` of a resource: this one and those behind it are coins, or it no longer is. */
export function toggled(dues: readonly Due[], coins: Coins, index: number, place: number): Coins {
  const due = dues[index];
  if (!due) return coins;
  const own = due.n - (coins[index] ?? 0);
  const wanted = place < own ? due.n - place : due.n - place - 1;
  return coins.map((n, at) => (at === index ? Math.max(due.least, Math.min(due.n, wanted)) : n));
}

/** The choices that say it, by their notation. */
export function stepsOf(dues: readonly Due[], coins: Coins): string[] {
  return dues.map(({ good }, index) => `coins ${coins[index] ?? 0} ${good}`);
}

/** The one of these steps that is asked for now, and those behind it. */
export function nextOf(
  options: readonly Choice[],
  steps: readonly string[],
): { choice: Choice; rest: string[] } | undefined {
  for (const [index, step] of steps.entries()) {
    const choice = options.find(({ action }) => action === step);
    if (choice) return { choice, rest: steps.slice(index + 1) };
  }
  return undefined;
}
