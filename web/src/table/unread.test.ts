import { expect, test } from "vitest";
import { nextLine, unreadIn } from "./unread";

const line = (number: number, seat: number | null) => ({ number, seat });

test("the first line that is ever said is news", () => {
  const before = nextLine([]);
  expect(unreadIn([line(0, 1)], before, 0)).toBe(1);
});

test("what was said before a visit is none, nor is what one has read or said", () => {
  const said = [line(0, 1), line(3, 1)];
  const before = nextLine(said);
  expect(unreadIn(said, before, 0)).toBe(0);
  expect(unreadIn([...said, line(4, 1), line(5, 0), line(7, null)], before, 0)).toBe(2);
  expect(unreadIn([...said, line(4, 1), line(5, 0), line(7, null)], 5, 0)).toBe(1);
  expect(unreadIn([line(4, null)], 4, null)).toBe(1);
});
