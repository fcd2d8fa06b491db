// Of what somebody is told while they are away, as a form shows it.
import type { NoticeWays, NoticeWishes, Window } from "../wire";

/** What one can be told of, in the order of the form. */
export const EVENTS = ["turn", "summons", "undo", "chat", "over", "invited", "changed", "evening"] as const;
export type Event = (typeof EVENTS)[number];
export const WAYS = ["push", "letter", "hook"] as const;
export const PRESETS = ["turns", "usual", "everything", "nothing"] as const;
export type Preset = (typeof PRESETS)[number];

const ALL: NoticeWays = { push: true, letter: true, hook: true };
const NONE: NoticeWays = { push: false, letter: false, hook: false };
const OF: Record<Preset, readonly Event[]> = {
  turns: ["turn", "summons"],
  usual: ["turn", "summons", "invited", "changed", "evening"],
  everything: EVENTS,
  nothing: [],
};

export function wished(preset: Preset, plain: boolean, quiet: Window | null = null): NoticeWishes {
  const of = (event: Event) => (OF[preset].includes(event) ? { ...ALL } : { ...NONE });
  const events = Object.fromEntries(EVENTS.map((event) => [event, of(event)])) as Record<Event, NoticeWays>;
  return { ...events, quiet, plain };
}

/** Which preset it is; none if somebody has chosen for themselves. */
export function presetOf(wishes: NoticeWishes): Preset | undefined {
  return PRESETS.find((preset) => {
    const like = wished(preset, wishes.plain, wishes.quiet);
    return EVENTS.every((event) => WAYS.every((way) => like[event][way] === wishes[event][way]));
  });
}

/** Quiet hours from and to a time of day here. */
export function timeOf(opens: string, closes: string, ahead: number = -new Date().getTimezoneOffset()): Window {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return { opens: minute(opens), closes: minute(closes), offset: ahead, weekdays: false };
}
