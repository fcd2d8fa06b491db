// Searching a rulebook with the words of somebody who does not know the book's own: small words do not count, endings do not
// matter, and words that mean the same find each other. What has all the words comes first; if nothing has, what has most.
import { words, type Block, type Chapter, type Inline } from "./markdown";

export interface Lexicon {
  /** Words that say nothing about what is looked for. */
  small: readonly string[];
  /** Groups of words that mean the same. */
  alike: readonly (readonly string[])[];
}

export interface Found {
  /** The chapters with what was found in them; the place of each in the book. */
  chapters: { chapter: Chapter; index: number }[];
  count: number;
  /** Whether everything that was asked for is in each of them. */
  whole: boolean;
}

/** Words that differ in so many letters at their ends are the same, as long as so many are left. */
const ENDING = 2;
const STEM = 4;
/** A word that is begun means nothing before it has so many letters. */
const BEGUN = 3;

/** Reads a lexicon as the locales write it: words, and groups of words between strokes. */
export function lexicon(small: string, ...alike: readonly string[]): Lexicon {
  return {
    small: small.split(/\s+/).filter(Boolean),
    alike: alike.flatMap((groups) => groups.split("/").map((group) => group.split(/\s+/).filter(Boolean))),
  };
}

export function search(all: readonly Chapter[], text: string, { small, alike }: Lexicon): Found {
  const asked = wordsOf(text);
  const telling = asked.filter((word) => !small.includes(word));
  const wanted = (telling.length > 0 ? telling : asked).map((word) => [
    word,
    ...alike.filter((group) => group.some((other) => same(other, word))).flat(),
  ]);
  if (wanted.length === 0) {
    const chapters = all.map((chapter, index) => ({ chapter, index }));
    return { chapters, count: 0, whole: true };
  }
  const hits = (inner: readonly Inline[], rule = "") => {
    const held = wordsOf(`${rule} ${words(inner)}`);
    return wanted.filter((group) => group.some((word) => held.some((other) => same(other, word)))).length;
  };
  const best = Math.max(0, ...all.flatMap(({ blocks }) => blocks.flatMap((block) => partsOf(block, hits))));
  if (best === 0) return { chapters: [], count: 0, whole: true };
  let count = 0;
  const chapters = all.flatMap((chapter, index) => {
    const blocks = chapter.blocks.flatMap((block) => keep(block, (inner, rule) => hits(inner, rule) === best));
    count += blocks.reduce((sum, block) => sum + (block.kind === "list" ? block.items.length : 1), 0);
    return blocks.length > 0 ? [{ chapter: { ...chapter, blocks }, index }] : [];
  });
  return { chapters, count, whole: best === wanted.length };
}

type Judge<Answer> = (inner: readonly Inline[], rule?: string) => Answer;

function partsOf(block: Block, judge: Judge<number>): number[] {
  if (block.kind === "list") return block.items.map(({ inner, rule }) => judge(inner, rule));
  if (block.kind === "table") return block.rows.flatMap((row) => row.map((cell) => judge(cell)));
  return block.kind === "paragraph" ? [judge(block.inner, block.rule)] : [];
}

/** What of a block is meant: of a list its items, a table whole. */
function keep(block: Block, meant: Judge<boolean>): Block[] {
  if (block.kind === "list") {
    const items = block.items.filter(({ inner, rule }) => meant(inner, rule));
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind === "table") return block.rows.some((row) => row.some((cell) => meant(cell))) ? [block] : [];
  return block.kind === "paragraph" && meant(block.inner, block.rule) ? [block] : [];
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether a word of the book is the one that is meant: the same beginning, another ending; or only begun, while one types. */
function same(held: string, wanted: string): boolean {
  if (held === wanted || (wanted.length >= BEGUN && held.startsWith(wanted))) return true;
  // The number of a rule has no ending.
  return wanted.length - ENDING >= STEM && !/\d/.test(wanted) && held.startsWith(wanted.slice(0, -ENDING));
}
