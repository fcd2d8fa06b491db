// Clocks in figures.
import type { ClockFace } from "../wire";

/** What is left on a clock at this moment of the server. Inside a daily window only the server knows how it runs on. */
export function leftNow(clock: ClockFace, now: number): number {
  if (!clock.running || clock.falls_at === null) return clock.left_ms;
  return Math.max(0, Math.min(clock.left_ms, clock.falls_at - now));
}

/** `4:05`, `2:03:09`, `3d 4h`. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
