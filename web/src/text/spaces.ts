// No-break spaces where a language wants them, as `crates/text/src/spaces.rs` puts them in for the terminal. The files
// have plain ones: nobody sees the difference while writing.
import type { Language } from "./languages";

const NO_BREAK = "\u00a0";
const RULES: Record<Language, readonly RegExp[]> = {
  en: [],
  fr: [/(?<=\S) (?=[:;!?»%])/g, /(?<=[«±]) (?=\S)/g],
  // A dash does not begin a line, and a word of one letter does not end one.
  ru: [/(?<=\S) (?=[—%])/g, /(?<=±) (?=\S)/g, /(?<=(?:^|[^\p{L}\p{N}])[вксоуиая№]) (?=\S)/giu],
};

/** The text with no-break spaces. */
export function spaced(language: Language, text: string): string {
  return RULES[language].reduce((text, rule) => text.replace(rule, NO_BREAK), text);
}
