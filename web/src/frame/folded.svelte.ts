// Whether the rail beside the board is folded away: as somebody has set it, or as the board begins. A rule that is asked
// for opens it for as long as one stays at this table, whatever was set. On a tablet it lies over the board, so it is
// there only while somebody wants it.
import type { GameBoard } from "../boards/board";
import { settings } from "../shell/settings.svelte";
import { folds, tight } from "./rail";
import { cramped, single, size } from "./size.svelte";

let wanted = $state(false);

export function railFolded(board: GameBoard): boolean {
  if (wanted || single(board.tablet ?? false)) return false;
  if (size() === "tablet") return true;
  return folds(board.wide, cramped(), { roomy: settings.railFolded, cramped: settings.railFoldedCramped });
}

/** Somebody wants to read what stands there. */
export function openRail(): void {
  wanted = true;
}

/** Somebody folds it away, or unfolds it: beside a board it stays so. */
export function foldRail(board: GameBoard, fold: boolean): void {
  wanted = size() === "tablet" && !fold;
  if (size() === "tablet") return;
  if (tight(board.wide, cramped())) settings.railFoldedCramped = fold;
  else settings.railFolded = fold;
}

/** Nobody is at this table any more. */
export function leaveRail(): void {
  wanted = false;
}
