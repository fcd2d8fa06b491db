import { describe, expect, test } from "vitest";
import type { LogEntry } from "../wire";
import { fate } from "./pending";

const chosen = (step: number, seat: number, action: string): LogEntry => ({
  step,
  seat,
  round: null,
  deed: "choice",
  action,
  stands: true,
  events: [],
});

describe("a choice under way", () => {
  const pending = { step: 5, action: "place gallia", interrupted: false };

  test("waits while its offer stands", () => {
    expect(fate(pending, 5, 0, [])).toBe("waiting");
  });

  test("is sent again if the line broke before the server had it", () => {
    expect(fate({ ...pending, interrupted: true }, 5, 0, [])).toBe("resend");
  });

  test("is not sent again if the server had it", () => {
    expect(fate({ ...pending, interrupted: true }, 7, 0, [chosen(5, 0, "place gallia")])).toBe("made");
  });

  test("is made if the first of its chain is in the log", () => {
    const chain = { ...pending, action: "action; advance red", interrupted: true };
    expect(fate(chain, 8, 0, [chosen(5, 0, "action")])).toBe("made");
  });

  test("is given up if another choice took its step", () => {
    expect(fate({ ...pending, interrupted: true }, 6, 0, [chosen(5, 0, "place italia")])).toBe("passed");
    expect(fate({ ...pending, interrupted: true }, 6, 0, [chosen(5, 1, "place gallia")])).toBe("passed");
  });
});
