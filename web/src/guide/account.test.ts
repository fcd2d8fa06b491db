import { describe, expect, it } from "vitest";
import type { Scene } from "../table/scenes";
import { Accounts, rowsOf } from "./account";

/** A scene: who chose, in which round, the points before and after, who is asked next, and what was told of whom. */
function scene(
  seat: number,
  before: number[],
  after: number[],
  { round = null as number | null, asked = [1], told = [] as [number | null, string][] } = {},
): Scene {
  const events = told.map(([of, key]) => ({
    seat: of,
    message: { key, args: [] },
    event: key,
    part: { line: 0, turn: 0, whose: null },
  }));
  const entry = { step: 0, seat, round, deed: "choice", events };
  return { entries: [entry], before, offer: { view: after, asked }, again: false } as unknown as Scene;
}

const counts = (event: unknown) => event !== "fire";
const points = (view: unknown, seat: number) => (view as number[])[seat] ?? 0;

describe("the account of a round", () => {
  it("comes when it is one's turn again, with what counted most", () => {
    const accounts = new Accounts(points, counts, 2, 0);
    expect(accounts.hear(scene(0, [4, 4], [6, 4], { asked: [1], told: [[0, "placed"]] }))).toBeUndefined();
    expect(
      accounts.hear(
        scene(1, [6, 4], [6, 7], {
          asked: [1],
          told: [
            [1, "settled"],
            [null, "moved"],
          ],
        }),
      ),
    ).toBeUndefined();
    const account = accounts.hear(scene(1, [6, 7], [5, 7], { asked: [0], told: [[0, "lost"]] }));
    expect(account).toEqual({ began: [4, 4], why: { key: "settled", args: [] } });
    expect(account && rowsOf(account, [5, 7])).toEqual([
      { seat: 1, points: 7, change: 3 },
      { seat: 0, points: 5, change: 1 },
    ]);
    // The next round begins at nothing.
    accounts.hear(scene(0, [5, 7], [5, 7], { asked: [1] }));
    expect(accounts.hear(scene(1, [5, 7], [5, 7], { asked: [0] }))).toEqual({ began: [5, 7], why: undefined });
  });

  it("stands as it is now, not as it was when the round was over", () => {
    const account = { began: [9, 10, 8], why: undefined };
    expect(rowsOf(account, [17, 14, 12]).map(({ seat, points, change }) => [seat, points, change])).toEqual([
      [0, 17, 8],
      [1, 14, 4],
      [2, 12, 4],
    ]);
  });

  it("says nothing of what counted most, rather than something that brings no points", () => {
    const accounts = new Accounts(points, counts, 2, 0);
    accounts.hear(scene(0, [0, 0], [3, 0], { asked: [1], told: [[0, "fire"]] }));
    expect(accounts.hear(scene(1, [3, 0], [3, 0], { asked: [0] }))?.why).toBeUndefined();
  });

  it("waits for the first choice of this person", () => {
    const accounts = new Accounts(points, counts, 2, 0);
    expect(accounts.hear(scene(1, [0, 0], [0, 2], { asked: [0] }))).toBeUndefined();
  });

  it("follows the rounds of a game that counts them", () => {
    const accounts = new Accounts(points, counts, 2, 0);
    expect(accounts.hear(scene(0, [0, 0], [1, 0], { round: 1, asked: [1] }))).toBeUndefined();
    expect(accounts.hear(scene(1, [1, 0], [1, 2], { round: 1, asked: [0] }))).toBeUndefined();
    const account = accounts.hear(scene(1, [1, 2], [1, 2], { round: 2, asked: [0] }));
    expect(account && rowsOf(account, [1, 2]).map(({ seat, change }) => [seat, change])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
});
