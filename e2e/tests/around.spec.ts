// Around a game: many tables on the shelf, a page enlarged fourfold, the replay on a phone.
import { expect, test } from "../support/fixtures";
import { GAMES, IDLE } from "../support/games";
import { faults } from "../support/measure";
import { everySize, hands } from "../support/sizes";
import { atTable, busy, own, playOn, step, waitForTurn } from "../support/table";
import { PHONE } from "../support/ways";

test("fifty games: the shelf stays clear, and all of them are among one's games", async ({ somebody }) => {
  const { page } = await somebody();
  await page.request.post("/api/me/guest", { data: { name: "Sammler" }, headers: own(page) });
  const seats = [{ kind: "you" }, { kind: "bot", level: "random" }];
  for (let made = 0; made < 50; made++) {
    const table = { game: GAMES[made % GAMES.length]?.game, options: "players=2", seats };
    const answer = await page.request.post("/api/tables", { data: table, headers: own(page) });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const all = page.getByRole("link", { name: /50/ });
    await expect(all).toBeVisible();
    // The boxes are what the shelf is for: they begin in the window, however much one plays.
    const boxes = await page.locator("section.boxes").boundingBox();
    expect(boxes?.y, "the boxes").toBeLessThan(height);
    expect(await page.locator("main a[href^='/table/']").count(), "tables on the shelf").toBeLessThanOrEqual(3);
    await all.click();
    await expect(page.locator("main a[href^='/table/']")).toHaveCount(50);
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sticksOut, "nothing sticks out").toBeLessThanOrEqual(0);
  }
});

for (const { game } of GAMES) {
  test(`${game}: enlarged fourfold, a choice can still be made on the board`, async ({ somebody }) => {
    const { page } = await somebody();
    await atTable(page, "Loupe", { game, others: ["random"] });
    await waitForTurn(page);
    // What a browser does with 1280 × 720 at 400 %.
    await page.setViewportSize({ width: 320, height: 180 });
    const board = async () => page.locator("main .board").first().boundingBox();
    await expect.poll(async () => (await board())?.width, "how wide the board is").toBeGreaterThan(280);
    expect((await board())?.height, "how high the board is").toBeGreaterThan(250);
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sticksOut, "nothing sticks out").toBeLessThanOrEqual(0);
    const before = await step(page);
    const reached = () =>
      [...document.querySelectorAll("[data-glow]")].some((node) => {
        node.scrollIntoView({ block: "center" });
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (hit === node || node.contains(hit));
      });
    await expect.poll(() => page.evaluate(reached), "something on the board can be hit").toBe(true);
    await page.getByRole("listbox").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  });

  test(`${game}: the replay on a phone has the board, its zones and the story`, async ({ somebody }) => {
    const { page } = await somebody(PHONE);
    const id = await atTable(page, "Nachher", { game, players: 4, others: ["random", "random", "random"] });
    await playOn(page, busy(5, IDLE), 8);
    await waitForTurn(page);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await expect(page.getByRole("dialog").getByText("Total")).toBeVisible();
    await page.goto(`/replay/${id}?step=3`);
    const told = page.locator(".told .step");
    await expect(told).toContainText("3");
    await page.getByRole("button", { name: "Forward one choice" }).tap();
    await expect(told).toContainText("4");
    const found: string[] = [];
    const touch = await hands(page);
    await everySize(page, touch, async (where, limits) => {
      if (!where.startsWith("390") && !where.startsWith("844")) return;
      const board = await page.locator("main").boundingBox();
      if ((board?.height ?? 0) < 200) found.push(`${where}: the board is ${board?.height} px high`);
      for (const fault of await faults(page, limits)) found.push(`${where}: ${fault}`);
    });
    expect(found).toEqual([]);
  });
}
