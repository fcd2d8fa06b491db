// Where nothing is: addresses that lead nowhere say so and lead back, and without a line the shelf is still there.
import { expect, look, test } from "../support/fixtures";

for (const address of [
  "/rules/chess",
  "/learn/chess",
  "/aid/chess",
  "/replay/ZZZZ-ZZZZ",
  "/table/ZZZZ-ZZZZ",
  "/nothing",
]) {
  test(`${address} says that there is nothing, and leads back to the shelf`, async ({ somebody }) => {
    const { page } = await somebody();
    const lost: string[] = [];
    await page.exposeFunction("said", (text: string) => lost.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = (document.body as HTMLElement | null)?.innerText ?? "";
        if (/Connection lost/.test(text)) (window as unknown as { said: (text: string) => void }).said(text);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    const back = page.locator("a[href='/']", { hasText: "Back to the shelf" });
    await expect(back).toBeVisible();
    await expect(page.getByRole("heading", { name: /nothing here|can’t be opened/i })).toBeVisible();
    expect(await page.locator("body").innerText()).not.toMatch(/chess-title/);
    await back.click();
    await expect(page).toHaveURL(/\/$/);
    expect(lost, "no line was lost").toEqual([]);
  });
}

test("without a line it is said at once, and the boxes stay on the shelf", async ({ somebody }) => {
  const { page, context } = await somebody();
  await page.goto("/");
  await expect(page.locator("section.boxes article")).toHaveCount(4);
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.match("/api/games")) !== undefined && navigator.serviceWorker.controller !== null;
  });
  await context.setOffline(true);
  await expect(page.getByText("You are offline", { exact: false })).toBeVisible({ timeout: 5_000 });
  await page.reload();
  await expect(page.locator("section.boxes article")).toHaveCount(4);
  await look(page, "offline-shelf");
  await context.setOffline(false);
  await expect(page.getByText("You are offline", { exact: false })).toHaveCount(0);
});
