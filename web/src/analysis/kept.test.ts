import { beforeEach, expect, test, vi } from "vitest";
import { forgetKept, keep, kept, orKept } from "./kept";

/** A store of answers as a browser has one: in the order in which they came. */
const stores = new Map<string, Map<string, string>>();
vi.stubGlobal("caches", {
  open: (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return Promise.resolve({
      put: async (key: string, answer: Response) => void store.set(key, await answer.text()),
      match: (key: string) => Promise.resolve(store.has(key) ? new Response(store.get(key)) : undefined),
      delete: (key: string) => Promise.resolve(store.delete(key)),
      keys: () => Promise.resolve([...store.keys()]),
    });
  },
  delete: (name: string) => Promise.resolve(stores.delete(name)),
});
beforeEach(() => stores.clear());

const lost = () => Promise.reject(new Error("no line"));

test("what was seen stays readable without a line, and nothing else", async () => {
  expect(
    await orKept(
      "a",
      () => Promise.resolve({ answer: 1 }),
      () => true,
    ),
  ).toEqual({ answer: 1 });
  await vi.waitFor(async () => expect(await kept("a")).toEqual({ answer: 1 }));
  expect(await orKept("a", lost, () => true)).toEqual({ answer: 1 });
  await expect(orKept("b", lost, () => true)).rejects.toThrow("no line");
  await expect(
    orKept("a", lost, () => false),
    "a refusal stays one",
  ).rejects.toThrow("no line");
});

test("the oldest goes when there are many, and all of it when somebody logs out", async () => {
  for (let game = 0; game < 40; game++) await keep(`game ${game}`, game);
  expect(await kept("game 0")).toBeUndefined();
  expect(await kept("game 39")).toBe(39);
  await forgetKept();
  expect(await kept("game 39")).toBeUndefined();
});
