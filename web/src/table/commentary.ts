// Chances as whole parts of a hundred, which come to a hundred.

/** A seat and its part of a hundred. */
export interface Part {
  seat: number;
  hundred: number;
}

/** Whole parts, the largest first: what rounding leaves over goes to those who lost most by it. */
export function parts(shares: readonly number[]): Part[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole <= 0) return [];
  const exact = shares.map((share, seat) => ({ seat, share: (share / whole) * 100 }));
  const all = exact.map(({ seat, share }) => ({ seat, hundred: Math.floor(share), rest: share - Math.floor(share) }));
  const left = 100 - all.reduce((sum, { hundred }) => sum + hundred, 0);
  for (const part of [...all].sort((a, b) => b.rest - a.rest).slice(0, left)) part.hundred += 1;
  return all.map(({ seat, hundred }) => ({ seat, hundred })).sort((a, b) => b.hundred - a.hundred);
}
