import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Engine, Refused } from "./engine";

const ROOT = resolve(import.meta.dirname, "../../..");
const PACKAGES = readdirSync(resolve(ROOT, "engines"))
  .map((file) => /^(\w+)-(\d+)\.wasm$/.exec(file))
  .flatMap((found) => (found ? [{ file: found[0], game: found[1] ?? "", rules: Number(found[2]) }] : []))
  .filter(({ game }) => game !== "lots");
const SEED = "0123456789abcdef".repeat(4);

describe.each(PACKAGES)("the package $file", ({ file, game, rules }) => {
  const loaded = Engine.load(readFileSync(resolve(ROOT, "engines", file)));
  const folder = resolve(ROOT, "crates", game, "tests/games/valid");
  const records = readdirSync(folder)
    .map((name) => readFileSync(resolve(folder, name), "utf8"))
    .filter((record) => record.includes(`\nrules ${rules}\n`));

  it("is what its name says", async () => {
    const engine = await loaded;
    expect([engine.game, engine.rules]).toEqual([game, rules]);
  });

  // Fingerprints stand in a record at every sixteenth entry: one that is taken up has come by all of them.
  it("comes by the fingerprints of recorded games", async () => {
    const engine = await loaded;
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      const { game, stand } = engine.take(record);
      expect(stand.step).toBeGreaterThan(0);
      expect(engine.of(game, "stand", {})).toEqual(stand);
      engine.of(game, "close", {});
    }
    const [record = ""] = records;
    const other = record.replace(/^@ \w/m, (found) => (found.endsWith("0") ? "@ 1" : "@ 0"));
    expect(other).not.toBe(record);
    expect(() => engine.take(other)).toThrow(Refused);
  });

  it("is played to its end by bots in all seats", async () => {
    const engine = await loaded;
    const begun = engine.start("players=2", SEED);
    let { stand } = begun;
    while (!stand.over) {
      const [seat = 0] = stand.asked;
      const offer = engine.of(begun.game, "offer", { viewer: { seat } });
      const choice = engine.of(begun.game, "think", { seat, style: 1, seed: 7, millis: null });
      expect(offer.options.map(({ action }) => action)).toContain(choice);
      stand = engine.of(begun.game, "choose", { seat, choice }).stand;
    }
    const again = engine.take(engine.of(begun.game, "record", {}));
    expect(again.stand).toEqual(stand);
    expect(() => engine.of(begun.game, "choose", { seat: 0, choice: "fly" })).toThrow(Refused);
    expect(() => engine.of(4711, "stand", {})).toThrow("there is no such game");
  });
});
