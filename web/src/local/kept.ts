// The games of this device: each a record with who sits where, in the browser's own database and nowhere else.
import type { BotLevel } from "../wire";

/** Who sits in a seat. */
export type Sitter =
  { kind: "person"; name: string; standIn: BotLevel | null } | { kind: "bot"; level: BotLevel; cast: number };

export interface KeptGame {
  id: string;
  game: string;
  rules: number;
  seats: Sitter[];
  /** The whole game: rules, options, seed and choices, as every Lazaret reads it. */
  record: string;
  round: number | null;
  over: boolean;
  /** When it was touched last. */
  at: number;
}

const DATABASE = "lazaret";
const GAMES = "games";

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error ?? new Error("the database of this browser does not answer"));
  });
}

async function within<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await settled(work(database.transaction(GAMES, mode).objectStore(GAMES)));
  } finally {
    database.close();
  }
}

/** All of them, those touched last first. */
export async function keptGames(): Promise<KeptGame[]> {
  const games = await within<KeptGame[]>("readonly", (games) => games.getAll());
  return games.sort((a, b) => b.at - a.at);
}

export function keptGame(id: string): Promise<KeptGame | undefined> {
  return within<KeptGame | undefined>("readonly", (games) => games.get(id));
}

export async function keepGame(game: KeptGame): Promise<void> {
  await within("readwrite", (games) => games.put(game));
}

export async function forgetGame(id: string): Promise<void> {
  await within<undefined>("readwrite", (games) => games.delete(id));
}
