// The work of somebody new: a word which, put behind a challenge, has a SHA-256 that begins with many zero bits. The hash is
// written out here because that of the browser answers too slowly for a million tries, and only where the page is encrypted.

/** The round constants: the first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = fractions(64, Math.cbrt);
/** The beginning: the same of the square roots of the first eight. */
const BEGIN = fractions(8, Math.sqrt);

/** So many bytes fit into one block beside the padding. */
const LONGEST = 55;

/** How many zero bits the SHA-256 of a short text of plain letters begins with; counted up to 32. */
export function zeros(text: string): number {
  if (text.length > LONGEST) throw new Error("challenge and word are one block");
  const block = new DataView(new ArrayBuffer(256));
  for (let n = 0; n < text.length; n++) block.setUint8(n, text.charCodeAt(n));
  block.setUint8(text.length, 0x80);
  block.setInt32(60, text.length * 8);
  const word = (n: number) => block.getInt32(n * 4);
  for (let n = 16; n < 64; n++) {
    const two = word(n - 2);
    const fifteen = word(n - 15);
    const one = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    const nought = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    block.setInt32(n * 4, word(n - 16) + nought + word(n - 7) + one);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = BEGIN;
  const begun = a;
  for (const [n, round] of ROUNDS.entries()) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + round + word(n)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return Math.clz32((begun + a) | 0);
}

/** Looks for the word. It takes as long as it takes: not on the thread that draws. */
export function search(challenge: string, bits: number): string {
  for (let n = 0; ; n++) {
    const word = n.toString(36);
    if (zeros(challenge + word) >= bits) return word;
  }
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, k) => k + 2).some((divisor) => n % divisor === 0)) continue;
    const value = root(n);
    found.push(((value - Math.floor(value)) * 2 ** 32) | 0);
  }
  return found;
}
