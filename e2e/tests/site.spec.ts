// A folder for any static host: what `make site` writes, served by a plain file server under a path, played in a browser.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAM, ROOT } from "../support/address";
import { expect, expectWords, look, test } from "../support/fixtures";
import { answerPuzzle, begin, hurry, takeDevice, titleOf } from "../support/here";
import { GAMES } from "../support/games";
import { serve, type Host } from "../support/site";
import { step, waitForTurn } from "../support/table";

test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "lazaret-site-"));
let host: Host;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  execFileSync(process.execPath, [join(ROOT, "web/build/site.js"), PROGRAM, folder], { stdio: "inherit" });
  host = await serve(folder);
});
test.afterAll(() => host.stop());

for (const [place, { game }] of GAMES.entries()) {
  test(`${game} is played to its end`, async ({ somebody }) => {
    const { page } = await somebody();
    await page.goto(host.address);
    await expect(page.locator("section.boxes article")).toHaveCount(GAMES.length);
    // As few as can be, so that it is short: alone, against a bot, or two at one device.
    const least = Number(/(\d)–/.exec(await page.locator("section.boxes article").nth(place).innerText())?.[1]);
    const seats = least === 1 ? ["Ida"] : place === 0 ? ["Ida", 1] : ["Ana", "Bo"];
    await begin(page, titleOf(game), seats);
    expect(await hurry(page)).toBeGreaterThan(10);
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator("tfoot tr:first-child td")).toHaveCount(seats.length);
    await expectWords(page);
    await page.reload();
    await expect(
      page.getByRole("dialog").locator("tfoot tr:first-child td"),
      "a game that is over is kept",
    ).toHaveCount(seats.length);
    expect(host.missing, "nothing is asked for that is not there").toEqual([]);
  });
}

test("its pages are there: lessons, puzzles, rulebooks, and records that are dropped", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto(host.address);
  await expect(page.locator("section.boxes article")).toHaveCount(4);
  await look(page, "site");
  await page.getByRole("link", { name: "Rules of Pest" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main, article").first()).toContainText(/plague/i);
  await page.goBack();
  await page.getByRole("link", { name: "Learn Rattus: lessons" }).click();
  await page.locator("main li a").first().click();
  await expect(page.locator(".bubble")).toBeVisible();
  await page.reload();
  await expect(page.locator(".bubble"), "an address of its own").toBeVisible();
  await page.goto(`${host.address}#/puzzles/contagion/1`);
  await page.reload();
  await answerPuzzle(page);
  const games = join(ROOT, "crates/contagion/tests/games/valid");
  const [record = ""] = readdirSync(games);
  expect(readFileSync(join(games, record), "utf8")).toContain("game contagion");
  await page.goto(host.address);
  await page.locator("input[type=file]").setInputFiles(join(games, record));
  await expect(page).toHaveURL(/#\/open\?step=/);
  // Keys are heard once the page of replays has come.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.locator("input[type=range]")).not.toHaveValue("0", { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  expect(host.missing, "nothing is asked for that is not there").toEqual([]);
});

test("a link of a position opens on the board and is played on", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto(`${host.address}#/position#rattus~players=2~rats+gallia+2~cubes+gallia+red+3~turn+red`);
  await expect(page.getByRole("heading", { name: "A position · Rattus" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play on from here" }), "there are no tables here").toHaveCount(0);
  await look(page, "site position");
  await page.getByRole("button", { name: "Here, on this device" }).click();
  const dialog = page.getByRole("dialog");
  for (const [seat, name] of ["Ida", "Bo"].entries()) {
    await dialog.getByLabel(`Who sits in seat ${seat + 1}`).selectOption("");
    await dialog.getByLabel(`Name in seat ${seat + 1}`).fill(name);
  }
  await dialog.getByRole("button", { name: "Play here" }).click();
  await expect(page).toHaveURL(/#\/here\//);
  await hurry(page, 1);
  await page.goto(`${host.address}#/position#rattus~players=2~cubes+gallia+red+21`);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(/position/);
  expect(host.missing, "nothing is asked for that is not there").toEqual([]);
});

test("with the host gone: a game begins, goes on after a new start, and lessons and puzzles are there", async ({
  somebody,
}) => {
  const { page, context } = await somebody();
  await page.goto(host.address);
  const kept = () =>
    page.evaluate(async () => {
      const engines = await caches.open("lazaret-engines");
      const book = await caches.match(new URL("api/games/pest/words-ru.json", location.href.split("#")[0]));
      return book === undefined ? 0 : (await engines.keys()).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThanOrEqual(GAMES.length);
  const port = Number(new URL(host.address).port);
  await host.stop();
  try {
    await page.reload();
    await begin(page, "Pandemic: Contagion", ["Ana", "Bo"]);
    await hurry(page, 3);
    await takeDevice(page);
    await waitForTurn(page);
    const reached = await step(page);
    await page.close();
    const again = await context.newPage();
    await again.goto(host.address);
    await again.locator(".kept li a").first().click();
    await takeDevice(again);
    await waitForTurn(again);
    expect(await step(again)).toBe(reached);
    await hurry(again, 2);
    await again.goto(`${host.address}#/learn/pest/1`);
    await again.reload();
    await expect(again.locator(".bubble")).toBeVisible();
    await again.goto(`${host.address}#/puzzles/rattus/1`);
    await again.reload();
    await answerPuzzle(again);
  } finally {
    host = await serve(folder, port);
  }
});
