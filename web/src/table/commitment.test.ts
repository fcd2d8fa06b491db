import { beforeEach, expect, test, vi } from "vitest";
import { firstCommitment, rememberedCommitment } from "./commitment";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the first commitment of a table is remembered, whatever is shown later", () => {
  expect(rememberedCommitment("A")).toBeNull();
  expect(firstCommitment("A", "11")).toBe("11");
  expect(firstCommitment("A", "22")).toBe("11");
  expect(firstCommitment("B", "22")).toBe("22");
  expect(rememberedCommitment("A")).toBe("11");
});

test("the oldest tables are forgotten, the newest are not", () => {
  for (let table = 0; table < 400; table++) firstCommitment(`${table}`, `${table}`);
  expect(rememberedCommitment("0")).toBeNull();
  expect(rememberedCommitment("399")).toBe("399");
});

test("storage that holds nonsense or fails does no harm", () => {
  localStorage.setItem("lazaret-commitments", '{"no":"list"}');
  expect(firstCommitment("A", "11")).toBe("11");
  expect(rememberedCommitment("A")).toBe("11");
  vi.stubGlobal("localStorage", undefined);
  expect(firstCommitment("A", "22")).toBe("22");
  expect(rememberedCommitment("A")).toBeNull();
});
