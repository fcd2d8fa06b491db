import { expect, test } from "vitest";
import { deviceOf } from "./push";

test("a browser without keys takes no notices", () => {
  const keys = { p256dh: "p", auth: "a" };
  expect(deviceOf({ endpoint: "https://push.example/1", keys })).toEqual({
    endpoint: "https://push.example/1",
    ...keys,
  });
  expect(deviceOf({ endpoint: "https://push.example/1" })).toBeUndefined();
  expect(deviceOf({ keys })).toBeUndefined();
});
