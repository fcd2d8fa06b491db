// A player aid: what one looks up during a game, on one page. A game says which rows there are, with which sign; the
// sentences are Fluent messages, and their numbers come out of the data files.
import type { Component } from "svelte";

/** One line: a sign, and a sentence. What stands before its first colon is its name. */
export interface Row<Name extends string = string> {
  sign: Name;
  /** The key of the sentence. */
  text: string;
  /** The key of its name, if the sentence does not begin with it. */
  name?: string;
  /** The rule to read on. */
  rule?: string;
}

export interface Section<Name extends string = string> {
  /** The key of its heading. */
  title: string;
  rows: readonly Row<Name>[];
}

export interface Aid {
  Sign: Component<{ name: string; size: string | number }>;
  size: string | number;
  figures: Record<string, number | readonly number[]>;
  sections: readonly Section[];
}

/** The aid of a game whose signs are drawn by a component of its own. */
export function aidWith<Name extends string, Size extends string | number>(
  Sign: Component<{ name: Name; size?: Size }>,
  size: Size,
  figures: Aid["figures"],
  sections: readonly Section<Name>[],
): Aid {
  // Each row names a sign that the component knows: that is what this function is checked for.
  return { Sign: Sign as unknown as Aid["Sign"], size, figures, sections };
}

const AIDS = import.meta.glob<{ aid: Aid }>("../boards/*/aid.ts");

/** The aid of a game, if it has one. */
export async function aidOf(game: string): Promise<Aid | undefined> {
  const load = AIDS[`../boards/${game}/aid.ts`];
  return load && (await load()).aid;
}
