// Where a board is shown one zone at a time, the zone in which something happens comes to the front.
import type { GameBoard } from "../boards/board";
import { targetOf } from "../offer/plan";

/**
 * The zone that a question concerns, by the kinds of things that can be chosen, if it is another than the one in front. What
 * can be done at any time counts only where there is nothing else to do.
 */
export function zoneAsked(board: GameBoard, zone: string, kinds: readonly string[]): string | undefined {
  const { aside = [] } = board;
  const zonesOf = (kinds: readonly string[]) =>
    kinds.map((kind) => board.zoneOf(kind)).filter((zone) => zone !== undefined);
  const meant = zonesOf(kinds.filter((kind) => !aside.includes(kind)));
  const zones = meant.length > 0 ? meant : zonesOf(kinds);
  return zones.includes(zone) ? undefined : zones[0];
}

/** The zone that has these things, if it is another than the one in front. Whoever reads beside the board is left alone. */
export function zoneOf(board: GameBoard, zone: string, things: readonly string[]): string | undefined {
  if (!board.zones.some(({ id }) => id === zone)) return undefined;
  const zones = things.map((key) => board.zoneOf(targetOf(key).kind)).filter((zone) => zone !== undefined);
  return zones.includes(zone) ? undefined : zones[0];
}
