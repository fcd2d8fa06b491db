import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { check } from "./fairness";

const secret = "11".repeat(32);
const nonces = [
  { seat: 0, nonce: "ab".repeat(16) },
  { seat: 2, nonce: "cd".repeat(16) },
];
const key = Buffer.from(secret, "hex");
const fairness = {
  commitment: createHash("sha256").update(key).digest("hex"),
  nonces,
  secret,
  seed: createHmac("sha256", key)
    .update(`0:${"ab".repeat(16)}\n2:${"cd".repeat(16)}\n`)
    .digest("hex"),
};

test("a fair game is found fair, with our own part in it", async () => {
  expect(await check(fairness, "cd".repeat(16))).toEqual({ kept: true, derived: true, included: true });
});

test("another secret, another nonce or a missing one is found out", async () => {
  expect(await check({ ...fairness, secret: "22".repeat(32) }, null)).toMatchObject({ kept: false, derived: false });
  expect(await check({ ...fairness, nonces: nonces.slice(1) }, null)).toMatchObject({ kept: true, derived: false });
  expect(await check(fairness, "ee".repeat(16))).toMatchObject({ included: false });
});

test("before the end there is nothing to check", async () => {
  expect(await check({ ...fairness, secret: null, seed: null }, null)).toBeUndefined();
});
