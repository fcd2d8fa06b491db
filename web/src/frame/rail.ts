// When the rail beside a board begins folded away, as long as nobody has said how they want it.
import type { GameBoard } from "../boards/board";

/** `cramped` is whether the window is no wider than an ordinary laptop's. */
export function beginsFolded(wide: GameBoard["wide"], cramped: boolean): boolean {
  return wide === "desk" || (wide === "laptop" && cramped);
}

/** What somebody has said of the rail: on a desk, and where a board needs its room. */
export interface Said {
  roomy: boolean | undefined;
  cramped: boolean | undefined;
}

/** Whether the rail is folded away: as somebody has set it for as much room as there is, or as the board begins. */
export function folds(wide: GameBoard["wide"], cramped: boolean, said: Said): boolean {
  return (tight(wide, cramped) ? said.cramped : said.roomy) ?? beginsFolded(wide, cramped);
}

/** Whether the board has to do without something where the rail is open. */
export function tight(wide: GameBoard["wide"], cramped: boolean): boolean {
  return cramped && wide !== undefined;
}
