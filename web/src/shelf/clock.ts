// A clock as a form shows it.
import type { Clock } from "../wire";

export interface ClockForm {
  kind: Clock["kind"];
  minutes: number;
  increment: number;
  hours: number;
  windowed: boolean;
  opens: string;
  closes: string;
  /** Whether the clocks stand on Saturdays and Sundays. */
  weekdays: boolean;
}

const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export function fieldsOf(clock: Clock): ClockForm {
  const form: ClockForm = {
    kind: clock.kind,
    minutes: 20,
    increment: 15,
    hours: 24,
    windowed: false,
    opens: "08:00",
    closes: "22:00",
    weekdays: false,
  };
  if (clock.kind === "live") return { ...form, minutes: Math.round(clock.seconds / 60), increment: clock.increment };
  if (clock.kind === "none") return form;
  const { hours, window } = clock;
  if (!window) return { ...form, hours };
  const { opens, closes, weekdays } = window;
  const windowed = opens !== closes;
  return { ...form, hours, weekdays, windowed, ...(windowed && { opens: time(opens), closes: time(closes) }) };
}

/** `ahead` is how many minutes the local time is ahead of UTC. */
export function clockOf(form: ClockForm, ahead: number = -new Date().getTimezoneOffset()): Clock {
  const { kind } = form;
  if (kind === "live") return { kind, seconds: form.minutes * 60, increment: form.increment };
  if (kind === "none") return { kind };
  const { hours, windowed, weekdays } = form;
  if (!windowed && !weekdays) return { kind, hours, window: null };
  // A window that closes when it opens is open all day.
  const [opens, closes] = windowed ? [minute(form.opens), minute(form.closes)] : [0, 0];
  return { kind, hours, window: { opens, closes, offset: ahead, weekdays } };
}
