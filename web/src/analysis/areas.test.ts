import { expect, test } from "vitest";
import { areas, percent, signed } from "./areas";

test("areas lie one upon another and fill the box", () => {
  const curve = [
    { step: 0, shares: [0.5, 0.5] },
    { step: 10, shares: [0.2, 0.8] },
  ];
  const drawn = areas(curve, 10, 100, 50);
  expect(drawn.map(({ path }) => path)).toEqual([
    "M0.0 50.0L100.0 50.0L100.0 40.0L0.0 25.0Z",
    "M0.0 25.0L100.0 40.0L100.0 0.0L0.0 0.0Z",
  ]);
  expect(drawn.map(({ y }) => y)).toEqual([37.5, 12.5]);
});

test("a share has its sign, and nothing is written as minus nothing", () => {
  expect([signed(-0.09), signed(0.031), signed(-0.001), percent(0.275)]).toEqual(["−9 %", "+3 %", "+0 %", "28 %"]);
});
