import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Fairness, SeatView } from "../wire";
import { check, type Memory } from "./fairness";

const secret = "11".repeat(32);
const nonces = [
  { seat: 0, nonce: "ab".repeat(16) },
  { seat: 2, nonce: "cd".repeat(16) },
];
const key = Buffer.from(secret, "hex");
const seedOf = (message: string) => createHmac("sha256", key).update(message).digest("hex");
const fairness: Fairness = {
  commitment: createHash("sha256").update(key).digest("hex"),
  nonces,
  without: [{ seat: 1, why: "bot" }],
  secret,
  seed: seedOf(`0:${"ab".repeat(16)}\n1:bot\n2:${"cd".repeat(16)}\n`),
};
const seats = [0, 1, 2].map((seat): SeatView => ({
  seat,
  holder: seat === 1 ? { kind: "bot", level: 1, cast: 3 } : { kind: "person", name: `${seat}` },
  stand_in: null,
  resigned: false,
  present: true,
  replaced_at: null,
  holidays: [],
}));
const nothing: Memory = { commitment: null, nonce: null };

test("a fair game is proved, with our own part in it", async () => {
  const memory = { commitment: fairness.commitment, nonce: "cd".repeat(16) };
  expect(await check(fairness, seats, memory)).toEqual({
    verdict: "proved",
    remembered: true,
    kept: true,
    derived: true,
    included: true,
    complete: true,
    ended: true,
  });
});

test("another secret, another nonce or a missing one is a forgery", async () => {
  const forged = async (change: Partial<Fairness>, memory = nothing) =>
    check({ ...fairness, ...change }, seats, memory);
  expect(await forged({ secret: "22".repeat(32) })).toMatchObject({ verdict: "forged", kept: false, derived: false });
  expect(await forged({ nonces: nonces.slice(1) })).toMatchObject({ verdict: "forged", kept: true, derived: false });
  expect(await forged({ without: [{ seat: 1, why: "silent" }] })).toMatchObject({ verdict: "forged", derived: false });
  expect(await forged({}, { ...nothing, nonce: "ee".repeat(16) })).toMatchObject({
    verdict: "forged",
    included: false,
  });
});

test("another commitment than the one first shown is a forgery", async () => {
  const memory = { ...nothing, commitment: "00".repeat(32) };
  expect(await check(fairness, seats, memory)).toMatchObject({ verdict: "forged", remembered: false, kept: true });
});

test("without the number of every person, or the end of the game, the proof is incomplete", async () => {
  const silent: Fairness = {
    ...fairness,
    nonces: nonces.slice(0, 1),
    without: [
      { seat: 1, why: "bot" },
      { seat: 2, why: "silent" },
    ],
    seed: seedOf(`0:${"ab".repeat(16)}\n1:bot\n2:silent\n`),
  };
  expect(await check(silent, seats, nothing)).toMatchObject({ verdict: "incomplete", derived: true, complete: false });
  const givenUp = seats.map((view) => ({ ...view, resigned: view.seat !== 1 }));
  expect(await check(fairness, givenUp, nothing)).toMatchObject({ verdict: "incomplete", ended: false });
});

test("before the end there is nothing to check", async () => {
  expect(await check({ ...fairness, secret: null, seed: null }, seats, nothing)).toBeUndefined();
});
