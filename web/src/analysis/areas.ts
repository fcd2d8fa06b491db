// The shares of all seats as areas one upon another: together they are the whole game. And shares in words: so many in 100.
import type { Mark } from "./numbers";

export interface Point {
  step: number;
  shares: readonly number[];
}

export interface Area {
  seat: number;
  path: string;
  /** The middle of the area where it begins, for its letter. */
  y: number;
}

/** One area a seat, the first at the foot, in a box of this size. */
export function areas(curve: readonly Point[], last: number, width: number, height: number): Area[] {
  const seats = curve[0]?.shares.length ?? 0;
  const x = (step: number) => ((step / Math.max(1, last)) * width).toFixed(1);
  const upTo = (shares: readonly number[], seat: number) =>
    height * (1 - shares.slice(0, seat).reduce((sum, share) => sum + share, 0));
  const edge = (seat: number, points: readonly Point[]) =>
    points.map(({ step, shares }) => `${x(step)} ${upTo(shares, seat).toFixed(1)}`).join("L");
  return Array.from({ length: seats }, (_, seat) => {
    const first = curve[0]?.shares ?? [];
    return {
      seat,
      path: `M${edge(seat, curve)}L${edge(seat + 1, [...curve].reverse())}Z`,
      y: (upTo(first, seat) + upTo(first, seat + 1)) / 2,
    };
  });
}

/** The shares at a step. */
export function sharesAt(curve: readonly Point[], step: number): readonly number[] {
  return (curve.findLast((point) => point.step <= step) ?? curve[0])?.shares ?? [];
}

/** So many rows at most has the table of a curve, beside its marks. */
const ROWS = 16;

/** The points of a curve that stand in its table: some on the way, all that are marked, the first and the last. */
export function sampled(curve: readonly Point[], marks: readonly Mark[]): Point[] {
  const every = Math.max(1, Math.ceil((curve.length - 1) / ROWS));
  return curve.filter(
    ({ step }, at) => at % every === 0 || at === curve.length - 1 || marks.some((mark) => mark.step === step),
  );
}

/** Out of a hundred games. */
export function inHundred(share: number): number {
  return Math.round(Math.abs(share) * 100);
}

/** A doubt out of a hundred: there always is some. */
export function doubtOf(doubt: number): number {
  return Math.max(1, inHundred(doubt));
}

/** Out of a hundred, with its sign, and a true minus. */
export function signed(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}
