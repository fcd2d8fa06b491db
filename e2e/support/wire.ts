// Everything a browser received: to be searched for what it may not know.
import { expect, type BrowserContext } from "@playwright/test";
import { SECRETS, type Secrets, type Viewer } from "./secrets";

interface Received {
  /** Where it came from. */
  from: string;
  text: string;
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

  /** What came before the game was over, without rulebooks and the shelf, which are the same for everybody. */
  before(): Received[] {
    const end = this.received.findIndex(({ text }) => text.includes('"status":"over"'));
    const before = end < 0 ? this.received : this.received.slice(0, end);
    return before.filter(({ from }) => !/\/api\/games/.test(from));
  }

  /** The names of what can lie face down, as far as this person was told them. */
  named(game: string): Set<string> {
    const { names } = secretsOf(game);
    return new Set(this.before().flatMap(({ text }) => [...namesIn(read(text), names)]));
  }

  /**
   * Nothing told this viewer what he has not seen, or anything about chance to come. What lies face down may be named
   * once it was turned up for him.
   */
  expectNoSecrets(viewer: Viewer, { secret, seed }: { secret: string; seed: string }, game = "rattus"): void {
    const { names, eyes } = secretsOf(game);
    const { told, seen } = eyes(viewer);
    const allowed = new Set<string>();
    const allow = (open: unknown) => namesIn(open, names).forEach((name) => allowed.add(name));
    const frames = this.before().map(({ text }) => ({ text, message: read(text) }));
    // What is told of the set-up arrives before the table itself: its open places count from the beginning.
    const views = frames.flatMap(({ message }) => under("view", message));
    allow(seen(views.find((view) => !("status" in view)) ?? {}));
    for (const { text, message } of frames) {
      for (const event of under("event", message)) allow(told(event));
      for (const view of under("view", message)) allow(seen(view));
      const early = [...namesIn(message, names)].filter((name) => !allowed.has(name));
      if (early.length > 0) expect(early, `named too early in ${text.slice(0, 400)}`).toEqual([]);
      if (text.includes(secret) || text.includes(seed)) throw new Error(`chance to come in ${text.slice(0, 400)}`);
    }
    expect(frames.length, "something was received").toBeGreaterThan(10);
    expect(allowed.size, "something was turned up").toBeGreaterThan(0);
  }
}

function secretsOf(game: string): Secrets {
  const secrets = SECRETS[game];
  if (!secrets) throw new Error(`nobody has said what is secret in ${game}`);
  return secrets;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** All objects under a name, at any depth. */
function under(name: string, value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const found = key === name && typeof part === "object" && part !== null ? [part] : [];
    return [...found, ...under(name, part)];
  });
}

/** The names in a message: as they are in views, events and notation, as the end of a key in sentences. */
function namesIn(value: unknown, names: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    for (const word of value.split(/[^a-z0-9_-]+/)) {
      const parts = word.split("-");
      for (let from = 0; from < parts.length; from++) {
        const name = parts.slice(from).join("_");
        if (names.has(name)) found.add(name);
      }
    }
  } else if (typeof value === "object" && value !== null) {
    if (!Array.isArray(value)) namesIn(Object.keys(value), names, found);
    for (const part of Object.values(value)) namesIn(part, names, found);
  }
  return found;
}
