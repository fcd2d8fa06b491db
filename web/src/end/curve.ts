// Score curves and notable moments, from the frames of a finished game. Pure figures: nothing here knows a rule.
export interface Frame {
  step: number;
  scores: readonly number[];
}

/** A frame with what was seen at it. */
export interface Seen extends Frame {
  view: unknown;
}

/**
 * The scores as they stood on the board, which everybody reads beside the curve. The last ones are those of the score sheet:
 * what is counted only at the end is in them.
 */
export function asSeen(
  frames: readonly Seen[],
  points: (view: unknown, seat: number) => number | undefined,
): readonly Frame[] {
  return frames.map(({ step, scores, view }, index) => ({
    step,
    scores: index + 1 === frames.length ? scores : scores.map((score, seat) => points(view, seat) ?? score),
  }));
}

export interface Curve {
  seat: number;
  path: string;
}

/** One line a seat, in a box of this size. */
export function curves(frames: readonly Frame[], width: number, height: number): Curve[] {
  const all = frames.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, frames.at(-1)?.step ?? 1);
  const seats = frames[0]?.scores.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: frames
      .map(({ step, scores }, index) => {
        const x = (step / last) * width;
        const y = height - (((scores[seat] ?? 0) - least) / (most - least)) * height;
        return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join(""),
  }));
}

export type Moment =
  { kind: "fall" | "leap"; step: number; seat: number; points: number } | { kind: "lead"; step: number; seat: number };

/** Three moments worth a second look: the worst fall, the best leap, and when the winner took the lead for good. */
export function moments(frames: readonly Frame[], winner: number): Moment[] {
  let fall: Moment | undefined;
  let leap: Moment | undefined;
  let [lowest, highest] = [0, 0];
  for (const [index, { step, scores }] of frames.entries()) {
    const before = frames[index - 1]?.scores;
    if (!before) continue;
    for (const [seat, score] of scores.entries()) {
      const points = score - (before[seat] ?? 0);
      if (points < lowest) [lowest, fall] = [points, { kind: "fall", step, seat, points: -points }];
      if (points > highest) [highest, leap] = [points, { kind: "leap", step, seat, points }];
    }
  }
  const found = [fall, leap, lead(frames, winner)].filter((moment) => moment !== undefined);
  return found.sort((a, b) => a.step - b.step);
}

function lead(frames: readonly Frame[], winner: number): Moment | undefined {
  const ahead = ({ scores }: Frame) => scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
  const since = frames.findLastIndex((frame) => !ahead(frame)) + 1;
  const frame = frames[since];
  return frame && since > 0 ? { kind: "lead", step: frame.step, seat: winner } : undefined;
}
