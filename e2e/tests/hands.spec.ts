// Other ways to play: the keyboard alone, a phone, other languages, candle-light.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, choose, lively, playOn, step, waitForTurn } from "../support/table";
import { PHONE } from "../support/ways";

test("the keyboard alone: from the shelf into the game", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play Rattus now, against bots" });
  await expect(play).toBeVisible();
  for (let tabs = 0; tabs < 30 && !(await play.evaluate((node) => node === document.activeElement)); tabs++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeVisible();
  await page.keyboard.type("Tasten");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeVisible();

  const moved = (before: number) => expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  await waitForTurn(page);
  let before = await step(page);
  await page.locator("body").press("ArrowDown");
  await page.locator("body").press("ArrowDown");
  await expect(page.locator("[data-pointed]").first()).toBeVisible();
  await look(page, "keyboard");
  await page.keyboard.press("Enter");
  await moved(before);

  await waitForTurn(page);
  before = await step(page);
  await page.keyboard.press("3");
  await moved(before);

  await waitForTurn(page);
  before = await step(page);
  // The list is what a screen reader reads: it opens when it has the focus.
  await page.getByRole("listbox").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveCount(1);
  await look(page, "option-list");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await moved(before);

  await waitForTurn(page);
  await expect(page.locator("[aria-live=polite]")).not.toBeEmpty();
  for (let turn = 0; turn < 6 && (await waitForTurn(page)) === "mine"; turn++) {
    before = await step(page);
    await page.keyboard.press("1");
    if ((await page.getByRole("listbox").getByRole("option").count()) > 9) await page.keyboard.press("Enter");
    await moved(before);
  }
});

test("a phone: one zone large, the rest in a strip", async ({ somebody }) => {
  const { page } = await somebody(PHONE);
  await atTable(page, "Poche", { players: 4, others: ["easy", "random", "random"] });
  await waitForTurn(page);
  await look(page, "phone-map");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, "nothing sticks out").toBeLessThanOrEqual(0);
  await playOn(page, lively(9), 6);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Classes", exact: true }).tap();
  await expect(page.locator("[data-thing='class:king']")).toBeVisible();
  await look(page, "phone-cards");
  await page.getByRole("button", { name: "Story", exact: true }).tap();
  await expect(page.locator(".log li").first()).toBeVisible();
  await look(page, "phone-log");
  // Whatever zone is in front, every choice can be made.
  await choose(page, (keys) => keys.length - 1);
  await page.getByRole("button", { name: "Map", exact: true }).tap();
  const map = page.locator(".map svg").first();
  const before = await map.getAttribute("viewBox");
  await page.getByRole("button", { name: "Larger" }).tap();
  expect(await map.getAttribute("viewBox")).not.toBe(before);
});

for (const [locale, name, theme] of [
  ["fr-FR", "Émile", "light"],
  ["ru-RU", "Ольга", "dark"],
] as const) {
  test(`the game in ${locale}: every sentence has its words`, async ({ somebody }) => {
    const { page } = await somebody({ locale, theme });
    await atTable(page, name, { players: 4, others: ["easy", "random", "random"] });
    for (let round = 0; round < 4 && (await waitForTurn(page)) === "mine"; round++) {
      await playOn(page, lively(round + 40), 5);
      await expectWords(page);
    }
    await look(page, `table-${locale}`);
    await page.locator("[data-thing='class:witch']").click();
    await expectWords(page);
  });
}

test("less motion: the result is there at once", async ({ somebody }) => {
  const { page } = await somebody({ reducedMotion: "reduce", speed: "off" });
  await atTable(page, "Calme");
  await playOn(page, lively(1), 4);
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);
});
