// The pictures of the README: the shelf, and each board in the middle of a game. Small enough to look at on a slow line.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "../support/fixtures";
import { atTable, busy, playOn, waitForTurn } from "../support/table";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const SIZE = { width: 1280, height: 800 };

async function take(page: Page, name: string): Promise<void> {
  await page.setViewportSize(SIZE);
  await page.mouse.move(0, 0);
  // Pieces that are on their way arrive.
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: 46, animations: "disabled" });
}

test("the shelf for the README", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.getByRole("heading", { name: "Rattus" }).waitFor();
  await take(page, "shelf");
});

const IDLE = /^place:estate$|End the turn|Done|Decline|Stop here|Go on|Let go|No, thank you/;

for (const [game, players, choices] of [
  ["rattus", 4, 14],
  ["contagion", 3, 24],
  ["pest", 3, 30],
  ["messina", 3, 30],
] as const) {
  test(`${game} for the README`, async ({ somebody }) => {
    const { page } = await somebody();
    await page.setViewportSize(SIZE);
    await atTable(page, "Anna", { game, players, others: Array<number>(players - 1).fill(5) });
    await playOn(page, busy(3, IDLE), choices);
    await waitForTurn(page);
    await take(page, game);
  });
}
