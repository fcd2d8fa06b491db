// How smoothly pieces move: pictures a second that reach the screen while something travels over a board, on a processor
// slowed down fourfold. Pieces are moved by the compositor: what it draws is what people see.
import { expect, test } from "../support/fixtures";
import { GAMES, IDLE } from "../support/games";
import { atTable, busy, choose, waitForTurn } from "../support/table";

const SLOWER = 4;
const CHOICES = 8;
/** Pictures a second: a screen shows 60, and a machine without a graphics card misses some where a flight begins. */
const LEAST = 50;

interface Traced {
  name: string;
  ts: number;
}

for (const { game, players } of GAMES) {
  test(`${game}: frames while pieces move`, async ({ somebody }) => {
    const { page } = await somebody({ speed: "normal" });
    await atTable(page, "Takt", { game, players, others: Array<string>(players - 1).fill("random") });
    await waitForTurn(page);
    await page.evaluate(() => {
      let moving = 0;
      const step = (by: number) => {
        moving += by;
        if (by > 0 ? moving === 1 : moving === 0) performance.mark(by > 0 ? "pieces-move" : "pieces-rest");
      };
      new MutationObserver((changes) => {
        const pieces = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        for (const flight of pieces.flatMap((piece) => piece.getAnimations())) {
          const ended = flight.finished.then(
            () => undefined,
            () => undefined,
          );
          void flight.ready
            .then(() => (step(1), ended))
            .then(
              () => step(-1),
              () => undefined,
            );
        }
      }).observe(document.querySelector(".air")!, { childList: true });
    });
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const traced: Traced[] = [];
    chromium.on("Tracing.dataCollected", ({ value }) => traced.push(...(value as unknown as Traced[])));
    const categories = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"];
    await chromium.send("Tracing.start", { traceConfig: { includedCategories: categories } });
    for (let made = 0; made < CHOICES && (await waitForTurn(page)) === "mine"; made++) {
      await choose(page, busy(made, IDLE));
      // Looking every frame whether it is over would itself cost frames.
      const over = () => document.querySelector("section.bar[data-open=true], dialog[open]");
      await page.waitForFunction(over, undefined, { polling: 500, timeout: 0 });
    }
    const complete = new Promise((resolve) => chromium.once("Tracing.tracingComplete", resolve));
    await chromium.send("Tracing.end");
    await complete;
    const { drawn, seconds } = whileMoving(traced);
    console.log(`${game}: ${drawn} pictures in ${seconds.toFixed(1)} s, ${(drawn / seconds).toFixed(0)} a second`);
    expect(seconds, "pieces move").toBeGreaterThan(0.5);
    expect(drawn / seconds).toBeGreaterThan(LEAST);
  });
}

/** How many pictures were drawn while pieces moved, and for how long they did. */
function whileMoving(traced: Traced[]): { drawn: number; seconds: number } {
  let [drawn, moved, since] = [0, 0, -1];
  for (const { name, ts } of traced.sort((a, b) => a.ts - b.ts)) {
    if (name === "pieces-move") since = ts;
    if (name === "DrawFrame" && since >= 0) drawn += 1;
    if (name === "pieces-rest" && since >= 0) {
      moved += ts - since;
      since = -1;
    }
  }
  return { drawn, seconds: moved / 1e6 };
}
