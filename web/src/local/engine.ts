// A package of the rules, asked through its one door (docs/engines.md). Runs wherever it is loaded: bots take their time, so
// the page loads it in a worker (package.ts).
import type {
  Advice,
  BotLevel,
  Deed,
  InWords,
  LessonFrame,
  LessonRequest,
  LogEntry,
  Message,
  Offer,
  Preview,
  ScoreSheet,
  Target,
  Told,
} from "../wire";

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

/** An entry of the record, for all eyes: what each was told, the seats in order and then a spectator. */
export interface Played {
  step: number;
  seat: number | null;
  round: number | null;
  deed: Deed;
  line: string;
  told: Told[][];
}

/** What a choice or an undo did. */
export interface Moved {
  played: Played[];
  stand: Stand;
}

/** A position of a finished game. */
export interface Seen {
  seen: LogEntry;
  view: unknown;
  scores: number[];
}

/** A sentence about a click, with its rule. */
export interface Reason {
  message: Message;
  rule: string | null;
}

type Nothing = Record<never, never>;

/** What can be asked of a game, and how it is answered. */
export interface Inquiries {
  stand: [Nothing, Stand];
  offer: [{ viewer: Viewer }, Offer];
  choose: [{ seat: number; choice: string }, Moved];
  why_not: [{ seat: number; thing: Target }, Reason];
  preview: [{ seat: number; choice: string }, Preview];
  undo: [{ seat: number; whole: boolean; agreed: boolean }, Moved];
  history: [{ viewer: Viewer; from: number }, LogEntry[]];
  words: [{ viewer: Viewer }, InWords];
  at: [{ step: number }, Begun | null];
  outcome: [Nothing, { ending: Message; ranking: ScoreSheet[] } | null];
  moments: [{ viewer: Viewer; from: number; count: number }, Seen[]];
  name_seats: [{ names: string[] }, null];
  record: [Nothing, string];
  advise: [{ seat: number; seed: number; iterations: number; millis: number | null }, Advice];
  think: [{ seat: number; style: BotLevel; seed: number; millis: number | null }, string];
  close: [Nothing, null];
}

/** What can be asked beside a game, and how it is answered. */
export interface Questions {
  possible: [{ options: string; position: string[] }, null];
  start: [{ options: string; position: string[]; seed: string }, Begun];
  load: [{ record: string }, Begun];
  lesson: [{ id: string; request: LessonRequest }, LessonFrame];
  lesson_preview: [{ id: string; request: LessonRequest; choice: string }, Preview];
  lesson_why_not: [{ id: string; request: LessonRequest; thing: Target }, Reason];
}

/** A refusal: a sentence for whoever wanted it. */
export class Refused extends Error {
  constructor(
    readonly said: Message,
    readonly rule: string | null = null,
  ) {
    super(said.key);
  }
}

interface Exports {
  memory: WebAssembly.Memory;
  alloc: (length: number) => number;
  ask: (place: number, length: number) => bigint;
  free: (place: number, length: number) => void;
}

type Answer = { yes: unknown } | { no: { message: Message; rule: string | null } } | { wrong: string };

/** The question about a game as the door takes it. */
export function about<K extends keyof Inquiries>(game: number, what: K, of: Inquiries[K][0]): object {
  return { ask: "game", game, what: { ask: what, ...of } };
}

export class Engine {
  private constructor(
    private readonly exports: Exports,
    readonly game: string,
    readonly rules: number,
  ) {}

  /** Loads a package and sees that it speaks as we do. */
  static async load(code: BufferSource | WebAssembly.Module): Promise<Engine> {
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const { exports } = await WebAssembly.instantiate(module, { lazaret: { now: () => performance.now() } });
    const answers = exports as unknown as Exports;
    const said = put(answers, { ask: "about" }) as { interface: number; game: string; rules: number };
    if (said.interface !== INTERFACE) throw new Error(`a package speaks interface ${said.interface}, not ${INTERFACE}`);
    return new Engine(answers, said.game, said.rules);
  }

  /** Puts a question as the door takes it. */
  ask(question: object): unknown {
    return put(this.exports, question);
  }

  /** Begins a game; the seed has 64 hexadecimal digits. */
  start(options: string, seed: string): Begun {
    return this.ask({ ask: "start", options, position: [], seed }) as Begun;
  }

  /** Takes up a game from its record. */
  take(record: string): Begun {
    return this.ask({ ask: "load", record }) as Begun;
  }

  /** Asks a game. */
  of<K extends keyof Inquiries>(game: number, what: K, of: Inquiries[K][0]): Inquiries[K][1] {
    return this.ask(about(game, what, of)) as Inquiries[K][1];
  }
}

function put(exports: Exports, question: object): unknown {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const place = exports.alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  const answered = BigInt.asUintN(64, exports.ask(place, bytes.length));
  const [where, length] = [Number(answered >> 32n), Number(answered & 0xffff_ffffn)];
  const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, where, length));
  exports.free(where, length);
  const answer = JSON.parse(text) as Answer;
  if ("yes" in answer) return answer.yes;
  if ("no" in answer) throw new Refused(answer.no.message, answer.no.rule);
  throw new Error(answer.wrong);
}
