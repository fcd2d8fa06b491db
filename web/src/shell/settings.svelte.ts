// What a person has set on this device.
import type { Habit } from "../shelf/request";
import { LANGUAGES, preferredLanguage, type Language } from "../text/fluent.svelte";

export type Theme = "light" | "dark";
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
/** When the page asks before a turn is ended: always, when something would be lost, never. */
export const END_ASKS = ["always", "lost", "never"] as const;
export type EndAsks = (typeof END_ASKS)[number];
/** How large text is, in hundredths. */
export const TEXT_SIZES = [100, 115, 130] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  notify?: boolean;
  railFolded?: boolean;
  railFoldedCramped?: boolean;
  touchLooks?: boolean;
  confirmMoves?: boolean;
  singleKeys?: boolean;
  endAsks?: EndAsks;
  textSize?: TextSize;
  habits?: Record<string, Habit>;
  guide?: GuideKept;
}

/** What is kept of guided first games. */
export interface GuideKept {
  /** Whether somebody wants no more of it, in any game. */
  off?: boolean;
  /** The games in which somebody plays on without it. */
  left?: string[];
  /** Games that were played to an end. */
  finished?: string[];
  /** The tables that are guided. */
  tables?: string[];
  /** The notes that were read, by their keys. */
  seen?: string[];
}

const KEY = "lazaret";

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Kept>(read());

function keep(change: Kept): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets the setting when the page is closed; that is all.
  }
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const settings = {
  get language(): Language {
    return LANGUAGES.find((language) => language === kept.language) ?? preferredLanguage();
  },
  set language(language: Language) {
    keep({ language });
  },
  get theme(): Theme {
    return kept.theme ?? (prefersDark.matches ? "dark" : "light");
  },
  set theme(theme: Theme) {
    keep({ theme });
  },
  /** How quickly pieces travel. Whoever asked their system for less motion sees the result at once. */
  get speed(): Speed {
    return SPEEDS.find((speed) => speed === kept.speed) ?? (calm.matches ? "off" : "normal");
  },
  set speed(speed: Speed) {
    keep({ speed });
  },
  get sound(): boolean {
    return kept.sound ?? false;
  },
  set sound(sound: boolean) {
    keep({ sound });
  },
  /** Whether the story beside the board is folded away; undefined until somebody has said. */
  get railFolded(): boolean | undefined {
    return kept.railFolded;
  },
  set railFolded(railFolded: boolean) {
    keep({ railFolded });
  },
  /** The same where a board needs the room: who wants to read beside it on a large desk has not said so of a laptop. */
  get railFoldedCramped(): boolean | undefined {
    return kept.railFoldedCramped;
  },
  set railFoldedCramped(railFoldedCramped: boolean) {
    keep({ railFoldedCramped });
  },
  /** Whether a first tap only looks. */
  get touchLooks(): boolean {
    return kept.touchLooks ?? true;
  },
  set touchLooks(touchLooks: boolean) {
    keep({ touchLooks });
  },
  /** Whether every choice is shown before it is made, whatever makes it. */
  get confirmMoves(): boolean {
    return kept.confirmMoves ?? false;
  },
  set confirmMoves(confirmMoves: boolean) {
    keep({ confirmMoves });
  },
  /** Whether digits and letters choose and undo. Whoever speaks to their machine, or types elsewhere, may not want it. */
  get singleKeys(): boolean {
    return kept.singleKeys ?? true;
  },
  set singleKeys(singleKeys: boolean) {
    keep({ singleKeys });
  },
  get endAsks(): EndAsks {
    return END_ASKS.find((when) => when === kept.endAsks) ?? "lost";
  },
  set endAsks(endAsks: EndAsks) {
    keep({ endAsks });
  },
  get textSize(): TextSize {
    return TEXT_SIZES.find((size) => size === kept.textSize) ?? 100;
  },
  set textSize(textSize: TextSize) {
    keep({ textSize });
  },
  /** How each game was last played against bots. */
  get habits(): Record<string, Habit> {
    return kept.habits ?? {};
  },
  set habits(habits: Record<string, Habit>) {
    keep({ habits });
  },
  get guide(): GuideKept {
    return kept.guide ?? {};
  },
  set guide(guide: GuideKept) {
    keep({ guide });
  },
  get notify(): boolean {
    return kept.notify ?? false;
  },
  set notify(notify: boolean) {
    keep({ notify });
  },
};
