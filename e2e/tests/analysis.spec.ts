// A finished game understood: the curve, the turning points in words, show and play on.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, lively, playOn } from "../support/table";

test("after the end one sees where the game was won, and plays on from a turning point", async ({ somebody }) => {
  test.slow();
  const { page } = await somebody({ speed: "off" });
  const id = await atTable(page, "Grübelnd", { others: [10] });
  expect((await page.request.get(`/api/tables/${id}/analysis`)).status(), "never while it runs").toBe(409);
  await playOn(page, lively(5));
  await page.goto(`/replay/${id}`);
  await page.getByRole("tab", { name: "Analysis" }).click();
  const panel = page.locator(".analysis");
  await expect(panel.getByRole("img", { name: /Chance to win/ })).toBeVisible({ timeout: 90_000 });
  await expect(panel.getByRole("table")).toContainText("Grübelnd");
  expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth), "nothing is cut").toBe(0);
  await expectWords(page);
  await look(page, "analysis");
  const show = panel.getByRole("button", { name: "Show" }).first();
  await show.click();
  await expect(page).toHaveURL(/step=[1-9]/);
  await panel.getByRole("button", { name: "Play from here" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(bar(page)).toBeVisible();
});
