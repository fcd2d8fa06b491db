// Sentences. The engine sends message keys and arguments; the same Fluent files that the terminal uses turn them into
// one of three languages here. One language is loaded at a time, each file when it is first needed.
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../wire";
import { LANGUAGES, LANGUAGE_NAMES, type Language } from "./languages";
import { spaced } from "./spaces";

export { LANGUAGES, LANGUAGE_NAMES, type Language };

/** Addresses of all Fluent files, `../../../locales/en/data/rattus.ftl` → address. */
const FILES = import.meta.glob<string>(
  [
    "../../../locales/*/**/*.ftl",
    "!../../../locales/*/terminal.ftl",
    "!../../../locales/*/check.ftl",
    "!../../../locales/*/lab.ftl",
  ],
  { query: "?url", import: "default", eager: true },
);
/** The games are those that have words of their own. */
const GAMES = Object.keys(FILES).flatMap((path) => /\/en\/page-(\w+)\.ftl$/.exec(path)?.[1] ?? []);

/** What is to be said: the page itself always, the titles of all games, or everything about some. */
export interface Wanted {
  titles?: boolean;
  games?: readonly string[];
  /** The lessons of these games. */
  lessons?: readonly string[];
}

/** Words in the place of a message. */
export interface Called {
  language: Language;
  key: string;
  text: string;
}

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  paths: ReadonlySet<string>;
}

let loaded = $state.raw<Loaded | undefined>(undefined);
/** What is said in the place of messages, because cards are not as printed. */
let called = $state.raw<readonly Called[]>([]);
/** Names of the seats, for arguments that name one. */
let names = $state.raw<readonly string[]>([]);

/** The language in which the page speaks now. */
export function language(): Language {
  return loaded?.language ?? "en";
}

export function call(own: readonly Called[]): void {
  called = own;
}

export function nameSeats(seats: readonly string[]): void {
  names = seats;
}

export function seatName(seat: number): string {
  return names[seat] ?? String.fromCharCode(65 + seat);
}

/** The language this browser prefers among ours. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

/** Loads what is still missing of a language; what was loaded in another one is loaded in this one too. */
export async function speak(
  wanted: Language,
  { titles = false, games = [], lessons = [] }: Wanted = {},
): Promise<void> {
  const before = untrack(() => loaded);
  const same = before?.language === wanted ? before : undefined;
  const known = [...(before?.paths ?? [])].map((path) =>
    path.replace(/^[^:]*locales\/../, `../../../locales/${wanted}`),
  );
  const paths = Object.keys(FILES).filter(
    (path) => path.includes(`/locales/${wanted}/`) && (known.includes(path) || isWanted(path, titles, games, lessons)),
  );
  const missing = paths.filter((path) => !same?.paths.has(path));
  if (same && missing.length === 0) return;
  const sources = await Promise.all(missing.map(async (path) => (await fetch(FILES[path] as string)).text()));
  // Somebody else may have loaded in the meantime: what counts is what is there now.
  const now = untrack(() => loaded);
  const base = now?.language === wanted ? now : undefined;
  const bundle = base?.bundle ?? new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  loaded = { language: wanted, bundle, paths: new Set([...(base?.paths ?? []), ...missing]) };
  document.documentElement.lang = wanted;
}

function isWanted(path: string, titles: boolean, games: readonly string[], lessons: readonly string[]): boolean {
  const taught = GAMES.find((game) => path.endsWith(`/lessons-${game}.ftl`));
  if (taught !== undefined) return lessons.includes(taught);
  const game = GAMES.find((game) => path.endsWith(`/${game}.ftl`) || path.endsWith(`-${game}.ftl`));
  if (game === undefined || games.includes(game)) return true;
  return titles && !path.includes("/data/") && path.endsWith(`/${game}.ftl`);
}

/** A sentence of the page itself. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  if (!loaded) return "";
  const { language } = loaded;
  const own = called.find((one) => one.language === language && one.key === key);
  if (own) return spaced(language, own.text);
  const message = loaded.bundle.getMessage(key);
  if (!message?.value) return key;
  return spaced(loaded.language, loaded.bundle.formatPattern(message.value, args, []));
}

/** Whether the loaded language has a sentence for this key. */
export function has(key: string): boolean {
  return loaded?.bundle.hasMessage(key) ?? false;
}

/** How a language may bend the name of a place; a sentence asks for it as `$region-to`, a name has it as `…-italia-to`. */
const FORMS = ["to", "in", "from"];

/** A sentence of the engine. */
export function say(message: Message): string {
  const args = message.args ?? [];
  const plain = args.map(([name, arg]) => [name, variable(name, arg)]);
  return t(message.key, Object.fromEntries([...plain, ...args.flatMap(([name, arg]) => bent(name, arg))]));
}

/** The forms that a name has. */
function bent(name: string, arg: Arg): [string, string][] {
  if (!("message" in arg) || (arg.message.args ?? []).length > 0) return [];
  const { key } = arg.message;
  return FORMS.filter((form) => has(`${key}-${form}`)).map((form) => [`${name}-${form}`, t(`${key}-${form}`)]);
}

/** An argument called `options` is a list of which one is chosen. */
function variable(name: string, arg: Arg): FluentVariable {
  if ("number" in arg) return arg.number;
  if (name === "options" && "list" in arg) return list(arg.list.map(words), "disjunction");
  return words(arg);
}

function words(arg: Arg): string {
  if ("number" in arg) return number(arg.number);
  if ("text" in arg) return arg.text;
  if ("seat" in arg) return seatName(arg.seat);
  if ("message" in arg) return say(arg.message);
  return list(arg.list.map(words));
}

export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** Things in a row, joined as the language joins them: with "and", or with "or". */
export function list(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type }).format(items);
}
