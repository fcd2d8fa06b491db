// Lessons: each is done by clicks on a desktop and on a phone, following its own hints; one by keys alone.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ROOT } from "../support/address";
import { expect, expectWords, look, test } from "../support/fixtures";
import { bar, own, step } from "../support/table";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** No lesson takes longer. */
const MOST = 150;

const crates = join(ROOT, "crates");
const GAMES = readdirSync(crates).filter((crate) => existsSync(join(crates, crate, "lessons")));
const LESSONS = GAMES.flatMap((game) =>
  readdirSync(join(crates, game, "lessons")).map((file) => ({ game, number: file.replace(".lesson", "") })),
);
/** The first lesson of each game; all of them take half an hour (`make lessons`). */
const TRIED = process.env["EVERY_LESSON"] ? LESSONS : LESSONS.filter(({ number }) => number === "1");

const bubble = (page: Page) => page.locator(".bubble");

/** Waits until the learner is asked, or the lesson is done. */
async function asked(page: Page): Promise<"asked" | "done"> {
  await page.locator("section.bar[data-open=true], .bubble[data-done]").first().waitFor();
  return (await page.locator(".bubble[data-done]").count()) > 0 ? "done" : "asked";
}

/**
 * Reads everything that is said; on a desktop each bubble that is about a thing is tied to it. One that stands there longer
 * may outlast its thing: a card that was played.
 */
async function read(page: Page, tied: boolean, known: Set<string>): Promise<void> {
  await bubble(page).waitFor();
  for (;;) {
    const about = await bubble(page).getAttribute("data-at");
    const words = await bubble(page).locator("p").first().innerText();
    if (tied && about !== null && !known.has(words))
      await expect(bubble(page), `tied to ${about}`).toHaveAttribute("data-tied", "true");
    known.add(words);
    const next = bubble(page).locator("button.primary");
    if ((await next.count()) === 0) return;
    await next.click();
  }
}

/** A point at which the thing that the hint points at can be hit. */
async function pointed(page: Page): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(async () => {
    // A zone that comes to the front is drawn with the next frames.
    for (let frames = 0; frames < 4; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const node of document.querySelectorAll("[data-pointed][data-glow]")) {
      node.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = node.getBoundingClientRect();
      for (let tries = 0; tries < 77; tries++) {
        const x = box.left + (box.width * (((tries + 5) % 11) + 0.5)) / 11;
        const y = box.top + (box.height * (((Math.floor(tries / 11) + 3) % 7) + 0.5)) / 7;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === node || node.contains(hit))) return { x, y };
      }
    }
    return undefined;
  });
}

/** Pays with what is laid out. Cards are ticked first: the one that the hint names, and after it what is still missing. */
async function pay(page: Page, action: string): Promise<void> {
  const paid = page.locator('[data-thing^="payment:"]');
  const color = /^card (\w+)$/.exec(action)?.[1];
  if (color !== undefined) {
    // Cards lie half under the next one.
    const position = { x: 10, y: 40 };
    const ticked = page.locator("[data-card][aria-pressed=true]");
    while ((await ticked.count()) > 0) await ticked.first().click({ position });
    await page.locator(`[data-card="${color}"]`).first().click({ position });
    const rest = page.locator("[data-card][aria-pressed=false]:enabled");
    while ((await paid.count()) === 0) await rest.last().click({ position });
  }
  await paid.click();
}

/** Asks for the hint and makes that choice: as a payment, on the board if it lies there, by its button, or in the list. */
async function follow(page: Page): Promise<void> {
  const before = await step(page);
  await bubble(page).locator("[data-help]").click();
  const action = await bubble(page).getAttribute("data-hint");
  if (action === null) throw new Error("there is always a way on");
  const moved = page.locator(`section.bar:not([data-step="${before}"]), .bubble[data-done]`).first();
  const button = page.locator(`.choices button[data-action="${action}"]`);
  const item = page.locator(`[role=menuitem][data-action="${action}"]`);
  const ending = page.getByRole("alertdialog");
  let point = await pointed(page);
  const placed = async () =>
    point !== undefined || (await page.locator(".hand.asked, .payment").or(button).count()) > 0;
  if (!(await placed())) {
    // What is said may lie over it.
    await bubble(page).locator("[data-away]").click();
    point = await pointed(page);
  }
  if ((await page.locator(".hand.asked, .payment").count()) > 0) await pay(page, action);
  else if (point) await page.mouse.click(point.x, point.y);
  else if ((await button.count()) > 0) await button.click();
  else {
    await page.locator("section.bar .always button").first().click();
    await page.locator(`[role=option][data-action="${action}"]`).click();
  }
  await moved.or(item).or(ending).first().waitFor();
  if ((await item.count()) > 0) {
    await item.click();
    await moved.or(ending).first().waitFor();
  }
  if ((await ending.count()) > 0) await ending.getByRole("button").nth(1).click();
  await moved.waitFor();
  // An open list stays open, over what is said next.
  await page.keyboard.press("Escape");
}

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const { game, number } of TRIED) {
    test(`${game} ${number} is done by clicks on a ${name}`, async ({ somebody }) => {
      // The last lesson of each game is played to the end of the game.
      test.slow();
      const { page } = await somebody({ viewport });
      await page.goto(`/learn/${game}/${number}`);
      const known = new Set<string>();
      for (let made = 0; (await asked(page)) === "asked"; made++) {
        expect(made).toBeLessThan(MOST);
        await read(page, name === "desktop", known);
        await follow(page);
      }
      await expect(bubble(page).locator("[data-stars]")).not.toHaveAttribute("data-stars", "0");
      await expectWords(page);
    });
  }
}

test("a wrong choice is answered and taken back, and one can leave and come back", async ({ somebody }) => {
  const { page } = await somebody({ viewport: SIZES.desktop });
  await page.goto("/learn/rattus/1");
  await asked(page);
  const before = await step(page);
  await page.locator('[data-thing="class:king"]').click();
  await expect(page.locator(".bubble .answer")).toContainText("People first");
  expect(await step(page)).toBe(before);
  await page.locator('[data-thing="region:italia"]').click();
  await expect(bar(page)).not.toHaveAttribute("data-step", String(before));
  const after = await step(page);
  await page.reload();
  await asked(page);
  expect(await step(page)).toBe(after);
  await page.getByRole("button", { name: /take back|undo/i }).click();
  await expect(bar(page)).toHaveAttribute("data-step", String(before));
});

test("a lesson is done by keys alone, and what was earned is kept for a guest", async ({ somebody }) => {
  const { page } = await somebody({ viewport: SIZES.desktop });
  await page.request.post("/api/me/guest", { data: { name: "Nina" }, headers: own(page) });
  await page.goto("/learn/rattus/1");
  await asked(page);
  await look(page, "lesson");
  while ((await asked(page)) === "asked") {
    const before = await step(page);
    await bubble(page).locator("[data-help]").press("Enter");
    const action = await bubble(page).getAttribute("data-hint");
    const options = page.locator("[role=listbox] [role=option]:has(.number:not(:empty))");
    const actions = await options.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-action")));
    const number = actions.indexOf(action) + 1;
    await page.keyboard.type(String(number));
    if (number * 10 <= actions.length) await page.keyboard.press("Enter");
    await page.locator(`section.bar:not([data-step="${before}"]), .bubble[data-done]`).first().waitFor();
  }
  await expect(bubble(page).locator("[data-stars]")).toHaveAttribute("data-stars", "2");
  await look(page, "lesson-done");
  await page.evaluate(() => localStorage.removeItem("lazaret-lessons"));
  await page.goto("/learn/rattus");
  await expect(page.locator("main li").first().locator("[data-stars]")).toHaveAttribute("data-stars", "2");
  await look(page, "lessons");
  await expectWords(page);
});

test("the box leads to the lessons of its game, and the first choice is near", async ({ somebody }) => {
  const { page } = await somebody({ viewport: SIZES.phone });
  await page.goto("/");
  await page.getByRole("link", { name: "Learn Rattus: lessons" }).click();
  await expect(page.locator("main li")).toHaveCount(LESSONS.filter(({ game }) => game === "rattus").length);
  const began = Date.now();
  await page.locator("main li a").first().click();
  await asked(page);
  expect(Date.now() - began, "long before anybody loses patience").toBeLessThan(20_000);
});
