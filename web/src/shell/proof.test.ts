import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { search, zeros } from "./proof";

/** The first 32 bits, as the machine has them. */
function honest(text: string): number {
  return Math.clz32(createHash("sha256").update(text).digest().readUInt32BE(0));
}

test("the hash is that of everybody, for every length that fits", () => {
  for (let length = 0; length <= 55; length++) {
    for (const letter of ["a", "7", "~"]) {
      for (let n = 0; n < 20; n++) {
        const text = letter.repeat(length).slice(0, Math.max(0, length - 2)) + String(n).slice(0, Math.min(2, length));
        expect(zeros(text), text).toBe(honest(text));
      }
    }
  }
  expect(() => zeros("x".repeat(56))).toThrow();
});

test("the word that is found is one, and the server would find so", () => {
  const challenge = "00112233445566778899aabbccddeeff";
  const word = search(challenge, 12);
  expect(word).toMatch(/^[0-9a-z]{1,20}$/);
  expect(honest(challenge + word)).toBeGreaterThanOrEqual(12);
});
