// Games by taps on a phone, upright and lying, with pieces that travel: what can be chosen is in front and can be hit. The first
// choices of each game; whole games take some minutes (`make taps`).
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { GAMES, IDLE } from "../support/games";
import { atTable, busy, seen, until, waitForTurn } from "../support/table";

const SIZES = { upright: { width: 390, height: 844 }, lying: { width: 844, height: 390 } };
const MOST = process.env["WHOLE_GAMES"] ? Infinity : 14;

/** Makes a choice with a finger: a first tap looks, the red button in what then opens acts. */
async function tap(page: Page, pick: (keys: string[]) => number): Promise<void> {
  const { step, over, things, buttons } = await seen(page);
  expect(over, "the table fits its window").toBeLessThanOrEqual(0);
  const keys = [...things.map(({ key }) => key), ...buttons.map((text) => `button:${text}`)];
  expect(keys.length, "something that can be chosen is in front").toBeGreaterThan(0);
  const chosen = pick(keys);
  const thing = things[chosen];
  if (thing) await page.touchscreen.tap(thing.x, thing.y);
  else
    await page
      .locator("section.bar .choices button")
      .nth(chosen - things.length)
      .tap();
  const answered = (step: string) => {
    if (document.querySelector("section.bar")?.getAttribute("data-step") !== step) return "moved";
    if (document.querySelector("[role=alertdialog]")) return "ending";
    if (document.querySelector(".popover.held button.primary")) return "looked";
    return document.querySelector("[role=menuitem]") ? "menu" : undefined;
  };
  for (let more = 0; more < 4; more++) {
    const answer = await until(page, answered, step, `a tap on ${keys[chosen]} does something`);
    if (answer === "moved") return;
    if (answer === "looked") await page.locator(".popover.held button.primary").first().tap();
    else if (answer === "menu") await page.getByRole("menuitem").first().tap();
    else await page.getByRole("alertdialog").getByRole("button").nth(1).tap();
    await page.waitForTimeout(100);
  }
  throw new Error(`four taps, and ${keys[chosen]} is not done`);
}

for (const [way, viewport] of Object.entries(SIZES)) {
  for (const { game } of GAMES) {
    test(`${game} by taps, on a phone ${way}`, async ({ somebody }) => {
      if (MOST === Infinity) test.setTimeout(1_200_000);
      const { page } = await somebody({ viewport, hasTouch: true, isMobile: true, speed: "fast" });
      await atTable(page, "Finger", { game, players: 2, others: [1] });
      const pick = busy(23, IDLE);
      let made = 0;
      for (; made < MOST && (await waitForTurn(page)) === "mine"; made++) await tap(page, pick);
      expect(made, "choices made by taps").toBeGreaterThan(Math.min(MOST, 25) - 1);
      if (MOST === Infinity) await expect(page.getByRole("dialog").getByText("Total")).toBeVisible();
    });
  }
}
