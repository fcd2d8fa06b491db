// Other ways to play: the keyboard alone, a phone, other languages, candle-light.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, choose, lively, playOn, press, step, waitForTurn } from "../support/table";
import { PHONE } from "../support/ways";

test("the keyboard alone: from the shelf into the game", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play Rattus now against bots" });
  await expect(play).toBeVisible();
  for (let tabs = 0; tabs < 30 && !(await play.evaluate((node) => node === document.activeElement)); tabs++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeVisible();
  await page.keyboard.type("Tasten");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeVisible();

  const moved = (before: number) => expect(page.locator(`section.bar[data-step="${before}"]`)).toHaveCount(0);
  await waitForTurn(page);
  let before = await step(page);
  await page.locator("body").press("ArrowDown");
  await page.locator("body").press("ArrowDown");
  await expect(page.locator("[data-pointed]").first()).toBeVisible();
  await look(page, "keyboard");
  await page.keyboard.press("Enter");
  await moved(before);

  await waitForTurn(page);
  before = await step(page);
  await page.keyboard.press("3");
  await moved(before);

  await waitForTurn(page);
  before = await step(page);
  // The list is what a screen reader reads: it opens when it has the focus.
  await page.getByRole("listbox").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveCount(1);
  await look(page, "option-list");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await moved(before);

  await waitForTurn(page);
  await expect(page.locator("[aria-live=polite]")).not.toBeEmpty();
  for (let turn = 0; turn < 6 && (await waitForTurn(page)) === "mine"; turn++) {
    before = await step(page);
    await page.keyboard.press("1");
    if ((await page.locator("[role=listbox] [role=option]:has(.number:not(:empty))").count()) > 9)
      await page.keyboard.press("Enter");
    await moved(before);
  }
});

test("a phone: one zone large, the rest in a strip", async ({ somebody }) => {
  const { page } = await somebody(PHONE);
  await atTable(page, "Poche", { players: 4, others: [1, "random", "random"] });
  await waitForTurn(page);
  await look(page, "phone-map");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, "nothing sticks out").toBeLessThanOrEqual(0);
  await playOn(page, lively(9), 6);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Classes", exact: true }).tap();
  await expect(page.locator("[data-thing='class:king']")).toBeVisible();
  await look(page, "phone-cards");
  await page.getByRole("button", { name: "Story", exact: true }).tap();
  await expect(page.locator(".log li").first()).toBeVisible();
  await look(page, "phone-log");
  // Whatever zone is in front, every choice can be made.
  await choose(page, (keys) => keys.length - 1);
  await page.getByRole("button", { name: "Map", exact: true }).tap();
  const map = page.locator(".map svg").first();
  const before = await map.getAttribute("viewBox");
  await page.getByRole("button", { name: "Larger" }).tap();
  expect(await map.getAttribute("viewBox")).not.toBe(before);
});

test("a phone: what happens outside the enlarged part of the map comes into sight", async ({ somebody }) => {
  test.slow();
  const { page } = await somebody({ ...PHONE, reducedMotion: "reduce", speed: "off" });
  await atTable(page, "Lupe", { players: 3, others: ["random", "random"] });
  await waitForTurn(page);
  await page.getByRole("button", { name: "Settings", exact: true }).tap();
  await page.getByLabel("Animation").selectOption("fast");
  await page.keyboard.press("Escape");
  // The regions that light up together, and whether the middle of one of them is seen: two may be too far apart for both.
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const inside = (region: Element, map: Element) => {
      const [part, whole] = [region.getBoundingClientRect(), map.getBoundingClientRect()];
      const [x, y] = [part.left + part.width / 2, part.top + part.height / 2];
      return x > whole.left && x < whole.right && y > whole.top && y < whole.bottom;
    };
    new MutationObserver((changes) => {
      const map = document.querySelector("svg[data-zoomed]");
      // Only while it is told: what happened before the speed was set stays lit a while.
      if (!map || !document.querySelector(".caption")) return;
      const lit = changes
        .map(({ target }) => target as Element)
        .filter((target) => map.contains(target) && target.hasAttribute("data-lit"));
      const names = lit.map((target) => target.getAttribute("data-thing")).join(" and ");
      if (names) seen.push(`${names} ${lit.some((target) => inside(target, map)) ? "in sight" : "out of sight"}`);
    }).observe(document.body, { subtree: true, attributeFilter: ["data-lit"] });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  for (let choices = 0; choices < 60 && (await seen()).length < 4; choices++) {
    if ((await waitForTurn(page)) === "over") break;
    for (let times = 0; times < 2; times++) await page.getByRole("button", { name: "Larger" }).tap();
    await press(page, () => 1);
  }
  const lit = await seen();
  expect(lit.length, "regions that lit up").toBeGreaterThan(2);
  expect(lit.filter((line) => line.endsWith("out of sight"))).toEqual([]);
});

test("a phone: a sign at the edge of an enlarged map leads to what can be chosen beyond it", async ({ somebody }) => {
  const { page } = await somebody({ ...PHONE, speed: "off" });
  await atTable(page, "Lupe", { players: 3, others: ["random", "random"] });
  await waitForTurn(page);
  const signs = page.locator("button.beyond");
  await expect(signs).toHaveCount(0);
  for (let times = 0; times < 3; times++) await page.getByRole("button", { name: "Larger" }).tap();
  await expect(signs).not.toHaveCount(0);
  const inSight = () =>
    page.evaluate(() => {
      const map = document.querySelector("svg[data-map]");
      const whole = map?.getBoundingClientRect() ?? new DOMRect();
      return [...(map?.querySelectorAll("[data-glow]") ?? [])]
        .filter((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return x > whole.left && x < whole.right && y > whole.top && y < whole.bottom;
        })
        .map((thing) => thing.getAttribute("data-thing"));
    });
  const before = await inSight();
  await signs.first().tap();
  await expect.poll(async () => (await inSight()).filter((thing) => !before.includes(thing)).length).toBeGreaterThan(0);
  await look(page, "phone-beyond");
});

test("a phone: the zone in which the others do something comes to the front, but never from under a reader", async ({
  somebody,
}) => {
  test.slow();
  const { page } = await somebody({ ...PHONE, speed: "fast" });
  await atTable(page, "Lupe", { players: 3, others: ["random", "random"] });
  // What is in front whenever something is told about the map, and whenever anything is acted out.
  await page.evaluate(() => {
    const seen = { told: new Set<string>(), acted: new Set<string>() };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const onMap = /^rattus-event-(placed|shifted|drove|sheltered|moved|spread|struck|missed|lost|added|rode)/;
    new MutationObserver(() => {
      const front = document.querySelector(".map svg") ? "map" : document.querySelector(".log") ? "story" : "cards";
      const told = document.querySelector(".caption")?.getAttribute("data-told") ?? "";
      if (onMap.test(told)) seen.told.add(front);
      if (document.querySelector("section.bar .pace")) seen.acted.add(front);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-told"] });
  });
  const actFrom = async (zone: string, watched: "told" | "acted") => {
    const fronts = new Set<string>();
    for (let choices = 0; choices < 20 && fronts.size === 0; choices++) {
      await waitForTurn(page);
      await page.getByRole("button", { name: zone, exact: true }).tap();
      await page.evaluate(
        (watched) => (window as unknown as { seen: Record<string, Set<string>> }).seen[watched]?.clear(),
        watched,
      );
      await press(page, (count) => count);
      await waitForTurn(page);
      const found = await page.evaluate(
        (watched) => [...((window as unknown as { seen: Record<string, Set<string>> }).seen[watched] ?? [])],
        watched,
      );
      for (const front of found) fronts.add(front);
    }
    return [...fronts];
  };
  expect(await actFrom("Classes", "told")).toEqual(["map"]);
  expect(await actFrom("Story", "acted")).toEqual(["story"]);
});

for (const [locale, name, theme] of [
  ["fr-FR", "Émile", "light"],
  ["ru-RU", "Ольга", "dark"],
] as const) {
  test(`the game in ${locale}: every sentence has its words`, async ({ somebody }) => {
    const { page } = await somebody({ locale, theme });
    await atTable(page, name, { players: 4, others: [1, "random", "random"] });
    for (let round = 0; round < 4 && (await waitForTurn(page)) === "mine"; round++) {
      await playOn(page, lively(round + 40), 5);
      await expectWords(page);
    }
    await look(page, `table-${locale}`);
    await page.locator("[data-thing='class:witch']").click();
    await expectWords(page);
  });
}

test("less motion: the result is there at once", async ({ somebody }) => {
  const { page } = await somebody({ reducedMotion: "reduce", speed: "off" });
  await atTable(page, "Calme");
  await playOn(page, lively(1), 4);
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);
});
