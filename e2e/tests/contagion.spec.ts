// Contagion in the browser: whole games by clicks, payments, the keyboard alone, a phone, and what may not be known.
import { expect, expectWords, look, test } from "../support/fixtures";
import {
  atTable,
  bar,
  busy,
  choose,
  expectSheet,
  fairnessOf,
  host,
  playOn,
  playTogether,
  press,
  sitDown,
  start,
  step,
  waitForTurn,
} from "../support/table";
import { byKeyboard, inWords, PHONE, zoneByZone } from "../support/ways";

/** Uses what it can: city actions, kept cards, Resistance. */
const IDLE = /^button:\d*(Skip it|No more|Continue|End the turn)/;
const LINES = ["Death tolls", "Fallen cities", "City actions", "Cities led at the end", "Mutation levels"];

test("Contagion: two people play a whole game by clicks, and a passer-by learns no card", async ({ somebody }) => {
  test.slow();
  const [anna, ben, carl] = [await somebody(), await somebody(), await somebody()];
  const id = await host(anna.page, "Anna", { game: "contagion", others: ["open"] });
  await sitDown(ben.page, anna.page, "Ben");
  await carl.page.goto(`/table/${id}`);
  await start(anna.page);
  const made = await playTogether([
    { page: anna.page, pick: busy(4, IDLE) },
    { page: ben.page, pick: busy(5, IDLE) },
  ]);
  expect(made).toBeGreaterThan(20);

  for (const { page } of [anna, ben, carl]) await expectSheet(page, LINES, 2);
  expect(await step(anna.page)).toBe(await step(ben.page));
  await look(ben.page, "contagion-end");
  await expectWords(ben.page);

  const fairness = await fairnessOf(anna.page, id);
  anna.wire.expectNoSecrets(0, fairness, "contagion");
  ben.wire.expectNoSecrets(1, fairness, "contagion");
  carl.wire.expectNoSecrets(null, fairness, "contagion");
});

test("Contagion: a whole game at five seats by clicks", async ({ somebody }) => {
  test.slow();
  const { page, wire } = await somebody();
  const others = ["random", "random", "random", "random"];
  const id = await atTable(page, "Cinq", { game: "contagion", players: 5, others });
  await waitForTurn(page);
  await look(page, "contagion-five-start");
  await playOn(page, busy(6, IDLE), 12);
  await waitForTurn(page);
  await look(page, "contagion-five-turn");
  await expectWords(page);
  await playOn(page, busy(7, IDLE));
  await expectSheet(page, LINES, 5);
  await look(page, "contagion-five-end");
  wire.expectNoSecrets(0, await fairnessOf(page, id), "contagion");
});

test("Contagion: cards are picked in the hand, then paid at once, and a choice can be taken back", async ({
  somebody,
}) => {
  const { page } = await somebody();
  await atTable(page, "Payeur", { game: "contagion", players: 2, others: ["random"] });
  const held = () => page.locator("[data-thing^='color:'], [data-card]").count();
  const pile = page.locator("[data-thing='pile:contagion'][data-glow]");
  const track = page.locator("[data-thing^='track:'][data-glow]").first();

  // Cards first: until a mutation can be paid with a choice of cards, by the first of two actions. After the second one
  // others play, and a card of the round may give or take cards.
  const first = bar(page).locator(".ask", { hasText: "2 actions" });
  for (let turns = 0; turns < 30; turns++) {
    await waitForTurn(page);
    if ((await track.count()) > 0 && (await held()) >= 5 && (await first.count()) > 0) break;
    const before = await step(page);
    if ((await pile.count()) > 0) await pile.click();
    else await choose(page, () => 0);
    await expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  }
  const had = await held();
  // A click pays at once, and all of it is taken back at once.
  await track.click();
  await expect.poll(held).toBeLessThan(had);
  await bar(page)
    .getByRole("button", { name: /^Undo \d+ choices$/ })
    .click();
  await expect.poll(held).toBe(had);
  const inDetail = async () => {
    await track.focus();
    await page.keyboard.press("d");
  };
  await inDetail();
  const picked = page.locator("[data-card][aria-pressed='true']");
  const pay = page.locator("[data-thing='payment:hand']");
  // Nothing is paid yet: the choice can be taken back.
  await expect(pay).toBeVisible();
  await bar(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(pay).toHaveCount(0);
  await inDetail();
  await expect(bar(page).locator(".ask")).toContainText(/card/);
  // A payment lies ready. Putting a card back, something is missing; another one completes it.
  await expect(pay).toBeVisible();
  const price = await picked.count();
  expect(price).toBeGreaterThan(0);
  await look(page, "contagion-payment");
  await picked.first().click();
  await expect(pay).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "1 more" })).toBeVisible();
  await page.locator("[data-card][aria-pressed='false']").last().click();
  await expect(picked).toHaveCount(price);
  // Nothing of this was said to the table; now it is, all at once.
  const step0 = await step(page);
  await pay.click();
  await expect.poll(() => step(page)).toBeGreaterThanOrEqual(step0 + price);
  await expect(pay).toHaveCount(0);
  await expect.poll(held).toBe(had - price);

  // What cannot be chosen says why.
  await waitForTurn(page);
  await page.locator("[data-thing^='seat:'], [data-thing^='city:']:not([data-glow])").first().click();
  await expect(bar(page).locator(".told .reason")).toBeVisible();
});

test("Contagion: the keyboard alone", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Tasten", { game: "contagion", players: 3, others: ["random", "random"] });
  await byKeyboard(page, "contagion", { most: 25 });
  await waitForTurn(page);
  // A city card is reached with the tabulator key too; numbers are heard there as everywhere.
  const city = page.locator("[data-thing^='city:']").first();
  await city.focus();
  await expect(city).toBeFocused();
  await press(page, () => 1);
});

test("Contagion: a phone in ru-RU, zone by zone", async ({ somebody }) => {
  const { page } = await somebody({ ...PHONE, locale: "ru-RU", theme: "light" });
  const others = ["random", "random", "random", "random"];
  await atTable(page, "Poche", { game: "contagion", players: 5, others });
  await waitForTurn(page);
  const zones = page.locator("nav").getByRole("button");
  await zoneByZone(page, [2, 1, 0], "contagion-phone-ru-RU");
  await playOn(page, busy(8, IDLE), 12);
  await waitForTurn(page);
  await look(page, "contagion-phone-turn-ru-RU");
  await zones.nth(1).tap();
  await look(page, "contagion-phone-disease-ru-RU");
  await expectWords(page);
  // Whatever zone is in front, every choice can be made.
  await zones.nth(3).tap();
  await choose(page, () => 0);
});

test("Contagion: the table in fr-FR: every sentence has its words", async ({ somebody }) => {
  const { page } = await somebody({ locale: "fr-FR", theme: "dark" });
  await atTable(page, "Ольга", { game: "contagion", players: 4, others: ["random", "random", "random"] });
  await inWords(page, (seed) => busy(seed, IDLE), "contagion-fr-FR");
});
