// Pinch and drag on a map: an attachment that moves the viewBox of an SVG. A drag is not a click.
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 5;
const DRAG = 6;
/** What is too small by so little is large enough. */
const HAIR = 0.02;

/** A frame zoomed by `factor` around a point of the canvas, kept inside the whole. */
export function zoom(whole: Frame, now: Frame, factor: number, at: { x: number; y: number }): Frame {
  const width = clamp(now.width / factor, whole.width / MOST, whole.width);
  const scale = width / now.width;
  const moved = { x: at.x - (at.x - now.x) * scale, y: at.y - (at.y - now.y) * scale };
  return inside(whole, { ...moved, width, height: now.height * scale });
}

/** The whole enlarged by `factor`, with a point in the middle as far as there is map around it. */
export function around(whole: Frame, at: { x: number; y: number }, factor: number): Frame {
  const [width, height] = [whole.width / Math.min(factor, MOST), whole.height / Math.min(factor, MOST)];
  return inside(whole, { x: at.x - width / 2, y: at.y - height / 2, width, height });
}

/** The frame moved, but never out of the whole. */
export function inside(whole: Frame, frame: Frame): Frame {
  return {
    ...frame,
    x: clamp(frame.x, whole.x, whole.x + whole.width - frame.width),
    y: clamp(frame.y, whole.y, whole.y + whole.height - frame.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The frame around what must be seen, made as broad or as high as the window: nothing of the window stays empty. */
export function fill(seen: Frame, window: { width: number; height: number }): Frame {
  if (window.width === 0 || window.height === 0) return seen;
  const ratio = window.width / window.height;
  const [width, height] = [Math.max(seen.width, seen.height * ratio), Math.max(seen.height, seen.width / ratio)];
  return { x: seen.x - (width - seen.width) / 2, y: seen.y - (height - seen.height) / 2, width, height };
}

/** What was seen of a map, on one that has become higher or lower: as large as before, around the same point. */
export function carried(frame: Frame, whole: Frame): Frame {
  const width = Math.min(frame.width, whole.width);
  const height = (width * whole.height) / whole.width;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  return inside(whole, { x: x - width / 2, y: y - height / 2, width, height });
}

/** What was last seen of each map on which somebody has moved, or something was brought into sight. */
const looks = new WeakMap<Element, { frame: Frame; across: number }>();

/** What a map is asked to show: a point of the screen, and how much larger what is there must become. */
export interface Sight {
  x: number;
  y: number;
  factor: number;
}

/**
 * A map whose text and pieces need `least` pixels for each unit begins enlarged around `focus` where its window is too
 * small for that. One that is laid out for its frame passes 0; one that can be read whole, though its pieces cannot be
 * hit there, begins whole.
 */
export function panzoom(whole: Frame, focus: { x: number; y: number }, least = 0, beginsWhole = false) {
  return (svg: SVGSVGElement) => {
    let frame = whole;
    const fit = Math.min(svg.clientWidth / whole.width, svg.clientHeight / whole.height) || 1;
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const show = (next: Frame, moved = true) => {
      frame = next;
      if (moved) looks.set(svg, { frame, across: svg.clientWidth });
      svg.setAttribute("viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
      svg.toggleAttribute("data-zoomed", frame.width < whole.width - 1);
    };
    const toCanvas = (x: number, y: number) => {
      const matrix = svg.getScreenCTM();
      return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      show(zoom(whole, frame, Math.exp(-event.deltaY / 400), toCanvas(event.clientX, event.clientY)));
    };
    const onDown = (event: PointerEvent) => {
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(after.x - before.x, after.y - before.y);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, after);
      if (other) {
        const [was, is] = [distance(before, other), distance(after, other)];
        show(zoom(whole, frame, is / Math.max(was, 1), toCanvas((after.x + other.x) / 2, (after.y + other.y) / 2)));
      } else if (travelled > DRAG) {
        const [from, to] = [toCanvas(before.x, before.y), toCanvas(after.x, after.y)];
        show(inside(whole, { ...frame, x: frame.x - (to.x - from.x), y: frame.y - (to.y - from.y) }));
      }
    };
    const onUp = (event: PointerEvent) => pointers.delete(event.pointerId);
    const onClick = (event: Event) => {
      if (travelled > DRAG) event.stopPropagation();
    };
    const onZoom = (event: Event) => {
      const factor = (event as CustomEvent<number>).detail;
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      show(factor === 0 ? whole : zoom(whole, frame, factor, middle));
    };
    const onSight = (event: Event) => {
      const { x, y, factor } = (event as CustomEvent<Sight>).detail;
      const at = toCanvas(x, y);
      const wanted = (fit * whole.width * factor) / frame.width;
      const scale = beginsWhole && wanted <= fit * (1 + HAIR) ? fit : Math.max(least, wanted);
      show(around(whole, at, Math.max(1, scale / fit)));
    };

    svg.setAttribute("data-map", "");
    // What stands below a map grows and shrinks as the game goes on; who has looked somewhere goes on looking there.
    const look = looks.get(svg);
    if (look?.across === svg.clientWidth) show(carried(look.frame, whole));
    else show(beginsWhole ? whole : around(whole, focus, Math.max(1, least / fit)), false);
    svg.addEventListener("wheel", onWheel, { passive: false });
    svg.addEventListener("pointerdown", onDown);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onUp);
    svg.addEventListener("click", onClick, { capture: true });
    svg.addEventListener("lazaret-zoom", onZoom);
    svg.addEventListener("lazaret-sight", onSight);
    return () => {
      svg.removeEventListener("wheel", onWheel);
      svg.removeEventListener("pointerdown", onDown);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
      svg.removeEventListener("click", onClick, { capture: true });
      svg.removeEventListener("lazaret-zoom", onZoom);
      svg.removeEventListener("lazaret-sight", onSight);
    };
  };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
