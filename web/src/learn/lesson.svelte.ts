// A lesson in this browser: the choices made so far, and what they lead to. The server keeps nothing of it, so that one can
// leave and come back at any time: the choices are kept here.
import { ApiError, learned } from "../shell/api";
import { notify } from "../shell/announce.svelte";
import { person } from "../shell/person.svelte";
import { t } from "../text/fluent.svelte";
import type { ClientMessage, LessonFrame, LessonRequest, ServerMessage, TableView } from "../wire";
import type { Line, Listener } from "../table/connection";
import { all, isPuzzle, keep, type Kept } from "./kept";
import { after, isKnown } from "./own";

export class Lesson {
  readonly id: string;
  frame = $state.raw<LessonFrame | undefined>(undefined);
  /** Why there is nothing to show. */
  failed = $state<string | undefined>(undefined);
  /** Counts up whenever the table has to be laid out anew. */
  laid = $state(0);
  #kept: Kept;
  /** The choices that solved a puzzle. */
  #solved: string[] = [];

  constructor(id: string) {
    this.id = id;
    this.#kept = all()[id] ?? { choices: [], takenBack: false, hinted: false, stars: 0 };
  }

  /** Whether it is a puzzle: one choice, and a verdict. */
  get puzzle(): boolean {
    return isPuzzle(this.id);
  }

  get hinted(): boolean {
    return this.#kept.hinted;
  }

  /** How the lesson stands, with one more choice if there is one. One that is answered and taken back is not kept. */
  async go(choice?: string): Promise<LessonFrame> {
    const choices = choice === undefined ? this.#kept.choices : [...this.#kept.choices, choice];
    const frame = await this.#ask(choices);
    if (frame.answer) this.#keep({ takenBack: true });
    else this.#keep({ choices });
    this.frame = frame;
    if (frame.done) this.#solved = choices;
    if (frame.done && this.#kept.on) this.#keep({ choices: [], on: false });
    else if (frame.done) await this.#finish(frame.done.stars);
    return frame;
  }

  /** Lays the table out anew without the last choice, or without any. */
  takeBack(everything = false): void {
    if (everything) this.#keep({ choices: [], takenBack: false, hinted: false, on: false });
    else this.#keep({ choices: this.#kept.choices.slice(0, -1), takenBack: true });
    this.frame = undefined;
    this.laid += 1;
  }

  /** Plays a puzzle that was solved on to the end of the game. */
  playOn(): void {
    this.#keep({ choices: this.#solved, on: true });
    this.frame = undefined;
    this.laid += 1;
  }

  /** Somebody wants to be helped. */
  help(): void {
    this.#keep({ hinted: true });
  }

  /** What the learner has chosen, for a question about it. */
  request(more: Partial<LessonRequest> = {}): LessonRequest {
    const { choices, takenBack, hinted, on } = this.#kept;
    return {
      choices,
      taken_back: takenBack,
      hinted,
      on: on ?? false,
      preview: null,
      why: null,
      describe: false,
      ...more,
    };
  }

  async #ask(choices: string[]): Promise<LessonFrame> {
    try {
      const answer = await after(this.id, this.request({ choices }));
      if (answer.type === "frame") return answer.frame;
    } catch (error) {
      // What was kept of a lesson that has changed since leads nowhere: it begins again.
      const stray = error instanceof ApiError && error.failure?.code === "lesson_stray";
      if (!stray || this.#kept.choices.length === 0) throw error;
      this.#keep({ choices: [] });
      notify(t("lesson-again"), "bad");
      return this.#ask([]);
    }
    throw new ApiError(undefined);
  }

  /** A lesson that is done is kept for its person; for somebody without a name, in this browser. */
  async #finish(stars: number): Promise<void> {
    const request = this.request();
    this.#keep({ choices: [], takenBack: false, hinted: false, stars: Math.max(stars, this.#kept.stars) });
    // What somebody brought is known to nobody else, so nobody keeps it for them.
    if (!isKnown(this.id)) return;
    if (!person()?.person) this.#keep({ done: request });
    else await learned(this.id, request).catch((error: Error) => notify(error.message, "bad"));
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(this.id, this.#kept);
  }
}

/** A line that leads to a lesson instead of a table: what a table says is asked of the server, choice by choice. */
export class LessonLine implements Line {
  readonly #lesson: Lesson;
  readonly #listener: Listener;
  #closed = false;
  /** Entries of the log that were told. */
  #told = 0;

  constructor(lesson: Lesson, listener: Listener) {
    this.#lesson = lesson;
    this.#listener = listener;
    void this.#begin();
  }

  send(message: ClientMessage): boolean {
    switch (message.type) {
      case "choose":
        void this.#choose(message.action);
        return true;
      case "preview":
        void this.#preview(message.step, message.action);
        return true;
      case "why":
        void this.#why(message.target);
        return true;
      case "describe":
        void this.#describe(message.step);
        return true;
      case "undo":
        this.#lesson.takeBack();
        return true;
      default:
        return false;
    }
  }

  renew(): void {
    this.#lesson.takeBack();
  }

  close(): void {
    this.#closed = true;
  }

  async #begin(): Promise<void> {
    try {
      const frame = await this.#lesson.go();
      const you = { seat: 0, host: false, sit_code: null, answers: [] };
      this.#tell({ type: "welcome", table: tableOf(frame), you, now: Date.now() });
      this.#show(frame);
    } catch (error) {
      this.#lesson.failed = (error as Error).message;
    }
  }

  async #choose(action: string): Promise<void> {
    try {
      const frame = await this.#lesson.go(action);
      if (frame.answer) this.#refuse(frame.answer);
      else this.#show(frame);
    } catch (error) {
      this.#refuse({ key: "error-unreachable" });
      notify((error as Error).message, "bad");
    }
  }

  #refuse(message: { key: string }): void {
    this.#tell({ type: "refused", code: "not_now", message, rule: null, state: null });
  }

  async #preview(step: number, action: string): Promise<void> {
    const answer = await this.#about({ preview: action });
    if (answer?.type === "preview") this.#tell({ type: "preview", step, action, preview: answer.preview });
  }

  async #why(target: { kind: string; id: string }): Promise<void> {
    const answer = await this.#about({ why: target });
    if (answer?.type === "why") this.#tell({ ...answer, target });
  }

  async #describe(step: number): Promise<void> {
    const answer = await this.#about({ describe: true });
    if (answer?.type === "described") this.#tell({ type: "described", step, words: answer.words });
  }

  /** A question that may go unanswered. */
  async #about(more: Partial<LessonRequest>) {
    return after(this.#lesson.id, this.#lesson.request(more)).catch(() => undefined);
  }

  #show(frame: LessonFrame): void {
    const entries = frame.log.slice(this.#told);
    if (entries.length > 0) this.#tell({ type: "events", from: entries[0]?.step ?? 0, entries, notes: [] });
    this.#told = frame.log.length;
    this.#tell({ type: "offer", offer: frame.offer });
  }

  #tell(message: ServerMessage): void {
    if (!this.#closed) this.#listener.received(message);
  }
}

/** The table of a lesson: the learner, and rivals. All have names: no sentence of the story could say "you". */
function tableOf({ game, id, seats, offer }: LessonFrame): TableView {
  const learner = person()?.person?.name ?? t("lesson-learner");
  const name = (seat: number) => (seat === 0 ? learner : t(`cast-${seat}`));
  return {
    id,
    game,
    options: `players=${seats}`,
    status: "playing",
    step: offer.step,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      holder: { kind: "person", name: name(seat) },
      stand_in: null,
      resigned: false,
      present: true,
      replaced_at: null,
      holidays: [],
    })),
    visibility: "private",
    clock: { kind: "none" },
    clocks: [],
    from_position: true,
    advice: "never",
    unrated: null,
    published: false,
    fairness: null,
    undo_request: null,
    hands: null,
    rematch: null,
    starts_at: null,
    created_at: Date.now(),
    reliable: false,
    changed: [],
    changed_at: null,
  };
}
