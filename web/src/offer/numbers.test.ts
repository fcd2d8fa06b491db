import { describe, expect, test } from "vitest";
import { arrow, confirm, typeDigit } from "./numbers";

describe("choosing by number", () => {
  test("one key is enough with up to nine options", () => {
    expect(typeDigit("", "7", 9)).toEqual({ pending: "", chosen: 7 });
  });

  test("a digit that could go on waits", () => {
    expect(typeDigit("", "1", 12)).toEqual({ pending: "1" });
    expect(typeDigit("1", "2", 12)).toEqual({ pending: "", chosen: 12 });
    expect(confirm("1", 12)).toEqual({ pending: "", chosen: 1 });
  });

  test("a digit that cannot go on chooses at once", () => {
    expect(typeDigit("", "2", 12)).toEqual({ pending: "", chosen: 2 });
  });

  test("a number out of reach chooses nothing", () => {
    expect(typeDigit("1", "9", 12)).toEqual({ pending: "" });
    expect(typeDigit("", "0", 12)).toEqual({ pending: "" });
    expect(confirm("", 12)).toEqual({ pending: "" });
  });
});

describe("arrow keys", () => {
  test("go round", () => {
    expect(arrow("ArrowDown", 2, 3)).toBe(0);
    expect(arrow("ArrowUp", 0, 3)).toBe(2);
    expect(arrow("ArrowDown", -1, 3)).toBe(0);
    expect(arrow("End", -1, 3)).toBe(2);
  });

  test("other keys and empty lists lead nowhere", () => {
    expect(arrow("a", 0, 3)).toBeUndefined();
    expect(arrow("ArrowDown", -1, 0)).toBeUndefined();
  });
});
