// Pinch and drag on a map: an attachment that moves the viewBox of an SVG. A drag is not a click.
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 5;
const DRAG = 6;

/** A frame zoomed by `factor` around a point of the canvas, kept inside the whole. */
export function zoom(whole: Frame, now: Frame, factor: number, at: { x: number; y: number }): Frame {
  const width = clamp(now.width / factor, whole.width / MOST, whole.width);
  const scale = width / now.width;
  const moved = { x: at.x - (at.x - now.x) * scale, y: at.y - (at.y - now.y) * scale };
  return inside(whole, { ...moved, width, height: now.height * scale });
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

/** On a screen narrower than this the map begins enlarged: its pieces would be too small to hit. */
const NARROW = 460;

/** A map that is laid out for its frame passes 0 as `narrow`: it is never too small. */
export function panzoom(whole: Frame, focus: { x: number; y: number }, narrow = NARROW) {
  return (svg: SVGSVGElement) => {
    let frame = whole;
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const show = (next: Frame) => {
      frame = next;
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

    show(svg.clientWidth < narrow ? zoom(whole, whole, 1.5, focus) : whole);
    svg.addEventListener("wheel", onWheel, { passive: false });
    svg.addEventListener("pointerdown", onDown);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onUp);
    svg.addEventListener("click", onClick, { capture: true });
    svg.addEventListener("lazaret-zoom", onZoom);
    return () => {
      svg.removeEventListener("wheel", onWheel);
      svg.removeEventListener("pointerdown", onDown);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
      svg.removeEventListener("click", onClick, { capture: true });
      svg.removeEventListener("lazaret-zoom", onZoom);
    };
  };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
