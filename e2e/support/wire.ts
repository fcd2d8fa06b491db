// Everything a browser received: to be searched for what it may not know.
import { expect, type BrowserContext } from "@playwright/test";

interface Received {
  /** Where it came from. */
  from: string;
  text: string;
}

interface Told {
  event: { kind?: string; seat?: number; token?: string | null };
}

/** What came over the wire to one person. */
export class Wire {
  readonly received: Received[] = [];

  constructor(context: BrowserContext) {
    context.on("page", (page) => {
      page.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => this.received.push({ from: "socket", text: String(payload) }));
      });
      page.on("response", (response) => {
        if (!response.url().includes("/api/")) return;
        response.text().then(
          (text) => this.received.push({ from: response.url(), text }),
          () => undefined,
        );
      });
    });
  }

  /** What came before the game was over. */
  before(): Received[] {
    const end = this.received.findIndex(({ text }) => text.includes('"status":"over"'));
    return end < 0 ? this.received : this.received.slice(0, end);
  }

  /**
   * Nothing told this viewer a face he has not seen, or anything about chance to come. A face may be named once it was
   * turned over for all, or was looked at by this very seat.
   */
  expectNoSecrets(viewer: number | null, { secret, seed }: { secret: string; seed: string }): void {
    const allowed = new Set<string>();
    let frames = 0;
    for (const { from, text } of this.before()) {
      // Rulebooks and the shelf are the same for everybody.
      if (/\/api\/games/.test(from)) continue;
      frames += 1;
      for (const event of events(text)) {
        if (event.kind === "flipped" && event.token) allowed.add(event.token);
        if (event.kind !== "looked") continue;
        if (event.seat === viewer && event.token) allowed.add(event.token);
        else expect(event.token ?? null, "what another seat saw is not told").toBeNull();
      }
      for (const token of named(text)) expect(allowed.has(token), `${token} in ${text.slice(0, 300)}`).toBe(true);
      expect(text.includes(secret), "the secret of the server").toBe(false);
      expect(text.includes(seed), "the seed").toBe(false);
    }
    expect(frames, "something was received").toBeGreaterThan(10);
  }
}

/** All events in a message, at any depth. */
function events(text: string): Told["event"][] {
  const found: Told["event"][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("event" in value && typeof value.event === "object" && value.event !== null) found.push(value.event);
    Object.values(value).forEach(walk);
  };
  try {
    walk(JSON.parse(text));
  } catch {
    // A record is no JSON, and comes after the end.
  }
  return found;
}

/** The faces named in a message: `rat_s01` in views and events, `rat-s01` in sentences. */
function named(text: string): Set<string> {
  return new Set([...text.matchAll(/rat[_-]([sr]\d\d)/g)].map(([, id]) => `rat_${id}`));
}
