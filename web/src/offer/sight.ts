// What can be chosen comes into sight: where a part of the board is longer than its window, or a map is enlarged.
import type { Sight } from "../boards/panzoom";

/** The least side of what can be chosen, in pixels, for a finger and for a mouse. */
const FINGER = 40;
const POINTER = 24;

export function bringIntoSight(board: Element): void {
  const windows = new Map<Element, Element[]>();
  for (const thing of board.querySelectorAll("[data-glow]")) {
    const window = thing.closest("svg[data-map]") ?? scroller(thing, board);
    if (window) windows.set(window, [...(windows.get(window) ?? []), thing]);
  }
  for (const [window, things] of windows) {
    const seen = things.filter((thing) => inSight(thing, window));
    if (window instanceof SVGElement) {
      const least = matchMedia("(pointer: coarse)").matches ? FINGER : POINTER;
      const factor = Math.max(...things.map((thing) => least / side(thing)));
      // A map stays as it is while most of what can be chosen is on it, and large enough.
      if (2 * seen.length >= things.length && factor <= 1) continue;
      const detail: Sight = { ...middlemost(things), factor };
      window.dispatchEvent(new CustomEvent("lazaret-sight", { detail }));
    } else if (seen.length === 0) things[0]?.scrollIntoView({ block: "center" });
  }
}

function side(thing: Element): number {
  const { width, height } = thing.getBoundingClientRect();
  return Math.max(1, Math.min(width, height));
}

/** The middle of the thing that is nearest to the middle of all. */
function middlemost(things: readonly Element[]): { x: number; y: number } {
  const middles = things.map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const mean = (of: "x" | "y") => middles.reduce((sum, middle) => sum + middle[of], 0) / middles.length;
  const [x, y] = [mean("x"), mean("y")];
  const far = (middle: { x: number; y: number }) => Math.hypot(middle.x - x, middle.y - y);
  return middles.reduce((best, middle) => (far(middle) < far(best) ? middle : best));
}

function scroller(thing: Element, board: Element): Element | undefined {
  for (let node = thing.parentElement; node && board.contains(node); node = node.parentElement) {
    if (node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return undefined;
}

function inSight(thing: Element, window: Element): boolean {
  const [part, whole] = [thing.getBoundingClientRect(), window.getBoundingClientRect()];
  const [x, y] = [part.left + part.width / 2, part.top + part.height / 2];
  return x > whole.left && x < whole.right && y > whole.top && y < whole.bottom;
}
