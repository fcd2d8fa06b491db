// Where long Russian words may be divided. Browsers know it only where a dictionary is installed; the rules of syllables do.
const HYPHEN = "\u00ad";
const [sign, vowel, consonant, letter] = ["[йьъ]", "[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]", "[а-яё]"];
const DIVISIONS = [
  [sign, letter + letter],
  [vowel, vowel + letter],
  [vowel + consonant, consonant + vowel],
  [consonant + vowel, consonant + vowel],
  [vowel + consonant, consonant + consonant + vowel],
  [vowel + consonant + consonant, consonant + consonant + vowel],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));
/** Shorter words are left whole. */
const LONG = 8;

/** The text with a soft hyphen wherever a long Russian word may be divided. */
export function hyphenate(text: string): string {
  return text.replace(/[а-яё]+/gi, (word) =>
    word.length < LONG ? word : DIVISIONS.reduce((divided, at) => divided.replace(at, `$1${HYPHEN}`), word),
  );
}
