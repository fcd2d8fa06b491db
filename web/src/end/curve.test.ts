import { describe, expect, test } from "vitest";
import { asSeen, curves, moments } from "./curve";

const frames = [
  { step: 0, scores: [0, 0] },
  { step: 1, scores: [2, 0] },
  { step: 2, scores: [2, 5] },
  { step: 3, scores: [2, 1] },
  { step: 4, scores: [3, 1] },
];

describe("score curves", () => {
  test("go from left to right and fill the box", () => {
    const [first, second] = curves(frames, 100, 50);
    expect(first?.path.startsWith("M0.0 50.0")).toBe(true);
    expect(second?.path).toContain("L50.0 0.0");
    expect(second?.path.endsWith("L100.0 40.0")).toBe(true);
  });

  test("an empty game has none", () => expect(curves([], 100, 50)).toEqual([]));
});

describe("notable moments", () => {
  test("are the best leap, the worst fall, and the lead that lasted", () => {
    expect(moments(frames, 0)).toEqual([
      { kind: "leap", step: 2, seat: 1, points: 5 },
      { kind: "fall", step: 3, seat: 1, points: 4 },
      { kind: "lead", step: 3, seat: 0 },
    ]);
  });

  test("a lead held from the first frame is no moment", () => {
    expect(moments([{ step: 0, scores: [1, 0] }], 0)).toEqual([]);
  });
});

test("the curve says what the seats said at that step, and at the end what the sheet says", () => {
  const frames = [
    { step: 0, scores: [3, -1], view: [0, 1] },
    { step: 1, scores: [9, 4], view: [2, 1] },
    { step: 2, scores: [12, 15], view: [2, 5] },
  ];
  const points = (view: unknown, seat: number) => (view as number[])[seat];
  expect(asSeen(frames, points).map(({ scores }) => scores)).toEqual([
    [0, 1],
    [2, 1],
    [12, 15],
  ]);
  expect(asSeen(frames, () => undefined).map(({ scores }) => scores)).toEqual(frames.map(({ scores }) => scores));
});
