// What was seen of finished games stays readable without a line: the newest answers are kept on this device, until somebody
// logs out.

const CACHE = "lazaret-finished";
/** So many answers are kept; a game has about three. */
const MOST = 36;

const addressOf = (what: string) => `/kept/${encodeURIComponent(what)}`;

/** What the server says; without a line, what it said before. `unreachable` tells whether that is why it fails. */
export async function orKept<T>(
  what: string,
  asked: () => Promise<T>,
  unreachable: (error: unknown) => boolean,
): Promise<T> {
  try {
    const answer = await asked();
    void keep(what, answer);
    return answer;
  } catch (error) {
    const found = unreachable(error) ? await kept<T>(what) : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

export async function keep(what: string, answer: unknown): Promise<void> {
  // A browser without room, or in a window that forgets, keeps nothing.
  try {
    const cache = await caches.open(CACHE);
    // What is kept anew stands last, so that the oldest goes first.
    await cache.delete(addressOf(what));
    await cache.put(addressOf(what), new Response(JSON.stringify(answer)));
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
  } catch {
    return;
  }
}

export async function kept<T>(what: string): Promise<T | undefined> {
  try {
    const cache = await caches.open(CACHE);
    return (await (await cache.match(addressOf(what)))?.json()) as T | undefined;
  } catch {
    return undefined;
  }
}

export async function forgetKept(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
