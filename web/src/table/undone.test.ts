import { expect, test } from "vitest";
import type { LogEntry } from "../wire";
import { undone } from "./undone";

const chose = (seat: number | null, deed = "choice") => ({ seat, deed, events: [] }) as unknown as LogEntry;

test("an undo takes back the last choice of whoever asks, and all that others chose since", () => {
  const log = [chose(0), chose(1), chose(0), chose(1), chose(1), chose(null), chose(2), chose(1)];
  expect(undone(log, 0)).toEqual({
    own: 1,
    others: [
      { seat: 1, choices: 3 },
      { seat: 2, choices: 1 },
    ],
  });
});

test("what the game did by itself is nobody's choice", () => {
  expect(undone([chose(0), chose(1, "automatic")], 0)).toEqual({ own: 1, others: [] });
  expect(undone([chose(1)], 0)).toEqual({ own: 0, others: [] });
});
