import { expect, test } from "vitest";
import { onMat } from "./board";

// Only one's own mat is drawn large: a track or a slot that lit up there for somebody else would tell a wrong story.
test("what happens on one's own mat is shown on it", () => {
  expect(onMat("track:infection", 0, 0)).toBe("track:infection");
});

test("what happens on another's mat is shown at the sign of their seat", () => {
  expect(onMat("track:infection", 1, 0)).toBe("seat:1");
  expect(onMat("slot:cemetery", 2, null)).toBe("seat:2");
});
