import { describe, expect, test } from "vitest";
import { apart, asSeen, changes, curves, moments, range, ticks } from "./curve";

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

describe("the axes", () => {
  test("have a few round numbers", () => {
    expect(ticks(0, 12, 3)).toEqual([0, 5, 10]);
    expect(ticks(0, 168, 4)).toEqual([0, 50, 100, 150]);
    expect(ticks(-7, 31, 4)).toEqual([0, 10, 20, 30]);
    expect(ticks(0, 1, 4)).toEqual([0, 1]);
  });
  test("reach from the lowest score to the highest, and nothing is among them", () => {
    expect(range(frames)).toEqual([0, 5]);
    expect(range([{ step: 0, scores: [-4] }])).toEqual([-4, 1]);
  });
});

test("the letters at the ends of the lines can be read, and stand above the foot", () => {
  const ends = [48, 47, 10].map((y, seat) => ({ seat, y }));
  expect(apart(ends, 48)).toEqual([
    { seat: 2, y: 10 },
    { seat: 1, y: 34 },
    { seat: 0, y: 48 },
  ]);
});

test("a table of the scores has a row where they change, and both ends", () => {
  const still = [...frames.slice(0, 2), { step: 2, scores: [2, 0] }, { step: 3, scores: [2, 0] }];
  expect(changes(still).map(({ step }) => step)).toEqual([0, 1, 3]);
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
