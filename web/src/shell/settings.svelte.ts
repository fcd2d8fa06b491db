// What a person has set on this device.
import { LANGUAGES, preferredLanguage, type Language } from "../text/fluent.svelte";

export type Theme = "light" | "dark";
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  notify?: boolean;
  railFolded?: boolean;
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
  /** How quickly pieces travel. Whoever asked his system for less motion sees the result at once. */
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
  /** Whether the story beside the board is folded away. */
  get railFolded(): boolean {
    return kept.railFolded ?? false;
  },
  set railFolded(railFolded: boolean) {
    keep({ railFolded });
  },
  get notify(): boolean {
    return kept.notify ?? false;
  },
  set notify(notify: boolean) {
    keep({ notify });
  },
};
