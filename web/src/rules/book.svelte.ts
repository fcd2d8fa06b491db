// The rulebook beside the board: which paragraph is open, and the books themselves.
import type { Rulebook } from "../wire";
import { rulebook } from "../shell/api";
import type { Volume } from "../shell/router.svelte";
import { language } from "../text/fluent.svelte";

let opened = $state<string | undefined>(undefined);

/** Whether the player aid is read beside the board, and not the book. */
let aid = $state(false);

export function openRule(rule: string | undefined): void {
  opened = rule;
  if (rule !== undefined) aid = false;
}

export function openAid(open: boolean): void {
  aid = open;
}

export function aidOpened(): boolean {
  return aid;
}

export function openedRule(): string | undefined {
  return opened;
}

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, or the words for scripts about it, in the language of the page. */
export function bookOf(game: string, volume: Volume = "rules"): Promise<Rulebook> {
  const key = `${game} ${volume} ${language()}`;
  let book = books.get(key);
  if (!book) {
    book = rulebook(game, volume, language());
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
