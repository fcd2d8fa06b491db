// A package of the rules, asked through its one door (docs/engines.md). Runs wherever it is loaded: bots take their time, so
// the page loads it in a worker.
import type { Message, Offer } from "../wire";

/** The interface that is spoken here. */
const INTERFACE = 1;

/** Whose eyes. */
export type Viewer = "spectator" | { seat: number };

/** How far a game is. */
export interface Stand {
  step: number;
  asked: number[];
  over: boolean;
  round: number | null;
  fingerprint: string;
}

/** A game that was begun or taken up. */
export interface Begun {
  game: number;
  players: number;
  options: string;
  names: string[];
  stand: Stand;
}

/** What can be asked of a game, and how it is answered. */
interface Inquiries {
  stand: [Record<never, never>, Stand];
  offer: [{ viewer: Viewer }, Offer];
  choose: [{ seat: number; choice: string }, { stand: Stand }];
  undo: [{ seat: number; whole: boolean; agreed: boolean }, { stand: Stand }];
  think: [{ seat: number; style: number | "greedy" | "random"; seed: number; millis: number | null }, string];
  record: [Record<never, never>, string];
  close: [Record<never, never>, null];
}

/** A refusal: a sentence for whoever wanted it. */
export class Refused extends Error {
  constructor(readonly said: Message) {
    super(said.key);
  }
}

interface Exports {
  memory: WebAssembly.Memory;
  alloc: (length: number) => number;
  ask: (place: number, length: number) => bigint;
  free: (place: number, length: number) => void;
}

type Answer = { yes: unknown } | { no: { message: Message } } | { wrong: string };

export class Engine {
  private constructor(
    private readonly exports: Exports,
    readonly game: string,
    readonly rules: number,
  ) {}

  /** Loads a package and sees that it speaks as we do. */
  static async load(bytes: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(bytes, { lazaret: { now: () => performance.now() } });
    const exports = instance.exports as unknown as Exports;
    const about = ask(exports, { ask: "about" }) as { interface: number; game: string; rules: number };
    if (about.interface !== INTERFACE)
      throw new Error(`a package speaks interface ${about.interface}, not ${INTERFACE}`);
    return new Engine(exports, about.game, about.rules);
  }

  /** Begins a game; the seed has 64 hexadecimal digits. */
  start(options: string, seed: string): Begun {
    return ask(this.exports, { ask: "start", options, position: [], seed }) as Begun;
  }

  /** Takes up a game from its record. */
  take(record: string): Begun {
    return ask(this.exports, { ask: "load", record }) as Begun;
  }

  /** Asks a game. */
  of<K extends keyof Inquiries>(game: number, what: K, about: Inquiries[K][0]): Inquiries[K][1] {
    return ask(this.exports, { ask: "game", game, what: { ask: what, ...about } }) as Inquiries[K][1];
  }
}

function ask(exports: Exports, question: object): unknown {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const place = exports.alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  const answered = BigInt.asUintN(64, exports.ask(place, bytes.length));
  const [where, length] = [Number(answered >> 32n), Number(answered & 0xffff_ffffn)];
  const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, where, length));
  exports.free(where, length);
  const answer = JSON.parse(text) as Answer;
  if ("yes" in answer) return answer.yes;
  if ("no" in answer) throw new Refused(answer.no.message);
  throw new Error(answer.wrong);
}
