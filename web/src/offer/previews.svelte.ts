// What choices would do: asked of the server when somebody looks at them, and kept while the question stands.
import { SvelteMap } from "svelte/reactivity";
import type { Preview, Span } from "../wire";

/** What a choice would do, with what chance may make of it. */
export type Foreseen = Preview & { spans: readonly Span[] };

/** Whoever cannot wait for an answer does without. */
const PATIENCE = 800;

export class Previews {
  /** None until the answer is here. */
  readonly #known = new SvelteMap<string, Foreseen | undefined>();
  readonly #waiting = new Map<string, ((preview: Foreseen | undefined) => void)[]>();
  readonly #ask: (action: string) => boolean;
  #step: number | undefined;

  constructor(ask: (action: string) => boolean) {
    this.#ask = ask;
  }

  /** A new question: what was known was about another. */
  begin(step: number | undefined): void {
    if (step === this.#step) return;
    this.#step = step;
    this.#known.clear();
    for (const answers of this.#waiting.values()) for (const answer of answers) answer(undefined);
    this.#waiting.clear();
  }

  /** What a choice would do, if it is known. */
  of(action: string): Foreseen | undefined {
    return this.#known.get(action);
  }

  /** Asks what a choice would do, once. */
  wish(action: string): void {
    if (this.#known.has(action)) return;
    if (this.#ask(action)) this.#known.set(action, undefined);
  }

  answered(step: number, action: string, preview: Preview, spans: readonly Span[] = []): void {
    if (step !== this.#step) return;
    const foreseen = { ...preview, spans };
    this.#known.set(action, foreseen);
    for (const answer of this.#waiting.get(action) ?? []) answer(foreseen);
    this.#waiting.delete(action);
  }

  /** What a choice would do; nothing if no answer comes in time. */
  async get(action: string): Promise<Foreseen | undefined> {
    const known = this.of(action);
    if (known) return known;
    this.wish(action);
    return new Promise((resolve) => {
      this.#waiting.set(action, [...(this.#waiting.get(action) ?? []), resolve]);
      setTimeout(() => resolve(undefined), PATIENCE);
    });
  }
}
