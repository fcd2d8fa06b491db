// A picture of a board with its standings, made in the page and nowhere else: the board as it is drawn becomes one SVG that
// stands for itself, with every style it has and the fonts it uses, and that is drawn into a canvas.
import { letterOf, shapeOf } from "../art/marks";
import { fitted, FORMATS, layout, renamed, type Box, type Format } from "./layout";

export interface Line {
  seat: number;
  name: string;
  points: number | undefined;
}

export interface Told {
  title: string;
  /** How far the game is, or who won. */
  far: string;
  lines: readonly Line[];
  /** What stands on the board for each name that is left out. */
  unnamed: ReadonlyMap<string, string>;
}

const NS = "http://www.w3.org/2000/svg";
/** What moves or is for the pointer does not belong into a picture. */
const LEFT_OUT =
  /^(animation|transition|cursor|pointer-events|will-change|-webkit-|view-transition|scroll|caret|user-select)/;

/** How a shape is painted: one that is defined once gets it from where it is used. */
const PAINT = /^(fill|stroke|color$|paint-order)/;

/** A picture as a file. */
export async function picture(board: HTMLElement, format: Format, told: Told): Promise<Blob> {
  const { width, height } = FORMATS[format];
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const boxes = layout(format, told.lines.length);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = colour("--paper") || "#f8efdc";
  context.fillRect(0, 0, width, height);
  const drawn = await standing(board, told.unnamed);
  const at = fitted(drawn.width, drawn.height, boxes.board);
  context.drawImage(drawn.image, at.x, at.y, at.width, at.height);
  const serif = colour("--serif") || "serif";
  const sans = colour("--sans") || "sans-serif";
  await Promise.all([document.fonts.load(`600 40px ${serif}`), document.fonts.load(`28px ${sans}`)]);
  context.fillStyle = colour("--ink");
  context.textBaseline = "middle";
  context.font = `600 44px ${serif}`;
  fill(context, told.title, boxes.head.x, boxes.head.y + boxes.head.height * 0.4, boxes.head.width * 0.6);
  context.font = `26px ${sans}`;
  context.textAlign = "right";
  const right = boxes.head.x + boxes.head.width;
  fill(context, told.far, right, boxes.head.y + boxes.head.height * 0.4, boxes.head.width * 0.38);
  context.textAlign = "left";
  for (const [index, line] of told.lines.entries()) {
    const box = { ...boxes.standings, y: boxes.standings.y + index * boxes.line, height: boxes.line };
    standingLine(context, line, box, { sans, colour });
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** A line of the standings: mark, name, points. */
function standingLine(
  context: CanvasRenderingContext2D,
  { seat, name, points }: Line,
  { x, y, width, height }: Box,
  { sans, colour }: { sans: string; colour: (name: string) => string },
): void {
  const radius = height * 0.34;
  context.save();
  context.translate(x + radius * 1.15, y + height / 2);
  context.scale(radius, radius);
  context.fillStyle = colour(`--seat-${seat % 6}`);
  context.fill(new Path2D(shapeOf(seat)));
  context.restore();
  context.font = `700 ${radius}px ${sans}`;
  context.textAlign = "center";
  context.fillStyle = colour("--on-seat") || "#fff";
  context.fillText(letterOf(seat), x + radius * 1.15, y + height / 2 + radius * (seat % 6 === 1 ? 0.3 : 0.05));
  context.textAlign = "left";
  context.fillStyle = colour("--ink");
  context.font = `600 ${Math.min(30, height * 0.5)}px ${sans}`;
  fill(context, name, x + radius * 2.8, y + height / 2, width - radius * 2.8 - 80);
  if (points === undefined) return;
  context.textAlign = "right";
  fill(context, String(points), x + width, y + height / 2, 80);
  context.textAlign = "left";
}

/** Text that is not longer than this. */
function fill(context: CanvasRenderingContext2D, text: string, x: number, y: number, most: number): void {
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > most) shown = `${shown.slice(0, -2).trimEnd()}…`;
  context.fillText(shown, x, y);
}

/** The board as an image that needs nothing else. */
async function standing(
  board: HTMLElement,
  unnamed: ReadonlyMap<string, string>,
): Promise<{ image: HTMLImageElement; width: number; height: number }> {
  const { width, height } = board.getBoundingClientRect();
  const copy = copied(board) as HTMLElement;
  rename(copy, unnamed);
  copy.style.cssText += `;position:relative;inset:auto;margin:0;width:${width}px;height:${height}px`;
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("width", String(width * 2));
  svg.setAttribute("height", String(height * 2));
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const style = document.createElementNS(NS, "style");
  style.textContent = await fonts();
  const holder = document.createElementNS(NS, "foreignObject");
  holder.setAttribute("width", String(width));
  holder.setAttribute("height", String(height));
  holder.append(copy);
  svg.append(style, ...borrowed(copy), holder);
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return { image, width, height };
}

/** Puts something else where a name stands, in what is written and in what is read out. */
function rename(copy: Element, unnamed: ReadonlyMap<string, string>): void {
  const said = renamed(unnamed);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) walker.currentNode.nodeValue = said(walker.currentNode.nodeValue ?? "");
  for (const element of copy.querySelectorAll("[aria-label], [title]"))
    for (const name of ["aria-label", "title"]) {
      const text = element.getAttribute(name);
      if (text !== null) element.setAttribute(name, said(text));
    }
}

/** A copy of an element and all in it, each with the style it has on the screen. */
function copied(node: Element): Element {
  const copy = node.cloneNode(false) as HTMLElement | SVGElement;
  const computed = getComputedStyle(node);
  // Among definitions, what comes from above is left to whoever uses them.
  const above = node.closest("defs, symbol") && node.parentElement ? getComputedStyle(node.parentElement) : undefined;
  let style = "";
  for (const name of computed) {
    const value = computed.getPropertyValue(name);
    const inherited = above !== undefined && PAINT.test(name) && above.getPropertyValue(name) === value;
    if (!LEFT_OUT.test(name) && !inherited) style += `${name}:${value};`;
  }
  copy.setAttribute("style", style);
  copy.removeAttribute("class");
  for (const child of node.childNodes) {
    if (child instanceof Element) {
      const { display, visibility } = getComputedStyle(child);
      const defines = child instanceof SVGElement;
      if (defines || (display !== "none" && visibility !== "hidden")) copy.append(copied(child));
    } else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
  }
  for (const pseudo of ["::before", "::after"] as const) {
    const beside = getComputedStyle(node, pseudo);
    const content = /^"(.*)"$/.exec(beside.content)?.[1];
    if (content === undefined || node instanceof SVGElement || beside.display === "none") continue;
    const span = document.createElement("span");
    for (const name of beside) if (!LEFT_OUT.test(name)) span.style.setProperty(name, beside.getPropertyValue(name));
    span.textContent = content;
    if (pseudo === "::before") copy.prepend(span);
    else copy.append(span);
  }
  return copy;
}

/** What the copy refers to and does not have: patterns and symbols that the page draws elsewhere. */
function borrowed(copy: Element): Element[] {
  const text = new XMLSerializer().serializeToString(copy);
  const found: Element[] = [];
  const names = [...text.matchAll(/url\((?:&quot;|")?#([^)"&]+)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
  for (const name of new Set(names)) {
    if (!name || copy.querySelector(`[id="${CSS.escape(name)}"]`)) continue;
    const element = document.getElementById(name);
    if (element) found.push(copied(element));
  }
  return found;
}

/** The fonts that are in use, as rules that need no network. */
let kept: Promise<string> | undefined;
function fonts(): Promise<string> {
  kept ??= readFonts();
  return kept;
}

async function readFonts(): Promise<string> {
  const used = [...document.fonts].filter(({ status }) => status === "loaded");
  const plain = (text: string) => text.replaceAll(/["'\s]/g, "").toLowerCase();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const wanted = rules.filter((rule): rule is CSSFontFaceRule => {
    if (!(rule instanceof CSSFontFaceRule)) return false;
    const of = (name: string) => plain(rule.style.getPropertyValue(name));
    return used.some(
      (font) =>
        plain(font.family) === of("font-family") &&
        plain(font.weight) === (of("font-weight") || "normal") &&
        plain(font.style) === (of("font-style") || "normal") &&
        (of("unicode-range") === "" || plain(font.unicodeRange) === of("unicode-range")),
    );
  });
  return (await Promise.all(wanted.map(embedded))).join("\n");
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const base = rule.parentStyleSheet?.href ?? location.href;
  const file = await (await fetch(new URL(address, base))).blob();
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${data}") format("woff2");`);
}
