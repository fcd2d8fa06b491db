// How everybody stands after a round, and what counted most: points before and after each scene, nothing else.
import type { Scene } from "../table/scenes";
import { actor } from "../table/scenes";
import type { Message } from "../wire";

export interface Row {
  seat: number;
  points: number;
  change: number;
}

/** A round that is over. */
export interface Account {
  /** The points of each seat when it began. */
  began: readonly number[];
  /** What was told of the greatest change; none if nothing changed, or if what was told does not say. */
  why: Message | undefined;
}

type Points = (view: unknown, seat: number) => number;
/** Whether points come with an event, or go. */
type Counts = (event: unknown) => boolean;

/** How everybody stands, the most points first, and what has changed since a round began. Standings go on after its end. */
export function rowsOf({ began }: Account, points: readonly number[]): Row[] {
  const rows = points.map((points, seat) => ({ seat, points, change: points - (began[seat] ?? 0) }));
  return rows.sort((a, b) => b.points - a.points || a.seat - b.seat);
}

export class Accounts {
  readonly #points: Points;
  readonly #counts: Counts;
  readonly #seats: number;
  readonly #you: number;
  #begin: number[] | undefined;
  #most = 0;
  #why: Message | undefined;
  #round: number | null | undefined;
  #acted = false;

  constructor(points: Points, counts: Counts, seats: number, you: number) {
    this.#points = points;
    this.#counts = counts;
    this.#seats = seats;
    this.#you = you;
  }

  /** Adds a scene. Answers with the account of the round if one is over with it. */
  hear(scene: Scene): Account | undefined {
    const before = this.all(scene.before);
    const after = this.all(scene.offer.view);
    this.#begin ??= before;
    for (const [seat, points] of after.entries()) {
      const change = Math.abs(points - (before[seat] ?? 0));
      if (change <= this.#most) continue;
      this.#most = change;
      this.#why = this.#whatCounted(scene, seat);
    }
    return this.#isOver(scene) ? this.#close(after) : undefined;
  }

  /** A round ends when the game counts the next one; where it counts none, when it comes round to this person again. */
  #isOver(scene: Scene): boolean {
    const round = scene.entries.findLast((entry) => entry.round !== null)?.round ?? null;
    const who = actor(scene);
    if (who === this.#you) this.#acted = true;
    if (round !== null) {
      const over = this.#round != null && round > this.#round;
      this.#round = round;
      return over;
    }
    return this.#acted && who !== this.#you && scene.offer.asked.includes(this.#you);
  }

  #close(after: number[]): Account {
    const began = this.#begin ?? after;
    const why = this.#why;
    this.#begin = after;
    this.#most = 0;
    this.#why = undefined;
    this.#acted = false;
    return { began, why };
  }

  /** What was told of a seat in a scene and brought it points, or cost it some; nothing if nobody can say. */
  #whatCounted({ entries }: Scene, seat: number): Message | undefined {
    const events = entries.flatMap(({ events }) => events);
    return events.findLast((told) => told.seat === seat && this.#counts(told.event))?.message;
  }

  /** The points of all seats. */
  all(view: unknown): number[] {
    return Array.from({ length: this.#seats }, (_, seat) => this.#points(view, seat));
  }
}
