// Moments at which somebody can play, as a grid of the days to come and the hours of a day, in their own time.

/** The hours of a day that are asked about: nobody sits down to a long game later, and mornings are for work. */
export const HOURS: readonly number[] = [10, 12, 14, 16, 17, 18, 19, 20, 21];
/** So many days. */
export const DAYS = 7;
/** So many of the evenings that suit everybody are offered. */
export const OFFERED = 3;

/** The days from a moment on, each at its midnight. */
export function days(from: number): number[] {
  const first = new Date(from);
  return Array.from({ length: DAYS }, (_, day) =>
    new Date(first.getFullYear(), first.getMonth(), first.getDate() + day).getTime(),
  );
}

/** An hour of a day: reckoned by the calendar, as a day on which clocks are changed is no day of 24 hours. */
export function moment(day: number, hour: number): number {
  const at = new Date(day);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate(), hour).getTime();
}

/** The evenings that are offered: the first that are still to come, and whatever somebody has chosen. */
export function offered(suit: readonly number[], chosen: readonly number[], now: number): number[] {
  const coming = suit.filter((at) => at > now);
  const wanted = chosen.filter((at) => at > now && !coming.slice(0, OFFERED).includes(at));
  return [...new Set([...coming.slice(0, OFFERED), ...wanted])].sort((one, other) => one - other);
}
