// Whose first game of a kind it is: what this device remembers, and what the server knows of finished games.
import { finished } from "../shell/api";
import { settings, type GuideKept } from "../shell/settings.svelte";

/** So many guided tables are remembered: more are not in play at once. */
const TABLES = 20;

/** Whether a game that is begun now would be guided. */
export function wouldGuide(game: string, { off = false, finished = [] }: GuideKept = settings.guide): boolean {
  return !off && !finished.includes(game);
}

/** Whether a table is guided. */
export function isGuided(table: string, { off = false, tables = [] }: GuideKept = settings.guide): boolean {
  return !off && tables.includes(table);
}

export function guideTable(table: string): void {
  settings.guide = { ...settings.guide, tables: [...(settings.guide.tables ?? []), table].slice(-TABLES) };
}

/** A game was played to its end: the next one of its kind needs no guide. */
export function rememberFinished(...games: string[]): void {
  const known = settings.guide.finished ?? [];
  const news = games.filter((game) => !known.includes(game));
  if (news.length > 0) settings.guide = { ...settings.guide, finished: [...known, ...new Set(news)] };
}

/** What a person finished on another device counts too. */
export async function learnFinished(): Promise<void> {
  const { tables } = await finished();
  const played = tables.filter(({ result, your_seat }) => result.some(({ seat }) => seat === your_seat));
  rememberFinished(...played.map(({ game }) => game));
}

export function isSeen(note: string): boolean {
  return (settings.guide.seen ?? []).includes(note);
}

export function markSeen(note: string): void {
  if (!isSeen(note)) settings.guide = { ...settings.guide, seen: [...(settings.guide.seen ?? []), note] };
}
