// The payment that is being gathered at a table: what is picked, and what is still to be said to the engine.
import type { Things } from "../../offer/things.svelte";
import { cheapest, fanOf, missing, needOf, pays, sameCard, stepAmong, stepsOf, toggle, type Card } from "./payment";
import { CITIES, word } from "./world";

const COLORS_BY_NAME = new Map([...CITIES.values()].map(({ id, color }) => [`contagion-city-${word(id)}`, color]));

export class Paying {
  readonly #things: Things;
  readonly #hand: () => readonly number[];
  picked = $state.raw<readonly Card[]>([]);
  /** Small choices that are still to be made, once the engine asks for them. */
  #queue: string[] = [];
  need = $derived.by(() =>
    this.#things.open ? needOf(this.#things.offer, (key) => COLORS_BY_NAME.get(key)) : undefined,
  );
  fan = $derived.by(() => fanOf(this.#hand()));
  ready = $derived.by(() => this.need !== undefined && pays(this.need, this.picked));
  lacking = $derived.by(() => (this.need ? (missing(this.need, this.picked) ?? 0) : 0));

  constructor(things: Things, hand: () => readonly number[]) {
    this.#things = things;
    this.#hand = hand;
    $effect(() => this.#asked());
  }

  has(card: Card): boolean {
    return this.picked.some((other) => sameCard(other, card));
  }

  toggle(card: Card): void {
    if (this.need) this.picked = toggle(this.need, this.picked, card);
  }

  pay(): void {
    if (!this.need || !this.ready) return;
    const [first, ...rest] = stepsOf(this.need, this.picked);
    const choice = stepAmong(this.#things.offer?.options ?? [], first);
    this.#queue = rest;
    if (choice) this.#things.choose(choice);
  }

  /** A new question: the rest of a payment answers it, or a new one begins. */
  #asked(): void {
    const { need, fan } = this;
    if (!need) return;
    const left = this.#queue.length;
    const goesOn = left > 0 && need.color === undefined && need.ways.some(({ others }) => others === left);
    const choice = goesOn ? stepAmong(this.#things.offer?.options ?? [], this.#queue[0]) : undefined;
    this.#queue = choice ? this.#queue.slice(1) : [];
    if (choice) this.#things.choose(choice);
    else this.picked = cheapest(need, fan);
  }
}
