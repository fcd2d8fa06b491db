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

/** The scale ends a little behind the longest whisker, so that small shares can be told apart; it never cheats about zero. */
export function bars(choices: readonly Pick<Advised, "share" | "doubt">[]): Bar[] {
  const most = Math.max(0.1, ...choices.map(({ share, doubt }) => Math.min(1, share + doubt)));
  const place = (share: number) => (100 * Math.min(Math.max(share, 0), 1)) / Math.min(1, most * 1.1);
  return choices.map(({ share, doubt }) => ({
    share: place(share),
    from: place(share - doubt),
    to: place(share + doubt),
    percent: String(Math.round(share * 100)),
    doubt: String(Math.max(1, Math.round(doubt * 100))),
  }));
}
