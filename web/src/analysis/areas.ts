// The shares of all seats as areas one upon another: together they are the whole game.
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

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** With its sign, and a true minus. */
export function signed(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded < 0 ? `−${-rounded} %` : `+${rounded} %`;
}
