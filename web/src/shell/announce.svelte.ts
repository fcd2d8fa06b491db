// What a screen reader is told, and short notices for everybody.
let said = $state("");
let notices = $state.raw<readonly Notice[]>([]);
let next = 0;
let unsaid: string[] = [];

export interface Notice {
  id: number;
  text: string;
  kind: "good" | "bad" | "plain";
}

const NOTICE_STAYS = 6_000;
/** What comes within this time is said in one breath: a later sentence would cut off the one before. */
const BREATH = 120;

export function announce(text: string): void {
  if (unsaid.push(text) > 1) return;
  setTimeout(() => {
    const all = unsaid.join(" ");
    unsaid = [];
    // The same words twice are news twice: a trailing space makes them a change.
    said = said === all ? `${all} ` : all;
  }, BREATH);
}

export function announced(): string {
  return said;
}

export function notify(text: string, kind: Notice["kind"] = "plain"): void {
  const notice = { id: next++, text, kind };
  notices = [...notices.slice(-2), notice];
  setTimeout(() => dismiss(notice.id), NOTICE_STAYS);
}

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

export function currentNotices(): readonly Notice[] {
  return notices;
}
