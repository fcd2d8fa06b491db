import { expect, test } from "vitest";
import { readFilter, writeFilter } from "./filter";

test.each(["", "?game=rattus", "?game=rattus&with=Anna+%26+Ben&players=3&won=true&rated=true&page=2"])(
  "%s is read and written again",
  (search) => {
    expect(writeFilter(readFilter(search))).toBe(search);
  },
);

test("what is no filter is none", () => {
  expect(writeFilter(readFilter("?players=many&won=perhaps&page=-1&else=1"))).toBe("");
});
