// A table as this browser knows it: everything the socket tells, and everything one can say to it.
import { announce, notify } from "../shell/announce.svelte";
import { Advice } from "../advice/advice.svelte";
import { Things } from "../offer/things.svelte";
import { go } from "../shell/router.svelte";
import { play } from "../sound/sound";
import { nameSeats, say, t } from "../text/fluent.svelte";
import type {
  ChatLine,
  Choice,
  ClientMessage,
  Commentary,
  ClockFace,
  InWords,
  LogEntry,
  Message,
  Note,
  Offer,
  Over,
  ServerMessage,
  Spectators,
  TableView,
  Target,
  UndoRequest,
  Watcher,
  You,
} from "../wire";
import type { Line, Listener } from "./connection";
import { merge, mergeNotes } from "./log";
import { fate, type Pending } from "./pending";
import { lineText } from "./phrases";
import { namesOf } from "./seats";
import { Stage } from "./stage.svelte";
import { nextLine } from "./unread";

/** The answer to a click on what cannot be chosen. */
export interface Reason {
  message: Message;
  rule: string | null;
  /** What was clicked; nothing if the answer is about something else. */
  target: Target | undefined;
}

/** Somebody reads what the table says of itself: they wait for the words until these come. */
export interface Reading {
  what: "board" | "sheet";
  step: number;
  /** Whose score was asked for. */
  seat: number | undefined;
  words: InWords | undefined;
}

/** A look back. */
export interface Past {
  step: number;
  view: unknown;
  asked: number[];
  ask: Offer["ask"];
}

export class Table {
  line = $state<"connecting" | "open" | "lost">("connecting");
  view = $state.raw<TableView | undefined>(undefined);
  you = $state.raw<You>({ seat: null, host: false, sit_code: null, answers: [] });
  /** The newest offer; what is shown of it, and when, is the stage's matter. */
  offer = $state.raw<Offer | undefined>(undefined);
  /** Everything that was told, shown or not. */
  log = $state.raw<readonly LogEntry[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The number after the last line that was said before this visit; undefined until they have all come. */
  told = $state<number | undefined>(undefined);
  present = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  /** Who watches and what they may do, once it was asked. */
  gallery = $state.raw<{ may: Spectators; watchers: Watcher[] } | undefined>(undefined);
  clocks = $state.raw<readonly ClockFace[]>([]);
  undoRequest = $state.raw<UndoRequest | null>(null);
  over = $state.raw<Over | undefined>(undefined);
  rematch = $state<string | null>(null);
  /** How the game stands whose hands are seen, and what the others who watch think of it. */
  commentary = $state.raw<Commentary | undefined>(undefined);
  past = $state.raw<Past | undefined>(undefined);
  reason = $state.raw<Reason | undefined>(undefined);
  pending = $state.raw<Pending | undefined>(undefined);
  /** What is being read: the position in words, or what it would score; of whom, if of somebody. */
  reading = $state.raw<Reading | undefined>(undefined);
  /** By how much the server's clock is ahead of ours. */
  ahead = $state(0);

  readonly things: Things;
  readonly advice = new Advice();
  readonly stage: Stage;
  /** Who is in play at what is shown, now or in the past. */
  get asked(): readonly number[] {
    return this.past?.asked ?? this.stage.asked;
  }
  /** Whether this person is asked at the shown step, and nothing is acted out any more. */
  get mine(): boolean {
    return !this.stage.busy && asks(this.stage.shown, this.you.seat);
  }
  /** Whether this person is asked at the newest step, shown or not: for whoever is not looking. */
  due = $derived(asks(this.offer, this.you.seat));
  /** The thing that was clicked last without a choice behind it, and at which step. */
  clicked: { step: number; target: Target } | undefined;
  readonly #line: Line;
  /** Entries that came since the last offer. */
  #news: LogEntry[] = [];
  /** The end, until it is shown. */
  #end: Over | undefined;
  /** Whether the last question that was shown was this person's. */
  #wasMine = false;

  constructor(
    open: (listener: Listener) => Line,
    /** Whose hand is seen, as late as was agreed; nobody's if the table is seen as it is now. */
    readonly eyes?: number,
  ) {
    this.things = new Things({
      choose: (choice) => this.choose(choice),
      why: (target) => this.why(target),
      preview: (action) => this.#preview(action),
    });
    this.stage = new Stage(this.things, () => this.#arrive());
    this.#line = open({
      opened: () => this.say({ type: "hello", last_step: this.offer?.step ?? null, eyes: this.eyes ?? null }),
      received: (message) => this.#receive(message),
      lost: () => this.#lost(),
    });
  }

  close(): void {
    this.#line.close();
  }

  /** Comes to the table anew, as the person one has become since. */
  renew(): void {
    this.#line.renew();
  }

  /** Says something to the table; says whether the line was there. */
  say(message: ClientMessage): boolean {
    return this.#line.send(message);
  }

  choose(choice: Choice): void {
    if (!this.offer || this.pending || this.past) return;
    this.reason = undefined;
    const { step } = this.offer;
    const sent = this.say({ type: "choose", step, action: choice.action });
    this.pending = { step, action: choice.action, interrupted: !sent };
    if (!sent) notify(t("line-kept-choice"));
    this.#settle();
  }

  why(target: Target): void {
    if (this.past) return this.#tell({ key: "look-first-return" }, null, target);
    if (this.stage.busy) return this.#tell({ key: "stage-first-see" }, null, target);
    if (this.you.seat === null) return this.#tell({ key: "watching-cannot-choose" }, null, target);
    if (this.offer) this.clicked = { step: this.offer.step, target };
    if (!this.say({ type: "why", target })) this.#tell({ key: "line-lost" }, null);
  }

  #preview(action: string): boolean {
    const step = this.stage.shown?.step;
    return step !== undefined && step === this.offer?.step && this.say({ type: "preview", step, action });
  }

  /** Asks the adviser about what is shown. */
  advise(): void {
    const step = this.stage.shown?.step;
    if (step !== undefined && step === this.offer?.step) {
      this.advice.ask(step, () => this.say({ type: "advise", step }));
    }
  }

  /** Takes back what was done at once, or only the last of it. */
  undo(last = false): void {
    if (this.offer) this.say({ type: "undo", step: this.offer.step, last });
  }

  look(step: number): void {
    this.say({ type: "look", step });
  }

  /** Asks for what is shown in words, or for what it would score if the game ended there. */
  read(what: Reading["what"], seat?: number): void {
    const step = this.past?.step ?? this.stage.shown?.step;
    if (step === undefined) return;
    if (!this.say({ type: "describe", step })) return this.#tell({ key: "line-lost" }, null);
    this.reading = { what, step, seat, words: undefined };
  }

  returnToNow(): void {
    this.past = undefined;
    this.#settle();
  }

  #tell(message: Message, rule: string | null, target?: Target): void {
    this.reason = { message, rule, target };
    announce(say(message));
  }

  /** Somebody at the table, or all of them, want no company: coming back is of no use. */
  #shownOut(message: Message): void {
    this.close();
    notify(say(message), "bad");
    go("/");
  }

  /** Whether this person decides about spectators. */
  get keepsOrder(): boolean {
    return this.you.seat !== null || this.you.host;
  }

  #lost(): void {
    this.line = "lost";
    if (this.pending) this.pending = { ...this.pending, interrupted: true };
    if (this.view) announce(t("line-lost"));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (this.line === "lost") notify(t("line-back"), "good");
        this.line = "open";
        this.ahead = message.now - Date.now();
        this.#seen(message.table, message.you);
        return;
      case "table":
        return this.#seen(message.table, message.you);
      case "events":
        this.log = merge(this.log, message.from, message.entries);
        this.notes = mergeNotes(this.notes, message.notes);
        this.#news.push(...message.entries);
        for (const { message: note } of message.notes) announce(say(note));
        return;
      case "offer":
        return this.#offered(message.offer);
      case "refused":
        if (message.code === "barred") return this.#shownOut(message.message);
        this.pending = undefined;
        this.advice.refused();
        if (message.state) this.#offered(message.state);
        this.#tell(message.message, message.rule);
        return this.#settle();
      case "preview":
        return this.things.previews.answered(message.step, message.action, message.preview, message.spans);
      case "advice":
        return this.advice.answered(message.step, message.advice);
      case "commentary":
        this.commentary = message.commentary;
        return;
      case "why":
        return this.#tell(message.message, message.rule, message.target);
      case "look":
        this.past = message;
        return this.#settle();
      case "described":
        if (this.reading?.step === message.step) this.reading = { ...this.reading, words: message.words };
        return;
      case "chat":
        return this.#heard(message.lines);
      case "presence":
        this.present = message.seats;
        this.spectators = message.spectators;
        // Who is there comes after all that was said.
        this.told ??= nextLine(this.chat);
        return;
      case "watchers":
        this.gallery = { may: message.may, watchers: message.watchers };
        return;
      case "noted":
        return notify(say(message.message), "good");
      case "clock":
        this.clocks = message.clocks;
        return;
      case "undo_request":
        this.undoRequest = message.request;
        return;
      case "over":
        this.#end = message.over;
        return this.#conclude();
      case "rematch":
        this.rematch = message.table;
        return;
      case "pong":
        this.ahead = message.now - Date.now();
        return;
    }
  }

  #seen(view: TableView, you: You): void {
    this.view = view;
    this.you = you;
    this.stage.seat = this.eyes ?? you.seat;
    this.clocks = view.clocks;
    this.undoRequest = view.undo_request;
    this.rematch = view.rematch;
    this.present = view.seats.filter(({ present }) => present).map(({ seat }) => seat);
    nameSeats(namesOf(view.seats));
  }

  #offered(offer: Offer): void {
    const fresh = this.offer?.step !== offer.step;
    this.advice.forget(offer.step);
    this.offer = offer;
    this.#resolve(offer);
    const news = this.#news;
    this.#news = [];
    if (this.stage.shown === undefined) {
      // The first offer of a visit shows where things are, not how they came there.
      this.stage.begin(this.log, offer);
      this.#arrive();
    } else if (fresh) this.stage.push(news, offer);
    else {
      this.stage.renew(offer);
      this.#settle();
    }
  }

  /** The stage has come to rest: whoever is asked is told so. */
  #arrive(): void {
    const { shown } = this.stage;
    this.reason = undefined;
    if (this.mine && shown?.ask && this.stage.board) announce(say(shown.ask.message));
    if (this.mine && !this.#wasMine) play("your-turn");
    this.#wasMine = this.mine;
    this.#conclude();
    this.#settle();
  }

  /** The end is told when everything before it has been shown. */
  #conclude(): void {
    if (!this.#end || this.stage.busy) return;
    const over = this.#end;
    this.#end = undefined;
    const told = this.over !== undefined;
    this.over = over;
    if (this.view) this.view = { ...this.view, status: "over", fairness: over.fairness };
    if (told) return;
    announce(say(over.message));
    play("end");
  }

  #heard(lines: readonly ChatLine[]): void {
    const first = lines[0]?.number ?? 0;
    const known = this.chat.some(({ number }) => number >= first);
    this.chat = [...this.chat.filter(({ number }) => number < first), ...lines];
    // All that was said comes with the welcome; a single new line is somebody speaking.
    const [line] = lines;
    if (lines.length === 1 && line && !known && line.seat !== this.you.seat) {
      play("chat");
      announce(t("chat-said", { name: line.name, text: lineText(line) }));
    }
  }

  #resolve(offer: Offer): void {
    if (!this.pending) return;
    const interrupted = this.pending.interrupted;
    switch (fate(this.pending, offer.step, this.you.seat, this.log)) {
      case "waiting":
        return;
      case "resend":
        this.pending = { ...this.pending, interrupted: false };
        this.say({ type: "choose", step: this.pending.step, action: this.pending.action });
        return notify(t("line-sent-again"), "good");
      case "made":
        this.pending = undefined;
        if (interrupted) notify(t("line-had-arrived"), "good");
        return;
      case "passed":
        this.pending = undefined;
        if (interrupted) notify(t("line-not-made"), "bad");
    }
  }

  /** What can be clicked now. */
  #settle(): void {
    this.things.menu = undefined;
    this.things.ending = undefined;
    this.things.look = undefined;
    this.things.previews.begin(this.stage.shown?.step);
    this.things.offer = this.past ? undefined : this.stage.shown;
    this.things.open = this.mine && !this.past && !this.pending && !this.stage.busy;
  }
}

function asks(offer: Offer | undefined, seat: number | null): boolean {
  return seat !== null && (offer?.asked.includes(seat) ?? false);
}
