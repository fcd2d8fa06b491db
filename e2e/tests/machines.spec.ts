// Bots of one's own: made in the settings, where the token is seen once; at the table everybody sees whose it is.
import { expect, expectWords, look, test } from "../support/fixtures";
import { host, speak } from "../support/table";

const TITLE = /Bots I wrote|Mes robots|Мои собственные боты/;

test("a bot is made, its token seen once, its seat marked, and it is taken away", async ({ somebody }) => {
  const { page, context } = await somebody();
  const id = await host(page, "Ada", { others: ["open"] });
  const settings = async () => {
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByText(TITLE).click();
  };

  const token = await test.step("its token is shown when it is made, and never again", async () => {
    await settings();
    await page.getByLabel("Name of the bot").fill("Deep Rat");
    await page.getByRole("button", { name: "Make a bot" }).click();
    const shown = page.locator(".token code");
    await expect(shown).toHaveText(/^lazaret_[0-9a-f]{64}$/);
    const token = (await shown.textContent()) ?? "";
    await expect(page.getByText("not here yet")).toBeVisible();
    await look(page, "machines");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the key" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await page.reload();
    await settings();
    await expect(page.getByText("Deep Rat")).toBeVisible();
    await expect(shown).toHaveCount(0);
    expect(await page.content()).not.toContain(token);
    return token;
  });

  await test.step("a name that is there already is refused with a sentence", async () => {
    await page.getByLabel("Name of the bot").fill("deep rat");
    await page.getByRole("button", { name: "Make a bot" }).click();
    await expect(page.getByRole("alert")).toContainText("You have a bot with this name");
    await page.keyboard.press("Escape");
  });

  await test.step("it sits down with its token, and everybody sees whose it is", async () => {
    const code = await page.locator(".invitation .code").first().textContent();
    const bearer = { authorization: `Bearer ${token}` };
    const sat = await fetch(new URL(`/api/tables/${id}/sit`, page.url()), {
      method: "POST",
      headers: { ...bearer, "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    expect(sat.status, await sat.text()).toBe(200);
    await expect(page.locator(".who b", { hasText: "Deep Rat (bot)" })).toBeVisible();
    await expect(page.getByText("bot of Ada")).toBeVisible();
    await look(page, "machine-waiting");
  });

  await test.step("the host sends it away", async () => {
    await page.getByLabel(/Deep Rat/).selectOption("");
    await expect(page.locator(".who b", { hasText: "Deep Rat" })).toHaveCount(0);
  });

  for (const language of ["fr", "ru", "en"]) {
    await speak(page, language);
    await page.getByRole("button", { name: /Settings|Réglages|Настройки/ }).click();
    await page.getByText(TITLE).click();
    await expect(page.getByText("Deep Rat")).toBeVisible();
    await expectWords(page);
  }

  await test.step("taken away, its token opens nothing", async () => {
    await page.getByRole("button", { name: "Remove Deep Rat" }).click();
    await expect(page.getByText("Deep Rat")).toHaveCount(0);
    const answer = await fetch(new URL("/api/lobby", page.url()), { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});
