// A rating as a hill: where the truth probably lies, on one axis for all games.
import type { Rating } from "../wire";

/** All hills stand on the same stretch of road. */
export const LOW = 700;
export const HIGH = 2300;
export const MARKS = [1000, 1500, 2000];
/** What is known less well than this is not said to the point, and has no rank. */
const VAGUE = 150;
/** What is called about so much is so to the nearest of these. */
const ROUND = 50;
/** The range that is told holds the truth 95 times in 100: so many standard deviations. */
const TOLD = 1.96;
const STEPS = 48;

/** Whether too little is known of somebody to say more than about how strong they are. */
export function isVague({ doubt }: Rating): boolean {
  return doubt > VAGUE;
}

/** About how strong. */
export function about({ rating }: Rating): number {
  return Math.round(rating / ROUND) * ROUND;
}

/** Where a strength lies between both ends, from 0 to 100. */
export function place(rating: number): number {
  return (100 * (Math.min(Math.max(rating, LOW), HIGH) - LOW)) / (HIGH - LOW);
}

/** Where the truth lies two times in three. */
export function likely({ rating, doubt }: Rating): [number, number] {
  return [rating - doubt / TOLD, rating + doubt / TOLD];
}

/** The outline of the hill on a ground of 100 by `height`: the less is known, the flatter and broader. */
export function outline({ rating, doubt }: Rating, height: number): string {
  const spread = Math.max(doubt / TOLD, 1);
  // One that is known as well as anybody reaches the top.
  const top = Math.min(1, 30 / spread) ** 0.5;
  const points = Array.from({ length: STEPS + 1 }, (_, index) => {
    const off = -3 + (6 * index) / STEPS;
    const y = height - height * top * Math.exp((-off * off) / 2);
    return `${place(rating + off * spread).toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${place(rating - 3 * spread).toFixed(2)} ${height}L${points.join("L")}L${place(rating + 3 * spread).toFixed(2)} ${height}Z`;
}
