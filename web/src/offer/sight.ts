// What can be chosen comes into sight, and what happens: where a part of the board is longer than its window, or a map is
// enlarged.
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
      // A map stays as it is while all that can be chosen is on it, or most where not all has room, and large enough.
      const together = factor <= 1 && fits(things, window);
      if (factor <= 1 && (together ? seen.length === things.length : 2 * seen.length >= things.length)) continue;
      const detail: Sight = { ...(together ? middleOf(boxOf(things)) : middlemost(things)), factor };
      window.dispatchEvent(new CustomEvent("lazaret-sight", { detail }));
    } else if (seen.length === 0) things[0]?.scrollIntoView({ block: "center" });
  }
}

/** What happens comes into sight too, where a map is enlarged; it stays as large as somebody has made it. */
export function follow(things: readonly Element[]): void {
  const maps = new Map<Element, Element[]>();
  for (const thing of things) {
    const map = thing.closest("svg[data-zoomed]");
    if (map && !inSight(thing, map)) maps.set(map, [...(maps.get(map) ?? []), thing]);
  }
  for (const [map, away] of maps) {
    const detail: Sight = { ...middlemost(away), factor: 1 };
    map.dispatchEvent(new CustomEvent("lazaret-sight", { detail }));
  }
}

function side(thing: Element): number {
  const { width, height } = thing.getBoundingClientRect();
  return Math.max(1, Math.min(width, height));
}

/** The rectangle around all things. */
function boxOf(things: readonly Element[]): DOMRect {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const [right, bottom] = [
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ bottom }) => bottom)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}

function fits(things: readonly Element[], window: Element): boolean {
  const [part, whole] = [boxOf(things), window.getBoundingClientRect()];
  return part.width < whole.width && part.height < whole.height;
}

function middleOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle of the thing that is nearest to the middle of all. */
function middlemost(things: readonly Element[]): { x: number; y: number } {
  const middles = things.map((thing) => middleOf(thing.getBoundingClientRect()));
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

/** What is only just inside an edge is as good as outside. */
const EDGE = 8;

function inSight(thing: Element, window: Element): boolean {
  const { x, y } = middleOf(thing.getBoundingClientRect());
  const { left, right, top, bottom } = window.getBoundingClientRect();
  return x > left + EDGE && x < right - EDGE && y > top + EDGE && y < bottom - EDGE;
}
