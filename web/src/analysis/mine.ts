// A finished game as one seat reads it: what can be trusted, what moved its chance, and what to say of it in a sentence.
import type { Analysis } from "../wire";

type Account = Analysis["seats"][number];
export type Turning = Analysis["turning"][number];

/** Nothing turns once every outcome is decided: below this share, in either direction. */
const DECIDED = 0.05;

/**
 * The turning points that can be believed: a choice cannot cost more than its seat had, and where the game was decided
 * already nothing turned.
 */
export function believed({ turning, curve }: Analysis): Turning[] {
  return turning.filter(({ step, whom, luck, moved }) => {
    const held = curve.findLast((point) => point.step <= step)?.shares[whom];
    if (held === undefined || held < DECIDED || held > 1 - DECIDED) return false;
    return luck || moved.value > 0 || -moved.value - moved.doubt <= held;
  });
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

/** The lesson that would have helped most: that of the costliest slip for which there is one. */
export function nextLesson(
  analysis: Analysis,
  seat: number,
  lessons: Readonly<Record<string, number>>,
): { lesson: number; point: Turning } | undefined {
  const slips = believed(analysis).filter((point) => point.seat === seat && !point.luck && point.moved.value < 0);
  const costly = [...slips].sort((a, b) => a.moved.value - b.moved.value);
  for (const point of costly) {
    const lesson = lessons[verbOf(point.instead?.label.key ?? "") ?? ""];
    if (lesson !== undefined) return { lesson, point };
  }
  return undefined;
}
