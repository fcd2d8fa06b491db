// A lesson or a puzzle that somebody brought as a file: it stays in this tab, so that it can be loaded anew, and nowhere else.
import { ApiError, lesson, ownLesson } from "../shell/api";
import { language } from "../text/fluent.svelte";
import { t } from "../text/fluent.svelte";
import type { LessonAnswer, LessonRequest } from "../wire";
import { addressOf } from "./kept";

const KEY = "lazaret-lesson";
/** What the server takes, in bytes. */
const LARGEST = 32 * 1024;

/** Whether a file is a lesson or a puzzle and not a record. */
export function isLesson(text: string): boolean {
  return /^\s*(lesson|puzzle)\s+\S+\s*$/m.test(text);
}

/** Takes a file, if it is sound, and says where it is done. */
export async function bring(text: string): Promise<string> {
  if (text.length > LARGEST) throw new Error(t("open-too-large", { limit: LARGEST / 1024 }));
  const answer = await ownLesson({ text, language: language(), request: null });
  if (answer.type !== "sound") throw new ApiError(undefined);
  const { id, game } = answer.entry;
  sessionStorage.setItem(KEY, JSON.stringify({ id, text }));
  return addressOf(game, id);
}

/** The file of this lesson, if it was brought. */
function brought(id: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { id?: string; text?: string };
    return kept.id === id ? kept.text : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server knows this lesson, so that it can keep what somebody has done in it. */
export function isKnown(id: string): boolean {
  return brought(id) === undefined;
}

/** A lesson after some choices, wherever it comes from. */
export async function after(id: string, request: LessonRequest): Promise<LessonAnswer> {
  const text = brought(id);
  if (text === undefined) return lesson(id, request);
  const answer = await ownLesson({ text, language: language(), request });
  if (answer.type !== "answer") throw new ApiError(undefined);
  return answer.answer;
}
