// Whether a sentence names what is written on the table: what it speaks of must not lie under it.

/** Shorter words are in every sentence. */
const LEAST = 4;
/** Endings change with the sentence: so many letters at the end of a long word do not count. */
const ENDING = 2;

/** Whether all words of a short label are in a sentence. */
export function names(sentence: string, label: string): boolean {
  const wanted = wordsOf(label);
  if (wanted.length === 0 || wanted.length > 3) return false;
  const said = wordsOf(sentence);
  return wanted.every((word) => said.some((other) => alike(other, word)));
}

function wordsOf(text: string): string[] {
  return (text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST);
}

function alike(said: string, word: string): boolean {
  const stem = word.length > LEAST + 1 ? word.slice(0, -ENDING) : word;
  return said.startsWith(stem) && said.length <= word.length + ENDING;
}
