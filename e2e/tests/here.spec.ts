// Here, on this device: games without a server, against bots and from hand to hand, kept by the browser alone.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAM } from "../support/address";
import { expect, expectWords, look, test } from "../support/fixtures";
import { answerPuzzle, atHome, begin, downloaded, hurry, takeDevice } from "../support/here";
import { everySize, hands } from "../support/sizes";
import { bar, press, speak, step, waitForTurn } from "../support/table";

test("a game against bots, from the shelf to its end: advice, undo, story, a look back, replay, again", async ({
  somebody,
}) => {
  const { page, wire } = await somebody();
  await page.goto("/");
  await page.getByRole("link", { name: "Here, on this device" }).click();
  await expect(page.locator("section.boxes article")).toHaveCount(4);
  await look(page, "here");
  await expectWords(page);
  await begin(page, "Rattus", ["Ida", 1]);
  await waitForTurn(page);
  expect(
    wire.received.some(({ from }) => from === "socket"),
    "nobody is connected to anything",
  ).toBe(false);
  await press(page, () => 2);
  await expect(page.locator(".log .words", { hasText: "Ida" }).first()).toBeVisible();
  await waitForTurn(page);
  const before = await step(page);
  await bar(page).getByRole("button", { name: "Ask the adviser" }).click();
  await expect(page.locator(".adviser li").first()).toBeVisible();
  await page.keyboard.press("Escape");
  // Where the turn is not over, a choice can be taken back.
  await press(page, () => 1);
  await waitForTurn(page);
  await expect.poll(() => step(page)).toBeGreaterThan(before);
  await page.keyboard.press("u");
  await expect(page.locator(".log .gone, .log [data-gone=true], .log s, .log del").first()).toBeVisible();
  await waitForTurn(page);
  await look(page, "here-table");
  await hurry(page);
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("tfoot th").first()).toHaveText("Total");
  await look(page, "here-end");
  await sheet.getByRole("button", { name: "Replay" }).click();
  await expect(page).toHaveURL(/\/open\?step=/);
  await expect(page.locator("input[type=range]")).toBeVisible();
});

test("hot-seat: a curtain hides a hand, a choice is thought better of, a bot stands in", async ({ somebody }) => {
  const { page } = await somebody();
  await atHome(page);
  await begin(page, "Pandemic: Contagion", ["Ana", "Bo"]);
  const curtain = page.locator("dialog.curtain");
  await expect(curtain).toBeVisible();
  await look(page, "here-curtain");
  const first = (await curtain.locator("h2").innerText()).includes("Ana") ? "Ana" : "Bo";
  // Nobody's hand is in the page while nobody has the device.
  await curtain.locator(".primary").click();
  await waitForTurn(page);
  for (let choices = 0; (await curtain.count()) === 0 && choices < 20; choices++) {
    await hurryOne(page);
    await expect(page.locator("dialog.curtain, section.bar[data-open=true]").first()).toBeVisible();
  }
  const other = first === "Ana" ? "Bo" : "Ana";
  await expect(curtain).toContainText(`Hand the device to ${other}`);
  await expect(curtain.locator(".primary")).toBeFocused();
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await expect(curtain, "Escape lifts no curtain").toBeVisible();
  await takeDevice(page);
  await waitForTurn(page);
  await expect(bar(page)).toHaveAttribute("data-open", "true");
  // A bot plays for whoever has to leave.
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(curtain).toContainText(`Hand the device to ${first}`);
});

async function hurryOne(page: Parameters<typeof hurry>[0]): Promise<void> {
  await hurry(page, 1);
}

test("a game and the terminal: each goes on with what the other kept", async ({ somebody }) => {
  const { page } = await somebody();
  const folder = mkdtempSync(join(tmpdir(), "lazaret-here-"));
  await atHome(page);
  await begin(page, "Rattus", ["Ida", 2]);
  await hurry(page, 3);
  await waitForTurn(page);
  const steps = await step(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const record = await downloaded(page, () => page.getByRole("button", { name: "Save the game file" }).click());
  writeFileSync(join(folder, "page.game"), record);
  // The terminal knows who is a bot, and goes on.
  const saved = join(folder, "terminal.game");
  const said = execFileSync(PROGRAM, ["play", "--load", join(folder, "page.game"), "--save", saved, "--lang", "en"], {
    input: "1\n1\n1\n",
    encoding: "utf8",
  });
  expect(said).toContain("Ida");
  const longer = readFileSync(saved, "utf8");
  expect(longer.split("\n").length).toBeGreaterThan(record.split("\n").length);
  // And so does the page with what the terminal kept: the same people, from there on.
  await page.keyboard.press("Escape");
  await atHome(page);
  await page.locator("input[type=file]").setInputFiles(saved);
  await waitForTurn(page);
  expect(await step(page)).toBeGreaterThan(steps);
  await expect(page.locator(".log")).toContainText("Ida");
  await hurry(page, 1);
  await atHome(page);
  await expect(page.locator(".kept li"), "both are kept").toHaveCount(2);
  await page.locator(".kept li").first().getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove for good" }).click();
  await expect(page.locator(".kept li")).toHaveCount(1);
});

test("with the network cut: a game begins, goes on after a new start, and lessons and puzzles are there", async ({
  somebody,
}) => {
  const { page, context } = await somebody();
  await page.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.evaluate(() => caches.has("lazaret-engines")), "nothing is fetched before it is wanted").toBe(
    false,
  );
  await atHome(page);
  const kept = () =>
    page.evaluate(async () => {
      const engines = await caches.open("lazaret-engines");
      return (await caches.match("/api/puzzles")) === undefined ? 0 : (await engines.keys()).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThanOrEqual(4);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("section.boxes article")).toHaveCount(4);
  await begin(page, "Messina 1347", ["Ida", 1]);
  await hurry(page, 4);
  await waitForTurn(page);
  const reached = await step(page);
  await page.close();
  const again = await context.newPage();
  await again.goto("/here");
  await again.locator(".kept li a").first().click();
  await waitForTurn(again);
  expect(await step(again)).toBe(reached);
  await hurry(again, 2);
  await again.goto("/learn/rattus/1");
  await expect(again.locator(".bubble")).toBeVisible();
  await again.goto("/puzzles/rattus/1");
  await answerPuzzle(again);
  await look(again, "here-offline-puzzle");
  await context.setOffline(false);
});

test("in every size and language nothing sticks out; the dialogue and the curtain fit", async ({ somebody }) => {
  const { page } = await somebody({ theme: "dark" });
  await atHome(page);
  await begin(page, "Pandemic: Contagion", ["Ana", "Bo", 3, 3, 3]);
  const touch = await hands(page);
  const found: string[] = [];
  const sticksOut = () =>
    page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      const wide = Math.max(document.documentElement.scrollWidth - innerWidth, 0);
      return wide + (dialog ? Math.max(dialog.scrollWidth - dialog.clientWidth, 0) : 0);
    });
  const everywhere = async (what: string) => {
    await everySize(
      page,
      touch,
      async (where) => {
        if ((await sticksOut()) > 0) found.push(`${what}, ${where}: something sticks out`);
        await page.screenshot({ path: `artefacts/here-${what}-${where}.png` });
      },
      { zones: false },
    );
  };
  await expect(page.locator("dialog.curtain")).toBeVisible();
  await everywhere("curtain");
  for (const language of ["en", "fr", "ru"]) {
    await page.goto("/here");
    await speak(page, language);
    await expect(page.locator(".kept li")).toHaveCount(1);
    await everywhere(`page-${language}`);
    await expectWords(page);
    await page.locator("section.boxes article button").nth(1).click();
    await page.locator("dialog form").waitFor();
    await everywhere(`new-${language}`);
    await look(page, `here-new-${language}`);
  }
  expect(found).toEqual([]);
});
