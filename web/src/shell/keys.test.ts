import { expect, test } from "vitest";
import { AT_TABLE, IN_REPLAY, isSingle, means } from "./keys";

test("letters, digits and signs are single keys; those that move a page are not", () => {
  expect(["u", "U", "7", "?"].every(isSingle)).toBe(true);
  expect([" ", "Enter", "ArrowDown", "Escape", "Tab", "Home"].some(isSingle)).toBe(false);
});

test("single keys mean nothing when they are switched off, and the others still do", () => {
  expect(means("u", true)).toBe(true);
  expect(means("u", false)).toBe(false);
  expect(means("5", false)).toBe(false);
  expect(means("Enter", false)).toBe(true);
  expect(means(" ", false)).toBe(true);
});

test("every shortcut says what it does", () => {
  for (const { keys, does } of [...AT_TABLE, ...IN_REPLAY]) {
    expect(keys.length).toBeGreaterThan(0);
    expect(does).toMatch(/^keys-/);
  }
});
