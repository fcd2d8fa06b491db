// The emblems that people chose for their seals, by name: asked for once, for all that come onto the page together.
import { SvelteMap } from "svelte/reactivity";
import { crests } from "../shell/api";
import type { Crest } from "../wire";

/** In the order in which they are offered. */
export const CRESTS: readonly Crest[] = [
  "ship",
  "owl",
  "tower",
  "anchor",
  "bee",
  "fish",
  "leaf",
  "key",
  "star",
  "moon",
  "sun",
  "candle",
  "bell",
  "quill",
  "horn",
  "hourglass",
];

/** So many are asked for at once. */
const AT_ONCE = 100;
const known = new SvelteMap<string, Crest>();
const asked = new Set<string>();
let wanted: string[] = [];

/** The emblem of somebody, as soon as it is known; nothing if they chose none. */
export function crestOf(name: string): Crest | undefined {
  return known.get(name);
}

/** Somebody is on the page. */
export function want(name: string): void {
  if (name === "" || asked.has(name)) return;
  asked.add(name);
  wanted.push(name);
  if (wanted.length === 1) queueMicrotask(() => void ask());
}

/** Somebody chose another one. */
export function choose(name: string, crest: Crest | null): void {
  asked.add(name);
  if (crest === null) known.delete(name);
  else known.set(name, crest);
}

async function ask(): Promise<void> {
  const names = wanted;
  wanted = [];
  for (let from = 0; from < names.length; from += AT_ONCE) {
    // Without an answer nobody has one.
    const found = await crests(names.slice(from, from + AT_ONCE)).catch(() => undefined);
    for (const { name, crest } of found?.crests ?? []) known.set(name, crest);
  }
}
