// The stage: what happened is shown in the order in which it happened. One shown step drives everything: the board, whose
// turn it is, the story, captions, sounds and the question. What the server knows already waits here until its turn
// comes; nothing is dropped but by the person who skips.
import { announce } from "../shell/announce.svelte";
import { settings, type Speed } from "../shell/settings.svelte";
import { play } from "../sound/sound";
import { say } from "../text/fluent.svelte";
import type { Flight, GameBoard, Moment } from "../boards/board";
import type { Things } from "../offer/things.svelte";
import type { LogEntry, Message, Offer, Told } from "../wire";
import { actor, BLINK, eventsIn, hurry, told, TURN, type Scene } from "./scenes";

/** The length of one beat of another seat's turn in milliseconds; one's own turn needs less explaining. */
const BEATS: Record<Speed, number> = { slow: 1_000, normal: 600, fast: 300, off: 0 };
const OWN = 0.5;
/** A zone that comes to the front is drawn after so many milliseconds. */
const DRAWN = 80;
/** So many scenes are kept to be shown again. */
const KEPT = 200;

export interface Flying extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  duration: number;
}

/** What is said at the board about the event at hand. */
export interface Caption {
  seat: number | null;
  message: Message;
  /** The event's place among those of its choice. */
  at: number;
  of: number;
  /** The things it happens to. */
  keys: readonly string[];
}

export class Stage {
  /** How things stand at the shown step: the question, who is asked, what was seen. */
  shown = $state.raw<Offer | undefined>(undefined);
  /** The view that is drawn: of the shown step, or of an earlier one that is shown again. */
  view = $state.raw<unknown>(undefined);
  /** The story as far as it has been shown. */
  log = $state.raw<readonly LogEntry[]>([]);
  moment = $state.raw<Moment | undefined>(undefined);
  caption = $state.raw<Caption | undefined>(undefined);
  flying = $state.raw<readonly Flying[]>([]);
  /** Whether something is being acted out. */
  busy = $state(false);
  /** Who does what is being acted out, or to whom it happens. */
  #acting = $state<number | null>(null);
  /** Who is in play at what is shown: whoever acts, or whoever is asked. */
  asked = $derived.by(() => {
    if (!this.busy) return this.shown?.asked ?? [];
    return this.#acting === null ? [] : [this.#acting];
  });
  /** Whether the person has stopped it for a while. */
  paused = $state(false);
  /** What the others did since this person's last choice. */
  since = $state.raw<readonly Scene[]>([]);

  board: GameBoard | undefined;
  /** The seat of this person. */
  seat: number | null = null;
  /** Whoever keeps account of what happened hears each scene once, when it is over. */
  heard: ((scene: Scene) => void) | undefined;
  /** Whoever shows the board in parts brings the one to the front that has these things; says whether it did. */
  bring: ((things: readonly string[]) => boolean) | undefined;
  readonly #things: Things;
  readonly #settled: () => void;
  #scenes: Scene[] = [];
  #skipping = false;
  #wake: (() => void) | undefined;
  #turn = { seat: null as number | null, spent: 0 };
  #next = 0;

  /** `settled` is called whenever nothing is being acted out any more. */
  constructor(things: Things, settled: () => void) {
    this.#things = things;
    this.#settled = settled;
  }

  /** What happened, and how things stand after it. */
  push(entries: readonly LogEntry[], offer: Offer): void {
    const before = this.#scenes.findLast(({ again }) => !again)?.offer.view ?? this.shown?.view;
    this.#enter({ entries, before, offer, again: false });
  }

  /** The same step again, with something changed around it. */
  renew(offer: Offer): void {
    const last = this.#scenes.findLast(({ again }) => !again);
    if (last) last.offer = offer;
    else {
      this.shown = offer;
      if (!this.busy) this.view = offer.view;
    }
  }

  /** Where things are, without how they came there: the beginning of a visit. */
  begin(log: readonly LogEntry[], offer: Offer): void {
    this.log = log;
    this.shown = offer;
    this.view = offer.view;
  }

  /** Shows scenes once more. */
  again(scenes: readonly Scene[]): void {
    if (this.busy) return;
    for (const scene of scenes) this.#enter({ ...scene, again: true });
  }

  /** The person is in a hurry: everything that waits is over at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.paused = false;
    this.#wake?.();
  }

  pause(): void {
    this.paused = !this.paused;
    this.#wake?.();
  }

  #enter(scene: Scene): void {
    this.#scenes.push(scene);
    if (this.busy) return;
    // What takes no time is over before anybody else looks.
    if (this.#length(scene) === 0) {
      this.#scenes.shift();
      this.#tellAll(scene);
      this.#land(scene);
      this.#settled();
    } else void this.#run();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      await this.#seen();
      if (this.#skipping || this.#length(scene) === 0) this.#tellAll(scene);
      else await this.#act(scene);
      this.#scenes.shift();
      this.#land(scene);
      if (this.#turnEnds(scene)) await this.#rest();
    }
    this.#skipping = false;
    this.paused = false;
    this.moment = undefined;
    this.caption = undefined;
    this.#acting = null;
    this.flying = [];
    this.#things.lit = [];
    this.view = this.shown?.view;
    this.busy = false;
    this.#settled();
  }

  async #act(scene: Scene): Promise<void> {
    const seat = actor(scene);
    if (seat !== this.#turn.seat) this.#turn = { seat, spent: 0 };
    const hurry = this.#hurry(seat);
    this.view = scene.before;
    for (const entry of scene.entries) {
      for (const [at, happened] of entry.events.entries()) {
        announce(say(happened.message));
        if (this.#skipping) continue;
        await this.#show(entry, at, happened, hurry);
      }
    }
    if (!scene.again) this.log = told(this.log, scene);
  }

  async #show(entry: LogEntry, at: number, happened: Told, hurry: number): Promise<void> {
    const staging = this.board?.stage(happened.event, this.seat) ?? {};
    const length = this.#beat(entry.seat) * (staging.beats ?? 1);
    const duration = Math.max(BLINK, length * hurry);
    const flights = staging.flights ?? [];
    const keys = [...(staging.light ?? []), ...flights.map(({ to }) => to)];
    // Whoever chose need not be told what they did; what it led to for others they need.
    const own = this.seat !== null && entry.seat === this.seat && happened.seat === this.seat;
    // The sign of a seat is in every zone: it says who, not where.
    const places = [...keys, ...flights.map(({ from }) => from)].filter((key) => !key.startsWith("seat:"));
    const hidden = !own && places.every((key) => this.#things.whereIs(key) === undefined);
    if (hidden && this.bring?.(places)) {
      this.caption = undefined;
      this.#things.lit = [];
      await this.#sleep(DRAWN);
    }
    this.#acting = happened.seat ?? entry.seat;
    this.moment = { told: entry.events, at };
    this.caption = own ? undefined : captionOf(entry, at, happened, keys);
    this.#things.lit = staging.light ?? [];
    this.#things.follow(keys);
    this.flying = flights.flatMap((flight) => this.#take(flight, Math.min(duration, 900)));
    if (staging.sound) play(staging.sound);
    // What flies is there when it has landed; everything else at once, so that no word runs ahead of the board.
    const become = this.board?.after?.(this.view, happened.event) ?? this.view;
    if (flights.length === 0) this.view = become;
    await this.#sleep(duration);
    this.view = become;
    this.#turn.spent += duration;
    this.flying = [];
  }

  /** Everything a scene tells, at once. */
  #tellAll(scene: Scene): void {
    if (scene.again) return;
    this.log = told(this.log, scene);
    const events = scene.entries.flatMap(({ events }) => events);
    // The words of a game come with its board: before that there is nothing to be heard but keys.
    if (this.board) for (const { message } of events) announce(say(message));
    this.#things.lit = events.flatMap(({ event }) => this.#touched(event));
  }

  /** A scene is over: what it led to is what is shown. */
  #land(scene: Scene): void {
    this.view = scene.offer.view;
    if (scene.again) return;
    this.shown = scene.offer;
    this.heard?.(scene);
    const own = scene.entries.some(({ seat, deed }) => seat === this.seat && deed === "choice");
    const kept = own ? [] : this.since;
    this.since = own || eventsIn(scene) === 0 ? kept : [...kept, scene].slice(-KEPT);
  }

  /** How long a scene takes without hurry. */
  #length(scene: Scene): number {
    if (!this.board) return 0;
    let length = 0;
    for (const { seat, events } of scene.entries) {
      const beat = this.#beat(seat);
      for (const { event } of events) length += beat * (this.board.stage(event, this.seat).beats ?? 1);
    }
    return length;
  }

  #beat(seat: number | null): number {
    return BEATS[settings.speed] * (seat !== null && seat === this.seat ? OWN : 1);
  }

  #hurry(seat: number | null): number {
    if (seat === this.seat) return 1;
    const waiting = this.#scenes;
    const most = TURN.most * this.#scale();
    return hurry(
      waiting.map(actor),
      waiting.map((scene) => this.#length(scene)),
      this.#turn.spent,
      most,
    );
  }

  /** How much longer things take than at normal speed. */
  #scale(): number {
    return BEATS[settings.speed] / BEATS.normal;
  }

  #turnEnds(scene: Scene): boolean {
    const next = this.#scenes[0];
    const { seat } = this.#turn;
    if (seat === null || seat === this.seat || this.#skipping) return false;
    return next ? actor(next) !== seat : scene.again || !scene.offer.asked.includes(seat);
  }

  /** A turn of another seat is not over in a blink. */
  async #rest(): Promise<void> {
    const left = TURN.least * this.#scale() - this.#turn.spent;
    if (this.#turn.spent > 0 && left > 0) await this.#sleep(left);
    this.#turn = { seat: null, spent: 0 };
  }

  #take(flight: Flight, duration: number): Flying[] {
    const [start, end] = [this.#things.whereIs(flight.from), this.#things.whereIs(flight.to)];
    return start && end ? [{ ...flight, id: this.#next++, start, end, duration }] : [];
  }

  #touched(event: unknown): string[] {
    const staging = this.board?.stage(event, this.seat) ?? {};
    return [...(staging.light ?? []), ...(staging.flights ?? []).map(({ to }) => to)];
  }

  /** Waits until the page is looked at: a story told to nobody would be lost. */
  async #seen(): Promise<void> {
    while (document.hidden && !this.#skipping) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        document.addEventListener("visibilitychange", () => resolve(), { once: true });
      });
    }
  }

  async #sleep(duration: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    while (this.paused && !this.#skipping) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

function captionOf(entry: LogEntry, at: number, { seat, message }: Told, keys: readonly string[]): Caption {
  return { seat: seat ?? entry.seat, message, at, of: entry.events.length, keys };
}
