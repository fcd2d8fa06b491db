// What is asked for when a table is set up.
import type { CreateTable, GameEntry, SeatRequest } from "../wire";

/** How somebody last played a game against bots. */
export interface Habit {
  players: number;
  level: number;
}

/** What is proposed: what was played last, as far as the game still offers it. */
export function habitOf(game: GameEntry, kept: Partial<Habit> = {}): Habit {
  const { values = [], default: usual = "2" } = game.options.find(({ key }) => key === "players") ?? {};
  const players = values.includes(String(kept.players)) ? Number(kept.players) : Number(usual);
  const level = game.levels.find((level) => level === kept.level) ?? game.usual_levels.play_now;
  return { players, level };
}

/** A game right now: you and bots, nothing else agreed. */
export function againstBots(game: GameEntry, { players, level }: Habit = habitOf(game)): CreateTable {
  const bot: SeatRequest = { kind: "bot", level };
  const seats: SeatRequest[] = [{ kind: "you" }, ...Array.from({ length: players - 1 }, () => bot)];
  const options = `players=${players}`;
  return {
    game: game.id,
    options,
    position: [],
    seats,
    visibility: "private",
    clock: { kind: "none" },
    advice: false,
    unrated: false,
    reliable: false,
    published: false,
  };
}

/** Options as the server reads them: `players` always, the others where they differ from the default. */
export function writeOptions(game: GameEntry, chosen: Record<string, string>): string {
  return game.options
    .map(({ key, default: usual }) => ({ key, usual, value: chosen[key] ?? usual }))
    .filter(({ key, usual, value }) => key === "players" || value !== usual)
    .map(({ key, value }) => `${key}=${value}`)
    .join(",");
}

/** The position words of a script or of a part of it: what stands behind `given`, without comments. */
export function readPosition(script: string): string[] {
  const lines = script.split("\n").map((line) => (line.split("#")[0] ?? "").trim());
  return lines.filter((line) => line.startsWith("given ")).map((line) => line.slice("given ".length).trim());
}
