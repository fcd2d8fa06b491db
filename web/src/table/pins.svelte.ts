// What one wrote for oneself about places of a table and about those who sit there. Nobody else is ever told.
import { addPin, endPin, pins } from "../shell/api";
import type { NewPin, Pin, Pins } from "../wire";

export class OwnPins {
  all = $state.raw<readonly Pin[]>([]);
  /** Those that hang on a place, with the numbers they have on the board. */
  readonly placed = $derived(
    this.all
      .flatMap(({ place, text }) => (place === null ? [] : [{ place, text }]))
      .map((pin, index) => ({ ...pin, mark: index + 1 })),
  );
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async load(): Promise<void> {
    this.#know(await pins(this.#id));
  }

  async add(pin: NewPin): Promise<void> {
    this.#know(await addPin(this.#id, pin));
  }

  async end(number: number): Promise<void> {
    this.#know(await endPin(this.#id, number));
  }

  #know({ pins }: Pins): void {
    this.all = pins;
  }
}
