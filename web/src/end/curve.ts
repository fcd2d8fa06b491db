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
  const [least, most] = range(frames);
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

/** Round numbers between two others, both ends among them where they are round: about so many. */
export function ticks(least: number, most: number, about: number): number[] {
  const rough = Math.max(1, (most - least) / about);
  const size = 10 ** Math.floor(Math.log10(rough));
  const apart = size * ([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10);
  const first = Math.ceil(least / apart) * apart;
  return Array.from({ length: Math.floor((most - first) / apart) + 1 }, (_, at) => first + at * apart);
}

/** The frames at which the scores are others than before, the first and the last: what a table of the curve has as rows. */
export function changes(frames: readonly Frame[]): Frame[] {
  return frames.filter(({ scores }, at) => {
    const before = frames[at - 1]?.scores;
    return !before || at === frames.length - 1 || scores.some((score, seat) => score !== before[seat]);
  });
}

interface Letter {
  seat: number;
  y: number;
}

/** So far apart letters can be read. */
const APART = 14;

/** Letters at the ends of the lines, far enough from each other, and above the foot as far as there is room. */
export function apart(ends: readonly Letter[], height: number): Letter[] {
  const placed = [...ends].sort((a, b) => a.y - b.y).map((letter) => ({ ...letter }));
  let least = -Infinity;
  for (const letter of placed) least = letter.y = Math.max(letter.y, least + APART);
  let most = Math.max(height, APART * (placed.length - 1));
  for (const letter of [...placed].reverse()) {
    letter.y = Math.min(letter.y, most);
    most = letter.y - APART;
  }
  return placed;
}

/** Between which scores the curves of a game are drawn. */
export function range(frames: readonly Frame[]): [number, number] {
  const all = frames.flatMap(({ scores }) => scores);
  return [Math.min(0, ...all), Math.max(1, ...all)];
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
