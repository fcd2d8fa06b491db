// The languages of the page.
export const LANGUAGES = ["en", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ru: "Русский" };
