// Was chance fair? Checked here, with nothing but the browser's own cryptography: the secret shown at the end is the
// one that was promised before the start, and the seed is made of it and of what the seats added.
import type { Fairness } from "../wire";

export interface Verdict {
  /** SHA-256 of the secret is the commitment. */
  kept: boolean;
  /** HMAC of the nonces under the secret is the seed. */
  derived: boolean;
  /** What this browser added is among the nonces; unknown if it added nothing. */
  included: boolean | undefined;
}

export async function check(fairness: Fairness, own: string | null): Promise<Verdict | undefined> {
  if (!fairness.secret || !fairness.seed) return undefined;
  const secret = bytes(fairness.secret);
  const digest = await crypto.subtle.digest("SHA-256", secret);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const seed = await crypto.subtle.sign("HMAC", key, message(fairness));
  return {
    kept: hex(digest) === fairness.commitment,
    derived: hex(seed) === fairness.seed,
    included: own === null ? undefined : fairness.nonces.some(({ nonce }) => nonce === own),
  };
}

/** What is signed: the nonces in seat order. */
export function message(fairness: Fairness): Uint8Array<ArrayBuffer> {
  const lines = fairness.nonces.map(({ seat, nonce }) => `${seat}:${nonce}\n`);
  return new TextEncoder().encode(lines.join("")) as Uint8Array<ArrayBuffer>;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)) as Uint8Array<ArrayBuffer>;
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
