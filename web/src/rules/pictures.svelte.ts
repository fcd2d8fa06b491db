// The pictures of a rulebook: positions of check cases, made by the engine, which the board of the game draws. They are
// files of the page, so they are there without a server too.
import type { Choice } from "../wire";
import { targetOf } from "../offer/plan";

export interface Picture {
  rule: string;
  /** The end of the key of its caption. */
  caption: string;
  /** The zone of the board that it shows. */
  zone: string;
  /** Through whose eyes. */
  seat: number | null;
  players: number;
  /** The things that can be chosen, by their keys. */
  glow: string[];
  view: unknown;
}

const FILES = import.meta.glob<string>("../boards/*/positions.json", { query: "?url", import: "default", eager: true });
const loaded = new Map<string, Promise<Picture[]>>();

/** The pictures of a game's rulebook; none for a game without. */
export function picturesOf(game: string): Promise<Picture[]> {
  const address = FILES[`../boards/${game}/positions.json`];
  if (address === undefined) return Promise.resolve([]);
  let pictures = loaded.get(game);
  if (!pictures) {
    pictures = fetch(address).then((answer) => answer.json() as Promise<Picture[]>);
    pictures.catch(() => loaded.delete(game));
    loaded.set(game, pictures);
  }
  return pictures;
}

/** Choices that make the things of a picture shine. Nobody can make them. */
export function shining({ glow }: Picture): Choice[] {
  const silent = { key: "", args: [] };
  return glow.map((key) => ({ action: key, label: silent, target: targetOf(key), seals: false, ends: false }));
}
