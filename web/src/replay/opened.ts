// A record that somebody brought: it stays in this tab, so that it can be loaded anew, and nowhere else.
import { givenRecord, replayRecord } from "../shell/api";
import { t } from "../text/fluent.svelte";

const KEY = "lazaret-record";
/** What the server takes, in bytes. */
const LARGEST = 256 * 1024;

/** Takes a file, if it is a record that plays out as it says. */
export async function open(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Error(t("open-too-large", { limit: LARGEST / 1024 }));
  const record = await file.text();
  await replayRecord(record, undefined, { first: true });
  keepRecord(record);
}

/** Keeps a record that is known to be sound, to be shown. */
export function keepRecord(record: string): void {
  sessionStorage.setItem(KEY, record);
}

/** The record to show: the one that was brought, or the one that the program was started with. */
export async function opened(): Promise<string> {
  return sessionStorage.getItem(KEY) ?? (await givenRecord());
}

/** The game that a record is of. */
export function gameOf(record: string): string {
  return /^game (\S+)$/m.exec(record)?.[1] ?? "";
}
