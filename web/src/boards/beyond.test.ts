import { expect, test } from "vitest";
import { signsFor } from "./beyond";

const map = { left: 10, top: 100, width: 300, height: 400 };

test("what is in sight needs no sign", () => {
  expect(signsFor(map, [{ x: 160, y: 300 }])).toEqual([]);
});

test("a sign lies inside the edge and points to what is beyond", () => {
  const [right, up] = signsFor(map, [
    { x: 500, y: 300 },
    { x: 160, y: -50 },
  ]);
  expect(right).toMatchObject({ x: 276, y: 200, turn: 0, to: { x: 500, y: 300 } });
  expect(up).toMatchObject({ x: 150, y: 24, turn: -90 });
});

test("what lies in the same direction has one sign", () => {
  const signs = signsFor(map, [
    { x: 500, y: 300 },
    { x: 520, y: 320 },
    { x: 500, y: 480 },
  ]);
  expect(signs.map(({ to }) => to.y)).toEqual([300, 480]);
});

test("no sign lies on the buttons that enlarge", () => {
  const [sign] = signsFor(map, [{ x: -40, y: 900 }]);
  expect(sign).toMatchObject({ x: 24, y: 400 - 62 - 24 });
  expect(sign?.turn).toBeGreaterThan(90);
});
