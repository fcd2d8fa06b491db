// A finished game as one seat reads it: what can be trusted, what moved its chance, and what to say of it in a sentence.
import type { Analysis } from "../wire";
import { sharesAt } from "./areas";

type Account = Analysis["seats"][number];
export type Turning = Analysis["turning"][number];

/** Nothing turns once every outcome is decided: below this share, in either direction. */
const DECIDED = 0.05;

/**
 * The turning points that can be believed: a choice cannot cost more than its seat had, and where the game was decided
 * already nothing turned.
 */
export function believed({ turning, curve }: Analysis): Turning[] {
  return turning.filter((point) => !doubted(point, curve));
}

/** Why a point is no turning point after all: the game was decided, or it would have cost more than there was to lose. */
export type Doubted = "decided" | "dear";

/** What was found and is left out, each with the reason. */
export function leftOut({ turning, curve }: Analysis): { point: Turning; why: Doubted }[] {
  return turning.flatMap((point) => {
    const why = doubted(point, curve);
    return why ? [{ point, why }] : [];
  });
}

function doubted({ step, whom, luck, moved }: Turning, curve: Analysis["curve"]): Doubted | undefined {
  const held = sharesAt(curve, step)[whom];
  if (held === undefined || held < DECIDED || held > 1 - DECIDED) return "decided";
  return luck || moved.value > 0 || -moved.value - moved.doubt <= held ? undefined : "dear";
}

/**
 * Whether the curve does not show what a choice cost: a choice is judged by what its seat could know, the curve by all cards,
 * and with these it may have been a good one.
 */
export function unseen({ step, whom, luck, moved }: Turning, curve: Analysis["curve"]): boolean {
  const after = curve.find((point) => point.step > step)?.shares[whom];
  return !luck && moved.value < 0 && after !== undefined && after >= (sharesAt(curve, step)[whom] ?? 0);
}

/** What the better choice would have come to: the share after what was played, and what that cost, with its doubt. */
export interface Ghost {
  /** Where it leaves the curve, and where it ends. */
  from: Point;
  to: Point;
  doubt: number;
}

interface Point {
  step: number;
  share: number;
}

/** The line beside the curve of a seat, as long as one of its turns; none where the curve does not show what was lost. */
export function ghostOf(point: Turning, curve: Analysis["curve"], last: number): Ghost | undefined {
  const { step, whom, moved } = point;
  const after = curve.find((one) => one.step > step);
  const share = after?.shares[whom];
  if (!after || share === undefined || !point.instead || point.luck || unseen(point, curve)) return undefined;
  const seats = after.shares.length;
  const to = Math.min(last, after.step + Math.max(2, Math.round(last / (6 * seats))));
  return {
    from: { step, share: sharesAt(curve, step)[whom] ?? 0 },
    to: { step: to, share: Math.min(1, share - moved.value) },
    doubt: moved.doubt,
  };
}

/** The points about a seat: its own choices, and what chance did to it. */
export function about(turning: readonly Turning[], seat: number): Turning[] {
  return turning.filter((point) => point.whom === seat || (point.seat === seat && !point.luck));
}

/** How far a split of what moved a seat's chance can be trusted: by the part of it that nothing explains. */
export type Trust = "sure" | "fairly" | "unsure";

/** What moved the chance of a seat, in tenths; nothing where too much of it is not explained. */
export interface Parts {
  trust: Trust;
  own: number;
  others: number;
  luck: number;
  rest: number;
}

export function parts({ decided, others, luck, unexplained }: Account): Parts | undefined {
  const sizes = [decided.value, others, luck.value, unexplained].map(Math.abs);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (all === 0) return undefined;
  const share = (sizes[3] ?? 0) / all;
  const trust = share <= 1 / 6 ? "sure" : share <= 1 / 3 ? "fairly" : "unsure";
  const [own = 0, theirs = 0, chance = 0, rest = 0] = tenths(sizes.map((size) => (size / all) * 10));
  return { trust, own, others: theirs, luck: chance, rest };
}

/** What the most of it was, as far as it can be told; nothing where no part is at least half. */
export function mostly({ own, others, luck }: Parts): "own" | "others" | "luck" | undefined {
  const all = { own, others, luck };
  return (["own", "others", "luck"] as const).find((kind) => all[kind] >= 5);
}

/** The doubt of the parts that are only what remains: at most that of what was taken away from the whole. */
export function restDoubt({ decided, luck }: Account): number {
  return Math.hypot(decided.doubt, luck.doubt);
}

/** Whether somebody chose, and nothing better could be shown of any choice. */
export function faultless({ decisions, sound }: Account): boolean {
  return decisions > 0 && sound === decisions;
}

/** Whole tenths that add up to ten: what is left over goes to the largest remainders. */
function tenths(exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  const order = exact.map((size, at) => ({ at, left: size - Math.floor(size) })).sort((a, b) => b.left - a.left);
  let missing = 10 - whole.reduce((sum, size) => sum + size, 0);
  for (const { at } of order) {
    if (missing <= 0) break;
    whole[at] = (whole[at] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}

/** Whether a figure is further from nothing than its doubt. */
export function tells({ value, doubt }: { value: number; doubt: number }): boolean {
  return Math.abs(value) > doubt;
}

/** What to say of a game to one of those who sat there, in one sentence. */
export interface Verdict {
  kind: "let-go" | "taken" | "luck" | "close" | "early" | "won-choice" | "won-luck" | "won-close";
  /** How many choices let it go. */
  count: number;
  /** The point that says it best. */
  point: Turning | undefined;
}

export function verdict(analysis: Analysis, seat: number, won: boolean): Verdict {
  const points = about(believed(analysis), seat);
  const heaviest = (some: readonly Turning[]) =>
    [...some].sort((a, b) => Math.abs(b.moved.value) - Math.abs(a.moved.value))[0];
  const slips = points.filter((point) => point.seat === seat && !point.luck && point.moved.value < 0);
  const fortune = points.filter((point) => point.luck && point.whom === seat);
  const [bad, good] = [fortune.filter(({ moved }) => moved.value < 0), fortune.filter(({ moved }) => moved.value > 0)];
  if (won) {
    const rivals = believed(analysis).filter((point) => point.seat !== seat && !point.luck && point.moved.value < 0);
    if (good.length > 0) return { kind: "won-luck", count: good.length, point: heaviest(good) };
    if (rivals.length > 0) return { kind: "won-choice", count: rivals.length, point: heaviest(rivals) };
    return { kind: "won-close", count: 0, point: heaviest(points) };
  }
  const weight = (some: readonly Turning[]) => some.reduce((sum, { moved }) => sum + Math.abs(moved.value), 0);
  if (slips.length > 0 && weight(slips) >= weight(bad)) {
    return { kind: "let-go", count: slips.length, point: heaviest(slips) };
  }
  if (bad.length > 0) return { kind: "luck", count: bad.length, point: heaviest(bad) };
  const { curve } = analysis;
  const since = curve.findLastIndex(({ shares }) => (shares[seat] ?? 0) >= DECIDED) + 1;
  if (since < curve.length / 2) return { kind: "early", count: 0, point: undefined };
  const account = analysis.seats[seat];
  const taken = account !== undefined && account.others < -0.1 && account.others < account.decided.value;
  return { kind: taken ? "taken" : "close", count: 0, point: undefined };
}

/** The word for what a choice does, as it stands in the key of its sentence: `rattus-action-place-extra` is `place`. */
export function verbOf(key: string): string | undefined {
  return /-action-([a-z]+)/.exec(key)?.[1];
}

export interface NextLesson {
  lesson: number;
  /** The costliest slip that it is about. */
  point: Turning;
  /** How many slips it is about, and how many there were. */
  count: number;
  of: number;
}

/** The lesson that would have helped most: that of the commonest kind of slip for which there is one, of equals the costliest. */
export function nextLesson(
  analysis: Analysis,
  seat: number,
  lessons: Readonly<Record<string, number>>,
): NextLesson | undefined {
  const slips = believed(analysis).filter((point) => point.seat === seat && !point.luck && point.moved.value < 0);
  const costly = [...slips].sort((a, b) => a.moved.value - b.moved.value);
  const kinds = new Map<number, Turning[]>();
  for (const point of costly) {
    const lesson = lessons[verbOf(point.instead?.label.key ?? "") ?? ""];
    if (lesson !== undefined) kinds.set(lesson, [...(kinds.get(lesson) ?? []), point]);
  }
  // The costliest stands first in its kind, and its kind before others that are as common.
  const [commonest] = [...kinds].sort(([, one], [, other]) => other.length - one.length);
  const point = commonest?.[1][0];
  return commonest && point ? { lesson: commonest[0], point, count: commonest[1].length, of: slips.length } : undefined;
}
