// A payment in which coins may stand in: how many for each resource is gathered here, and said to the engine at once.
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

/** Of what is offered, the payment that says this and no more: a choice, or several at once. The longest is the whole. */
export function paymentOf<T extends { action: string }>(
  offered: readonly T[],
  dues: readonly Due[],
  coins: Coins,
): T | undefined {
  const steps = stepsOf(dues, coins);
  const parts = ({ action }: T) => action.split("; ");
  const said = offered.filter((payment) => parts(payment).every((part) => steps.includes(part)));
  return said.sort((a, b) => parts(b).length - parts(a).length)[0];
}
