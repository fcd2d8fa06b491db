// What every test has: people with browsers of their own, a look at accessibility, and pictures.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { Wire } from "./wire";

export interface Somebody {
  page: Page;
  context: BrowserContext;
  wire: Wire;
}

interface Settings extends BrowserContextOptions {
  /** How quickly pieces travel; tests that are not about that do not wait for them. */
  speed?: "off" | "fast" | "normal" | "slow";
  theme?: "light" | "dark";
  /** Whether a first game is guided; tests that are not about that begin like people who know the game. */
  guided?: boolean;
}

interface Fixtures {
  /** A person with a browser of his own. */
  somebody: (settings?: Settings) => Promise<Somebody>;
}

export const test = base.extend<Fixtures>({
  somebody: async ({ browser, contextOptions, baseURL, viewport, locale }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ speed = "off", theme = "light", guided = false, ...settings } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        viewport: viewport ?? null,
        ...(locale ? { locale } : {}),
        // Nothing breathes either: a browser without a graphics card draws every frame of it.
        ...(speed === "off" ? { reducedMotion: "reduce" as const } : {}),
        ...settings,
      });
      contexts.push(context);
      await context.addInitScript(
        (kept) => {
          const before = JSON.parse(localStorage.getItem("lazaret") ?? "{}") as object;
          localStorage.setItem("lazaret", JSON.stringify({ ...kept, ...before }));
        },
        { speed, theme, guide: { off: !guided } },
      );
      const wire = new Wire(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        // What the content security policy blocks is written here and nowhere else.
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      return { page, context, wire };
    });
    for (const context of contexts) await context.close();
    expect(faults, "nothing went wrong in the page").toEqual([]);
  },
});

/** No serious finding on the page as it is now; a picture of it is kept. */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `artefacts/${name}.png` });
  // Of what is right nothing is brought back, and no second page is opened to put frames together: there are none. Otherwise a
  // look takes four times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const said = serious.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join("\n  ")}`,
  );
  expect(said, `accessibility of ${name}`).toEqual([]);
}

/** The same on a phone, by candle-light; nothing is wider than its screen. */
export async function onPhone(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const theme = (to: string) => page.evaluate((to) => (document.documentElement.dataset["theme"] = to), to);
  await page.setViewportSize({ width: 390, height: 844 });
  await theme("dark");
  await look(page, `${name}, phone`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `width of ${name}`).toBeLessThanOrEqual(0);
  await theme("light");
  if (before) await page.setViewportSize(before);
}

/** No message key is shown or read out as it is: every sentence has its words. */
export async function expectWords(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const said = ["aria-label", "title", "placeholder"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)),
    );
    return [document.body.innerText, ...said].join("\n");
  });
  const keys = text.match(
    /\b(rattus|contagion|pest|messina|lots|page|offer|seat|log|menu|undo|table|shelf|refusal|level|server|end|look|line|mat|moment|notice|advice|analysis|lesson|learn|puzzle|puzzles|machines|told|verdict|parts|ribbon|chronicle)-[a-z0-9]+(-[a-z0-9]+)*\b/g,
  );
  expect(keys ?? []).toEqual([]);
}

export { expect };
