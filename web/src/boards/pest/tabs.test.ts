import { expect, test } from "vitest";
import { tabFor } from "./tabs";

test("the shelf brings forward what can be chosen", () => {
  expect(tabFor(["button", "technology"])).toBe("market");
  expect(tabFor(["capital_building", "building"])).toBe("buildings");
  expect(tabFor(["capital_building"])).toBe("capital");
  expect(tabFor(["reward_token"])).toBe("capital");
  expect(tabFor(["influence"])).toBe("influence");
});

test("a question about something else leaves the shelf as it is", () => {
  expect(tabFor(["location", "button"])).toBeUndefined();
  expect(tabFor([])).toBeUndefined();
});
