// What a table says of itself: the position in words, and the score as it stands.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, busy, playOn, waitForTurn } from "../support/table";

const GAMES = [
  { game: "rattus", heading: "Regions", line: /next to/ },
  { game: "contagion", heading: "Cities", line: /free places/ },
  { game: "pest", heading: "Places and roads", line: /roads to/ },
  { game: "messina", heading: "Town and docks", line: /next to/ },
] as const;

for (const { game, heading, line } of GAMES) {
  test(`${game}: the board is described, and the score sheet now adds up`, async ({ somebody }) => {
    const { page } = await somebody({ viewport: { width: 1280, height: 720 } });
    await atTable(page, "Wörter", { game, others: ["random"] });
    await playOn(page, busy(3, /End the turn|Done|Skip it|Stop here/), 8);
    await waitForTurn(page);
    const dialog = page.getByRole("dialog");

    // By the button before everything else, which only the keys find.
    await page.locator("a.skip").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { level: 3, name: heading })).toBeVisible();
    await expect(dialog.getByText(line).first()).toBeVisible();
    await expectWords(page);
    await look(page, `words-${game}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.locator("#question").focus();
    await page.keyboard.press("b");
    await expect(dialog.getByRole("heading", { level: 3, name: heading })).toBeVisible();
    await page.keyboard.press("Escape");

    // By a click on a seat: of each, and the lines add up to what stands at the foot.
    const seats = page.getByRole("button", { name: /score sheet now$/ });
    await expect(seats.first()).toBeVisible();
    await seats.last().click();
    await expect(dialog.getByRole("columnheader")).toHaveCount(3);
    for (const column of [1, 2]) {
      const points = await dialog.locator(`tbody td:nth-of-type(${column})`).allInnerTexts();
      const total = await dialog.locator(`tfoot td:nth-of-type(${column})`).innerText();
      const figure = (text: string) => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));
      expect(points.reduce((sum, text) => sum + figure(text), 0)).toBe(figure(total));
    }
    await look(page, `sheet-${game}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("p");
    await expect(dialog.getByRole("heading", { name: "Score sheet now" })).toBeVisible();
  });
}

for (const game of ["contagion", "messina", "pest", "rattus"]) {
  test(`${game}: the turn says what is done, what may be done and what must`, async ({ somebody }) => {
    const { page } = await somebody({ viewport: { width: 1280, height: 720 } });
    await atTable(page, "Band", { game, others: ["random"] });
    const ribbon = page.locator(".ribbon");
    const seen = new Set<string>();
    // In Contagion one may do something beside the actions only with the card of a fallen city.
    const hoped = game === "contagion" ? ["done", "must"] : ["done", "may", "must"];
    for (let made = 0; made < 30 && seen.size < hoped.length; made++) {
      await playOn(page, busy(5 + made, /End the turn/), 1);
      if ((await waitForTurn(page)) === "over") break;
      for (const part of hoped) if ((await ribbon.locator(`.${part}`).count()) > 0) seen.add(part);
      await expectWords(page);
    }
    expect([...seen].sort()).toEqual(hoped);
  });
}
