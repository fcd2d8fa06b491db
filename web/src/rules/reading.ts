// A game may have rulebooks that read some rules differently. A table plays one reading, and its texts say that one.
import { t } from "../text/fluent.svelte";

/** The reading of the rules that a table plays. */
export interface Reading {
  /** Its word, as the options of the game have it. */
  word: string;
  /** The words of all readings that the book names beside its own. Each has a message `<game>-reading-<word>`. */
  others: readonly string[];
  /** What is said in another way by it: the key of a text, and the key of what stands there instead. */
  instead: Readonly<Record<string, string>>;
}

/** The key of a text as this reading says it. */
export function readAs(key: string, reading: Reading | undefined): string {
  return reading?.instead[key] ?? key;
}

/**
 * A rulebook as it holds at a table: `*French rules: …*` stays where the table plays the French ones, and says so; what
 * other readings change is left out. Without a table the book names them all.
 */
export function bookAsRead(game: string, text: string, reading: Reading | undefined): string {
  if (!reading) return text;
  return reading.others.reduce((book, word) => {
    const named = new RegExp(`\\s?\\*${t(`${game}-reading-${word}`)}\\s*:\\s*([^*]+)\\*`, "g");
    return book.replace(named, word === reading.word ? ` **${t("rules-here")}** $1` : "");
  }, text);
}
