// The numbers of a preview in words: which values of the view change, by how much, and what they are called.
import type { Change, Points, Span } from "../wire";

export interface Fact {
  /** The key of its name. */
  key: string;
  /** Whose it is, if it is somebody's. */
  seat: number | null;
  before: number;
  after: number;
}

/** A number that chance may change. */
export interface Reach {
  key: string;
  seat: number | null;
  before: number;
  least: number;
  most: number;
  /** In how many of a hundred it stays what it is. */
  same: number;
}

const SEATS = new Set(["seats", "players"]);

/**
 * The changes that have a name. A value is named by its place: `/seats/0/goods/2` is `pest-change-seats-goods-2`, or, if
 * that has no name, `pest-change-seats-goods`. A list counts as its length.
 */
export function factsOf(game: string, changes: readonly Change[], has: (key: string) => boolean): Fact[] {
  return changes.flatMap(({ path, before, after }) => {
    const [old, now] = [amount(before), amount(after)];
    if (old === undefined || now === undefined || old === now) return [];
    const named = nameOf(game, path, has);
    return named ? [{ ...named, before: old, after: now }] : [];
  });
}

/** The score is told once: where it stands with its lines, it is not among the numbers. */
export function toldOnce(facts: readonly Fact[], points: Points | null): Fact[] {
  const again = ({ key, before, after }: Fact) =>
    /-(score|points)$/.test(key) && before === points?.before && after === points.after;
  return facts.filter((fact) => !again(fact));
}

/** The spans that have a name. One place among many, a region or a city, is not said by its name alone: it is left out. */
export function reachesOf(game: string, spans: readonly Span[], has: (key: string) => boolean): Reach[] {
  return spans.flatMap(({ path, ...span }) => {
    const named = nameOf(game, path, has);
    return named && (named.seat !== null || !/\/\d+(\/|$)/.test(path)) ? [{ ...named, ...span }] : [];
  });
}

/** What a value of the view is called, and whose it is. */
function nameOf(game: string, path: string, has: (key: string) => boolean): Pick<Fact, "key" | "seat"> | undefined {
  const parts = path.split("/").slice(1);
  const seat = SEATS.has(parts[0] ?? "") ? Number(parts[1]) : null;
  const named = parts.filter((_, index) => seat === null || index !== 1);
  const exact = keyOf(game, named);
  const loose = keyOf(
    game,
    named.filter((part) => !/^\d+$/.test(part)),
  );
  const key = [exact, loose].find(has);
  return key === undefined ? undefined : { key, seat };
}

function keyOf(game: string, parts: readonly string[]): string {
  return `${game}-change-${parts.join("-").replaceAll("_", "-")}`;
}

function amount(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.length : undefined;
}
