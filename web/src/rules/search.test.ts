import { expect, test } from "vitest";
import { chapters } from "./markdown";
import { lexicon, search } from "./search";

const BOOK = chapters(`# Rules

## Rescue

**MES-222** With plague on the hex he goes to space I of an empty cabin.

**MES-243** Effects earned in quarantine are settled right then.

## The end

**MES-600** Whoever has the most points wins the game.

- **MES-601** A tie is shared.
- **MES-602** Coins are worth nothing.
`);
const LEXICON = lexicon("how do i the", "win wins winner victory / tie draw", "quarantine cabin");

const rules = (text: string) =>
  search(BOOK, text, LEXICON).chapters.flatMap(({ chapter }) =>
    chapter.blocks.flatMap((block) =>
      block.kind === "list" ? block.items.map(({ rule }) => rule) : block.kind === "paragraph" ? [block.rule] : [],
    ),
  );

test("words that mean the same find each other", () => {
  expect(rules("quarantine")).toEqual(["MES-222", "MES-243"]);
  expect(rules("draw")).toEqual(["MES-601"]);
});

test("a question is searched for what it is about", () => {
  expect(rules("How do I win?")).toEqual(["MES-600"]);
});

test("endings do not matter, and a word may be only begun", () => {
  expect(rules("effect")).toEqual(["MES-243"]);
  expect(rules("coi")).toEqual(["MES-602"]);
  expect(rules("MES-602")).toEqual(["MES-602"]);
});

test("where nothing has all the words, what has most of them is shown, and said so", () => {
  const found = search(BOOK, "points for unicorns", LEXICON);
  expect(found.whole).toBe(false);
  expect(rules("points for unicorns")).toEqual(["MES-600"]);
  expect(search(BOOK, "unicorn", LEXICON)).toEqual({ chapters: [], count: 0, whole: true });
});

test("who looks for nothing has the whole book", () => {
  expect(search(BOOK, "  ", LEXICON).chapters).toHaveLength(2);
});
