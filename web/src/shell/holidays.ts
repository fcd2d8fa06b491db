// Holidays: days in which one's clocks stand.
import type { Holiday } from "../wire";

const DAY = 24 * 3600 * 1000;

/** The holiday somebody is on, or their next one. */
export function nextHoliday(
  holidays: readonly Holiday[],
  now: number,
): { from: number; to: number; now: boolean } | undefined {
  const next = holidays.find(({ ends }) => ends > now);
  // It ends with its last day, which is the one people know it by.
  return next && { from: next.begins, to: Math.max(next.begins, next.ends - 1), now: next.begins <= now };
}

/** The first moment of a day where the browser is, and how many days it is to another, both counted. */
export function holidayOf(first: string, last: string): { begins: number; days: number } | undefined {
  const [from, to] = [new Date(`${first}T00:00`).getTime(), new Date(`${last}T00:00`).getTime()];
  if (Number.isNaN(from) || Number.isNaN(to) || to < from) return undefined;
  // A day on which clocks are put forward or back is a day.
  return { begins: from, days: Math.round((to - from) / DAY) + 1 };
}
