// What the adviser was asked and what it said, as far as it still concerns what is shown.
import { announce } from "../shell/announce.svelte";
import { t } from "../text/fluent.svelte";
import type { Advice as Told } from "../wire";

export class Advice {
  /** Whether the answer, or the waiting for it, is shown. */
  open = $state(false);
  /** The step that was asked about. */
  step = $state<number | undefined>(undefined);
  told = $state.raw<Told | undefined>(undefined);

  /** Asks about a step, unless that was done already; `say` says whether anybody heard. */
  ask(step: number, say: () => boolean): void {
    this.open = true;
    if (this.step === step) return;
    this.told = undefined;
    this.step = say() ? step : undefined;
    if (this.step === undefined) this.open = false;
  }

  answered(step: number, told: Told): void {
    if (step !== this.step) return;
    this.told = told;
    announce(t("advice-ready"));
  }

  /** It was refused, or the game has gone on: there is nothing to show. */
  forget(step?: number): void {
    if (step === this.step) return;
    this.open = false;
    this.step = undefined;
    this.told = undefined;
  }

  /** A refusal while an answer is awaited is the answer. */
  refused(): void {
    if (this.told === undefined) this.forget();
  }
}
