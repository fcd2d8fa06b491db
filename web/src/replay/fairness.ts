// Was chance fair? Checked here, with nothing but the browser's own cryptography: the secret shown at the end is the
// one that was promised before the start, and the seed is made of it and of what the seats added.
import type { Fairness, SeatView } from "../wire";

/** What this browser remembers of a table. */
export interface Memory {
  /** The commitment it was first shown. */
  commitment: string | null;
  /** What it added itself. */
  nonce: string | null;
}

/** The words are those of `lazaret verify`, which also plays the record again. */
export type Verdict = "proved" | "incomplete" | "forged";

export interface Findings {
  verdict: Verdict;
  /** The commitment is the one this browser was first shown; unknown if it was shown none. */
  remembered: boolean | undefined;
  /** SHA-256 of the secret is the commitment. */
  kept: boolean;
  /** HMAC of what the seats added under the secret is the seed. */
  derived: boolean;
  /** What this browser added is among the nonces; unknown if it added nothing. */
  included: boolean | undefined;
  /** Every person added something. */
  complete: boolean;
  /** The game was played to its end. */
  ended: boolean;
}

export async function check(fairness: Fairness, seats: SeatView[], memory: Memory): Promise<Findings | undefined> {
  if (!fairness.secret || !fairness.seed) return undefined;
  const secret = bytes(fairness.secret);
  const digest = await crypto.subtle.digest("SHA-256", secret);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const seed = await crypto.subtle.sign("HMAC", key, message(fairness));
  const accounted = new Set([
    ...fairness.nonces.map(({ seat }) => seat),
    ...fairness.without.filter(({ why }) => why === "bot").map(({ seat }) => seat),
  ]);
  const found = {
    remembered: memory.commitment === null ? undefined : memory.commitment === fairness.commitment,
    kept: hex(digest) === fairness.commitment,
    derived: hex(seed) === fairness.seed,
    included: memory.nonce === null ? undefined : fairness.nonces.some(({ nonce }) => nonce === memory.nonce),
    complete: seats.every(({ seat }) => accounted.has(seat)),
    ended: !givenUp(seats),
  };
  return { verdict: judge(found), ...found };
}

function judge({ remembered, kept, derived, included, complete, ended }: Omit<Findings, "verdict">): Verdict {
  if (remembered === false || !kept || !derived || included === false) return "forged";
  return complete && ended ? "proved" : "incomplete";
}

/** Whether so many gave up that nobody was left to play against, or no person at all. */
function givenUp(seats: SeatView[]): boolean {
  const left = seats.filter(({ resigned }) => !resigned);
  return left.length < seats.length && (left.length <= 1 || !left.some(({ holder }) => holder.kind === "person"));
}

/** What is signed: what the seats added, or why they added nothing, in seat order. */
export function message(fairness: Fairness): Uint8Array<ArrayBuffer> {
  const shares = [
    ...fairness.nonces.map(({ seat, nonce }) => ({ seat, share: nonce })),
    ...fairness.without.map(({ seat, why }) => ({ seat, share: why })),
  ];
  const lines = shares.sort((one, other) => one.seat - other.seat).map(({ seat, share }) => `${seat}:${share}\n`);
  return new TextEncoder().encode(lines.join("")) as Uint8Array<ArrayBuffer>;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)) as Uint8Array<ArrayBuffer>;
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
