// A record that somebody brings is shown in the replay, or refused with its place.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, expectWords, look, test } from "../support/fixtures";

const games = resolve(import.meta.dirname, "../../crates/pest/tests/games/valid");
const record = readFileSync(resolve(games, "solo.game"), "utf8");

test("a record is chosen on the shelf and shown step by step", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(resolve(games, "solo.game"));
  await expect(page).toHaveURL(/\/open/);
  await expect(page.locator("svg[role=img], .board").first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/step=[1-9]/);
  await expectWords(page);
  await look(page, "open-record");
  // The tab keeps it, so it can be loaded anew.
  await page.reload();
  await expect(page.locator("input[type=range]")).toBeVisible();
});

test("a record that is none is refused on the shelf with its line", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  const bring = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "x.game", mimeType: "text/plain", buffer: Buffer.from(text) });
  await bring("a letter");
  await expect(page.getByRole("alert")).toContainText("no record");
  await bring(record.replace("\n0 ", "\n0 nonsense "));
  await expect(page.getByRole("alert")).toContainText(/Line 7, column \d+/);
  await expect(page).toHaveURL(/\/$/);
});
