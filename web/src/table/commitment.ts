// The commitment that this browser was first shown of each table. The server cannot exchange its secret without another
// commitment, and whoever remembers the first one notices.
const KEY = "lazaret-commitments";
/** So many tables are remembered; the oldest are forgotten. */
const LIMIT = 300;

type Shown = [table: string, commitment: string][];

/** Remembers a commitment, unless one is remembered of this table; gives the one that was shown first. */
export function firstCommitment(table: string, commitment: string): string {
  const shown = read();
  const first = shown.find(([other]) => other === table)?.[1];
  if (first !== undefined) return first;
  try {
    localStorage.setItem(KEY, JSON.stringify([...shown, [table, commitment]].slice(-LIMIT)));
  } catch {
    // Without storage there is nothing to compare with at the end.
  }
  return commitment;
}

/** The commitment that was shown first, if this browser saw the table before. */
export function rememberedCommitment(table: string): string | null {
  return read().find(([other]) => other === table)?.[1] ?? null;
}

function read(): Shown {
  try {
    const shown: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(shown) ? shown.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string";
}
