// The page by ear: a lesson and ten choices of each game by keys alone with the screen reader Orca on. What it says is compared
// with the transcripts beside this file, which people can read. Lessons, for there everything comes in the same words again.
import type { Page } from "@playwright/test";
import type { LessonAnswer } from "../../web/src/wire";
import { expect, test } from "../support/fixtures";
import { GAMES } from "../support/games";
import { step } from "../support/table";
import { Ear } from "./ear";

const VIEWPORT = { width: 1260, height: 760 };
/** With more keys than so many a number is typed instead. */
const NEAR = 4;

/** The choice that the lesson hopes for next. */
function hoped(page: Page): () => string | undefined {
  let hint: string | undefined;
  page.on("response", async (response) => {
    if (!/\/api\/lessons\//.test(response.url())) return;
    const answer = (await response.json().catch(() => undefined)) as LessonAnswer | undefined;
    if (answer?.type === "frame") hint = answer.frame.hint ?? undefined;
  });
  return () => hint;
}

async function asked(page: Page): Promise<"asked" | "done"> {
  await page.locator("section.bar[data-open=true], .bubble[data-done]").first().waitFor();
  return (await page.locator(".bubble[data-done]").count()) > 0 ? "done" : "asked";
}

/** From the top of the page to the list of choices, as somebody finds it who hears the page for the first time. */
async function find(page: Page, ear: Ear): Promise<void> {
  await ear.press(page, "Tab");
  await ear.press(page, "Return");
  for (let tabs = 0; tabs < 12; tabs++) {
    if (await page.locator("[role=listbox]").evaluate((list) => list === document.activeElement)) return;
    await ear.press(page, "Tab");
  }
  throw new Error("the list of choices is a few tabs from the question");
}

/** Makes the choice that is hoped for, out of the list: with arrows if it is near, else by its number. */
async function make(page: Page, ear: Ear, action: string): Promise<void> {
  const before = await step(page);
  const options = page.locator("[role=listbox] [role=option]");
  const seen = await options.evaluateAll((nodes) =>
    nodes.map((node) => ({
      action: node.getAttribute("data-action"),
      number: node.querySelector(".number")?.textContent?.trim() ?? "",
      selected: node.ariaSelected === "true",
    })),
  );
  const [at, now] = [seen.findIndex((one) => one.action === action), seen.findIndex(({ selected }) => selected)];
  expect(at, `${action} is in the list`).toBeGreaterThanOrEqual(0);
  const near = at >= now && at - now <= NEAR;
  for (let downs = now; downs < (near ? at : now + 1); downs++) await ear.press(page, "Down");
  const { number = "" } = seen[at] ?? {};
  // A number that could go on is ended by the key that also chooses what the arrows came to.
  const numbered = seen.filter((one) => one.number !== "").length;
  const keys = near ? [] : [...number];
  ear.strike(...keys, ...(near || Number(number) * 10 <= numbered ? ["Return"] : []));
  await page.locator(`section.bar:not([data-step="${before}"]), .bubble[data-done]`).first().waitFor();
  await asked(page);
  // A key that came sooner would cut off what is said of it.
  await ear.hear(near ? "Return" : number, page);
}

async function play(page: Page, ear: Ear, lesson: string, most: number): Promise<number> {
  const hint = hoped(page);
  await page.goto(`/learn/${lesson}`);
  await asked(page);
  await ear.hear("the page opens", page);
  await find(page, ear);
  let made = 0;
  for (; made < most && (await asked(page)) === "asked"; made++) await make(page, ear, hint() ?? "");
  return made;
}

test("the first lesson, by ear", async ({ somebody }) => {
  const { page } = await somebody({ viewport: VIEWPORT });
  const ear = new Ear();
  await play(page, ear, "rattus/1", Infinity);
  ear.compare("rattus-lesson");
});

for (const { game } of GAMES) {
  test(`ten choices of ${game}, by ear`, async ({ somebody }) => {
    test.slow();
    const { page } = await somebody({ viewport: VIEWPORT });
    const ear = new Ear();
    expect(await play(page, ear, `${game}/7`, 10)).toBe(10);
    ear.compare(game);
  });
}
