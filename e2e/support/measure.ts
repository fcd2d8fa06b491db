// What a page must not do to people: text too small to read, cut off or lying over another; things too small to hit;
// anything that the question needs outside the window, or a table longer than its window. Measured in the page as it stands.
import { expect, type Page } from "@playwright/test";

export interface Limits {
  /** What is measured, as a selector: the whole page if not said. */
  within?: string;
  /** The least size of text, in pixels. */
  text?: number;
  /** The least side of what can be chosen or pressed. */
  target?: number;
  /** What is left out, as a selector: ornament, and what may be covered on purpose. */
  ignore?: string;
}

/** The faults of the page, in words; none if it is as it should be. */
export async function faults(
  page: Page,
  { within = "body", text = 12, target = 24, ignore = "[data-ornament]" }: Limits = {},
): Promise<string[]> {
  return page.evaluate(
    ({ within, text, target, ignore }) => {
      const found: string[] = [];
      const round = (value: number) => Math.round(value * 10) / 10;
      const left = (node: Element) =>
        node.closest(`${ignore}, dialog, [aria-hidden="true"] svg, svg[aria-hidden="true"], .unseen`) !== null;

      /** The part of a box that its windows let through. */
      const visible = (node: Element, box: DOMRect): DOMRect => {
        let [x1, y1, x2, y2] = [box.left, box.top, box.right, box.bottom];
        for (let parent: Element | null = node; parent; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
          if (parent instanceof SVGGraphicsElement && !(parent instanceof SVGSVGElement)) continue;
          if (!/(auto|scroll|hidden|clip)/.test(style.overflowX + style.overflowY)) continue;
          const frame = parent.getBoundingClientRect();
          [x1, y1, x2, y2] = [
            Math.max(x1, frame.left),
            Math.max(y1, frame.top),
            Math.min(x2, frame.right),
            Math.min(y2, frame.bottom),
          ];
        }
        return new DOMRect(x1, y1, Math.max(0, x2 - x1), Math.max(0, y2 - y1));
      };
      /** Whether a window around a node can be scrolled, or is an enlarged map: what it hides is one gesture away. */
      const scrolls = (node: Element): boolean => {
        for (let parent: Element | null = node; parent; parent = parent.parentElement) {
          if (parent.hasAttribute("data-zoomed")) return true;
          const style = getComputedStyle(parent);
          if (/(auto|scroll)/.test(style.overflowY) && parent.scrollHeight > parent.clientHeight + 1) return true;
          if (/(auto|scroll)/.test(style.overflowX) && parent.scrollWidth > parent.clientWidth + 1) return true;
        }
        return false;
      };

      /** Whether something opaque lies between the topmost element at a point and a node. */
      const covers = (top: Element, node: Element): boolean => {
        for (let part: Element | null = top; part && !part.contains(node); part = part.parentElement) {
          const { backgroundColor, backgroundImage, fill, fillOpacity } = getComputedStyle(part);
          const [, , , alpha = "1"] = backgroundColor.match(/[\d.]+/g) ?? [];
          const shape = part instanceof SVGGeometryElement && fill !== "none" && Number(fillOpacity) > 0.5;
          if (shape || (part instanceof HTMLElement && (Number(alpha) > 0.8 || backgroundImage !== "none")))
            return true;
        }
        return false;
      };

      /** Whether what covers a node was laid over it on purpose: a panel, a button on a map. */
      const laidOver = (top: Element, node: Element): boolean => {
        for (let part: Element | null = top; part && !part.contains(node); part = part.parentElement) {
          if (/absolute|fixed|sticky/.test(getComputedStyle(part).position)) return true;
        }
        return false;
      };

      const words: { said: string; box: DOMRect; node: Element }[] = [];
      const whole = document.querySelector(within) ?? document.body;
      const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
      for (let at = walker.nextNode(); at; at = walker.nextNode()) {
        const said = at.textContent?.trim() ?? "";
        const node = at.parentElement;
        if (!said || !node || left(node) || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(at);
        const box = range.getBoundingClientRect();
        const shown = visible(node, box);
        if (shown.width < 2 || shown.height < 2) continue;
        const size = parseFloat(getComputedStyle(node).fontSize);
        // What is drawn may be enlarged or made smaller by any group around it, and turned.
        const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        if (size * scale < text - 0.05) found.push(`${round(size * scale)} px: "${said.slice(0, 40)}"`);
        const cut = box.width - shown.width > 2 || box.height - shown.height > 5;
        if (cut && !scrolls(node)) found.push(`cut: "${said.slice(0, 40)}"`);
        // Line by line: what follows in the same sentence stands beside its last line.
        for (const line of range.getClientRects()) words.push({ said, box: visible(node, line), node });
        // Drawn pieces may lie over each other; parts of the table may not.
        const top = document.elementFromPoint(shown.left + shown.width / 2, shown.top + shown.height / 2);
        if (!top || node instanceof SVGElement || top.contains(node) || node.contains(top)) continue;
        if (covers(top, node) && !laidOver(top, node)) found.push(`hidden: "${said.slice(0, 40)}"`);
      }
      for (const [index, one] of words.entries()) {
        for (const other of words.slice(index + 1)) {
          if (one.node === other.node) continue;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide < 3 || high < 5) continue;
          // On a map a piece may lie over the edge of a name; over a third of it, it hides it.
          const area = ({ box }: typeof one) => box.width * box.height;
          const charted = one.node.closest("[data-map]") && other.node.closest("[data-map]");
          if (charted && wide * high < Math.max(area(one), area(other)) / 3) continue;
          // What lies under something opaque is hidden, not overlapped.
          const [x, y] = [
            Math.max(one.box.left, other.box.left) + wide / 2,
            Math.max(one.box.top, other.box.top) + high / 2,
          ];
          const top = document.elementFromPoint(x, y);
          if ([one, other].some(({ node }) => top && covers(top, node))) continue;
          found.push(`over each other: "${one.said.slice(0, 30)}" and "${other.said.slice(0, 30)}"`);
        }
      }

      /** The least that somebody aims at: a mouse hits what it points at, and words in a sentence are as high as their line. */
      const POINTER = 24;
      let [chosen, sighted] = [0, document.querySelectorAll(".choices button").length];
      for (const node of whole.querySelectorAll("[data-thing], button, a[href], summary")) {
        if (left(node) || !node.checkVisibility({ visibilityProperty: true })) continue;
        const box = node.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || node.closest("[role=listbox]")) continue;
        const glows = node.hasAttribute("data-glow");
        // A small thing on a larger one that cannot be chosen itself lets the click through.
        if (!glows && node.getAttribute("tabindex") === "-1" && node.hasAttribute("data-thing")) continue;
        const least = Math.min(box.width, box.height);
        const wanted = !node.closest("p") && (glows || !node.hasAttribute("data-thing")) ? target : POINTER;
        if (least < wanted - 0.5) {
          const name = node.getAttribute("data-thing") ?? node.textContent?.trim() ?? "";
          found.push(`${round(least)} px to hit: ${name.slice(0, 40)}`);
        }
        if (!glows) continue;
        chosen += 1;
        const shown = visible(node, box);
        const inside =
          shown.right <= innerWidth + 1 && shown.bottom <= innerHeight + 1 && shown.left >= -1 && shown.top >= -1;
        if (inside && shown.width * shown.height >= (box.width * box.height) / 3) sighted += 1;
        else if (!scrolls(node)) found.push(`out of sight: ${node.getAttribute("data-thing") ?? ""}`);
      }
      // The question itself is not to be scrolled for.
      for (const node of whole.querySelectorAll("section.bar .ask, section.bar .told, section.bar .sealed")) {
        const hidden = node.textContent?.trim() ? node.scrollHeight - node.clientHeight : 0;
        if (hidden > 4) found.push(`the bar hides ${hidden} px of "${node.textContent?.trim().slice(0, 40)}"`);
      }
      if (chosen > 0 && sighted === 0) found.push("nothing that can be chosen is in sight");
      const page = document.documentElement;
      if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight - innerHeight} px too long`);
      if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
      return [...new Set(found)];
    },
    { within, text, target, ignore },
  );
}

/** The page as it stands has no fault. */
export async function expectLegible(page: Page, where: string, limits: Limits = {}): Promise<void> {
  expect(await faults(page, limits), where).toEqual([]);
}
