// The boards of the games. Each is loaded when a table of its game is opened; a game without a board of its own is
// played on the plain one.
import type { GameBoard } from "./board";
import { askForPatches } from "./patch";

const BOARDS: Record<string, () => Promise<{ board: GameBoard }>> = {
  contagion: () => import("./contagion"),
  messina: () => import("./messina"),
  pest: () => import("./pest"),
  rattus: () => import("./rattus"),
};

// The question is on its way while the table itself is asked for.
void askForPatches();

export async function boardOf(game: string): Promise<GameBoard> {
  await askForPatches();
  const load = BOARDS[game] ?? (() => import("./plain"));
  return (await load()).board;
}
