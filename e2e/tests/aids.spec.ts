// What people look up: player aids, on paper too, and the pictures of the rulebooks, with and without a line.
import type { Page } from "@playwright/test";
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable } from "../support/table";

const GAMES = ["rattus", "contagion", "pest", "messina"];

/** The worker has kept the whole page and the books, and answers for them. */
async function keptWhole(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const books = await (await caches.open("lazaret-books")).keys();
      const worker = await navigator.serviceWorker.getRegistration();
      const answers = worker?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
      return answers ? books.filter(({ url }) => url.includes("/rules?")).length : 0;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThanOrEqual(12);
}

for (const game of GAMES) {
  test(`the player aid of ${game} is one sheet of paper, in three languages`, async ({ somebody }) => {
    for (const locale of ["en-GB", "fr-FR", "ru-RU"]) {
      const { page } = await somebody({ locale });
      await page.goto(`/aid/${game}`);
      await expect(page.locator(".sheet section")).toHaveCount(4);
      await expectWords(page);
      if (locale === "en-GB") await look(page, `aid-${game}`);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("button", { name: /Print|Imprimer|Напечатать/ })).toBeHidden();
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g), `${game} in ${locale}`).toHaveLength(1);
      await page.screenshot({ path: `artefacts/aid-${game}-${locale}-print.png` });
    }
  });
}

test("the aid opens beside the board, and its rules open the book", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Anna", { game: "rattus" });
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Player aid" }).click();
  const aid = page.getByRole("group", { name: "Player aid" });
  await expect(aid.getByText("as many of your cubes", { exact: false }).first()).toBeVisible();
  await look(page, "aid-beside-the-board");
  await aid.getByRole("button", { name: "RAT-19" }).click();
  await expect(page.locator("#RAT-19")).toHaveClass(/marked/);
});

test("aid and pictures are there without a line", async ({ somebody }) => {
  const { page, context } = await somebody();
  await page.goto("/rules/messina");
  await expect(page.locator("#MES-230")).toBeVisible();
  await keptWhole(page);
  await context.setOffline(true);
  await page.reload();
  const figure = page.locator("figure", { has: page.locator("[data-picture=burn]") });
  await page.locator("#MES-230").scrollIntoViewIfNeeded();
  await expect(figure.locator("svg").first()).toBeVisible();
  await expect(figure.getByText("Three cubes on the hex")).toBeVisible();
  await page.getByRole("link", { name: "Player aid" }).click();
  await expect(page.locator(".sheet section")).toHaveCount(4);
  await context.setOffline(false);
});

for (const game of GAMES) {
  test(`the rulebook of ${game} has its pictures, drawn by the board`, async ({ somebody }) => {
    test.setTimeout(240_000);
    const { page } = await somebody();
    await page.goto(`/rules/${game}`);
    const figures = page.locator("figure");
    await expect(figures.first()).toBeAttached({ timeout: 60_000 });
    const count = await figures.count();
    expect(count).toBeGreaterThanOrEqual(10);
    for (let nth = 0; nth < count; nth++) {
      const figure = figures.nth(nth);
      await figure.scrollIntoViewIfNeeded();
      // The board has drawn the position, and its caption has words.
      await expect(figure.locator("[data-picture] svg, [data-picture] article").first()).toBeVisible();
    }
    // Nothing in them can be reached: they are to be looked at.
    expect(await figures.locator("[inert]").count()).toBe(count);
    await expectWords(page);
    await look(page, `rules-pictures-${game}`);
  });
}

test("a finger that stays on a thing is told what it is, and chooses nothing", async ({ somebody }) => {
  const { page } = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await atTable(page, "Anna", { game: "rattus" });
  const before = await page.locator("section.bar").getAttribute("data-step");
  const castle = page.locator('[data-thing="castle:castle"]').first();
  await castle.dispatchEvent("pointerdown", { pointerType: "touch", clientX: 5, clientY: 5 });
  await expect(page.getByRole("dialog").getByText("Castle")).toBeVisible();
  await castle.dispatchEvent("pointerup", { pointerType: "touch" });
  await castle.dispatchEvent("click");
  await expect(page.getByRole("dialog").getByText("Castle")).toBeVisible();
  await look(page, "long-press");
  await page.getByRole("dialog").getByRole("button").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.locator("section.bar").getAttribute("data-step")).toBe(before);
});
