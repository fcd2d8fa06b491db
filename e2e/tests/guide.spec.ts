// The first game, guided: from a visitor who was never here to the end of the first round, and left for good in one game.
import type { Page } from "@playwright/test";
import { expect, expectWords, look, test } from "../support/fixtures";
import { bar, giveName } from "../support/table";

const GAMES = ["rattus", "contagion", "pest", "messina"];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  const box = page.locator("article", { has: page.getByRole("heading", { name: new RegExp(game, "i") }) });
  await expect(box.getByText("We’ll guide your first game", { exact: false })).toBeVisible();
  await expect(box.getByRole("combobox", { name: "Bots" })).toHaveValue("1");
  await box.getByRole("button", { name: /now against bots/ }).click();
  await giveName(page, "Nora");
  await expect(bar(page)).toBeVisible();
}

const guide = (page: Page) => page.getByRole("region", { name: "First game" });
const note = (page: Page) => page.getByRole("note");

/** Chooses the first thing there is, over and over, until the guide says how everybody stands. */
async function playRound(page: Page): Promise<string[]> {
  const read: string[] = [];
  for (let turn = 0; turn < 200; turn++) {
    await page.waitForFunction(
      () => document.querySelector("section.bar")?.getAttribute("data-open") === "true",
      undefined,
      { timeout: 60_000 },
    );
    if (
      await guide(page)
        .getByText(/leads:|tie at the top/)
        .isVisible()
    )
      return read;
    if (await note(page).isVisible()) {
      read.push((await note(page).locator("p").innerText()).trim());
      await note(page).getByRole("button").click();
      continue;
    }
    const step = await bar(page).getAttribute("data-step");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    // A choice that throws something away is asked about: it is meant.
    if (await page.getByRole("group", { name: /End/ }).isVisible()) await page.keyboard.press("Enter");
    await page
      .waitForFunction((step) => document.querySelector("section.bar")?.getAttribute("data-step") !== step, step, {
        timeout: 5_000,
      })
      .catch(() => undefined);
  }
  throw new Error("no round came to its end");
}

for (const game of GAMES) {
  test(`a visitor's first game of ${game} is guided to the end of a round`, async ({ somebody }) => {
    test.setTimeout(240_000);
    const { page } = await somebody({ guided: true });
    await playNow(page, game);
    await expect(note(page)).toContainText(/^(Have|Score) the most/);
    await expectWords(page);
    await look(page, `guide-${game}`);

    // What can be done, with what each choice would do.
    await note(page).getByRole("button", { name: "Got it" }).click();
    while (await note(page).isVisible()) {
      await expect(note(page), "how one wins is said once").not.toContainText(/(Have|Score) the most/);
      await note(page).getByRole("button").click();
    }
    // How one wins is at hand in the head of every table.
    await page.getByRole("banner").getByRole("button", { name: "How you win" }).click();
    await expect(page.getByRole("dialog")).toContainText(/(Have|Score) the most/);
    await page.keyboard.press("Escape");
    await guide(page).getByRole("button", { name: "What can I do?" }).click();
    const list = page.getByRole("dialog");
    expect(await list.getByRole("listitem").count()).toBeGreaterThan(0);
    await expect(list.getByText(/can be undone|can’t be undone|final/i).first()).toBeVisible();
    await look(page, `guide-choices-${game}`);
    await page.keyboard.press("Escape");
    await guide(page).getByRole("button", { name: "How you win" }).click();
    await expect(page.getByRole("dialog").getByText("To win")).toBeVisible();
    await page.keyboard.press("Escape");

    const read = await playRound(page);
    expect(new Set(read).size, "no note comes twice").toBe(read.length);
    await look(page, `guide-standing-${game}`);
  });
}

test("on a phone the note stands on the screen, and the guide is in reach", async ({ somebody }) => {
  const { page } = await somebody({ guided: true, ...PHONE });
  await playNow(page, "rattus");
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  await expect(guide(page).getByRole("button", { name: "How you win" })).toBeInViewport({ ratio: 1 });
  await look(page, "guide-phone");
});

test("the guide is left at once in one game, and settings bring it back", async ({ somebody }) => {
  const { page } = await somebody({ guided: true });
  await playNow(page, "rattus");
  await expect(note(page)).toBeVisible();
  await guide(page).getByRole("button", { name: "Turn off the guide" }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(guide(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  // In this game; the others are still new.
  await expect(page.getByText("We’ll guide your first game", { exact: false })).toHaveCount(3);
  await page.getByRole("button", { name: "Nora" }).click();
  await page.getByLabel("Guide my first game of each kind").check();
  await page.keyboard.press("Escape");
  await expect(page.getByText("We’ll guide your first game", { exact: false })).toHaveCount(4);
});

test("whoever finished the game once plays it without a guide", async ({ somebody }) => {
  const { page, context } = await somebody({ guided: true });
  await context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("lazaret") ?? "{}") as object;
    localStorage.setItem("lazaret", JSON.stringify({ ...kept, guide: { finished: ["rattus"] } }));
  });
  await page.goto("/");
  const box = (game: RegExp) => page.locator("article", { hasText: game });
  await expect(box(/Pest/).getByText("We’ll guide your first game", { exact: false })).toBeVisible();
  await expect(box(/Rattus/).getByText("We’ll guide your first game", { exact: false })).toHaveCount(0);
});
