// Pictures of a page in every size, theme and language, and one page that shows them all.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { drawn, hands, SIZES } from "../support/sizes";
import { speak } from "../support/table";

export const FOLDER = resolve(import.meta.dirname, "../../target/pictures");
const THEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "fr", "ru"] as const;

/** Takes all pictures of the page as it stands, and leaves it in the first language and size. */
export async function takeAll(page: Page, name: string): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await takeSizes(page, `${name}-${language}`);
  }
  await speak(page, LANGUAGES[0]);
}

/** Every size and theme, without a reload: for what would be over after one. */
export async function takeSizes(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const touch = await hands(page);
  for (const theme of THEMES) {
    await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
    for (const { width, height, touch: fingers } of SIZES) {
      await touch(fingers);
      await page.setViewportSize({ width, height });
      await drawn(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${theme}-${width}x${height}.png`) });
    }
  }
  const [{ width, height }] = SIZES;
  await touch(false);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
}

/** One page with all pictures, by place and moment. */
export function bind(): number {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".png"))
    .sort();
  const moment = (file: string) => file.replace(/-(light|dark)-\d+x\d+\.png$/, "");
  const sections = [...new Set(files.map(moment))].map((name) => {
    const figures = files
      .filter((file) => moment(file) === name)
      .map((file) => {
        const size = file.slice(name.length + 1, -".png".length);
        return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${size}</figcaption></figure>`;
      });
    return `<h2>${name}</h2><div>${figures.join("")}</div>`;
  });
  const style =
    "body{font:16px sans-serif;margin:1rem}div{display:flex;flex-wrap:wrap;gap:.5rem}figure{margin:0}img{height:220px}";
  const head = `<!doctype html><meta charset="utf-8"><title>Lazaret in pictures</title><style>${style}</style>`;
  writeFileSync(join(FOLDER, "index.html"), `${head}<h1>Lazaret in pictures</h1>${sections.join("")}`);
  return files.length;
}
