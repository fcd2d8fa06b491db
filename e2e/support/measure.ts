// What a page must not do to people: text too small to read, cut off or lying over another; things too small to hit;
// anything that the question needs outside the window. Measured in the page as it stands.
import { expect, type Page } from "@playwright/test";

export interface Limits {
  /** What is measured, as a selector: the whole page if not said. */
  within?: string;
  /** The least size of text, in pixels. */
  text?: number;
  /** The least side of what can be clicked. */
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
        for (let parent = node.parentElement; parent; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
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
      /** Whether a window around a node can be scrolled: what it hides is one gesture away. */
      const scrolls = (node: Element): boolean => {
        for (let parent = node.parentElement; parent; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
          if (/(auto|scroll)/.test(style.overflowY) && parent.scrollHeight > parent.clientHeight + 1) return true;
          if (/(auto|scroll)/.test(style.overflowX) && parent.scrollWidth > parent.clientWidth + 1) return true;
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
        const scale = node instanceof SVGElement ? (node.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
        if (size * scale < text - 0.05) found.push(`${round(size * scale)} px: "${said.slice(0, 40)}"`);
        const cut = box.width - shown.width > 2 || box.height - shown.height > 5;
        if (cut && !scrolls(node)) found.push(`cut: "${said.slice(0, 40)}"`);
        words.push({ said, box: shown, node });
      }
      for (const [index, one] of words.entries()) {
        for (const other of words.slice(index + 1)) {
          if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide < 3 || high < 5) continue;
          // What lies under something opaque is hidden, not overlapped.
          const [x, y] = [
            Math.max(one.box.left, other.box.left) + wide / 2,
            Math.max(one.box.top, other.box.top) + high / 2,
          ];
          const top = document.elementFromPoint(x, y);
          const under = [one, other].filter(({ node }) => top && !top.contains(node) && !node.contains(top));
          if (under.length > 0) continue;
          found.push(`over each other: "${one.said.slice(0, 30)}" and "${other.said.slice(0, 30)}"`);
        }
      }

      for (const node of whole.querySelectorAll("[data-thing], button, a[href]")) {
        if (left(node) || !node.checkVisibility({ visibilityProperty: true })) continue;
        const box = node.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || node.closest("[role=listbox]")) continue;
        const least = Math.min(box.width, box.height);
        if (least < target - 0.5) {
          const name = node.getAttribute("data-thing") ?? node.textContent?.trim() ?? "";
          found.push(`${round(least)} px to hit: ${name.slice(0, 40)}`);
        }
        if (!node.hasAttribute("data-glow") || scrolls(node)) continue;
        const shown = visible(node, box);
        const inside =
          shown.right <= innerWidth + 1 && shown.bottom <= innerHeight + 1 && shown.left >= -1 && shown.top >= -1;
        if (!inside || shown.width * shown.height < (box.width * box.height) / 3) {
          found.push(`out of sight: ${node.getAttribute("data-thing") ?? ""}`);
        }
      }
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
