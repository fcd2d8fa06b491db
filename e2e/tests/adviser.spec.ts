// The adviser: asked with the mouse or with keys, seen on the board, told in the story.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, choose, host, lively, sitDown, start, waitForTurn } from "../support/table";

const asking = /Ask the adviser/;

for (const game of ["rattus", "contagion"]) {
  test(`${game}: the adviser names choices, shows them on the board, and is gone with the choice`, async ({
    somebody,
  }) => {
    const { page } = await somebody({ speed: "fast" });
    await atTable(page, "Ratlos", { game, others: [1] });
    await waitForTurn(page);
    await page.getByRole("button", { name: asking }).click();
    const panel = page.getByRole("complementary", { name: /Three good choices/ });
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    const rows = panel.getByRole("listitem");
    expect(await rows.count()).toBeLessThanOrEqual(3);
    await expect(rows.first()).toContainText(/\d+ %, give or take \d+/);
    for (const why of await panel.locator(".why").allInnerTexts()) expect(why).not.toMatch(/[.?!]\p{Lu}/u);
    await rows.first().hover();
    await expect(page.locator("[data-pointed]").first()).toBeVisible();
    await page.getByRole("heading", { name: /Three good choices/ }).hover();
    await expect(page.locator("[data-pointed]")).toHaveCount(0);
    await expect(page.locator(".log")).toContainText("Ratlos asks the adviser.");
    await expectWords(page);
    await look(page, `adviser-${game}`);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await choose(page, lively(3));
    await waitForTurn(page);
    await expect(panel, "another question, nothing said about it").toHaveCount(0);
  });
}

test("the adviser can be asked and looked at with keys alone", async ({ somebody }) => {
  const { page } = await somebody({ speed: "fast" });
  await atTable(page, "Tastend", { others: [1] });
  await waitForTurn(page);
  await page.getByRole("button", { name: asking }).focus();
  await page.keyboard.press("Enter");
  const show = page.getByRole("button", { name: /Show on the board/ }).first();
  await expect(show).toBeVisible();
  await show.focus();
  await expect(page.locator("[data-pointed]").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  const before = await bar(page).getAttribute("data-step");
  const number = await page.locator("aside.adviser kbd").first().textContent();
  await page.locator("body").press("Escape");
  await page.keyboard.type(number ?? "");
  await page.keyboard.press("Enter");
  await expect(bar(page)).not.toHaveAttribute("data-step", before ?? "");
});

test("people who play each other are told that it was agreed, or have no adviser", async ({ somebody }) => {
  const { page: anna } = await somebody();
  const { page: ben } = await somebody();
  await host(anna, "Anna", { others: ["open"] });
  await sitDown(ben, anna, "Ben");
  await start(anna);
  await expect(bar(ben)).toBeVisible();
  await expect(anna.getByRole("button", { name: asking })).toHaveCount(0);
});
