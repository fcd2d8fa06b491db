// How smoothly pieces move: frames a second while something travels over a board, on a processor slowed down fourfold.
import { test } from "../support/fixtures";
import { GAMES, IDLE } from "../support/games";
import { atTable, busy, choose, waitForTurn } from "../support/table";

const SLOWER = 4;
const CHOICES = 8;

for (const { game, players } of GAMES) {
  test(`${game}: frames while pieces move`, async ({ somebody }) => {
    const { page } = await somebody({ speed: "normal" });
    await atTable(page, "Takt", { game, players, others: Array<string>(players - 1).fill("random") });
    await waitForTurn(page);
    await page.evaluate(() => {
      const frames: number[] = [];
      let before = 0;
      const tick = (now: number) => {
        if (document.querySelector(".air span") && before > 0) frames.push(now - before);
        before = document.querySelector(".air span") ? now : 0;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { frames });
    });
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    for (let made = 0; made < CHOICES && (await waitForTurn(page)) === "mine"; made++)
      await choose(page, busy(made, IDLE));
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    const sorted = frames.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
    const rate = 1000 / (sorted.reduce((sum, time) => sum + time, 0) / sorted.length);
    console.log(
      `${game}: ${sorted.length} frames, ${rate.toFixed(0)} a second; half within ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms`,
    );
  });
}
