// What is asked for when a table is set up.
import type { CreateTable, GameEntry, SeatRequest } from "../wire";

/** The level a newcomer meets. */
export function gentleLevel(levels: readonly string[]): string {
  return levels.find((level) => level === "medium") ?? levels.at(-1) ?? "";
}

/** A game right now: you and bots, nothing else agreed. */
export function againstBots(game: GameEntry): CreateTable {
  const players = Number(game.options.find(({ key }) => key === "players")?.default ?? 2);
  const bot: SeatRequest = { kind: "bot", level: gentleLevel(game.levels) };
  const seats: SeatRequest[] = [{ kind: "you" }, ...Array.from({ length: players - 1 }, () => bot)];
  return { game: game.id, options: `players=${players}`, seats, visibility: "private", clock: { kind: "none" } };
}

/** Options as the server reads them: `players` always, the others where they differ from the default. */
export function writeOptions(game: GameEntry, chosen: Record<string, string>): string {
  return game.options
    .map(({ key, default: usual }) => ({ key, usual, value: chosen[key] ?? usual }))
    .filter(({ key, usual, value }) => key === "players" || value !== usual)
    .map(({ key, value }) => `${key}=${value}`)
    .join(",");
}
