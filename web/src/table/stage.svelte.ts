// The stage: what happened is shown in the order in which it happened, before the new view takes its place. Pieces
// travel between named things; anybody in a hurry can skip.
import { settings, type Speed } from "../shell/settings.svelte";
import { play } from "../sound/sound";
import type { Flight, GameBoard, Moment } from "../boards/board";
import type { Things } from "../offer/things.svelte";
import type { LogEntry } from "../wire";

/** The length of one beat in milliseconds. */
const BEATS: Record<Speed, number> = { slow: 600, normal: 320, fast: 160, off: 0 };
/** More than this many events are not acted out: whoever comes back after a while wants to see where things are. */
const PATIENCE = 60;

export interface Flying extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  duration: number;
}

interface Scene {
  entries: readonly LogEntry[];
  view: unknown;
}

export class Stage {
  /** The view that is drawn. */
  view = $state.raw<unknown>(undefined);
  moment = $state.raw<Moment | undefined>(undefined);
  flying = $state.raw<readonly Flying[]>([]);
  /** Whether something is being acted out. */
  busy = $state(false);

  board: GameBoard | undefined;
  readonly #things: Things;
  readonly #settled: () => void;
  #scenes: Scene[] = [];
  #wake: (() => void) | undefined;
  #next = 0;

  /** `settled` is called whenever nothing is being acted out any more. */
  constructor(things: Things, settled: () => void) {
    this.#things = things;
    this.#settled = settled;
  }

  /** A new view, and what led to it. */
  push(entries: readonly LogEntry[], view: unknown): void {
    const events = entries.reduce((sum, entry) => sum + entry.events.length, 0);
    if (events === 0 || events > PATIENCE || BEATS[settings.speed] === 0 || !this.board || document.hidden) {
      return this.cut(view, entries);
    }
    this.#scenes.push({ entries, view });
    if (!this.busy) void this.#run();
  }

  /** Shows a view at once and forgets what was waiting. */
  cut(view: unknown, entries: readonly LogEntry[] = []): void {
    this.#scenes = [];
    this.#wake?.();
    this.view = view;
    this.#things.lit = entries.flatMap(({ events }) => events.flatMap(({ event }) => this.#touched(event)));
  }

  /** Shows the last view at once. */
  skip(): void {
    const last = this.#scenes.at(-1);
    if (last) this.cut(last.view);
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      await this.#act(scene);
      // A cut in the meantime has taken the scene away, and shown something newer.
      if (this.#scenes[0] !== scene) continue;
      this.#scenes.shift();
      this.view = scene.view;
    }
    this.moment = undefined;
    this.flying = [];
    this.#things.lit = [];
    this.busy = false;
    this.#settled();
  }

  async #act(scene: Scene): Promise<void> {
    for (const { events: told } of scene.entries) {
      for (const [at, { event }] of told.entries()) {
        if (this.#scenes[0] !== scene) return;
        const staging = this.board?.stage(event) ?? {};
        const duration = BEATS[settings.speed] * (staging.beats ?? 1);
        this.moment = { told, at };
        this.#things.lit = staging.light ?? [];
        this.flying = (staging.flights ?? []).flatMap((flight) => this.#take(flight, duration));
        if (staging.sound) play(staging.sound);
        await this.#sleep(duration);
        this.flying = [];
      }
    }
  }

  #take(flight: Flight, duration: number): Flying[] {
    const [start, end] = [this.#things.whereIs(flight.from), this.#things.whereIs(flight.to)];
    return start && end ? [{ ...flight, id: this.#next++, start, end, duration }] : [];
  }

  #touched(event: unknown): string[] {
    const staging = this.board?.stage(event) ?? {};
    return [...(staging.light ?? []), ...(staging.flights ?? []).map(({ to }) => to)];
  }

  #sleep(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
