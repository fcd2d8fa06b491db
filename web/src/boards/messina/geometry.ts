// The town on its canvas: hexes with a point upwards, 72 from the middle to a corner.
import { layoutFor } from "./data";

const SIZE = 72;
const HALF = (SIZE * Math.sqrt(3)) / 2;

export const HEX = `M0 ${-SIZE}L${HALF} ${-SIZE / 2}V${SIZE / 2}L0 ${SIZE}L${-HALF} ${SIZE / 2}V${-SIZE / 2}Z`;

const MARGIN = 16;
/** The small town needs a strip of sky for the wheel and the gate; around the larger ones there is room. */
const SKY = 134;

/** Where the slots of a town lie, and the frame around them with room for the wheel and the gate. */
export function town(players: number) {
  const slots = layoutFor(players).slot;
  const at = new Map(slots.map((slot) => [slot.id, slot]));
  const [left, right] = [Math.min(...slots.map(({ x }) => x)) - HALF, Math.max(...slots.map(({ x }) => x)) + HALF];
  const [top, bottom] = [Math.min(...slots.map(({ y }) => y)) - SIZE, Math.max(...slots.map(({ y }) => y)) + SIZE];
  const sky = players < 3 ? SKY : 0;
  const frame = {
    x: left - MARGIN,
    y: top - MARGIN - sky,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN + sky,
  };
  return { slots, at, frame, heart: { x: 500, y: (top + bottom) / 2 } };
}

/** The slot of the dock behind a port. */
export function dockSlot(port: string): string {
  return port.replace("p", "k");
}
