// Messina 1347 in the browser: whole games by clicks, the keyboard alone, a phone, and what may not be known.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, busy, choose, expectSheet, fairnessOf, playOn, step, waitForTurn } from "../support/table";
import { byKeyboard, inWords, PHONE, zoneByZone } from "../support/ways";

/** Goes out into the town rather than home, and does what waits before the turn is ended. */
const IDLE = /^place:estate$|End the turn|Done|No room|Build nothing/;
const LINES = [
  "Points during the game",
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
  // Whoever begins finds every place free.
  do {
    await atTable(page, "Rosalia", { game: "messina", players: 2, others: ["random"] });
    await waitForTurn(page);
  } while ((await step(page)) > 0);
  const details = page.getByRole("tooltip");

  await page.locator("[data-thing^='workshop:']").first().hover();
  await expect(details).toContainText("Cost:");
  await page.locator("[data-thing='district:cathedral']").hover();
  await expect(details).toContainText("Free.");
  await expect(details).toContainText("Action: Church step.");

  // A click on what cannot be chosen says why.
  await page.locator("[data-thing='register:city']").click();
  await expect(bar(page).locator(".told .reason")).toBeVisible();

  // What was chosen waits in the list of what is to do.
  await page.locator("[data-thing='district:stewards_court']").click();
  for (let choices = 0; choices < 9 && (await waitForTurn(page)) === "mine"; choices++) {
    const action = bar(page).getByRole("button", { name: /use this hex/i });
    if ((await action.count()) > 0) {
      await action.click();
      break;
    }
    await choose(page, () => 0);
  }
  await expect(page.getByRole("region", { name: "To do" })).toContainText("Advance a foreman");
  await look(page, "messina-todo");
});

test("Messina: the board has the whole desk and the whole tablet; a rule number opens its rule", async ({
  somebody,
}) => {
  const { page } = await somebody();
  await atTable(page, "Bibliotecaria", { game: "messina", players: 2, others: ["random"] });
  await waitForTurn(page);
  const rail = page.getByRole("tabpanel");
  const unfold = page.getByRole("button", { name: "Show the story" });
  await expect(unfold).toBeVisible();
  await expect(rail).toHaveCount(0);

  const refused = page.locator("[data-thing^='register:']:not([data-glow])").first();
  const number = bar(page).locator(".told .rule-mark");
  await refused.click();
  await number.click();
  await expect(rail.getByRole("button", { name: "Rulebook" })).toBeVisible();
  await look(page, "messina-rule");
  // Folded away again, the same number opens it again; whoever comes back finds it as they left it.
  await page.getByRole("button", { name: "Hide the story" }).click();
  await expect(rail).toHaveCount(0);
  if ((await number.count()) === 0) await refused.click();
  await number.click();
  await expect(rail).toBeVisible();
  await page.reload();
  await expect(unfold).toBeVisible();

  await page.setViewportSize({ width: 820, height: 1180 });
  await waitForTurn(page);
  await expect(unfold).toHaveCount(0);
  const board = await page.locator(".messina").boundingBox();
  expect(board?.width).toBeGreaterThan(800);
  // The third register, the tiles and what is to do are there without scrolling.
  const longer = await page.locator(".messina").evaluate((board) =>
    [board, ...board.querySelectorAll("*")]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map((part) => part.scrollHeight - part.clientHeight)
      .filter((over) => over > 1),
  );
  expect(longer).toEqual([]);
  await expect(page.locator("[data-thing='register:church']")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-thing^='cart:']").last()).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Story", exact: true }).click();
  await expect(rail).toBeVisible();
});

test("Messina: the estate of whoever acts is shown, and then one’s own again", async ({ somebody }) => {
  test.slow();
  const { page } = await somebody({ speed: "fast" });
  await atTable(page, "Estella", { game: "messina", others: ["random"] });
  const shown = page.getByRole("group", { name: "Whose estate" }).locator("button[aria-pressed=true]");
  await waitForTurn(page);
  await expect(shown).toHaveAttribute("aria-label", "Estella");
  const another = shown.and(page.locator(":not([aria-label=Estella])"));
  let theirs = false;
  const seen = another.waitFor({ timeout: 180_000 }).then(
    () => (theirs = true),
    () => false,
  );
  for (let made = 0; made < 30 && !theirs && (await waitForTurn(page)) === "mine"; made++)
    await choose(page, (keys) =>
      Math.max(
        0,
        keys.findIndex((key) => key.includes("End the turn")),
      ),
    );
  expect(await seen, "the other estate was shown").toBe(true);
  expect(await waitForTurn(page)).toBe("mine");
  await expect(shown).toHaveAttribute("aria-label", "Estella");
});

test("Messina: the keyboard alone", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Tasten", { game: "messina", players: 2, others: ["random"] });
  await byKeyboard(page, "messina", {
    pointed: () => expect(page.getByRole("tooltip")).toContainText(/Costs|Free/),
  });
});

test("Messina: a phone in ru-RU, zone by zone", async ({ somebody }) => {
  test.slow();
  const { page } = await somebody({ ...PHONE, locale: "ru-RU", theme: "light" });
  await atTable(page, "Агата", {
    game: "messina",
    players: 4,
    others: ["random", "random", "random"],
    options: "advanced=on",
  });
  await waitForTurn(page);
  await zoneByZone(page, [1, 2, 3, 0], "messina-phone-ru-RU");
  // Whatever zone is in front, every choice can be made, and the question brings its own.
  await playOn(page, busy(17, IDLE), 14);
  await waitForTurn(page);
  await look(page, "messina-phone-turn-ru-RU");
  await expectWords(page);
});

test("Messina: the table in fr-FR: every sentence has its words", async ({ somebody }) => {
  const { page } = await somebody({ locale: "fr-FR", theme: "dark" });
  await atTable(page, "Ольга", { game: "messina", players: 3, others: ["random", "random"], options: "priority=on" });
  await inWords(page, (seed) => busy(seed, IDLE), "messina-fr-FR");
});
