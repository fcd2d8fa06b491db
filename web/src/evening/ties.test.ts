import { expect, test } from "vitest";
import { moved } from "./ties";

test("one is moved sooner and later, and never off the list", () => {
  const order = ["wins", "beaten", "share"];
  expect(moved(order, 2, 1)).toEqual(["wins", "share", "beaten"]);
  expect(moved(order, 0, 2)).toEqual(["beaten", "share", "wins"]);
  expect(moved(order, 0, -1)).toEqual(order);
  expect(moved(order, 2, 3)).toEqual(order);
  expect(moved(order, 5, 0)).toEqual(order);
});
