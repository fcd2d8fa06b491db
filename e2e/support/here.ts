// How tests play on one device, without a server.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ROOT } from "./address";
import { expect } from "./fixtures";
import { waitForTurn } from "./table";

/** What a game is called. */
export function titleOf(game: string): string {
  const words = readFileSync(join(ROOT, "locales/en", `${game}.ftl`), "utf8");
  return new RegExp(`^${game}-title = (.+)$`, "m").exec(words)?.[1] ?? game;
}

/** Who sits where: a name, or the level of a bot. */
export type Seats = readonly (string | number)[];

/** The page of games on this device, wherever it lies. */
export async function atHome(page: Page, address = "/here"): Promise<void> {
  await page.goto(address);
  await expect(page.locator("section.boxes article")).toHaveCount(4);
}

/** Begins a game from that page, as a person does. */
export async function begin(
  page: Page,
  title: string,
  seats: Seats,
  options: Record<string, string> = {},
): Promise<void> {
  await page.getByRole("button", { name: `A new game of ${title}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Players", exact: true }).selectOption(String(seats.length));
  for (const [name, value] of Object.entries(options)) await dialog.getByLabel(name).selectOption(value);
  for (const [seat, sitter] of seats.entries()) {
    const who = dialog.getByLabel(`Who sits in seat ${seat + 1}`);
    if (typeof sitter === "number") await who.selectOption(String(sitter));
    else {
      await who.selectOption("");
      await dialog.getByLabel(`Name in seat ${seat + 1}`).fill(sitter);
    }
  }
  await dialog.getByRole("button", { name: "Play here" }).click();
  const wrong = page.locator("dialog [role=alert], main [role=alert]");
  await page.locator("section.bar, dialog.curtain").or(wrong).first().waitFor();
  expect(await wrong.allInnerTexts(), "the game begins").toEqual([]);
}

/** Whoever is asked takes the device, if a curtain hangs there; says whether it did. */
export async function takeDevice(page: Page): Promise<boolean> {
  const curtain = page.locator("dialog.curtain");
  await expect(page.locator("dialog[open], dialog.curtain, section.bar[data-open=true]").first()).toBeVisible();
  if ((await curtain.count()) === 0) return false;
  await curtain.locator(".primary").click();
  await expect(curtain).toHaveCount(0);
  return true;
}

/** Plays by the first digits, quickly, until the game is over or so many choices were made. Says how many. */
export async function hurry(page: Page, most = Infinity): Promise<number> {
  let [made, state] = [0, 11];
  while (made < most) {
    await takeDevice(page);
    if ((await waitForTurn(page)) === "over") {
      if ((await page.locator("dialog.curtain").count()) > 0) continue;
      return made;
    }
    const before = await page.locator("section.bar").getAttribute("data-step");
    const count = await page.locator("[role=listbox] [role=option]:has(.number:not(:empty))").count();
    state = (state * 7 + 3) % 1009;
    const number = (state % count) + 1;
    const type = async () => {
      await page.keyboard.type(String(number));
      if (number * 10 <= count) await page.keyboard.press("Enter");
    };
    await type();
    const moved = page.locator(`section.bar:not([data-step="${before}"])`);
    const ending = page.getByRole("alertdialog");
    await moved.or(ending).first().waitFor({ state: "attached" });
    if ((await moved.count()) === 0) await type();
    await moved.waitFor({ state: "attached" });
    made += 1;
  }
  return made;
}

/** What a click puts into a file. */
export async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  return readFileSync(await download.path(), "utf8");
}

/** Answers a puzzle by its first digit. Right or wrong, it is answered: what was wrong is taken back, so the question stays. */
export async function answerPuzzle(page: Page): Promise<void> {
  await page.locator("section.bar[data-open=true]").waitFor();
  const count = await page.locator("[role=listbox] [role=option]:has(.number:not(:empty))").count();
  await page.keyboard.type("1");
  if (count >= 10) await page.keyboard.press("Enter");
  await expect(page.locator(".bubble .answer, .bubble[data-done]").first()).toBeVisible();
}
