// What is to be seen is seen: why-not beside what was clicked, what can be chosen on Pest's map, nothing cut by the guide.
import { expect, look, test } from "../support/fixtures";
import { GAMES } from "../support/games";
import { atTable, bar, giveName, waitForTurn } from "../support/table";

test("why something cannot be chosen is said beside it, with a way to what can", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Warum", { others: ["random"] });
  await waitForTurn(page);
  const king = page.locator("[data-thing='class:king']");
  await king.click();
  const why = page.getByRole("group", { name: "Why not" });
  await expect(why).toBeVisible();
  expect((await why.locator("p").innerText()).trim()).not.toBe("");
  const [said, thing] = [await why.boundingBox(), await king.boundingBox()];
  if (!said || !thing) throw new Error("both are drawn");
  const across = Math.max(0, thing.x - (said.x + said.width), said.x - (thing.x + thing.width));
  expect(across, "beside it").toBeLessThan(40);
  await look(page, "why-not-beside");
  await why.getByRole("button", { name: "What can I choose?" }).click();
  await expect(page.getByRole("listbox")).toBeFocused();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expect(why).toHaveCount(0);
});

test("what happens is said once on a desk", async ({ somebody }) => {
  const { page } = await somebody({ speed: "slow" });
  await atTable(page, "Einmal", { others: ["random"], options: "fixed_start=on" });
  await waitForTurn(page);
  await page.keyboard.press("1");
  const caption = page.locator(".caption");
  await caption.waitFor();
  await expect(bar(page).locator(".ask")).toBeHidden();
});

test("Pest: where a castle can stand is seen among everything on the map", async ({ somebody }) => {
  const { page } = await somebody({ viewport: { width: 1280, height: 720 } });
  await atTable(page, "Burg", { game: "pest", players: 3, others: ["random", "random"] });
  await waitForTurn(page);
  const ring = page.locator("g[data-thing^='location:'][data-glow] > .halo").first();
  const { width, fill } = await ring.evaluate((node) => {
    const { strokeWidth, fill } = getComputedStyle(node);
    return { width: parseFloat(strokeWidth), fill };
  });
  expect(width).toBeGreaterThan(5);
  expect(fill).not.toMatch(/, 0(\.\d+)?\)$|none|transparent/);
  await look(page, "pest-castle-1280");
});

for (const { game } of GAMES) {
  test(`${game}: the guide takes no room from the board on a laptop`, async ({ somebody }) => {
    const { page } = await somebody({ guided: true, viewport: { width: 1280, height: 720 } });
    await page.goto("/");
    const box = page.locator("article", { has: page.getByRole("heading", { name: new RegExp(game, "i") }) });
    await box.getByRole("button", { name: /now against bots/ }).click();
    await giveName(page, "Eng");
    await expect(page.getByRole("region", { name: "First game" })).toBeVisible();
    await waitForTurn(page);
    const high = await page
      .locator("main .board")
      .first()
      .evaluate((node) => node.getBoundingClientRect().height);
    expect(high, "what the board has left of 720").toBeGreaterThan(520);
    const cut = await page
      .locator("main .court .body")
      .evaluateAll((nodes) => nodes.map((node) => node.scrollHeight - node.clientHeight));
    // Below the last line there is a margin of 5: what is cut of it, nobody misses.
    for (const hidden of cut) expect(hidden, "what the shelf hides").toBeLessThanOrEqual(5);
    await look(page, `guided-${game}-1280`);
  });
}
