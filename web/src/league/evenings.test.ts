import { expect, test } from "vitest";
import { days, HOURS, moment, offered } from "./evenings";

test("days begin at midnight and follow each other, whatever clocks do", () => {
  const all = days(new Date(2026, 2, 26, 15, 30).getTime());
  expect(all.map((day) => new Date(day).getDate())).toEqual([26, 27, 28, 29, 30, 31, 1]);
  expect(all.every((day) => new Date(day).getHours() === 0)).toBe(true);
  expect(all.flatMap((day) => HOURS.map((hour) => new Date(moment(day, hour)).getHours() === hour))).not.toContain(
    false,
  );
});

test("three evenings are offered that are to come, and what somebody wants", () => {
  expect(offered([10, 20, 30, 40, 50], [], 15)).toEqual([20, 30, 40]);
  expect(offered([10, 20, 30, 40, 50], [50, 10, 20], 15)).toEqual([20, 30, 40, 50]);
  expect(offered([], [], 0)).toEqual([]);
});
