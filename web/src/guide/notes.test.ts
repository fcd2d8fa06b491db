import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../wire";
import { noteFor, notesSince } from "./notes";

const ROOT = resolve(import.meta.dirname, "../../..");
const BOARDS = resolve(ROOT, "web/src/boards");
const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map(({ name }) => name);

/** The ends of the keys of a family: `turn` of `rattus-ask-turn`. */
function ends(language: string, file: string, family: string): string[] {
  const text = readFileSync(resolve(ROOT, "locales", language, file), "utf8");
  return [...text.matchAll(new RegExp(`^${family}-([a-z0-9-]+) =`, "gm"))].map(([, end = ""]) => end).sort();
}

describe.each(GAMES)("the notes of %s", (game) => {
  const unexplained = Object.keys(
    JSON.parse(readFileSync(resolve(BOARDS, game, "unexplained.json"), "utf8")) as Record<string, string>,
  );
  const asked = ends("en", `${game}.ftl`, `${game}-ask`);
  const told = ends("en", `${game}.ftl`, `${game}-event`);

  it.each(["en", "fr", "ru"])("are there for every kind of question that is not listed, in %s", (language) => {
    const notes = ends(language, `aid-${game}.ftl`, `${game}-guide`);
    const questions = notes.filter((end) => !end.startsWith("event-"));
    expect([...questions, ...unexplained].sort()).toEqual(asked);
    const events = notes.filter((end) => end.startsWith("event-")).map((end) => end.slice("event-".length));
    expect(events.filter((end) => !told.includes(end))).toEqual([]);
  });

  it("are short", () => {
    const text = readFileSync(resolve(ROOT, "locales/en", `aid-${game}.ftl`), "utf8");
    const long = [...text.matchAll(/^\S+-guide-\S+ = (.*)$/gm)].filter(([, said = ""]) => said.split(" ").length > 40);
    expect(long.map(([line]) => line)).toEqual([]);
  });
});

describe("a note", () => {
  it("is found by the key of a question or of an event", () => {
    expect(noteFor("rattus", { key: "rattus-ask-turn" })).toBe("rattus-guide-turn");
    expect(noteFor("rattus", { key: "rattus-event-struck" })).toBe("rattus-guide-event-struck");
    expect(noteFor("rattus", { key: "pest-ask-turn" })).toBeUndefined();
  });

  it("of what happened comes once, and not for what is long past", () => {
    const entry = (step: number, ...keys: string[]) =>
      ({ step, events: keys.map((key) => ({ message: { key }, event: key, seat: null })) }) as unknown as LogEntry;
    const log = [
      entry(1, "rattus-event-struck"),
      entry(2, "rattus-event-moved"),
      entry(3, "rattus-event-moved", "x-y"),
    ];
    expect(notesSince("rattus", log, 2)).toEqual([{ note: "rattus-guide-event-moved", event: "rattus-event-moved" }]);
  });
});
