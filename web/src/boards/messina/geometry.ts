// The town on its canvas: hexes with a point upwards, 72 from the middle to a corner.
import { fill, type Frame } from "../panzoom";
import { layoutFor } from "./data";

const SIZE = 72;
const HALF = (SIZE * Math.sqrt(3)) / 2;

export const HEX = `M0 ${-SIZE}L${HALF} ${-SIZE / 2}V${SIZE / 2}L0 ${SIZE}L${-HALF} ${SIZE / 2}V${-SIZE / 2}Z`;

/** The size of text on the canvas, and what a unit must measure in pixels for it to be read. */
export const TEXT = 17.5;
export const LEAST = 12 / TEXT;
/** The size of text on a town that is too small for more, in pixels, and the least scale at which a hex has room for it. */
const READ = 12.1;
const BRIEFEST = 0.44;
/** A frame takes a hair of its window. */
const WHOLE = 0.98;

const MARGIN = 14;
const MIDDLE = 500;
/** How far a dock lies from its port, and how far it reaches to each side. */
const BESIDE = 121;
const DOCK = { x: 62, above: 58, below: 56 };

interface Point {
  x: number;
  y: number;
}

/** A hex that is still to come is half a hex, at the edge of the town where it will lie. */
function tab({ x, y }: Point): Point {
  const aside = Math.abs(x - MIDDLE) > HALF;
  return aside ? { x: x - Math.sign(x - MIDDLE) * (HALF / 2), y } : { x, y: y - Math.sign(y - MIDDLE) * (SIZE / 2) };
}

/** A dock lies in the water beside its port; where a hex will lie there, on the slot behind it. */
function dock(port: Point, behind: Point | undefined, slots: readonly Point[]): Point {
  const beside = { x: port.x + Math.sign(port.x - MIDDLE) * BESIDE, y: port.y };
  const taken = slots.some(({ x, y }) => Math.abs(x - beside.x) < HALF && y === beside.y);
  return taken && behind ? behind : beside;
}

/**
 * Where everything of a town lies, and a frame around it in the shape of its window. `laid` names the slots with a hex.
 * Where the window is too small for all that a hex says, it is `brief`; `text` is the size at which it can be read, and
 * `least` what a unit must measure for that.
 */
export function town(players: number, laid: ReadonlySet<string>, window: { width: number; height: number }) {
  const slots = layoutFor(players).slot;
  const at = new Map(slots.map((slot) => [slot.id, slot]));
  const ports = slots.filter(({ kind }) => kind === "port");
  const docks = new Map(ports.map((port) => [port.id, dock(port, at.get(port.id.replace("p", "k")), slots)]));
  const toCome = slots
    .filter(({ id, kind }) => kind === "new" && !laid.has(id))
    .map((slot) => ({ id: slot.id, round: slot.round ?? 1, ...tab(slot) }));
  const boxes = [
    ...slots.flatMap(({ id, x, y }) => (laid.has(id) ? box({ x, y }, HALF, SIZE, SIZE) : [])),
    ...toCome.flatMap((slot) => box(slot, HALF / 2, SIZE / 2, SIZE / 2)),
    ...[...docks.values()].flatMap((place) => box(place, DOCK.x, DOCK.above, DOCK.below)),
  ];
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y }) => y))];
  const seen: Frame = {
    x: left - MARGIN,
    y: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  };
  const fit = Math.min(window.width / seen.width, window.height / seen.height) || 1;
  const brief = fit < LEAST;
  return {
    at,
    docks,
    toCome,
    frame: fill(seen, window),
    heart: { x: MIDDLE, y: (top + bottom) / 2 },
    brief,
    text: brief ? READ / Math.max(fit, BRIEFEST) : TEXT,
    least: brief ? Math.max(fit * WHOLE, BRIEFEST) : LEAST,
  };
}

/** Two corners of what lies around a point. */
function box({ x, y }: Point, aside: number, above: number, below: number): Point[] {
  return [
    { x: x - aside, y: y - above },
    { x: x + aside, y: y + below },
  ];
}
