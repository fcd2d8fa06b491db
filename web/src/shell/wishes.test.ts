import { describe, expect, test } from "vitest";
import { EVENTS, presetOf, PRESETS, timeOf, wished } from "./wishes";

describe("wishes about notices", () => {
  test.each(PRESETS)("a preset is known again: %s", (preset) => {
    expect(presetOf(wished(preset, true, timeOf("22:30", "08:00", 60)))).toBe(preset);
  });

  test("what somebody chose for themselves is none", () => {
    const wishes = wished("nothing", false);
    wishes.chat.hook = true;
    expect(presetOf(wishes)).toBeUndefined();
    expect(EVENTS.filter((event) => wishes[event].hook)).toEqual(["chat"]);
  });

  test("quiet hours are minutes of the day here", () => {
    expect(timeOf("22:30", "08:05", 120)).toEqual({ opens: 1350, closes: 485, offset: 120, weekdays: false });
  });
});
