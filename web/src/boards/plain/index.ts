// The plain board: for a game that has no board of its own. What is seen is shown as it is written; every option is in
// the offer bar, so the game can be played.
import type { GameBoard } from "../board";
import Board from "./Board.svelte";

export const board: GameBoard = {
  Board,
  zones: [{ id: "table", emblem: "card", label: "zone-table" }],
  zoneOf: () => "table",
  icon: () => "quill",
  stage: () => ({}),
};
