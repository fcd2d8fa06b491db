// What one agrees to by sitting down, in words: options, how time is kept, whether it is rated.
import { has, t } from "../text/fluent.svelte";
import type { Clock, TableSummary } from "../wire";

export function optionName(game: string, key: string): string {
  const word = key.replaceAll("_", "-");
  return has(`${game}-option-${word}`) ? t(`${game}-option-${word}`) : t(`option-${word}`);
}

export function valueName(game: string, key: string, value: string): string {
  if (has(`${game}-option-${key}-${value}`)) return t(`${game}-option-${key}-${value}`);
  return has(`option-${value}`) ? t(`option-${value}`) : value;
}

export function clockName(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "live":
      return t("list-clock-live", { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
    case "daily":
      return t(clock.window?.weekdays ? "list-clock-weekdays" : "list-clock-daily", { hours: clock.hours });
  }
}

/** All but the number of players, which the seats show. */
export function terms({
  game,
  options,
  clock,
  unrated,
}: Pick<TableSummary, "game" | "options" | "clock" | "unrated">): string[] {
  const agreed = options
    .split(",")
    .map((pair) => pair.split("="))
    .flatMap(([key, value]) => (key && value && key !== "players" ? [[key, value] as const] : []))
    .map(([key, value]) => `${optionName(game, key)}: ${valueName(game, key, value)}`);
  const rated = unrated === null ? t("list-rated") : t("waiting-unrated", { why: t(`unrated-${unrated}`) });
  return [...agreed, clockName(clock), rated];
}

/** What a host has changed, in words: what the table says as `option-auto_flip` or `clock`. */
export function changedName(game: string, word: string): string {
  return word.startsWith("option-") ? optionName(game, word.slice("option-".length)) : t(`terms-${word}`);
}
