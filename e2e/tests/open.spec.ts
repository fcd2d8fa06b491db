// A record that somebody brings is shown in the replay, or refused with its place.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROGRAM } from "../support/address";
import { expect, expectWords, look, test } from "../support/fixtures";

const games = resolve(import.meta.dirname, "../../crates/pest/tests/games/valid");
const record = readFileSync(resolve(games, "solo.game"), "utf8");

test("a record is chosen on the shelf and shown step by step", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles(resolve(games, "solo.game"));
  await expect(page).toHaveURL(/\/open/);
  await expect(page.locator("svg[role=img], .board").first()).toBeVisible();
  await expect(page.getByText(/all \d+ steps follow the rules/)).toBeVisible();
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

test("a record with changed cards is shown with them, and marked", async ({ browser }, info) => {
  const folder = info.outputPath("patched");
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, "mine.toml"), "[cities.city.mexico_city]\npopulation = 7\npoints = [7, 4, 2]\n");
  const asked = ["sim", "contagion", "--players", "5", "--games", "1", "--seed", "7", "--records", "r"];
  execFileSync(PROGRAM, [...asked, "--patch", "mine.toml"], { cwd: folder });
  const server = spawn(PROGRAM, ["open", "r/contagion-7-0.game"], { cwd: folder });
  try {
    const link = await new Promise<string>((found) =>
      server.stdout.on("data", (said: Buffer) => {
        const link = /http:\S+\/open/.exec(said.toString())?.[0];
        if (link) found(link);
      }),
    );
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByText("Changed cards").first()).toBeVisible();
    const told = (await (await page.request.get(new URL("/api/games", link).href)).json()) as {
      games: { id: string; patch: { path: string; value: unknown }[] }[];
    };
    expect(told.games.find(({ id }) => id === "contagion")?.patch.map(({ path }) => path)).toEqual([
      "cities.city.mexico_city.points",
      "cities.city.mexico_city.population",
    ]);
    // Every city lies on the table with five players: this one has room for seven, not for nine as printed.
    const card = page.locator('[data-thing="city:mexico_city"]').first();
    await expect(card.locator(".track")).toHaveCSS("--n", "7");
    await expect(card).toContainText(/7\s*4\s*2/);
    await look(page, "open-patched");
    await context.close();
  } finally {
    server.kill();
  }
});
