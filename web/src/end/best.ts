// How somebody who plays alone did before: the best games of each kind are kept on this device, and those of whoever has an
// account are in their history too.
import { playedBy } from "../shell/api";
import type { PlayedGame } from "../wire";

const KEY = "lazaret-best";
/** So many are kept of each kind: the best, and those behind it. */
const MOST = 5;

/** What was played: another game or other options are another matter. */
export interface Kind {
  game: string;
  options: string;
}

interface Result {
  table: string;
  points: number;
}

function all(): Record<string, Result[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Result[]>) : {};
  } catch {
    return {};
  }
}

/** Keeps a result, and says what was the best of this kind on this device before; nothing if there was none. */
export function bestHere({ game, options }: Kind, result: Result): number | undefined {
  const known = all();
  const kind = `${game} ${options}`;
  const others = (known[kind] ?? []).filter(({ table }) => table !== result.table);
  const kept = [...others, result].sort((a, b) => b.points - a.points).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [kind]: kept }));
  } catch {
    // A browser that keeps nothing has no best.
  }
  return most(others.map(({ points }) => points));
}

/** What was the best of this kind in somebody's history, beside this table. */
export async function bestOf(name: string, { game, options }: Kind, table: string): Promise<number | undefined> {
  const { games } = await playedBy(name, `?game=${encodeURIComponent(game)}&players=1`);
  const alike = games.filter((one: PlayedGame) => one.options === options && one.table !== table);
  return most(alike.flatMap(({ seats, seat }) => seats.slice(seat, seat + 1).map(({ score }) => score)));
}

/** The greatest of those that are known. */
export function most(points: readonly (number | undefined)[]): number | undefined {
  const known = points.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}
