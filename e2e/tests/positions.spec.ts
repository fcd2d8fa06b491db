// Games from a position, and the position of a game as a script.
import { readFile } from "node:fs/promises";
import { expect, look, test } from "../support/fixtures";
import { atTable, bar, giveName, start, waitForTurn } from "../support/table";

test("what is wrong is downloaded as a script: the position, the click, the answer", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Pourquoi");
  await waitForTurn(page);
  await page.locator("[data-thing='class:king']").click();
  await expect(bar(page).locator(".told")).not.toBeEmpty();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Report a rules mistake" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rattus-.*\.check$/);
  const script = await readFile(await download.path(), "utf8");
  expect(script).toMatch(/^game rattus\n/);
  expect(script).toMatch(/clicks class king: RAT-\d+/);
});

test("a table is hosted from a position, and says so", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.getByRole("button", { name: "Open a Rattus table" }).click();
  await giveName(page, "Position");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Players").selectOption("2");
  await dialog.locator("select").filter({ hasText: "A friend" }).selectOption("1");
  await dialog.getByText("Start from a set-up position").click();
  await dialog.getByRole("textbox").fill("given rats galia 2\ngiven turn red");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await expect(dialog.getByText(/Line 1, column 6 of the position/)).toBeVisible();
  await dialog.getByRole("textbox").fill("given rats gallia 2\ngiven cubes gallia red 3\ngiven turn red");
  await look(page, "host-position");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("This game started from a set-up position")).toBeVisible();
  await start(page);
  expect(await waitForTurn(page)).toBe("mine");
});
