// A finished game understood: the sentence at the end, the curve, the turning points in words and on the board, play on, print.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, lively, playOn } from "../support/table";

test("after the end one sees where the game was won, and plays on from a turning point", async ({ somebody }) => {
  test.slow();
  const { page } = await somebody({ speed: "off" });
  const id = await atTable(page, "Grübelnd", { others: [10] });
  expect((await page.request.get(`/api/tables/${id}/analysis`)).status(), "never while it runs").toBe(409);
  await playOn(page, lively(5));

  // The end says it in a sentence, and leads there.
  const end = page.getByRole("dialog");
  await expect(end.locator(".where .headline")).toBeVisible({ timeout: 90_000 });
  await expect(end.getByRole("table")).toContainText("Grübelnd");
  await expect(end.getByRole("img", { name: /Chance to win: at the start/ })).toBeVisible();
  await end.locator(".where").getByText("as a table").click();
  await expect(end.locator(".where").getByRole("table")).toContainText("Grübelnd");
  await expectWords(page);
  await look(page, "end");
  // On a laptop the rail begins folded away: whoever is led to the analysis finds it open.
  await page.setViewportSize({ width: 1280, height: 720 });
  await end.getByRole("link", { name: "Show me on the board" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`));
  await expect(page.locator(".analysis")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  // First about whoever sat there, then about all.
  const panel = page.locator(".analysis");
  await expect(panel.getByRole("img", { name: /chance to win/i })).toBeVisible({ timeout: 90_000 });
  await expect(panel.getByRole("button", { name: "Mine" })).toHaveAttribute("aria-pressed", "true");
  await expect(panel.locator(".verdict h3").first()).not.toBeEmpty();
  await expect(panel.getByRole("table")).toHaveCount(0);
  await expectWords(page);
  await look(page, "analysis-mine");
  await panel.getByText("as a table").click();
  await expect(panel.getByRole("table")).toContainText("Grübelnd");
  await panel.getByRole("button", { name: "All", exact: true }).click();
  await expect(panel.getByRole("table")).toContainText("Grübelnd");
  expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth), "nothing is cut").toBe(0);
  await look(page, "analysis");
  // The same numbers stand on the list, on the curve and on the strip beneath the board.
  const listed = await panel.locator("li .rank").allInnerTexts();
  expect(listed.length, "turning points").toBeGreaterThan(0);
  const numbers = (within: string) => page.locator(`${within} svg text.number`).allTextContents();
  for (const within of [".analysis", ".foot"]) {
    expect(
      (await numbers(within)).map((text) => text.trim()),
      within,
    ).toEqual(listed);
  }

  // What was played and what would have been better stand on the board; the better line is played out and taken back.
  const points = panel.getByRole("button", { name: "Show", exact: true });
  const whatIf = panel.getByRole("button", { name: "What if?" });
  for (let at = 0; at < (await points.count()) && (await whatIf.count()) === 0; at++) await points.nth(at).click();
  await expect(page).toHaveURL(/step=\d/);
  await expect(whatIf).toBeVisible();
  await expect(page.locator(".arrows :is(.played, .better) text").first()).toBeVisible();
  await expect(page.locator(".arrows > .played text").last()).toHaveText(/played [−+]\d+/);
  await panel.getByRole("button", { name: "Better", exact: true }).click();
  await expect(page.locator(".arrows > .played")).toHaveCount(0);
  await panel.getByRole("button", { name: "Both", exact: true }).click();
  await look(page, "analysis-arrows");
  await whatIf.click();
  await expect(page.locator(".ghost")).toContainText("What if:");
  await expect(panel.locator(".line")).toContainText("It would have gone on like this");
  await expect(page.locator(".arrows")).toHaveCount(0);
  await look(page, "analysis-ghost");
  await page.locator(".ghost").getByRole("button", { name: "Take it back" }).click();
  await expect(page.locator(".ghost")).toHaveCount(0);

  // One sheet of paper.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await panel.getByRole("button", { name: "Print a chronicle" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), "one page").toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".chronicle")).toHaveCount(0);

  await panel.getByRole("button", { name: "Play from here" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(bar(page)).toBeVisible();
});
