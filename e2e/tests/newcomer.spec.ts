// What a server on the internet asks of somebody new, and what everybody is told before it is started again.
import { createHash } from "node:crypto";
import { expect, expectWords, look, test } from "../support/fixtures";
import { giveName } from "../support/table";

test("somebody new works for a moment, and then has their table", async ({ somebody }) => {
  const { page } = await somebody();
  const challenge = "00112233445566778899aabbccddeeff";
  let asked = 0;
  let word = "";
  // The server of these tests asks nobody to work; here it does, once.
  await page.route("**/api/tables", async (route) => {
    asked += 1;
    if (word) return route.continue();
    const message = { key: "server-error-work-wanted", args: [] };
    return route.fulfill({ status: 403, json: { code: "work_wanted", message, rule: null, state: null } });
  });
  await page.route("**/api/me/work", async (route) => {
    if (route.request().method() === "POST") ({ word } = route.request().postDataJSON() as { word: string });
    return route.fulfill({ json: { challenge, bits: word ? 0 : 14 } });
  });
  await page.goto("/");
  await page
    .locator("article", { hasText: /Rattus/ })
    .getByRole("button")
    .nth(1)
    .click();
  await giveName(page, "Newcomer");
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await expect(page.locator("svg[role=img]").first()).toBeVisible();
  expect(asked).toBe(2);
  const hash = createHash("sha256")
    .update(challenge + word)
    .digest();
  expect(hash.readUInt32BE(0)).toBeLessThan(2 ** (32 - 14));
});

for (const [locale, words] of [
  ["en-GB", "The server will be restarted in 9 minutes. Nothing is lost"],
  ["fr-FR", "Le serveur redémarre dans 9 minutes. Rien n’est perdu"],
  ["ru-RU", "Сервер перезапустится через 9 минут. Ничего не пропадёт"],
] as const) {
  test(`everybody is told before the server is started again: ${locale}`, async ({ somebody }) => {
    const { page } = await somebody({ locale });
    await page.route("**/api/notice", (route) => route.fulfill({ json: { restart_in_ms: 539_000 } }));
    await page.goto("/");
    const notice = page.getByRole("status").filter({ hasText: words });
    await expect(notice).toBeVisible();
    await expectWords(page);
    await look(page, `restart-${locale}`);
    await notice.getByRole("button").click();
    await expect(notice).toHaveCount(0);
  });
}
