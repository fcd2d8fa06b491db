// What is said so often that everybody reads it in their own language.
import type { ChatLine, Phrase } from "../wire";
import { t } from "../text/fluent.svelte";

/** In the order in which they are offered. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "thank_you",
  "sorry",
  "no_problem",
  "yes",
  "no",
  "one_moment",
  "back_soon",
  "must_leave",
  "pause",
  "take_back",
  "lucky",
  "again",
  "goodbye",
];

export function phraseName(phrase: Phrase): string {
  return t(`phrase-${phrase.replaceAll("_", "-")}`);
}

/** What somebody said, as it is read here. */
export function lineText({ text, phrase }: Pick<ChatLine, "text" | "phrase">): string {
  return phrase === null ? text : phraseName(phrase);
}
