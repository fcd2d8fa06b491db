// Steps by turn: the next position after which somebody else chooses.
import type { ReplayFrame } from "../wire";

type Chosen = Pick<ReplayFrame, "entry">;

const seatAt = (frames: readonly Chosen[], at: number) => frames[at]?.entry.seat;

export function nextTurn(frames: readonly Chosen[], at: number): number {
  const last = frames.length - 1;
  let next = Math.min(at + 1, last);
  while (next < last && seatAt(frames, next + 1) === seatAt(frames, next)) next++;
  return Math.max(0, next);
}

export function previousTurn(frames: readonly Chosen[], at: number): number {
  let previous = Math.max(at - 1, 0);
  while (previous > 0 && seatAt(frames, previous) === seatAt(frames, previous + 1)) previous--;
  return previous;
}

/** To which turn the choice at a step belongs: choices of one seat in a row are one turn. */
export function turnsOf(frames: readonly Chosen[]): (step: number) => number {
  let turn = 0;
  const turns = frames.slice(1).map((_, step) => {
    if (step > 0 && seatAt(frames, step + 1) !== seatAt(frames, step)) turn += 1;
    return turn;
  });
  // What lies beyond what was loaded is a turn of its own.
  return (step) => turns[step] ?? turns.length + step;
}
