// Against whom one plays on: the bots that sat at the table, as far as there were any.
import { gentleLevel } from "../shelf/request";
import type { SeatView } from "../wire";

export function proposed(seats: readonly Pick<SeatView, "holder">[], levels: readonly string[]): string {
  const known = seats.flatMap(({ holder }) =>
    holder.kind === "bot" && levels.includes(holder.level) ? [holder.level] : [],
  );
  // The strongest of several: who beat it wants to meet it again.
  return known.sort((a, b) => levels.indexOf(b) - levels.indexOf(a))[0] ?? gentleLevel(levels);
}
