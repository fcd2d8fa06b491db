// What can be chosen comes into sight: where a part of the board is longer than its window, or a map is enlarged.
export function bringIntoSight(board: Element): void {
  const windows = new Map<Element, Element[]>();
  for (const thing of board.querySelectorAll("[data-glow]")) {
    const window = thing.closest("svg[data-zoomed]") ?? scroller(thing, board);
    if (window) windows.set(window, [...(windows.get(window) ?? []), thing]);
  }
  for (const [window, things] of windows) {
    const seen = things.filter((thing) => inSight(thing, window));
    if (window instanceof SVGElement) {
      // An enlarged map stays as it is while most of what can be chosen is on it.
      if (2 * seen.length < things.length) window.dispatchEvent(new CustomEvent("lazaret-zoom", { detail: 0 }));
    } else if (seen.length === 0) things[0]?.scrollIntoView({ block: "center" });
  }
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
