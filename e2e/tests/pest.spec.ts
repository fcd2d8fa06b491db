// Pest in the browser: whole games by clicks, the keyboard alone, a phone, and what may not be known.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, busy, expectSheet, fairnessOf, playOn, waitForTurn } from "../support/table";
import { byKeyboard, inWords, PHONE, zoneByZone } from "../support/ways";

/** Does what an action offers before it is ended. */
const IDLE = /^button:\d*(End the turn|Done|Stop here|Skip it)/;
const LINES = [
  "Renown tokens",
  "Imperatives",
  "Healed",
  "Buildings and columns",
  "Technologies",
  "Influence signs",
  "Resources",
  "Coins",
];

test("Pest: a whole game for three by clicks", async ({ somebody }) => {
  test.slow();
  const { page, wire } = await somebody();
  const id = await atTable(page, "Kaspar", { game: "pest", players: 3, others: ["random", "random"] });
  await waitForTurn(page);
  await look(page, "pest-start");
  await expectWords(page);
  await playOn(page, busy(3, IDLE), 15);
  await waitForTurn(page);
  await look(page, "pest-turn");
  await expectWords(page);
  const made = await playOn(page, busy(5, IDLE));
  expect(made).toBeGreaterThan(50);
  await expectSheet(page, [...LINES, "Most influence", "Negative Renown"], 3);
  await look(page, "pest-end");
  await expectWords(page);
  wire.expectNoSecrets(0, await fairnessOf(page, id), "pest");
});

test("Pest: alone, by clicks, in candle-light", async ({ somebody }) => {
  test.slow();
  const { page, wire } = await somebody({ theme: "dark" });
  const id = await atTable(page, "Einsam", { game: "pest", players: 1, others: [], options: "advanced_setup=on" });
  await waitForTurn(page);
  await playOn(page, busy(11, IDLE), 20);
  await waitForTurn(page);
  await look(page, "pest-solo");
  await playOn(page, busy(13, IDLE));
  await expectSheet(page, [...LINES, "Neutral people left", "Negative Renown"], 1);
  // Alone nobody has a place: the points stand beside the best so far.
  await expect(page.locator("[data-best]")).toHaveText(/^Your first game of this kind/);
  await expect(page.getByRole("dialog").getByText("1st", { exact: true })).toHaveCount(0);
  await look(page, "pest-solo-end");
  wire.expectNoSecrets(0, await fairnessOf(page, id), "pest");
});

test("Pest: nothing is a dead click", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Warum", { game: "pest", players: 3, others: ["random", "random"] });
  await waitForTurn(page);
  // What lies on the shelf is behind its tab.
  for (const [kind, tab] of [
    ["cell", undefined],
    ["technology", "Market"],
    ["capital_building", "Capital"],
    ["building", "Buildings"],
    ["decree", undefined],
  ] as const) {
    if (tab) await page.getByRole("tab", { name: tab }).click();
    await page.locator(`[data-thing^='${kind}:']:not([data-glow])`).first().click();
    await expect(bar(page).locator(".told .reason")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar(page).locator(".told .reason")).toHaveCount(0);
  }
  await expectWords(page);
});

test("Pest: the keyboard alone", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Tasten", { game: "pest", players: 3, others: ["random", "random"] });
  await byKeyboard(page, "pest");
});

test("Pest: a phone in fr-FR, zone by zone", async ({ somebody }) => {
  test.slow();
  const { page } = await somebody({ ...PHONE, locale: "fr-FR", theme: "light" });
  const others = ["random", "random", "random", "random"];
  await atTable(page, "Poche", { game: "pest", players: 5, others });
  await waitForTurn(page);
  await playOn(page, busy(17, IDLE), 20);
  await waitForTurn(page);
  await zoneByZone(page, [0, 1, 2, 3], "pest-phone-fr-FR");
  // Whatever zone is in front, every choice can be made, and the question brings its own.
  await playOn(page, busy(18, IDLE), 8);
});

test("Pest: the table in ru-RU: every sentence has its words", async ({ somebody }) => {
  const { page } = await somebody({ locale: "ru-RU", theme: "dark" });
  await atTable(page, "Ольга", { game: "pest", players: 4, others: ["random", "random", "random"] });
  await inWords(page, (seed) => busy(seed, IDLE), "pest-ru-RU");
});
