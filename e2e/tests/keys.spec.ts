// The page for hands on keys and for ears: a sheet of keys, keys that can be switched off, where the focus is, and what is said.
import { expect, look, test } from "../support/fixtures";
import { atTable, bar, host, step, waitForTurn } from "../support/table";

test("a question mark shows the keys, and single keys can be switched off", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Tasta", { others: ["random"] });
  await waitForTurn(page);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("undo the last choice")).toBeVisible();
  await look(page, "keys");
  await sheet.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  const before = await step(page);
  await page.keyboard.press("1");
  await page.keyboard.press("?");
  await page.waitForTimeout(300);
  expect(await step(page), "a digit chooses nothing").toBe(before);
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts …" }).click();
  await expect(sheet.getByText("Single keys are switched off.", { exact: false })).toBeVisible();
});

test("the question is one key away, and has the focus after the start and after the end", async ({ somebody }) => {
  const { page } = await somebody();
  await host(page, "Fokus", { others: ["random"] });
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await expect(bar(page)).toBeFocused();
  await waitForTurn(page);
  await page.reload();
  await waitForTurn(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "To the question" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeFocused();
  for (const name of ["Your choice", "Board", "Story"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("dialog").getByText("Total")).toBeVisible();
  // Who won is read first, and on a phone nothing is scrolled past it.
  await expect(page.getByRole("dialog").locator(".who h3")).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Where was it won?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body), "the focus is somewhere").toBe(false);
});

test("what can be chosen says so, and a region names its neighbours", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Ohr", { others: ["random"] });
  await waitForTurn(page);
  const glowing = page.locator("[data-glow]");
  for (const label of await glowing.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? "")))
    expect(label).toContain("can be chosen");
  const dull = page.locator("[data-thing]:not([data-glow])");
  for (const label of await dull.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label") ?? "")))
    expect(label).not.toContain("can be chosen");
  await expect(page.locator("[data-thing^='region:']").first()).toHaveAttribute("aria-label", /next to /);
});

test("the keys are seen on a region that glows", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Blick", { others: ["random"] });
  await waitForTurn(page);
  // After the start the focus comes to the question: it is moved on from there, not taken away again.
  await expect(bar(page)).toBeFocused();
  const region = page.locator("path[data-thing][data-glow]").first();
  const stroke = () => region.evaluate((node) => getComputedStyle(node).stroke);
  const before = await stroke();
  await page.keyboard.press("Tab");
  await region.focus();
  await expect(region).toBeFocused();
  // A browser that has much to do draws the focus with its next frame.
  await expect.poll(stroke, { message: "another colour" }).not.toBe(before);
  // Where something has just happened the keys are seen no less.
  const seen = await stroke();
  await region.evaluate((node) => node.setAttribute("data-lit", "true"));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await stroke()).toBe(seen);
  await look(page, "keys-focus");
});

test("with text twice as large every tab beside the board is in sight", async ({ somebody }) => {
  const { page } = await somebody({ viewport: { width: 1440, height: 900 } });
  await atTable(page, "Gross", { others: ["random"] });
  await waitForTurn(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const tab of await page.getByRole("tab").all()) {
    const seen = await tab.evaluate((node) => {
      const [box, rail] = [node.getBoundingClientRect(), node.closest("aside")?.getBoundingClientRect()];
      return rail !== undefined && box.right <= rail.right + 1 && box.width >= node.scrollWidth - 1;
    });
    expect(seen, await tab.innerText()).toBe(true);
  }
  const [map, board] = [await page.locator(".board .map").boundingBox(), await page.locator("main").boundingBox()];
  expect((map?.width ?? 0) / (board?.width ?? 1), "the part of the map").toBeGreaterThan(0.3);
  await look(page, "text-200");
});
