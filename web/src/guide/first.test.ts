import { expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { languages: ["en"] });
const { guidesAll, isGuided, leaveGuide, switchGuide, wouldGuide } = await import("./first");

it("a game is guided until it was finished once, or the guide was switched off", () => {
  expect(wouldGuide("rattus", {})).toBe(true);
  expect(wouldGuide("rattus", { finished: ["rattus"] })).toBe(false);
  expect(wouldGuide("pest", { finished: ["rattus"] })).toBe(true);
  expect(wouldGuide("pest", { off: true })).toBe(false);
});

it("switching it off ends it at every table at once", () => {
  expect(isGuided("abc", "pest", { tables: ["abc"] })).toBe(true);
  expect(isGuided("xyz", "pest", { tables: ["abc"] })).toBe(false);
  expect(isGuided("abc", "pest", { tables: ["abc"], off: true })).toBe(false);
});

it("whoever plays on without it in one game is guided in the next one", () => {
  leaveGuide("rattus");
  expect(wouldGuide("rattus")).toBe(false);
  expect(guidesAll(), "settings can bring it back").toBe(false);
  expect(isGuided("abc", "rattus", { tables: ["abc"], left: ["rattus"] })).toBe(false);
  expect(wouldGuide("pest")).toBe(true);
  expect(isGuided("abc", "pest", { tables: ["abc"], left: ["rattus"] })).toBe(true);
  switchGuide(false);
  expect(wouldGuide("pest")).toBe(false);
  switchGuide(true);
  expect(wouldGuide("rattus")).toBe(true);
});
