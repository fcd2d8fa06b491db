// Other ways to play, the same for every game: the keyboard alone, a phone, another language.
import { expect, type Page } from "@playwright/test";
import { expectWords, look } from "./fixtures";
import { playOn, pressOn, step, waitForTurn } from "./table";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Points at a choice with the arrow keys, makes it, and goes on by numbers. `pointed` looks at what is pointed at. */
export async function byKeyboard(
  page: Page,
  game: string,
  { pointed, most = 40 }: { pointed?: () => Promise<void>; most?: number } = {},
): Promise<void> {
  await waitForTurn(page);
  const before = await step(page);
  await page.locator("body").press("ArrowDown");
  await page.locator("body").press("ArrowDown");
  await expect(page.locator("[data-pointed]").first()).toBeVisible();
  await pointed?.();
  await look(page, `${game}-keyboard`);
  await page.keyboard.press("Enter");
  await expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  let state = 5;
  const made = await pressOn(page, (count) => ((state = (state * 7 + 3) % 1009) % count) + 1, most);
  expect(made, "choices made by numbers").toBeGreaterThan(10);
}

/** Brings one zone after another to the front of a phone: each fits, and speaks. */
export async function zoneByZone(page: Page, zones: number[], picture: string): Promise<void> {
  for (const zone of zones) {
    await page.locator("nav").getByRole("button").nth(zone).tap();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "nothing sticks out").toBeLessThanOrEqual(0);
    await look(page, `${picture}-${zone}`);
    await expectWords(page);
  }
}

/** Plays on for a while: every sentence has its words. */
export async function inWords(
  page: Page,
  player: (seed: number) => (keys: string[]) => number,
  picture: string,
): Promise<void> {
  for (let round = 0; round < 3 && (await waitForTurn(page)) === "mine"; round++) {
    await playOn(page, player(round + 40), 10);
    await expectWords(page);
  }
  await waitForTurn(page);
  await look(page, picture);
}
