// What lies face down in each game, and what turns it up: an event, or an open place on the table.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "@playwright/test";

/** A seat, or nobody who plays. */
export type Viewer = number | null;

/** One viewer's eyes: what he is shown, message by message. Hands of others are checked on the way. */
interface Eyes {
  /** The part of an event that shows him what lay face down. */
  told(event: object): unknown;
  /** The part of a view where things lie open. */
  seen(view: object): unknown;
}

export interface Secrets {
  /** The names of what can lie face down. */
  names: ReadonlySet<string>;
  eyes(viewer: Viewer): Eyes;
}

/** The ids in files of a game's data. */
function ids(game: string, ...files: string[]): string[] {
  return files.flatMap((file) => {
    const path = resolve(import.meta.dirname, `../../crates/${game}/data/${file}.toml`);
    const found = [...readFileSync(path, "utf8").matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id as string);
    if (found.length === 0) throw new Error(`${path} names nothing`);
    return found;
  });
}

/** Events of these kinds turn up what they name. */
function turnedUpBy(...kinds: string[]): Eyes["told"] {
  return (event) => (kinds.includes((event as { kind: string }).kind) ? event : undefined);
}

interface RatEvent {
  kind?: string;
  seat?: number;
  token?: string | null;
}

/** The faces of the rats. */
const rattus: Secrets = {
  names: new Set(ids("rattus", "tokens").filter((id) => id.startsWith("rat_"))),
  eyes: (viewer) => ({
    told(event) {
      const { kind, seat, token } = event as RatEvent;
      if (kind === "looked" && seat !== viewer) expect(token ?? null, "what another seat saw is not told").toBeNull();
      return kind === "flipped" || kind === "looked" ? token : undefined;
    },
    seen: () => undefined,
  }),
};

type CardEvent =
  | { kind: "laid_out" | "new_city" | "revealed" }
  | { kind: "drew"; seat: number; cards: number[] | null }
  | { kind: "stole"; seat: number; victim: number; n: number; cards: number[] | null };

interface HandsView {
  seats?: { cards?: number[]; open?: boolean; hand: number }[];
}

/** The cities and the cards of the rounds to come, and the hands of the others. */
const contagion: Secrets = {
  names: new Set(ids("contagion", "cities", "events")),
  eyes(viewer) {
    /** How many of his cards each seat has taken: the most he can know of that hand. */
    const taken = new Map<number, number>();
    return {
      told(event) {
        const card = event as CardEvent;
        if (card.kind === "drew") {
          if (card.seat !== viewer) expect(card.cards, "cards that another seat drew").toBeNull();
          return [];
        }
        if (card.kind === "stole") {
          if (card.seat !== viewer && card.victim !== viewer) {
            expect(card.cards, "cards that changed hands between others").toBeNull();
          }
          if (card.victim === viewer) taken.set(card.seat, (taken.get(card.seat) ?? 0) + card.n);
          return [];
        }
        return ["laid_out", "new_city", "revealed"].includes(card.kind) ? [card] : [];
      },
      seen(view) {
        for (const [seat, { cards, open, hand }] of ((view as HandsView).seats ?? []).entries()) {
          if (cards === undefined) continue;
          const known = cards.reduce((sum, n) => sum + n, 0);
          expect(open, `whether the hand of seat ${seat} lies open`).toBe(seat === viewer);
          if (seat === viewer) expect(known).toBe(hand);
          else expect(known, `cards known of seat ${seat}`).toBeLessThanOrEqual(taken.get(seat) ?? 0);
        }
        return undefined;
      },
    };
  },
};

interface DecksView {
  market?: unknown;
  decrees?: unknown;
}

/** The decks; nobody has a hand. The market and the decrees lie open before anything is told. */
const pest: Secrets = {
  names: new Set(ids("pest", "decrees", "favour_cards", "plague_cards", "start_cards", "technologies")),
  eyes: () => ({
    told: turnedUpBy("plague", "favour_card", "dealt", "start_card"),
    seen(view) {
      const { market, decrees } = view as DecksView;
      return [market, decrees];
    },
  }),
};

interface PilesView {
  workshops?: { top?: unknown }[];
  cabins?: { top?: unknown }[];
  carts?: unknown;
  hexes?: { site: unknown }[];
  gone?: unknown;
  gone_ships?: unknown;
}

/** What lies under the tops of the piles, ships and hexes to come, and the tiles of the automaton. */
const messina: Secrets = {
  names: new Set(
    ids("messina", "workshops", "cabins", "carts", "ships", "hexes", "solo").filter((id) => !/^(dock|port)_/.test(id)),
  ),
  eyes: () => ({
    told: turnedUpBy("ship_arrived", "hex_laid", "turned_up", "automaton_drew"),
    // The tops of the piles lie open, the town of the beginning too, and what has left the game tells nothing any more.
    seen(view) {
      const { workshops = [], cabins = [], carts, hexes = [], gone, gone_ships } = view as PilesView;
      const tops = [...workshops, ...cabins].map(({ top }) => top);
      return [tops, carts, hexes.map(({ site }) => site), gone, gone_ships];
    },
  }),
};

export const SECRETS: Record<string, Secrets> = { rattus, contagion, pest, messina };
