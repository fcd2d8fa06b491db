// Attachments for things that say what they are: those that can be chosen are things of the offer, the rest only tell.
import { labelOf, type Things } from "../../offer/things.svelte";

/** The element tells its text to whoever points at it, taps it, or reaches it with the tabulator key. */
export function tell(things: Things, label: string, { focus = true }: { focus?: boolean } = {}) {
  return (node: Element) => {
    const say = () => things.rest(`told:${label}`, node, labelOf(label), []);
    const leave = () => things.leave();
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", label);
    if (focus) node.setAttribute("tabindex", "0");
    const [comes, goes] = [
      ["pointerenter", "focus", "click"],
      ["pointerleave", "blur"],
    ];
    for (const event of comes) node.addEventListener(event, say);
    for (const event of goes) node.addEventListener(event, leave);
    return () => {
      for (const event of comes) node.removeEventListener(event, say);
      for (const event of goes) node.removeEventListener(event, leave);
    };
  };
}

/** A thing of one's own can be chosen; the same thing of another player only tells. */
export function touch(things: Things, mine: boolean, kind: string, id: string, label: string) {
  return mine ? things.thing(kind, id, label) : tell(things, label);
}
