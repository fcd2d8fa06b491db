import { expect, test } from "vitest";
import { gameOf } from "./opened";

test("the game of a record stands in its head", () => {
  expect(gameOf("lazaret 1\ngame pest\nrules 3\noptions players=1\n\n0 castle dorrim\n")).toBe("pest");
  expect(gameOf("nothing")).toBe("");
});
