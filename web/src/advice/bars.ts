// How a share of the game and its doubt are drawn: all bars of one answer on the same scale.
import type { Advised } from "../wire";

export interface Bar {
  /** How far the bar reaches, in parts of a hundred of its place. */
  share: number;
  /** Where the whisker begins and ends, likewise. */
  from: number;
  to: number;
  /** What stands beside it. */
  percent: string;
  doubt: string;
}

/** The whole place is the whole game: a share of a third never looks like all of it. */
export function bars(choices: readonly Pick<Advised, "share" | "doubt">[]): Bar[] {
  const place = (share: number) => 100 * Math.min(Math.max(share, 0), 1);
  return choices.map(({ share, doubt }) => ({
    share: place(share),
    from: place(share - doubt),
    to: place(share + doubt),
    percent: String(Math.round(share * 100)),
    doubt: String(Math.max(1, Math.round(doubt * 100))),
  }));
}
