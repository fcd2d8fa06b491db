// What a choice would do, in one breath: what is shown beside a pointer, for those who hear it.
import { has, number, say, seatName, t } from "../text/fluent.svelte";
import { factsOf, reachesOf, toldOnce } from "./facts";
import type { Foreseen } from "./previews.svelte";

/** So many numbers are said at most: who wants all of them has the board in words. */
const MOST = 4;

export function foreseenInWords(game: string, { points, changes, spans, lost, stop }: Foreseen): string {
  const whose = (seat: number | null, what: string) => (seat === null ? what : `${seatName(seat)}, ${what}`);
  const figures = toldOnce(factsOf(game, changes, has), points)
    .slice(0, MOST)
    .map(({ key, seat, before, after }) =>
      t("preview-figure", { what: whose(seat, t(key)), before: number(before), after: number(after) }),
    );
  const reaches = reachesOf(game, spans, has)
    .slice(0, MOST)
    .map(({ key, seat, before, least, most, same }) => {
      const span = t("preview-span", { least: number(least), most: number(most) });
      const after = same > 0 ? `${span} (${t("preview-span-same", { same })})` : span;
      return t("preview-figure", { what: whose(seat, t(key)), before: number(before), after });
    });
  const score = points
    ? [
        t("preview-figure", {
          what: t("preview-points"),
          before: number(points.before),
          after: number(points.after),
        }),
      ]
    : [];
  const then = stop === "chance" ? [t("preview-chance")] : stop === "end" ? [t("preview-end")] : [];
  return [...score, ...figures, ...lost.map(say), ...then, ...reaches]
    .map((words) => (/[.!?…]$/.test(words) ? words : `${words}.`))
    .join(" ");
}
