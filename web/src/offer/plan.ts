// From an offer to what can be clicked: which things glow, which options are buttons, which number chooses what.
import type { Bundle, Choice, Target } from "../wire";

/** What can be chosen: one small choice, or several at once. */
export type Choosable = Choice | Bundle;

/** A choice with the number that chooses it; several at once have none. */
export interface Numbered {
  number: number | null;
  choice: Choosable;
}

export interface Plan {
  /** All options in the order of the rules, numbered from 1. */
  all: Numbered[];
  /** What can be done at once. */
  bundles: Numbered[];
  /** What belongs to a thing on the board, by the key of the thing: what one click on it does. */
  byThing: Map<string, Numbered[]>;
  /** The small choices of a thing whose click does more: step by step. */
  inDetail: Map<string, Numbered[]>;
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

/** What each of several choices does; nothing for one. */
export function stepsOf(choice: Choosable): Bundle["steps"] {
  return "steps" in choice ? choice.steps : [];
}

export function plan(options: readonly Choice[], bundles: readonly Bundle[] = []): Plan {
  const all = options.map((choice, index) => ({ number: index + 1, choice }));
  const small = gathered(all);
  const atOnce = bundles.map((choice) => ({ number: null, choice }));
  const byThing = new Map(small);
  const inDetail = new Map<string, Numbered[]>();
  for (const [key, several] of gathered(atOnce)) {
    const alone = small.get(key) ?? [];
    // A thing that is asked about for something else means that.
    if (!alone.every(({ choice }) => several.some((bundle) => begins(bundle.choice, choice)))) continue;
    byThing.set(key, several);
    if (alone.length > 0) inDetail.set(key, alone);
  }
  return { all, bundles: atOnce, byThing, inDetail };
}

function begins(bundle: Choosable, choice: Choosable): boolean {
  return bundle.action.startsWith(`${choice.action}; `);
}

function gathered(choices: readonly Numbered[]): Map<string, Numbered[]> {
  const byThing = new Map<string, Numbered[]>();
  for (const numbered of choices) {
    if (numbered.choice.target.kind === "button") continue;
    const key = keyOf(numbered.choice.target);
    byThing.set(key, [...(byThing.get(key) ?? []), numbered]);
  }
  return byThing;
}

/** All that can be chosen as a list: at once first, then step by step. */
export function listed(plan: Plan): Numbered[] {
  return [...plan.bundles, ...plan.all];
}

/**
 * What nothing on the board stands for becomes a button of the offer bar, so that no option is ever lost. What can be done
 * at once has a button only if it has no thing at all.
 */
export function withoutPlace(plan: Plan, onBoard: { has(key: string): boolean }): Numbered[] {
  const unplaced = ({ choice }: Numbered) => !onBoard.has(keyOf(choice.target));
  return [...plan.all, ...plan.bundles.filter(({ choice }) => choice.target.kind === "button")].filter(unplaced);
}

/** What a click on a thing does. */
export type Click =
  { kind: "choose"; choice: Choosable } | { kind: "menu"; choices: Numbered[] } | { kind: "why"; target: Target };

export function click(plan: Plan, key: string): Click {
  return clicked(plan.byThing.get(key) ?? [], key);
}

/** What a click on a thing does step by step. */
export function clickInDetail(plan: Plan, key: string): Click {
  return clicked(plan.inDetail.get(key) ?? plan.byThing.get(key) ?? [], key);
}

function clicked(choices: Numbered[], key: string): Click {
  const [only] = choices;
  if (only === undefined) return { kind: "why", target: targetOf(key) };
  return choices.length === 1 ? { kind: "choose", choice: only.choice } : { kind: "menu", choices };
}
