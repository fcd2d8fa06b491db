// Hands that are shown to whoever watches: which delays can be chosen, and how they are said.
import { t } from "../text/fluent.svelte";
import type { Delay, Hands, TableView } from "../wire";

/** What is offered to whoever asks; the first is what is meant if nobody says anything else. */
export const DELAYS: readonly Delay[] = [
  { kind: "choices", count: 5 },
  { kind: "choices", count: 0 },
  { kind: "choices", count: 15 },
  { kind: "minutes", count: 5 },
  { kind: "minutes", count: 10 },
  { kind: "minutes", count: 30 },
];

/** How much later than the table. */
export function later({ kind, count }: Delay): string {
  return t(count === 0 ? "table-hands-at-once" : `table-hands-${kind}`, { count });
}

/** Whether hands are shown. */
export function shown(view: Pick<TableView, "hands"> | undefined): view is { hands: Hands } {
  return view?.hands != null && view.hands.since !== null;
}
