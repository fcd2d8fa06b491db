// When the rail beside a board begins folded away, as long as nobody has said how they want it.
import type { GameBoard } from "../boards/board";

/** `cramped` is whether the window is no wider than an ordinary laptop's. */
export function beginsFolded(wide: GameBoard["wide"], cramped: boolean): boolean {
  return wide === "desk" || (wide === "laptop" && cramped);
}
