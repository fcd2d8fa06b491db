// What this seat adds to chance. Once the table has it, it is kept for the session, so that the check at the end can
// find it again.
const KEY = "lazaret-nonce-";

export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keepNonce(table: string, nonce: string): void {
  try {
    sessionStorage.setItem(KEY + table, nonce);
  } catch {
    // Without storage the check simply cannot say whether our own part is in.
  }
}

export function ownNonce(table: string): string | null {
  try {
    return sessionStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}
