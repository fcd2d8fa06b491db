// From an offer to what can be clicked: which things glow, which options are buttons, which number chooses what.
import type { Choice, Target } from "../wire";

/** An option with the number that chooses it; a chain of several has none. */
export interface Numbered {
  number: number | null;
  choice: Choice;
}

export interface Plan {
  /** All options in the order of the rules, numbered from 1. */
  all: Numbered[];
  /** What belongs to a thing on the board, by the key of the thing: options, or a chain that one click on it says at once. */
  byThing: Map<string, Numbered[]>;
}

/** The key under which a thing on the board is registered: `region:gallia`. */
export function keyOf(target: Target): string {
  return `${target.kind}:${target.id}`;
}

/** The thing a key stands for. */
export function targetOf(key: string): Target {
  const colon = key.indexOf(":");
  return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
}

export function plan(options: readonly Choice[], chains: readonly Choice[] = []): Plan {
  const all = options.map((choice, index) => ({ number: index + 1, choice }));
  const byThing = new Map<string, Numbered[]>();
  for (const numbered of all) {
    if (numbered.choice.target.kind === "button") continue;
    const key = keyOf(numbered.choice.target);
    byThing.set(key, [...(byThing.get(key) ?? []), numbered]);
  }
  for (const choice of chains) {
    const key = keyOf(choice.target);
    if (!byThing.has(key)) byThing.set(key, [{ number: null, choice }]);
  }
  return { all, byThing };
}

/** Options that nothing on the board stands for: they become buttons of the offer bar, so that none is ever lost. */
export function withoutPlace(plan: Plan, onBoard: { has(key: string): boolean }): Numbered[] {
  return plan.all.filter(({ choice }) => !onBoard.has(keyOf(choice.target)));
}

/** What a click on a thing does. */
export type Click =
  { kind: "choose"; choice: Choice } | { kind: "menu"; choices: Numbered[] } | { kind: "why"; target: Target };

export function click(plan: Plan, key: string): Click {
  const choices = plan.byThing.get(key) ?? [];
  const [only] = choices;
  if (only === undefined) return { kind: "why", target: targetOf(key) };
  return choices.length === 1 ? { kind: "choose", choice: only.choice } : { kind: "menu", choices };
}
