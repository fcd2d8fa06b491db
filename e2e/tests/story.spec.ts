// The table tells the story: what the others do is seen step by step, before anything is asked.
import { expect, look, test } from "../support/fixtures";
import { atTable, bar, choose, glowing, lively, playOn, waitForTurn } from "../support/table";

/** What the page showed while the others played: one entry for every change of the caption. */
async function watchCaptions(page: import("@playwright/test").Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const note = () => {
      const caption = document.querySelector(".caption p")?.textContent ?? "";
      const open = document.querySelector("section.bar")?.getAttribute("data-open") ?? "";
      const lines = document.querySelectorAll(".log li .words").length;
      const last = [...document.querySelectorAll(".log li .words")].at(-1)?.textContent ?? "";
      const marked = [...document.querySelectorAll("li.on[aria-label], .mat.asked")];
      const whose = document.querySelector("section.bar .whose")?.textContent?.trim() ?? "";
      const inPlay = marked.every((seat) => whose.includes(seat.getAttribute("aria-label") ?? ""))
        ? marked.length
        : whose;
      const now = `${open} | ${lines} | ${caption} | ${inPlay} | ${last}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

for (const [game, others] of [
  ["rattus", ["random", "random"]],
  ["contagion", ["random"]],
  ["pest", ["random"]],
  ["messina", ["random"]],
] as const) {
  test(`${game}: the turns of the others are seen one event at a time, before anything is asked`, async ({
    somebody,
  }) => {
    test.slow();
    const { page } = await somebody({ speed: "fast" });
    await atTable(page, "Zeugin", { game, players: others.length + 1, others: [...others] });
    await waitForTurn(page);
    const unfold = page.getByRole("button", { name: "Show the story" });
    if ((await unfold.count()) > 0) await unfold.click();
    const seen = await watchCaptions(page);
    for (let made = 0; made < 12; made++) {
      await choose(page, lively(made + 3));
      await waitForTurn(page);
      const told = (await seen()).map((line) => line.split(" | "));
      const captions = told.filter(([, , caption]) => caption !== "");
      if (captions.length < 2) continue;
      expect(
        captions.every(([open]) => open === "false"),
        "nothing is asked while it is shown",
      ).toBe(true);
      expect(new Set(captions.map(([, , , inPlay]) => inPlay)), "one seat is in play, the one that is told of").toEqual(
        new Set(["1"]),
      );
      const lines = captions.map(([, lines]) => Number(lines));
      const last = told.at(-1)?.[4];
      expect(
        captions.some(([, , , , line]) => line !== last),
        "the story grows with what is shown",
      ).toBe(true);
      expect(
        [...lines].sort((a, b) => a - b),
        "and never runs back",
      ).toEqual(lines);
      await expect(page.locator(".caption")).toHaveCount(0);
      return;
    }
    throw new Error("nobody else did anything");
  });
}

test("what happened since one's last choice is listed, and shown again", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Rückblick", { players: 3, others: ["random", "random"] });
  const recap = page.getByRole("region", { name: "While you waited" });
  await expect(async () => {
    await waitForTurn(page);
    await choose(page, lively(4));
    await waitForTurn(page);
    await expect(recap).toBeVisible({ timeout: 300 });
  }).toPass();
  await recap.getByRole("button").first().click();
  expect(await recap.locator("ul li").count()).toBeGreaterThan(0);
  await look(page, "recap");
  const step = await bar(page).getAttribute("data-step");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  // Slow, so that there is something left to skip.
  await page.getByLabel("Animation").selectOption("slow");
  await page.keyboard.press("Escape");
  await recap.getByRole("button", { name: "Replay everything" }).click();
  await expect(page.locator(".caption")).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await waitForTurn(page);
  expect(await bar(page).getAttribute("data-step"), "nothing has changed").toBe(step);
});

test("the story keeps its first line, follows, and goes by seat", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Chronik", { players: 3, others: ["random", "random"] });
  await waitForTurn(page);
  const first = await page.locator(".log li").first().innerText();
  await playOn(page, lively(8), 12);
  await waitForTurn(page);
  expect(await page.locator(".log li").first().innerText(), "the set-up is still told").toBe(first);
  await expect(page.locator(".log li").last()).toBeInViewport();
  await page.locator(".log ol").evaluate((list) => list.scrollTo({ top: 0 }));
  await page.getByRole("button", { name: "Latest" }).click();
  await expect(page.locator(".log li").last()).toBeInViewport();
  await page.getByLabel("Show").selectOption({ label: "Chronik" });
  // A line without a name is theirs too, as when nobody dies of their plague: its mark says so.
  const lines = page.locator(".log li:not(.note)");
  const marks = await lines.locator("> button > svg text").allTextContents();
  expect(marks, "each line has its mark").toHaveLength(await lines.count());
  expect(new Set(marks).size).toBe(1);
  expect((await lines.allInnerTexts()).some((line) => line.includes("Chronik"))).toBe(true);
});

test("what a choice would do is said at the pointer, and comes true", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Vorher", { players: 2, others: ["random"] });
  await playOn(page, lively(2), 3);
  await waitForTurn(page);
  const { x, y } = await glowing(page, "region");
  // The last click may have left the pointer there already.
  await page.mouse.move(1, 1);
  await page.mouse.move(x, y);
  const popover = page.getByRole("tooltip");
  await expect(popover.locator(".events li").first()).toBeVisible();
  const promised = await popover.locator(".events li").first().innerText();
  await look(page, "preview");
  await page.mouse.click(x, y);
  await waitForTurn(page);
  await expect(page.locator(".log li", { hasText: promised }).last()).toBeVisible();
});
