// The shelf, the rulebook, settings, budgets.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, expectWords, look, test } from "../support/fixtures";
import { giveName } from "../support/table";
import { PHONE } from "../support/ways";

for (const [locale, title, rules] of [
  ["en-GB", "Your tables", "Setting up"],
  ["fr-FR", "Vos tables", "Mise en place"],
  ["ru-RU", "Ваши столы", "Подготовка"],
] as const) {
  test(`the shelf speaks ${locale}`, async ({ somebody }) => {
    const { page } = await somebody({ locale });
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectWords(page);
    await look(page, `shelf-${locale}`);
    await page
      .locator("article", { hasText: /Rattus/ })
      .getByRole("button")
      .nth(1)
      .click();
    await giveName(page, "Héloïse");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `host-${locale}`);
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await expect(page.locator("svg[role=img]").first()).toBeVisible();
    await expectWords(page);
    await look(page, `waiting-${locale}`);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.goto("/rules/rattus");
    await expect(page.getByText("RAT-31").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: rules })).toBeVisible();
    await look(page, `rules-${locale}`);
  });
}

test("the rulebook is searched, and a link leads to a paragraph", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/rules/rattus#RAT-20");
  await expect(page.locator("#RAT-20")).toBeInViewport();
  await expect(page.locator("#RAT-20")).toHaveClass(/marked/);
  await page.getByRole("searchbox").fill("king castle");
  await expect(page.locator("#RAT-27")).toBeVisible();
  await expect(page.locator("#RAT-20")).toHaveCount(0);
});

test("the rulebook leads to the words for scripts, and both are there without a line", async ({ somebody }) => {
  const { page, context } = await somebody();
  await page.goto("/rules/rattus");
  await page.getByRole("link", { name: "The words to write a script about this game" }).click();
  await expect(page.getByRole("heading", { name: "Words for scripts about Rattus" })).toBeVisible();
  await expect(page.getByText("given supply COUNT").first()).toBeVisible();
  await page.getByRole("searchbox").fill("supply");
  await expect(page.getByText("given card CLASS SEAT")).toHaveCount(0);
  // Polled from here: a promise inside of `waitForFunction` counts as true at once.
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const books = await (await caches.open("lazaret-books")).keys();
      return books.filter(({ url }) => url.includes("/words?")).length;
    });
  await expect.poll(kept).toBeGreaterThanOrEqual(12);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("given supply COUNT").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to the rules" }).click();
  await expect(page.getByText("RAT-31").first()).toBeVisible();
  await context.setOffline(false);
});

test("language and light are switched, and kept", async ({ somebody }) => {
  const { page } = await somebody({ theme: "light" });
  await page.goto("/");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByText("Quatre jeux du temps de la peste")).toBeVisible();
  await page.getByRole("button", { name: "Passer à la chandelle" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await look(page, "shelf-candle-light");
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, "settings");
});

test("settings fit a phone in every language", async ({ somebody }) => {
  const { page } = await somebody(PHONE);
  await page.goto("/rules/rattus");
  await page.locator("button.gear").tap();
  const dialog = page.getByRole("dialog");
  for (const language of ["en", "fr", "ru"]) {
    await dialog.locator("select").first().selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const outside = await dialog.evaluate((dialog) => {
      const { left, right } = dialog.getBoundingClientRect();
      return [...dialog.querySelectorAll("select, label, button, summary")]
        .filter((part) => part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    });
    expect(outside, language).toEqual([]);
  }
});

test("a code that leads nowhere is answered in words", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  await page.getByLabel(/Table code/).fill("ZZZZ-ZZZZ");
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectWords(page);
});

test("budgets: compressed script of the start, of each page and game, and of a table", async ({ somebody }) => {
  const report = JSON.parse(
    readFileSync(resolve(import.meta.dirname, "../../web/dist/budgets.json"), "utf8"),
  ) as Record<string, { size: number; limit: number }>;
  for (const [name, { size, limit }] of Object.entries(report)) expect(size, name).toBeLessThanOrEqual(limit);

  // Without the app shell of an earlier visit: everything comes over the wire.
  const { page, context } = await somebody({ serviceWorkers: "block" });
  await page.goto("/");
  await page.getByRole("button", { name: "Play Rattus now against bots" }).click();
  await giveName(page, "Mesure");
  await expect(page.locator("section.bar")).toBeVisible();

  const fresh = await context.newPage();
  await fresh.goto(page.url());
  await expect(fresh.locator("section.bar")).toBeVisible();
  const script = await fresh.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(script, "bytes of compressed script for a table").toBeGreaterThan(10_000);
  expect(script, "bytes of compressed script for a table").toBeLessThan(150_000 + 80_000);
});

test("the page can be installed", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  for (const language of ["en", "fr", "ru"]) {
    await page.locator("header select").selectOption(language);
    await page.waitForFunction((language) => document.documentElement.lang === language, language);
    const address = (await page.locator("link[rel=manifest]").getAttribute("href")) as string;
    const manifest = (await (await page.request.get(address)).json()) as {
      lang: string;
      icons: { src: string; type: string; sizes: string }[];
    };
    expect(manifest.lang).toBe(language);
    const pngs = manifest.icons.filter(({ type }) => type === "image/png").map(({ sizes }) => sizes);
    expect(pngs, "systems that draw no SVG").toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src, type } of manifest.icons) {
      const answer = await page.request.get(src);
      expect(answer.headers()["content-type"]).toContain(type);
    }
  }
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect((await page.request.get(apple as string)).headers()["content-type"]).toContain("image/png");
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated",
  );
});
