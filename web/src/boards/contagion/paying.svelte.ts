// The payment that is being gathered at a table: what is picked, and said to the engine at once.
import type { Things } from "../../offer/things.svelte";
import {
  cheapest,
  fanOf,
  isPaid,
  missing,
  needOf,
  paidWith,
  payment,
  pays,
  sameCard,
  toggle,
  type Card,
} from "./payment";
import { CITIES, word } from "./world";

const COLORS_BY_NAME = new Map([...CITIES.values()].map(({ id, color }) => [`contagion-city-${word(id)}`, color]));

export class Paying {
  readonly #things: Things;
  readonly #hand: () => readonly number[];
  picked = $state.raw<readonly Card[]>([]);
  need = $derived.by(() =>
    this.#things.open ? needOf(this.#things.offer, (key) => COLORS_BY_NAME.get(key)) : undefined,
  );
  fan = $derived.by(() => fanOf(this.#hand()));
  ready = $derived.by(() => this.need !== undefined && pays(this.need, this.picked));
  lacking = $derived.by(() => (this.need ? (missing(this.need, this.picked) ?? 0) : 0));

  /** Whether cards can be picked for what is then clicked: it is paid with them. */
  ahead = $derived.by(
    () => this.need === undefined && this.#things.open && this.#things.offer?.bundles.some(isPaid) === true,
  );

  constructor(things: Things, hand: () => readonly number[]) {
    this.#things = things;
    this.#hand = hand;
    $effect(() => this.#asked());
    $effect(() => {
      const { picked, fan } = this;
      const swaps = this.ahead && picked.length > 0;
      things.swap = swaps ? (bundle) => paidWith(bundle, picked, fan.length, (id) => CITIES.get(id)?.color) : undefined;
      return () => (things.swap = undefined);
    });
  }

  has(card: Card): boolean {
    return this.picked.some((other) => sameCard(other, card));
  }

  toggle(card: Card): void {
    if (this.need) this.picked = toggle(this.need, this.picked, card);
    else if (this.has(card)) this.picked = this.picked.filter((other) => !sameCard(other, card));
    else this.picked = [...this.picked, card];
  }

  pay(): void {
    if (!this.need || !this.ready) return;
    const choice = payment(this.need, this.picked, this.fan.length, this.#things.offer?.options ?? []);
    if (choice) void this.#things.choose(choice);
  }

  /** A new question: a new payment begins with what is cheapest, and before one nothing is picked. */
  #asked(): void {
    const { need, fan } = this;
    void this.#things.offer;
    this.picked = need ? cheapest(need, fan) : [];
  }
}
