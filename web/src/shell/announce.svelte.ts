// What a screen reader is told, and short notices for everybody.
let said = $state("");
let notices = $state.raw<readonly Notice[]>([]);
let next = 0;

export interface Notice {
  id: number;
  text: string;
  kind: "good" | "bad" | "plain";
}

const NOTICE_STAYS = 6_000;

export function announce(text: string): void {
  // The same sentence twice is news twice: a trailing space makes it a change.
  said = said === text ? `${text} ` : text;
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
