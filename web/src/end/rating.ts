// What a game did to one's rating: as it was before, as it is now, and the two as hills.
import { company, personPage, playedBy } from "../shell/api";
import { isVague } from "../people/hills";
import type { Rating } from "../wire";

export interface Rated {
  /** As it was when the table was opened; nothing if that was after the end, or while one was new. */
  before: Rating | undefined;
  after: Rating | undefined;
  gained: number;
}

export interface Hill {
  path: string;
  /** Where its top is. */
  top: number;
}

/** The result is written down soon after the end: it is asked for so often, after so many milliseconds each. */
const TIMES = 8;
const AGAIN = 1_500;
/** A rating with its doubt holds the truth 95 times of 100: that is so many standard deviations. */
const DEVIATIONS = 1.96;
/** A hill is drawn so many deviations to each side, through so many points. */
const SIDE = 3;
const POINTS = 48;

/** How strong somebody is in a game; nothing of somebody who is new. */
export async function ratingOf(name: string, game: string): Promise<Rating | undefined> {
  const { figures } = await personPage(name);
  return figures?.games.find((one) => one.game === game)?.rating ?? undefined;
}

/** How strong those at a table are, by seat, as far as they are rated. */
export async function ratingsAt(table: string): Promise<ReadonlyMap<number, Rating>> {
  const { seats } = await company(table);
  return new Map(seats.flatMap(({ seat, rating }) => (rating ? [[seat, rating] as const] : [])));
}

/** What is said of a rating after the game: both hills, how far it moved, or that it is too early for a figure. */
export function told({ before, after }: Pick<Rated, "before" | "after">): "hills" | "moved" | "early" {
  if (!after || isVague(after)) return "early";
  return before && !isVague(before) ? "hills" : "moved";
}

/** Asks until the game is among those of this person; nothing comes back of one that does not count for them. */
export function whenRated(
  name: string,
  game: string,
  table: string,
  got: (rated: Omit<Rated, "before">) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = TIMES;
  const look = async (): Promise<void> => {
    left -= 1;
    const { games } = await playedBy(name, `?game=${encodeURIComponent(game)}`);
    const played = games.find((one) => one.table === table);
    if (!played && left > 0) timer = setTimeout(ask, AGAIN);
    const gained = played?.gained ?? null;
    if (gained !== null) got({ gained, after: await ratingOf(name, game) });
  };
  // Whoever cannot be told now finds it on their page.
  const ask = () => void look().catch(() => undefined);
  ask();
  return () => {
    left = 0;
    clearTimeout(timer);
  };
}

/** Before and after as hills on one axis, as high as they are certain; none while either is in doubt. */
export function hills(before: Rating, after: Rating, width: number, height: number): [Hill, Hill] | undefined {
  if (isVague(before) || isVague(after)) return undefined;
  const both = [before, after].map(({ rating, doubt }) => ({ rating, deviation: Math.max(1, doubt / DEVIATIONS) }));
  const low = Math.min(...both.map(({ rating, deviation }) => rating - SIDE * deviation));
  const high = Math.max(...both.map(({ rating, deviation }) => rating + SIDE * deviation));
  const sharpest = Math.min(...both.map(({ deviation }) => deviation));
  const at = (rating: number) => ((rating - low) / (high - low)) * width;
  const hill = ({ rating, deviation }: { rating: number; deviation: number }): Hill => {
    const points = Array.from({ length: POINTS + 1 }, (_, point) => {
      const away = ((2 * point) / POINTS - 1) * SIDE;
      const y = height - height * (sharpest / deviation) * Math.exp(-(away ** 2) / 2);
      return `${at(rating + away * deviation).toFixed(1)} ${y.toFixed(1)}`;
    });
    return { path: `M${points.join("L")}`, top: at(rating) };
  };
  const [first, second] = both.map(hill);
  return first && second ? [first, second] : undefined;
}
