// Cards that are not as printed: a server that plays with a patch says what it changes, and the data of the page follow
// before a board is loaded.
import { games } from "../shell/api";
import { call, LANGUAGES, type Called } from "../text/fluent.svelte";
import type { PatchedValue } from "../wire";

let changed: Record<string, PatchedValue[]> = {};
let asked: Promise<void> | undefined;

/** Asks the server once. Where it cannot be asked, everything is as printed. */
export function askForPatches(): Promise<void> {
  asked ??= games().then(
    ({ games }) => {
      changed = Object.fromEntries(games.map(({ id, patch }) => [id, patch]));
      call(games.flatMap(({ id, patch }) => called(id, patch)));
    },
    () => undefined,
  );
  return asked;
}

/** What is changed of a game, after the server was asked. */
export const patchOf = (game: string): PatchedValue[] => changed[game] ?? [];

/** What cards are called that take the place of printed ones, and what is printed on them: `name_en` of an entry, `text_en`. */
export function called(game: string, changes: readonly PatchedValue[]): Called[] {
  return changes.flatMap(({ path, value }) => {
    const [kind, id, key] = path.split(".").slice(-3);
    const language = LANGUAGES.find((language) => key?.endsWith(`_${language}`));
    if (language === undefined || key === undefined || typeof value !== "string") return [];
    const field = key.slice(0, -language.length - 1);
    const message = [game, kind, id, ...(field === "name" ? [] : [field])].join("-").replaceAll("_", "-");
    return [{ language, key: message, text: value.replaceAll("'", "’") }];
  });
}

/** A data file of the page with what is changed of it laid in. What the page does not know of is left alone. */
export function laid<T>(game: string, file: string, data: T, changes = patchOf(game)): T {
  for (const { path, value } of changes) {
    const [of, ...steps] = path.split(".");
    const last = steps.pop();
    if (of !== file || last === undefined) continue;
    const row = steps.reduce<unknown>((at, step) => (at === undefined ? undefined : down(at, step)), data);
    if (isTable(row) && last in row) row[last] = value;
  }
  return data;
}

/** A field of a table, or the row of a list with this id or, where rows have none, of this number. */
function down(at: unknown, step: string): unknown {
  if (Array.isArray(at)) return at.find((row) => isTable(row) && row["id"] === step) ?? at[Number(step) - 1];
  return isTable(at) ? at[step] : undefined;
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
