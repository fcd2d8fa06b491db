// Whose first game of a kind it is: what this device remembers, and what the server knows of finished games.
import { finished } from "../shell/api";
import { settings, type GuideKept } from "../shell/settings.svelte";

/** So many guided tables are remembered: more are not in play at once. */
const TABLES = 20;

/** Whether a game that is begun now would be guided. */
export function wouldGuide(
  game: string,
  { off = false, left = [], finished = [] }: GuideKept = settings.guide,
): boolean {
  return !off && !left.includes(game) && !finished.includes(game);
}

/** Whether a table of a game is guided. */
export function isGuided(
  table: string,
  game: string,
  { off = false, left = [], tables = [] }: GuideKept = settings.guide,
): boolean {
  return !off && !left.includes(game) && tables.includes(table);
}

/** Somebody plays on without the guide: in this game, and not in others that they do not know yet. */
export function leaveGuide(game: string): void {
  const { left = [] } = settings.guide;
  if (!left.includes(game)) settings.guide = { ...settings.guide, left: [...left, game] };
}

/** Whether it comes in every game that is new to this person. */
export function guidesAll({ off = false, left = [] }: GuideKept = settings.guide): boolean {
  return !off && left.length === 0;
}

/** The guide is wanted or not, everywhere: wanted again, it comes back to the games in which it was left too. */
export function switchGuide(on: boolean): void {
  settings.guide = { ...settings.guide, off: !on, left: on ? [] : (settings.guide.left ?? []) };
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
