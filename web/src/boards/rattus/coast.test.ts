import { describe, expect, test } from "vitest";
import { bend, coast } from "./coast";

describe("coastlines", () => {
  test("an edge bends the same way from both ends", () => {
    const there = bend([0, 0], [80, 30]);
    const back = bend([80, 30], [0, 0]);
    expect(there.slice(1)).toEqual(back.slice(1).reverse());
  });

  test("corners stay where the data puts them", () => {
    const path = coast([
      [0, 0],
      [100, 0],
      [50, 80],
    ]);
    for (const corner of ["0.0 0.0", "100.0 0.0", "50.0 80.0"]) expect(path).toContain(corner);
  });
});
