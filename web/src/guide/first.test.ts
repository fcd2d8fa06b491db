import { expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { languages: ["en"] });
const { isGuided, wouldGuide } = await import("./first");

it("a game is guided until it was finished once, or the guide was switched off", () => {
  expect(wouldGuide("rattus", {})).toBe(true);
  expect(wouldGuide("rattus", { finished: ["rattus"] })).toBe(false);
  expect(wouldGuide("pest", { finished: ["rattus"] })).toBe(true);
  expect(wouldGuide("pest", { off: true })).toBe(false);
});

it("switching it off ends it at every table at once", () => {
  expect(isGuided("abc", { tables: ["abc"] })).toBe(true);
  expect(isGuided("xyz", { tables: ["abc"] })).toBe(false);
  expect(isGuided("abc", { tables: ["abc"], off: true })).toBe(false);
});
