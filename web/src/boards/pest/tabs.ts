// Which tab of the shelf a question concerns.
export type Tab = "decree" | "buildings" | "market" | "capital" | "influence";

/** Kinds of things that lie on a tab, in the order in which a tab comes forward when several are asked for. */
const KINDS: [string, Tab][] = [
  ["building", "buildings"],
  ["capital_building", "capital"],
  ["technology", "market"],
  ["reward_token", "capital"],
  ["decree", "decree"],
  ["influence", "influence"],
];

/** The tab for options on things of these kinds; none if they concern no tab. */
export function tabFor(kinds: readonly string[]): Tab | undefined {
  return KINDS.find(([kind]) => kinds.includes(kind))?.[1];
}
