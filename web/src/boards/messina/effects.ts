// Effects as a row of signs, and in words. The words are the engine's own: one home for each sentence.
import { list, t } from "../../text/fluent.svelte";
import type { Cost, Effect } from "./data";
import type { GlyphName } from "./glyphs";

/** One sign of a row: a drawing with how many of it, or a mark between drawings. */
export interface Sign {
  glyph?: GlyphName;
  text?: string;
}

const GAINS = ["coin", "beam", "fire", "major_fire", "points"] as const;
type Gain = (typeof GAINS)[number];

export function signs(effects: readonly Effect[]): Sign[] {
  return effects.flatMap(signsOf);
}

function signsOf(effect: Effect): Sign[] {
  switch (effect.kind) {
    case "gain":
      return amounts(effect);
    case "register":
      return effect.track === "city_or_church"
        ? [{ glyph: "city" }, { text: "/" }, { glyph: "church", text: plus(effect.steps) }]
        : [{ glyph: effect.track, text: plus(effect.steps) }];
    case "scroll":
      return [{ glyph: "scroll", text: plus(effect.steps) }];
    case "foreman": {
      const who: Sign[] = effect.which === "any" ? [] : [{ glyph: effect.which }];
      return [{ glyph: "foreman" }, ...who, ...(effect.skip ? [{ glyph: "skip" } as Sign] : [])];
    }
    case "choice":
      return effect.options.flatMap((option, index) => [...(index > 0 ? [{ text: "/" }] : []), ...signs(option)]);
    case "upgrade_citizen":
    case "upgrade_foreman":
    case "build":
    case "lieutenant":
      return [counted(effect.kind, effect.count)];
  }
}

export function amounts(gain: Partial<Record<Gain, number>>): Sign[] {
  return GAINS.flatMap((what) => (gain[what] ? [counted(what, gain[what])] : []));
}

function counted(glyph: GlyphName, count: number): Sign {
  return count > 1 ? { glyph, text: String(count) } : { glyph };
}

function plus(steps: number): string {
  return steps > 1 ? `+${steps}` : "+";
}

export function effectsText(effects: readonly Effect[]): string {
  return t("messina-effects", { effects: list(effects.flatMap(parts)) });
}

export function costText(cost: Cost): string {
  const words = gains(cost);
  return words.length > 0 ? list(words) : t("page-messina-free");
}

function gains(gain: Partial<Record<Gain, number>>): string[] {
  return GAINS.flatMap((what) =>
    gain[what] ? [t(`messina-gain-${what.replace("_", "-")}`, { count: gain[what] })] : [],
  );
}

function parts(effect: Effect): string[] {
  switch (effect.kind) {
    case "gain":
      return gains(effect);
    case "register":
      return repeat(entryText(effect.track), effect.steps);
    case "scroll":
      return repeat(entryText("scroll"), effect.steps);
    case "foreman":
      return [entryText(`foreman_${effect.which}${effect.skip ? "_skip" : ""}`)];
    case "choice":
      return [t("messina-entry-choice", { options: list(effect.options.map(effectsText)) })];
    case "lieutenant":
      return [t("messina-gain-lieutenant", { count: effect.count })];
    case "upgrade_citizen":
    case "upgrade_foreman":
    case "build":
      return repeat(entryText(effect.kind), effect.count);
  }
}

function repeat(text: string, count: number): string[] {
  return Array.from({ length: count }, () => text);
}

const FOREMAN = /^foreman_(any|artisan|aristocrat|nun)(_skip)?$/;

/** What a pending effect lets one do: its word as the engine writes it. */
export function entryText(word: string): string {
  const [, who, skip = ""] = FOREMAN.exec(word) ?? [];
  const end = skip.replace("_", "-");
  if (who === "any") return t(`messina-entry-foreman${end}`);
  if (who) return t(`messina-entry-foreman-named${end}`, { foreman: t(`messina-foreman-foreman-${who}`) });
  if (word.startsWith("choice_")) return t("page-messina-todo-choice");
  return t(`messina-entry-${word.replaceAll("_", "-")}`);
}

/** A pending effect as a row of signs. */
export function entrySigns(word: string): Sign[] {
  const [, who, skip] = FOREMAN.exec(word) ?? [];
  if (who) return signsOf({ kind: "foreman", which: who as "any", skip: skip !== undefined });
  if (word === "city_or_church") return [{ glyph: "city" }, { text: "/" }, { glyph: "church" }];
  if (word.startsWith("choice_")) return [{ glyph: "choice" }];
  return [{ glyph: word as GlyphName }];
}
