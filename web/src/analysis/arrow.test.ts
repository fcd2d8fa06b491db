import { expect, it } from "vitest";
import { arrowTo } from "./arrow";

const gallia = { kind: "region", id: "gallia" };

it("follows the piece that comes to what was chosen, before one that leaves it", () => {
  const leaves = { from: "region:gallia", to: "region:italia" };
  const comes = { from: "region:anglia", to: "region:gallia" };
  expect(arrowTo(gallia, [leaves, comes])).toEqual(comes);
  expect(arrowTo(gallia, [leaves])).toEqual(leaves);
});

it("is a ring where nothing goes there", () => {
  expect(arrowTo(gallia, [{ from: "seat:0", to: "seat:1" }])).toEqual({ to: "region:gallia" });
});
