// Against whom one plays on: the bots that sat at the table, as far as there were any.
import type { GameEntry, SeatView } from "../wire";

export function proposed(
  seats: readonly Pick<SeatView, "holder">[],
  { levels, usual_levels }: Pick<GameEntry, "levels" | "usual_levels">,
): number {
  const known = levels.filter((level) => seats.some(({ holder }) => holder.kind === "bot" && holder.level === level));
  // The strongest of several: who beat it wants to meet it again.
  return known.at(-1) ?? usual_levels.play_now;
}
