// A game on this device: a package plays it in a worker, and its line says what the line of a table says, so that the table
// does not know the difference. Several people may sit at the one device; whoever is asked sees the table with their eyes.
import { notify } from "../shell/announce.svelte";
import type { Line, Listener } from "../table/connection";
import { t } from "../text/fluent.svelte";
import type { BotLevel, ClientMessage, LogEntry, Offer, ServerMessage, TableView } from "../wire";
import { Refused, type Begun, type Inquiries, type Moved, type Played, type Stand, type Viewer } from "./engine";
import { keepGame, keptGame, type KeptGame, type Sitter } from "./kept";
import { newest, Package } from "./package";
import { positionOf } from "./file";
import { namesFor, recalled } from "./sitters";

/** So many milliseconds a bot thinks about a choice at the most, as on a server. */
const LONGEST = 3_000;
/** What the adviser may use up, as on a server. */
const ADVICE = { iterations: 4_000, millis: 900 };

export class LocalGame {
  readonly id: string;
  kept = $state.raw<KeptGame | undefined>(undefined);
  /** Whose eyes see the table; nobody's as long as nobody has said that the device is theirs. */
  sitting = $state<number | null>(null);
  /** Who is to get the device: until they say that they have it, a curtain hides what is not theirs to see. */
  next = $state<number | undefined>(undefined);
  /** Whether whoever has the device may still think better of their choice, before it goes on. */
  regrets = $state(false);
  /** Counts up whenever somebody else looks: the table is laid out anew for their eyes. */
  laid = $state(0);
  /** Why there is nothing to show. */
  failed = $state<string | undefined>(undefined);
  #rules: Package | undefined;
  #game = 0;
  #options = "";
  #stand: Stand = { step: 0, asked: [], over: false, round: null, fingerprint: "" };
  #mind: Mind | undefined;
  #listener: Listener | undefined;
  /** Counts up with everything that happens, so that a thought that comes too late is known. */
  #moment = 0;
  readonly #ready: Promise<void>;

  constructor(id: string) {
    this.id = id;
    this.#ready = this.#take();
  }

  close(): void {
    this.#moment += 1;
    this.#listener = undefined;
    this.#rules?.close();
    this.#mind?.close();
  }

  /** The line to this game for a table that is laid out. */
  line(listener: Listener): Line {
    this.#listener = listener;
    void this.#welcome(listener);
    return {
      send: (message) => this.#send(message),
      renew: () => undefined,
      close: () => {
        if (this.#listener === listener) this.#listener = undefined;
      },
    };
  }

  /** Whoever is asked has the device now. */
  sitDown(): void {
    if (this.next === undefined) return;
    this.sitting = this.next;
    this.next = undefined;
    this.laid += 1;
  }

  /** Takes back the last choice of whoever has had the device so far. */
  regret(): void {
    if (this.sitting !== null) void this.#undo(this.sitting, true);
  }

  /** The whole game as text, for a file. */
  get record(): string {
    return this.kept?.record ?? "";
  }

  /** The positions of the game that is over, as everybody may see them now. */
  async moments(): Promise<Inquiries["moments"][1]> {
    return this.#of("moments", { viewer: "spectator", from: 0, count: this.#stand.step + 1 });
  }

  async #take(): Promise<void> {
    const kept = await keptGame(this.id);
    if (!kept) throw new Error(t("here-gone"));
    this.kept = kept;
    this.#rules = new Package(kept.game, kept.rules);
    const begun = await this.#rules.ask("load", { record: kept.record });
    this.#game = begun.game;
    this.#options = begun.options;
    this.#stand = begun.stand;
    const people = this.#people();
    // Where several share the device, nobody has it yet.
    if (people.length === 1) this.sitting = people[0] ?? null;
    await this.#pass();
  }

  async #welcome(listener: Listener): Promise<void> {
    try {
      await this.#ready;
      const viewer = this.#viewer;
      const [entries, offer] = await Promise.all([
        this.#of("history", { viewer, from: 0 }),
        this.#of("offer", { viewer }),
      ]);
      if (this.#listener !== listener) return;
      this.#tell({ type: "welcome", table: this.#view(), you: this.#you(), now: Date.now() });
      this.#tell({ type: "events", from: 0, entries, notes: [] });
      this.#tell({ type: "offer", offer });
      await this.#conclude();
      this.#drive();
    } catch (error) {
      this.failed = (error as Error).message;
    }
  }

  #send(message: ClientMessage): boolean {
    // Behind the curtain nobody is told anything.
    if (this.next !== undefined) return false;
    const seat = this.sitting;
    const { step } = this.#stand;
    switch (message.type) {
      case "look":
        void this.#look(message.step);
        return true;
      case "describe":
        void this.#describe(message.step);
        return true;
      case "choose":
        if (seat !== null && message.step === step) void this.#choose(seat, message.action);
        return seat !== null;
      case "preview":
        if (seat !== null) void this.#preview(seat, message.step, message.action);
        return seat !== null;
      case "why":
        if (seat !== null) void this.#why(seat, message.target);
        return seat !== null;
      case "advise":
        if (seat !== null) void this.#advise(seat, message.step);
        return seat !== null;
      case "undo":
        if (seat !== null) void this.#undo(seat, !message.last);
        return seat !== null;
      case "hand_over":
        if (seat !== null) void this.#standIn(seat, message.level);
        return seat !== null;
      case "take_back":
        if (seat !== null) void this.#standIn(seat, null);
        return seat !== null;
      default:
        return false;
    }
  }

  async #choose(seat: number, choice: string): Promise<void> {
    const before = this.#stand.step;
    await this.#move(async () => {
      const moved = await this.#of("choose", { seat, choice });
      this.#mind?.follow(seat, choice, before, moved.stand.step);
      return moved;
    });
  }

  /** All who would have to agree are at the device, or are bots that forget. */
  async #undo(seat: number, whole: boolean): Promise<void> {
    const offer = await this.#of("offer", { viewer: { seat } });
    if (offer.undo.kind === "nothing") return;
    // A bot that is thinking about what is no longer so is not waited for.
    this.#mind?.close();
    this.#mind = undefined;
    await this.#move(() => this.#of("undo", { seat, whole, agreed: offer.undo.kind === "consent" }));
  }

  /** Does something to the game, and tells what came of it. */
  async #move(work: () => Promise<Moved>): Promise<void> {
    this.#moment += 1;
    try {
      const { played, stand } = await work();
      this.#stand = stand;
      await this.#told(played);
    } catch (error) {
      this.#refuse(error as Error);
    }
  }

  async #told(played: readonly Played[]): Promise<void> {
    const offer = await this.#of("offer", { viewer: this.#viewer });
    const entries = played.map((entry) => seen(entry, this.sitting));
    this.#tell({ type: "events", from: played[0]?.step ?? this.#stand.step, entries, notes: [] });
    this.#tell({ type: "offer", offer });
    await this.#keep();
    await this.#pass(offer);
    await this.#conclude();
    this.#drive();
  }

  /** Who is asked gets the device, behind a curtain if they may see what the one before them may not, or the other way round. */
  async #pass(offer?: Offer): Promise<void> {
    const wanted = this.#stand.asked.filter((seat) => this.#botIn(seat) === undefined);
    const next = wanted.includes(this.sitting ?? -1) ? undefined : wanted[0];
    this.next = undefined;
    if (next === undefined) return;
    if (await this.#hides(this.sitting, next)) {
      this.regrets = offer !== undefined && offer.undo.kind !== "nothing";
      this.next = next;
      return;
    }
    this.sitting = next;
    if (!offer) return;
    this.#tell({ type: "table", table: this.#view(), you: this.#you() });
    this.#tell({ type: "offer", offer: await this.#of("offer", { viewer: { seat: next } }) });
  }

  /** Whether two pairs of eyes see or were told different things. */
  async #hides(one: number | null, other: number): Promise<boolean> {
    const eyes: Viewer[] = [one === null ? "spectator" : { seat: one }, { seat: other }];
    const seen = eyes.map(async (viewer) => {
      const [{ view }, history] = await Promise.all([
        this.#of("offer", { viewer }),
        this.#of("history", { viewer, from: 0 }),
      ]);
      return JSON.stringify([view, history]);
    });
    const [ours, theirs] = await Promise.all(seen);
    return ours !== theirs;
  }

  /** The end, once it is reached. */
  async #conclude(): Promise<void> {
    if (!this.#stand.over) return;
    const outcome = await this.#of("outcome", {});
    if (!outcome) return;
    const { ending: message, ranking } = outcome;
    this.#tell({ type: "table", table: this.#view(), you: this.#you() });
    this.#tell({ type: "over", over: { reason: "ended", message, sheets: ranking, fairness: null } });
  }

  /** Lets a bot choose, if one is asked. */
  #drive(): void {
    const seat = this.#stand.asked.find((seat) => this.#botIn(seat) !== undefined);
    const style = seat === undefined ? undefined : this.#botIn(seat);
    if (seat === undefined || style === undefined || this.#stand.over) return;
    const moment = ++this.#moment;
    const seed = Math.floor(Math.random() * 2 ** 32);
    this.#think("think", { seat, style, seed, millis: LONGEST }).then(
      (choice) => {
        if (moment === this.#moment) void this.#choose(seat, choice);
      },
      (error: Error) => {
        if (moment === this.#moment) this.#refuse(error);
      },
    );
  }

  async #advise(seat: number, step: number): Promise<void> {
    try {
      const advice = await this.#think("advise", { seat, seed: step, ...ADVICE });
      this.#tell({ type: "advice", step, advice });
    } catch (error) {
      this.#refuse(error as Error);
    }
  }

  /** Asks the worker that thinks, so that the one that plays can answer meanwhile. */
  async #think<K extends "think" | "advise">(what: K, of: Inquiries[K][0]): Promise<Inquiries[K][1]> {
    const { kept } = this;
    if (!kept) throw new Error(t("here-gone"));
    const { step } = this.#stand;
    if (this.#mind?.step !== step) {
      this.#mind?.close();
      this.#mind = new Mind(kept, step);
    }
    return this.#mind.of(what, of);
  }

  async #preview(seat: number, step: number, choice: string): Promise<void> {
    const preview = await this.#of("preview", { seat, choice }).catch(() => undefined);
    if (preview) this.#tell({ type: "preview", step, action: choice, preview });
  }

  async #why(seat: number, target: { kind: string; id: string }): Promise<void> {
    const reason = await this.#of("why_not", { seat, thing: target }).catch(() => undefined);
    if (reason) this.#tell({ type: "why", target, message: reason.message, rule: reason.rule });
  }

  async #look(step: number): Promise<void> {
    const offer = await this.#then(step, (game) => this.#rules?.of(game, "offer", { viewer: this.#viewer }));
    if (offer) this.#tell({ type: "look", step, view: offer.view, asked: offer.asked, ask: offer.ask });
  }

  async #describe(step: number): Promise<void> {
    const words = await this.#then(step, (game) => this.#rules?.of(game, "words", { viewer: this.#viewer }));
    if (words) this.#tell({ type: "described", step, words });
  }

  /** Asks the game as it was at a step. */
  async #then<T>(step: number, ask: (game: number) => Promise<T> | undefined): Promise<T | undefined> {
    if (step === this.#stand.step) return ask(this.#game);
    const then: Begun | null = await this.#of("at", { step });
    if (!then) return undefined;
    try {
      return await ask(then.game);
    } finally {
      void this.#rules?.of(then.game, "close", {});
    }
  }

  /** A bot plays for a person, or no longer does. */
  async #standIn(seat: number, level: BotLevel | null): Promise<void> {
    const { kept } = this;
    const sitter = kept?.seats[seat];
    if (!kept || sitter?.kind !== "person") return;
    this.kept = { ...kept, seats: kept.seats.with(seat, { ...sitter, standIn: level }) };
    this.#moment += 1;
    this.#tell({ type: "table", table: this.#view(), you: this.#you() });
    await this.#keep();
    await this.#pass(await this.#of("offer", { viewer: this.#viewer }));
    this.#drive();
  }

  async #keep(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    const { round, over } = this.#stand;
    this.kept = { ...kept, record: await this.#of("record", {}), round, over, at: Date.now() };
    await keepGame(this.kept).catch(() => notify(t("here-not-kept"), "bad"));
  }

  #refuse(error: Error): void {
    const refused = error instanceof Refused;
    const message = refused ? error.said : { key: "here-broken" };
    this.#tell({ type: "refused", code: "illegal", message, rule: refused ? error.rule : null, state: null });
  }

  #of<K extends keyof Inquiries>(what: K, of: Inquiries[K][0]): Promise<Inquiries[K][1]> {
    if (!this.#rules) return Promise.reject(new Error(t("here-gone")));
    return this.#rules.of(this.#game, what, of);
  }

  #tell(message: ServerMessage): void {
    this.#listener?.received(message);
  }

  get #viewer(): Viewer {
    return this.sitting === null ? "spectator" : { seat: this.sitting };
  }

  #you() {
    return { seat: this.sitting, host: true, sit_code: null, answers: [] };
  }

  #people(): number[] {
    return (this.kept?.seats ?? []).flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** How strong the bot is that plays a seat; nothing if a person does. */
  #botIn(seat: number): BotLevel | undefined {
    const sitter = this.kept?.seats[seat];
    if (!sitter) return undefined;
    return sitter.kind === "bot" ? sitter.level : (sitter.standIn ?? undefined);
  }

  #view(): TableView {
    const { kept } = this;
    return {
      id: this.id,
      game: kept?.game ?? "",
      options: this.#options,
      status: this.#stand.over ? "over" : "playing",
      step: this.#stand.step,
      seats: (kept?.seats ?? []).map((sitter, seat) => ({
        seat,
        holder: holderOf(sitter),
        stand_in: sitter.kind === "person" ? sitter.standIn : null,
        resigned: false,
        present: true,
        replaced_at: null,
        holidays: [],
      })),
      visibility: "private",
      clock: { kind: "none" },
      clocks: [],
      from_position: positionOf(kept?.record ?? "").length > 0,
      advice: "free",
      unrated: null,
      published: false,
      fairness: null,
      undo_request: null,
      hands: null,
      rematch: null,
      starts_at: null,
      created_at: kept?.at ?? Date.now(),
      reliable: false,
      changed: [],
      changed_at: null,
    };
  }
}

/** A second worker with the same game, for bots and the adviser. It follows the game choice by choice. */
class Mind {
  readonly #rules: Package;
  readonly #game: Promise<number>;
  #step: number;

  constructor({ game, rules, record }: KeptGame, step: number) {
    this.#rules = new Package(game, rules);
    this.#game = this.#rules.ask("load", { record }).then(({ game }) => game);
    this.#game.catch(() => undefined);
    this.#step = step;
  }

  get step(): number {
    return this.#step;
  }

  follow(seat: number, choice: string, before: number, after: number): void {
    if (before !== this.#step) return;
    this.#step = after;
    void this.of("choose", { seat, choice }).catch(() => (this.#step = -1));
  }

  async of<K extends keyof Inquiries>(what: K, of: Inquiries[K][0]): Promise<Inquiries[K][1]> {
    return this.#rules.of(await this.#game, what, of);
  }

  close(): void {
    this.#rules.close();
  }
}

function holderOf(sitter: Sitter) {
  if (sitter.kind === "bot") return { kind: "bot" as const, level: sitter.level, cast: sitter.cast };
  return { kind: "person" as const, name: sitter.name };
}

/** An entry as one pair of eyes may see it. */
export function seen({ step, seat, round, deed, line, told }: Played, eyes: number | null): LogEntry {
  const events = told.at(eyes ?? -1) ?? [];
  const written = line.slice(line.indexOf(" ") + 1);
  const action = deed === "choice" || deed === "automatic" ? written.replace(/^\((.*)\)$/, "$1") : null;
  return { step, seat, round, deed, action, stands: true, events };
}

/** Begins a game, set up or from a position in the words of a script, and says its address. */
export async function begin(
  game: string,
  options: string,
  seats: readonly Sitter[],
  position: readonly string[] = [],
): Promise<string> {
  const rules = newest(game);
  if (rules === undefined) throw new Error(t("here-no-rules", { rules: 0 }));
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const door = new Package(game, rules);
  try {
    const begun = await door.ask("start", { options, position: [...position], seed });
    await door.of(begun.game, "name_seats", { names: namesFor(seats) });
    const record = await door.of(begun.game, "record", {});
    return await lay({ game, rules, seats: [...seats], record, stand: begun.stand });
  } finally {
    door.close();
  }
}

/** Takes up a game from its record, whoever wrote it, and says its address; nothing if it is over. */
export async function adopt(record: string): Promise<string | undefined> {
  const game = /^game (\S+)$/m.exec(record)?.[1];
  const rules = Number(/^rules (\d+)$/m.exec(record)?.[1]);
  if (!game) throw new Error(t("here-no-record"));
  const door = new Package(game, rules);
  try {
    const { names, players, stand } = await door.ask("load", { record });
    if (stand.over) return undefined;
    const first = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return await lay({ game, rules, seats: recalled(names, players, first), record, stand });
  } finally {
    door.close();
  }
}

async function lay({ stand, ...game }: Pick<KeptGame, "game" | "rules" | "seats" | "record"> & { stand: Stand }) {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
  await keepGame({ ...game, id, round: stand.round, over: stand.over, at: Date.now() });
  return `/here/${id}`;
}
