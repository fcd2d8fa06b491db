// How soon a game of this device is there, on a processor slowed down fourfold, and how long a choice with its offer takes.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/address";
import { expect, test } from "../support/fixtures";
import { GAMES } from "../support/games";
import { atHome, titleOf } from "../support/here";
import { bar } from "../support/table";

const SLOWER = 4;
/** Milliseconds from the click to a table that can be played. */
const FIRST = 1_500;
/** Milliseconds of a choice with the offer that follows. */
const CHOICE = 20;

for (const { game } of GAMES) {
  test(`${game}: the first table of this device`, async ({ somebody }) => {
    const { page } = await somebody();
    await atHome(page);
    await page.getByRole("button", { name: `A new game of ${titleOf(game)}` }).click();
    await expect(page.getByRole("button", { name: "Play here", exact: true }).last()).toBeVisible();
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const took = await page.evaluate(async () => {
      const button = document.querySelector<HTMLButtonElement>("dialog[open] button[type=submit]");
      const begun = performance.now();
      button?.click();
      while (!document.querySelector("section.bar[data-step]")) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    });
    await expect(bar(page)).toBeVisible();
    console.log(`${game}: the first table after ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(FIRST);
  });

  test(`${game}: a choice with its offer`, async ({ somebody }) => {
    const { page } = await somebody();
    await page.goto("/here");
    const worker = readdirSync(join(ROOT, "web/dist/assets")).find((name) => name.startsWith("engine.worker")) ?? "";
    const file = readdirSync(join(ROOT, "engines")).find((name) => name.startsWith(`${game}-`)) ?? "";
    const took = await page.evaluate(
      async ({ file, worker }) => {
        const engine = new Worker(`/assets/${worker}`, { type: "module" });
        engine.postMessage({
          module: await WebAssembly.compile(await (await fetch(`/engines/${file}`)).arrayBuffer()),
        });
        let number = 0;
        const ask = <T>(question: object) =>
          new Promise<T>((answered) => {
            engine.onmessage = ({ data }: MessageEvent<{ yes: T }>) => answered(data.yes);
            engine.postMessage({ number: number++, question });
          });
        type Stand = { over: boolean; asked: number[] };
        const of = <T>(game: number, what: object) => ask<T>({ ask: "game", game, what });
        const begun = await ask<{ game: number; stand: Stand }>({
          ask: "start",
          options: "players=3",
          position: [],
          seed: "0123456789abcdef".repeat(4),
        });
        const times: number[] = [];
        let { stand } = begun;
        for (let made = 0; !stand.over; made++) {
          const [seat = 0] = stand.asked;
          const viewer = { seat };
          const { options } = await of<{ options: { action: string }[] }>(begun.game, { ask: "offer", viewer });
          const choice = options[(made * 7) % options.length]?.action ?? "";
          const at = performance.now();
          ({ stand } = await of<{ stand: Stand }>(begun.game, { ask: "choose", seat, choice }));
          await of(begun.game, { ask: "offer", viewer: { seat: stand.asked[0] ?? 0 } });
          times.push(performance.now() - at);
        }
        return times.sort((a, b) => a - b);
      },
      { file, worker },
    );
    const at = (part: number) => took[Math.floor((took.length - 1) * part)] ?? 0;
    console.log(
      `${game}: ${took.length} choices with their offers, half within ${at(0.5).toFixed(1)} ms, 99 % within ${at(0.99).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms`,
    );
    expect(at(0.99)).toBeLessThan(CHOICE);
  });
}
