// What stands first on the shelf of somebody who is known here.
import type { Company, Companion, Holder, PeopleHere, TableSummary } from "../wire";

/** Whom a game waits for: the names of those who are asked are not told, but who sits there is. */
export function others({ seats, your_seat }: Pick<TableSummary, "seats" | "your_seat">): Holder[] {
  return seats.filter(({ seat }) => seat !== your_seat).map(({ holder }) => holder);
}

/** So many hours and minutes are left; nothing if no clock runs or it has run out. */
export function left(due: number | null, now: number): { days: number; hours: number; minutes: number } | undefined {
  if (due === null || due <= now) return undefined;
  const minutes = Math.floor((due - now) / 60_000);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Who sits in a seat, as far as they let others know how they play. */
export function companion(company: readonly Company[], table: string, seat: number): Companion | undefined {
  return company.find((one) => one.table === table)?.seats.find((one) => one.seat === seat);
}

/** Whether somebody sits at a table with whom one likes to play. */
export function withFriend({ seats }: Pick<TableSummary, "seats">, people: PeopleHere | undefined): boolean {
  const friends = people?.friends.map(({ name }) => name) ?? [];
  return seats.some(({ holder }) => holder.kind === "person" && friends.includes(holder.name));
}

/** Whether a table suits: a friend sits there, or it is a game that one plays, and not against people far from oneself. */
export function suits(
  table: TableSummary,
  company: readonly Company[],
  { people, ratings }: { people: PeopleHere | undefined; ratings: ReadonlyMap<string, number> },
): boolean {
  if (withFriend(table, people)) return true;
  const own = ratings.get(table.game);
  if (own === undefined) return ratings.size === 0;
  const others = company.find(({ table: id }) => id === table.id)?.seats ?? [];
  return others.every(({ rating }) => rating === null || Math.abs(rating.rating - own) <= FAR);
}

/** Farther apart than this, a game is decided before it begins: nine times in ten the stronger comes in first. */
const FAR = 380;
