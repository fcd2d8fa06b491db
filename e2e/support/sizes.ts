// The sizes for which the boards are made, on one page that is resized: a mouse on a desk, fingers on a tablet and a phone.
import type { Page } from "@playwright/test";
import type { Limits } from "./measure";

export interface Size {
  width: number;
  height: number;
  touch: boolean;
}

const FINGER = 40;
const POINTER = 24;
/** The panels beside the zones of a board. */
const PANELS = 3;

export const SIZES: readonly [Size, ...Size[]] = [
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
];

/** Switches a page between mouse and fingers, as taking off a tablet's keyboard does. */
export async function hands(page: Page): Promise<(touch: boolean) => Promise<void>> {
  const chromium = await page.context().newCDPSession(page);
  return async (enabled) => {
    await chromium.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: enabled ? 5 : 1 });
  };
}

/**
 * Looks at the table in every size. Where one zone is shown at a time, it is the one that the question concerns; `zones`
 * looks at the others too. Leaves the table as it stands on a desk.
 */
export async function everySize(
  page: Page,
  touch: (enabled: boolean) => Promise<void>,
  look: (where: string, limits: Limits) => Promise<void>,
  { zones = true } = {},
): Promise<void> {
  for (const size of SIZES) {
    const where = `${size.width}×${size.height}`;
    const limits = { target: size.touch ? FINGER : POINTER };
    await touch(size.touch);
    await page.setViewportSize({ width: size.width, height: size.height });
    await drawn(page);
    await look(where, limits);
    if (!zones) continue;
    const strip = page.locator("nav.strip button");
    // The last are the story, the chat and the rules, which scroll.
    for (let zone = 0; zone < (await strip.count()) - PANELS; zone++) {
      const name = await strip.nth(zone).evaluate((button: HTMLElement) => {
        button.click();
        return button.innerText;
      });
      await drawn(page);
      await look(`${where}, ${name}`, limits);
    }
  }
  const [desk] = SIZES;
  await touch(false);
  await page.setViewportSize({ width: desk.width, height: desk.height });
}

/** What was changed is laid out, what follows from that as well, and what can be chosen has come into sight. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Changes the language in the settings, as a person does, without a reload. */
export async function talk(page: Page, language: string): Promise<void> {
  if ((await page.evaluate(() => document.documentElement.lang)) === language) return;
  await page.locator("header .tools button").last().click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("select").first().selectOption(language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  await dialog.locator("button").first().click();
  await dialog.waitFor({ state: "detached" });
}
