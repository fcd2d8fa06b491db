// Messina 1347 in the browser: whole games by clicks, the keyboard alone, a phone, and what may not be known.
import { expect, expectWords, look, test } from "../support/fixtures";
import {
  atTable,
  bar,
  busy,
  choose,
  expectSheet,
  fairnessOf,
  playOn,
  pressOn,
  step,
  waitForTurn,
} from "../support/table";

/** Goes out into the town rather than home, and does what waits before the turn is ended. */
const IDLE = /^place:estate$|End the turn|Done|Let go|Let the citizen go|Build nothing/;
const LINES = [
  "Points in play",
  "City register",
  "Church register",
  "Popularity",
  "Repopulated districts",
  "Scroll board",
  "Rats",
];

test("Messina: a whole game for two against a bot, by clicks", async ({ somebody }) => {
  test.slow();
  const { page, wire } = await somebody();
  const id = await atTable(page, "Costanza", { game: "messina", players: 2, others: ["random"] });
  await waitForTurn(page);
  await look(page, "messina-start");
  await expectWords(page);

  // Nobody has seen what comes later: in the first round one ship is named, and nothing of the second era.
  const named = [...wire.named("messina")];
  expect(named.filter((name) => name.startsWith("ship_"))).toHaveLength(1);
  expect(named.filter((name) => /^(basilica|arsenal|library|royal_palace)$/.test(name))).toEqual([]);
  expect(named.filter((name) => /^(treasury|banquet_hall|council_chamber)$/.test(name))).toEqual([]);

  await playOn(page, busy(3, IDLE), 12);
  await waitForTurn(page);
  await look(page, "messina-turn");
  await expectWords(page);
  const made = await playOn(page, busy(5, IDLE));
  expect(made).toBeGreaterThan(30);

  await expectSheet(page, LINES, 2);
  await look(page, "messina-end");
  await expectWords(page);
  wire.expectNoSecrets(0, await fairnessOf(page, id), "messina");
});

test("Messina: alone against the automaton, by clicks, in candle-light", async ({ somebody }) => {
  test.slow();
  const { page, wire } = await somebody({ theme: "dark" });
  const id = await atTable(page, "Federico", { game: "messina", players: 1, others: [], options: "advanced=on" });
  await waitForTurn(page);
  await expect(page.getByRole("group", { name: "The automaton", exact: true })).toBeVisible();
  await playOn(page, busy(11, IDLE), 8);
  await waitForTurn(page);
  await look(page, "messina-solo");
  await playOn(page, busy(13, IDLE));
  await expectSheet(page, LINES, 1);
  await look(page, "messina-solo-end");
  wire.expectNoSecrets(0, await fairnessOf(page, id), "messina");
});

test("Messina: what things are, what a way costs, and why not", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Rosalia", { game: "messina", players: 2, others: ["random"] });
  await waitForTurn(page);
  const details = page.getByRole("region", { name: "What this is" });

  await page.locator("[data-thing^='workshop:']").first().hover();
  await expect(details).toContainText("Cost:");
  await page.locator("[data-thing='district:cathedral']").hover();
  await expect(details).toContainText("The way costs nothing.");
  await expect(details).toContainText("Action: Church step.");

  // A click on what cannot be chosen says why.
  await page.locator("[data-thing='register:city']").click();
  await expect(bar(page).locator(".told .reason")).toBeVisible();

  // With the lens a click only looks.
  const before = await step(page);
  await details.getByRole("button").click();
  await page.locator("[data-thing='district:cathedral']").click();
  await expect(details).toContainText("Cathedral");
  expect(await step(page)).toBe(before);
  await details.getByRole("button").click();

  // What was chosen waits in the list of what is to do.
  await page.locator("[data-thing='district:stewards_court']").click();
  for (let choices = 0; choices < 9 && (await waitForTurn(page)) === "mine"; choices++) {
    const action = bar(page).getByRole("button", { name: /action of the hex/i });
    if ((await action.count()) > 0) {
      await action.click();
      break;
    }
    await choose(page, () => 0);
  }
  await expect(page.getByRole("region", { name: "To do" })).toContainText("Advance a foreman");
  await look(page, "messina-todo");
});

test("Messina: the keyboard alone", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Tasten", { game: "messina", players: 2, others: ["random"] });
  await waitForTurn(page);
  const before = await step(page);
  await page.locator("body").press("ArrowDown");
  await page.locator("body").press("ArrowDown");
  await expect(page.locator("[data-pointed]").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "What this is" })).toContainText("The way costs");
  await look(page, "messina-keyboard");
  await page.keyboard.press("Enter");
  await expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  let state = 5;
  await pressOn(page, (count) => ((state = (state * 7 + 3) % 1009) % count) + 1, 40);
});

for (const [locale, theme] of [
  ["fr-FR", "dark"],
  ["ru-RU", "light"],
] as const) {
  test(`Messina: a phone in ${locale}, zone by zone`, async ({ somebody }) => {
    test.slow();
    const { page } = await somebody({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale,
      theme,
    });
    await atTable(page, "Агата", {
      game: "messina",
      players: 4,
      others: ["random", "random", "random"],
      options: "advanced=on",
    });
    await waitForTurn(page);
    const zones = page.locator("nav").getByRole("button");
    for (const zone of [1, 2, 3, 0]) {
      await zones.nth(zone).tap();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, "nothing sticks out").toBeLessThanOrEqual(0);
      await look(page, `messina-phone-${zone}-${locale}`);
      await expectWords(page);
    }
    // Whatever zone is in front, every choice can be made, and the question brings its own.
    await playOn(page, busy(17, IDLE), 14);
    await waitForTurn(page);
    await look(page, `messina-phone-turn-${locale}`);
    await expectWords(page);
  });

  test(`Messina: the table in ${locale}: every sentence has its words`, async ({ somebody }) => {
    const { page } = await somebody({ locale, theme });
    await atTable(page, "Ольга", { game: "messina", players: 3, others: ["random", "random"], options: "priority=on" });
    for (let round = 0; round < 4 && (await waitForTurn(page)) === "mine"; round++) {
      await playOn(page, busy(round + 40, IDLE), 10);
      await expectWords(page);
    }
    await waitForTurn(page);
    await look(page, `messina-${locale}`);
  });
}
