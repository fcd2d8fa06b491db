import { describe, expect, it } from "vitest";
import type { Analysis } from "../wire";
import {
  about,
  believed,
  faultless,
  ghostOf,
  leftOut,
  mostly,
  nextLesson,
  parts,
  restDoubt,
  unseen,
  verbOf,
  verdict,
  type Turning,
} from "./mine";

const point = (more: Partial<Turning>): Turning => ({
  step: 10,
  round: null,
  seat: 0,
  whom: 0,
  luck: false,
  moved: { value: -0.1, doubt: 0.02 },
  message: { key: "analysis-mistake" },
  why: [],
  instead: null,
  ...more,
});
const NONE = { trust: "sure", own: 0, others: 0, luck: 0, rest: 0 } as const;
const account = (more: Partial<Analysis["seats"][number]> = {}): Analysis["seats"][number] => ({
  start: 0.5,
  end: 0,
  decisions: 9,
  sound: 7,
  decided: { value: -0.4, doubt: 0.05 },
  missed: null,
  luck: { value: -0.1, doubt: 0.05 },
  others: 0.05,
  unexplained: 0.05,
  ...more,
});
const game = (
  turning: Turning[],
  shares: number[][] = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.4, 0.6],
  ],
): Analysis => ({
  curve: shares.map((shares, at) => ({ step: at * 10, shares })),
  turning,
  seats: [account(), account()],
});

describe("what can be believed", () => {
  it("leaves out what cost more than its seat had, and what came when all was decided", () => {
    const dear = point({ moved: { value: -0.9, doubt: 0.1 } });
    const late = point({ step: 20 });
    const curve = [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.01, 0.99],
    ];
    expect(believed(game([dear, point({})], curve))).toEqual([point({})]);
    expect(believed(game([late], curve))).toEqual([]);
    const lucky = point({ step: 20, luck: true, moved: { value: 0.04, doubt: 0.01 } });
    const ahead = point({ step: 20, seat: 1, whom: 1 });
    expect(believed(game([lucky, ahead], curve)), "neither of whoever has lost nor of whoever has won").toEqual([]);
    expect(leftOut(game([dear, point({})], curve))).toEqual([{ point: dear, why: "dear" }]);
    expect(leftOut(game([late], curve))).toEqual([{ point: late, why: "decided" }]);
  });
  it("is not seen on the curve where that rises", () => {
    const [falls, rises] = [
      [0.5, 0.5, 0.4],
      [0.4, 0.4, 0.5],
    ].map((of) => of.map((share, at) => ({ step: at * 10, shares: [share, 1 - share] })));
    expect(unseen(point({}), falls ?? [])).toBe(false);
    expect(unseen(point({}), rises ?? [])).toBe(true);
    expect(unseen(point({ luck: true }), rises ?? [])).toBe(false);
  });
  it("is about whom it moved, or who chose", () => {
    const theirs = point({ seat: 1, whom: 1 });
    const luck = point({ seat: 1, whom: 0, luck: true });
    expect(about([point({}), theirs, luck], 0)).toEqual([point({}), luck]);
  });
});

describe("the line that was not played", () => {
  const instead = {
    played: { kind: "region", id: "gallia" },
    better: { kind: "region", id: "italia" },
    label: { key: "rattus-action-place" },
    line: [],
    view: {},
  };
  it("ends where what was lost would have been kept, with the doubt of that", () => {
    const ghost = ghostOf(point({ instead }), game([]).curve, 20);
    expect(ghost?.from).toEqual({ step: 10, share: 0.5 });
    expect(ghost?.to.share).toBeCloseTo(0.5);
    expect(ghost?.to.step).toBeLessThanOrEqual(20);
    expect(ghost?.doubt).toBe(0.02);
  });
  it("is not drawn of luck, nor beside a curve that does not show the loss", () => {
    expect(ghostOf(point({ instead, luck: true }), game([]).curve, 20)).toBeUndefined();
    const rises = [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.6, 0.4],
    ];
    expect(ghostOf(point({ instead }), game([], rises).curve, 20)).toBeUndefined();
  });
});

describe("ten parts", () => {
  it("always are ten", () => {
    const { own, others, luck, rest } = parts(account()) ?? { own: 0, others: 0, luck: 0, rest: 0 };
    expect(own + others + luck + rest).toBe(10);
    expect(own).toBeGreaterThan(5);
  });
  it("are trusted by what is not explained", () => {
    expect(parts(account())?.trust).toBe("sure");
    expect(parts(account({ unexplained: 0.2 }))?.trust).toBe("fairly");
    expect(parts(account({ unexplained: 0.6 }))?.trust).toBe("unsure");
  });
  it("have a name where one kind is at least half", () => {
    const of = (more: Partial<Analysis["seats"][number]>) => mostly(parts(account(more)) ?? { ...NONE });
    expect(of({})).toBe("own");
    expect(of({ decided: { value: 0.01, doubt: 0 }, others: -0.5 })).toBe("others");
    expect(of({ decided: { value: 0.2, doubt: 0 }, others: -0.2, luck: { value: 0.2, doubt: 0 } })).toBeUndefined();
  });
  it("that are what remains are no surer than what was taken away", () => {
    const { decided, luck } = account();
    expect(restDoubt(account())).toBeCloseTo(Math.hypot(decided.doubt, luck.doubt));
  });
  it("of somebody without a fault are praised, of somebody who never chose not", () => {
    expect(faultless(account({ sound: 9 }))).toBe(true);
    expect(faultless(account())).toBe(false);
    expect(faultless(account({ decisions: 0, sound: 0 }))).toBe(false);
  });
});

describe("the sentence about you", () => {
  it("names the costliest slip, and how many there were", () => {
    const heavy = point({ step: 5, moved: { value: -0.2, doubt: 0.02 } });
    expect(verdict(game([point({}), heavy]), 0, false)).toEqual({ kind: "let-go", count: 2, point: heavy });
  });
  it("blames chance where chance weighed more", () => {
    const unlucky = point({ luck: true, moved: { value: -0.3, doubt: 0.02 } });
    expect(verdict(game([point({}), unlucky]), 0, false).kind).toBe("luck");
  });
  it("says that it was decided early", () => {
    const early = [
      [0.5, 0.5],
      [0.02, 0.98],
      [0.01, 0.99],
      [0, 1],
      [0, 1],
    ];
    expect(verdict(game([], early), 0, false).kind).toBe("early");
  });
  it("tells a winner what it was too", () => {
    expect(verdict(game([point({ seat: 1, whom: 1 })]), 0, true).kind).toBe("won-choice");
    expect(verdict(game([point({ luck: true, moved: { value: 0.2, doubt: 0.02 } })]), 0, true).kind).toBe("won-luck");
    expect(verdict(game([]), 0, true).kind).toBe("won-close");
  });
});

describe("the next lesson", () => {
  it("is that of the commonest kind of slip for which there is one", () => {
    const better = (key: string) => ({
      played: { kind: "region", id: "gallia" },
      better: { kind: "region", id: "italia" },
      label: { key },
      line: [],
      view: {},
    });
    const slip = point({ instead: better("rattus-action-place-extra") });
    const worse = point({ moved: { value: -0.3, doubt: 0.02 }, instead: better("rattus-action-stop") });
    expect(nextLesson(game([slip, worse]), 0, { place: 1 })).toEqual({ lesson: 1, point: slip, count: 1, of: 2 });
    const again = { ...slip, step: 12, moved: { value: -0.2, doubt: 0.02 } };
    const commonest = nextLesson(game([slip, again, worse]), 0, { place: 1, stop: 2 });
    expect(commonest).toEqual({ lesson: 1, point: again, count: 2, of: 3 });
    expect(nextLesson(game([slip, worse]), 0, { place: 1, stop: 2 })?.lesson, "of equals the costliest").toBe(2);
    expect(nextLesson(game([slip]), 1, { place: 1 })).toBeUndefined();
    expect(verbOf("rattus-action-place-extra")).toBe("place");
  });
});
