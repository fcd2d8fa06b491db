// The numbers of turning points: in order of time, and the points of one turn share one, with letters behind it.

/** A point on a picture of the game, with the number that it has everywhere. */
export interface Mark {
  step: number;
  label: string;
}

/** The marks of these points, which are in order of time; `turnAt` says to which turn a step belongs. */
export function marked(points: readonly { step: number }[], turnAt: (step: number) => number): Mark[] {
  const turns = [...new Set(points.map(({ step }) => turnAt(step)))];
  return points.map(({ step }, at) => {
    const turn = turnAt(step);
    const among = points.filter((point) => turnAt(point.step) === turn);
    const before = points.slice(0, at).filter((point) => turnAt(point.step) === turn).length;
    const letter = among.length > 1 ? String.fromCharCode(97 + before) : "";
    return { step, label: `${turns.indexOf(turn) + 1}${letter}` };
  });
}

/** How far apart two numbers must stand to be read. */
const APART = 22;

/** Where the numbers stand above a picture of this width: above their steps, or beside each other where these are close. */
export function spread(marks: readonly Mark[], x: (step: number) => number, width: number): (Mark & { x: number })[] {
  const placed = marks.map((mark) => ({ ...mark, x: x(mark.step) }));
  const apart = Math.min(APART, width / Math.max(1, placed.length));
  let least = -Infinity;
  for (const mark of placed) least = mark.x = Math.max(mark.x, least + apart);
  let most = width;
  for (const mark of [...placed].reverse()) {
    mark.x = Math.min(mark.x, most);
    most = mark.x - apart;
  }
  return placed;
}
