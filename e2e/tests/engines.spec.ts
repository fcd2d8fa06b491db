// The packages in Chromium: every recorded game comes by the same fingerprints there as in the program, which wrote them down at
// every sixteenth entry.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/address";
import { expect, test } from "../support/fixtures";

const PACKAGES = readdirSync(join(ROOT, "engines")).flatMap((file) => {
  const [, game = "", rules = ""] = /^(\w+)-(\d+)\.wasm$/.exec(file) ?? [];
  return game !== "" && game !== "lots" ? [{ file, game, rules }] : [];
});
/** The worker of the page, as it is built. */
const WORKER = readdirSync(join(ROOT, "web/dist/assets")).find((name) => name.startsWith("engine.worker"));

for (const { file, game, rules } of PACKAGES) {
  test(`${file}: recorded games come by the same fingerprints`, async ({ somebody }) => {
    const { page } = await somebody();
    const folder = join(ROOT, "crates", game, "tests/games/valid");
    const records = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .filter((record) => record.includes(`\nrules ${rules}\n`));
    expect(records.length).toBeGreaterThan(0);
    // One that says something else somewhere must be refused, or nothing is compared at all.
    const wrong = records
      .map((record) => record.replace(/^@ \w/m, (found) => (found.endsWith("0") ? "@ 1" : "@ 0")))
      .filter((record) => !records.includes(record));
    expect(wrong.length).toBeGreaterThan(0);
    await page.goto("/here");
    const answers = await page.evaluate(
      async ({ file, worker, records }) => {
        const module = await WebAssembly.compile(await (await fetch(`/engines/${file}`)).arrayBuffer());
        const engine = new Worker(`/assets/${worker}`, { type: "module" });
        engine.postMessage({ module });
        const ask = (number: number, question: object) =>
          new Promise<object>((answered) => {
            const hear = ({ data }: MessageEvent<{ number: number }>) => {
              if (data.number !== number) return;
              engine.removeEventListener("message", hear);
              answered(data);
            };
            engine.addEventListener("message", hear);
            engine.postMessage({ number, question });
          });
        const said: string[] = [];
        for (const [number, record] of records.entries()) {
          const answer = await ask(number, { ask: "load", record });
          said.push("yes" in answer ? "yes" : "no" in answer ? "no" : JSON.stringify(answer));
        }
        engine.terminate();
        return said;
      },
      { file, worker: WORKER ?? "", records: [...records, ...wrong] },
    );
    expect(answers).toEqual([...records.map(() => "yes"), ...wrong.map(() => "no")]);
  });
}
