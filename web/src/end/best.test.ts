import { beforeEach, expect, test, vi } from "vitest";
import { bestHere, bestOf, most } from "./best";

const playedBy = vi.hoisted(() => vi.fn());
vi.mock("../shell/api", () => ({ playedBy }));
let kept: string | null = null;
vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) });
beforeEach(() => void (kept = null));

const kind = { game: "pest", options: "players=1" };

test("the best so far on this device does not count the game itself, however often its end is opened", () => {
  expect(bestHere(kind, { table: "A", points: 31 })).toBeUndefined();
  expect(bestHere(kind, { table: "A", points: 31 })).toBeUndefined();
  expect(bestHere(kind, { table: "B", points: 27 })).toBe(31);
  expect(bestHere(kind, { table: "C", points: 40 })).toBe(31);
  expect(bestHere(kind, { table: "B", points: 27 })).toBe(40);
  expect(bestHere({ ...kind, options: "players=1,level=2" }, { table: "D", points: 9 })).toBeUndefined();
  for (let game = 0; game < 9; game++) bestHere(kind, { table: `low ${game}`, points: 1 });
  expect(bestHere(kind, { table: "C", points: 40 })).toBe(31);
});

test("what is kept but cannot be read is no best", () => {
  kept = "{";
  expect(bestHere(kind, { table: "A", points: 3 })).toBeUndefined();
});

test("somebody's history has the best of the same kind, beside this table", async () => {
  const game = (table: string, score: number, options = kind.options) => ({
    table,
    options,
    seat: 0,
    seats: [{ by: { kind: "somebody" }, place: 1, score }],
  });
  playedBy.mockResolvedValueOnce({ games: [game("A", 50), game("B", 33), game("C", 99, "players=1,level=2")] });
  expect(await bestOf("Anna", kind, "A")).toBe(33);
  playedBy.mockResolvedValueOnce({ games: [] });
  expect(await bestOf("Anna", kind, "A")).toBeUndefined();
  expect(most([undefined, 4, 7])).toBe(7);
});
