import { expect, test } from "vitest";
import { clockWords, leftNow } from "./clock";

test.each([
  [245_000, "4:05"],
  [59_001, "1:00"],
  [7_389_000, "2:03:09"],
  [273_600_000, "3d 4h"],
])("%i ms is %s", (milliseconds, words) => expect(clockWords(milliseconds)).toBe(words));

test("a running clock falls, a resting one does not", () => {
  const clock = { seat: 0, left_ms: 60_000, at: 1_000, falls_at: 61_000 };
  expect(leftNow({ ...clock, running: true }, 31_000)).toBe(30_000);
  expect(leftNow({ ...clock, running: true }, 99_000)).toBe(0);
  expect(leftNow({ ...clock, running: false }, 31_000)).toBe(60_000);
});
