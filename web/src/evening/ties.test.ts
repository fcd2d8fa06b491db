import { expect, test } from "vitest";
import { sooner } from "./ties";

test("one goes a place sooner, and the first stays", () => {
  const order = ["wins", "beaten", "share"];
  expect(sooner(order, 2)).toEqual(["wins", "share", "beaten"]);
  expect(sooner(order, 1)).toEqual(["beaten", "wins", "share"]);
  expect(sooner(order, 0)).toEqual(order);
  expect(sooner(order, 3)).toEqual(order);
});
