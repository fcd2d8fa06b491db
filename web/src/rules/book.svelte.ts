// The rulebook beside the board: which paragraph is open, and the books themselves.
import { untrack } from "svelte";
import type { Rulebook } from "../wire";
import { rulebook } from "../shell/api";
import type { Volume } from "../shell/router.svelte";
import { language } from "../text/fluent.svelte";
import { spaced } from "../text/spaces";

let opened = $state<string | undefined>(undefined);

/** Whether the player aid is read beside the board, and not the book. */
let aid = $state(false);

/** How often somebody asked for a rule or for the aid: the same rule may be asked for twice. */
let asked = $state(0);

export function openRule(rule: string | undefined): void {
  opened = rule;
  if (rule === undefined) return;
  aid = false;
  asked = untrack(() => asked) + 1;
}

export function openAid(open: boolean): void {
  aid = open;
  if (open) asked = untrack(() => asked) + 1;
}

/** Calls `show` whenever somebody asks for a rule or for the aid from now on. For components, while they are made. */
export function whenAsked(show: () => void): void {
  let answered = untrack(() => asked);
  $effect(() => {
    if (asked === answered) return;
    answered = asked;
    untrack(show);
  });
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
  const spoken = language();
  const key = `${game} ${volume} ${spoken}`;
  let book = books.get(key);
  if (!book) {
    book = rulebook(game, volume, spoken).then((book) => ({ ...book, text: spaced(spoken, book.text) }));
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
