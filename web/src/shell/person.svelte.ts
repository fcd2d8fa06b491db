// Who is sitting at this browser. A name is enough; it is asked for when it is first needed.
import type { Me } from "../wire";
import { handOver } from "../learn/kept";
import { beGuest, me } from "./api";

let known = $state.raw<Me | undefined>(undefined);
let waiting = $state.raw<(() => void) | undefined>(undefined);

export function person(): Me | undefined {
  return known;
}

export async function meet(): Promise<void> {
  known = await me();
}

export function become(me: Me): void {
  known = me;
  if (me.person) void handOver();
}

/** Does something for which a name is needed: at once, or when one has been given. */
export async function withName(work: () => unknown): Promise<void> {
  if (!known) await meet();
  if (known?.person) await work();
  else waiting = () => void work();
}

export function nameWanted(): boolean {
  return waiting !== undefined;
}

export async function giveName(name: string): Promise<void> {
  become(await beGuest(name));
  const work = waiting;
  waiting = undefined;
  work?.();
}

export function noName(): void {
  waiting = undefined;
}
