// Hands for the tests: how a person sits down and plays, by clicking what glows.
import { expect, type Page } from "@playwright/test";
import { ADDRESS } from "./address";

export const bar = (page: Page) => page.locator("section.bar");

/** Gives a name when the page asks for one. */
export async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.locator("input#name").fill(name);
  await dialog.locator("button[type=submit]").click();
}

export interface Hosted {
  game?: string;
  players?: number;
  /** What sits in the seats after the first: `open` or the level of a bot. */
  others?: (number | string)[];
  options?: string;
}

/** Sets up a table as the page does, and goes there. */
export async function host(
  page: Page,
  name: string,
  { players = 2, others = [1], game = "rattus", options }: Hosted = {},
): Promise<string> {
  const seats = [
    { kind: "you" },
    ...others.map((level) => (level === "open" ? { kind: "open" } : { kind: "bot", level })),
  ];
  await page.request.post("/api/me/guest", { data: { name }, headers: own(page) });
  const agreed = `players=${players}${options ? `,${options}` : ""}`;
  const answer = await page.request.post("/api/tables", { data: { game, options: agreed, seats }, headers: own(page) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const id = ((await answer.json()) as { table: { id: string } }).table.id;
  await page.goto(`/table/${id}`);
  return id;
}

/** Requests of the tests come from the page's own address, as those of the page do. */
export function own(page: Page): Record<string, string> {
  const url = page.url();
  return { origin: url.startsWith("http") ? new URL(url).origin : ADDRESS };
}

export async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Start the game|Lancer la partie|Начать игру/ }).click();
  await expect(bar(page)).toBeVisible();
}

/** A table with bots, started, seen from the first seat. */
export async function atTable(page: Page, name: string, hosted: Hosted = {}): Promise<string> {
  const id = await host(page, name, hosted);
  await start(page);
  return id;
}

/** Takes the open seat that an invitation leads to. */
export async function sitDown(page: Page, host: Page, name: string): Promise<void> {
  const invitation = await host.getByRole("link", { name: /\?code=/ }).getAttribute("href");
  await page.goto(invitation as string);
  await page.getByRole("button", { name: /Sit here|Prendre cette place|Сесть сюда/ }).click();
  await giveName(page, name);
  await expect(host.locator(".who b", { hasText: name })).toBeVisible();
}

/** Comes back in another language. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem("lazaret") ?? "{}") as object;
    localStorage.setItem("lazaret", JSON.stringify({ ...kept, language }));
  }, language);
  await page.reload();
  await page.locator("main").first().waitFor();
  await page.waitForLoadState("networkidle");
}

export async function step(page: Page): Promise<number> {
  return Number(await bar(page).getAttribute("data-step"));
}

/** Waits for what the page says of itself; looks at every frame, for games are made of hundreds of such moments. */
export async function until<Answer extends string>(
  page: Page,
  look: (known: string) => Answer | undefined,
  known: string,
  hope: string,
): Promise<Answer> {
  const answer = await page.waitForFunction(look, known, { timeout: 30_000 }).catch((error: Error) => {
    throw new Error(`${hope}: ${error.message}`);
  });
  return (await answer.jsonValue()) as Answer;
}

/** The score sheet is the end; other dialogs come and go before it. */
export async function waitForTurn(page: Page): Promise<"mine" | "over"> {
  const asked = () => {
    if (document.querySelector("dialog[open] .end")) return "over";
    return document.querySelector("section.bar[data-open=true]") ? "mine" : undefined;
  };
  return until(page, asked, "", "the turn comes");
}

interface Seen {
  step: string;
  /** How far the page is longer than its window: a table is never to be scrolled as a whole. */
  over: number;
  /** Points on the screen where a thing that glows can be hit. */
  things: { key: string; x: number; y: number }[];
  buttons: string[];
}

export async function seen(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    // One frame finds the size of the board, the next brings into sight what can be chosen: then it lies still.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const things: Seen["things"] = [];
    for (const node of document.querySelectorAll("[data-glow]")) {
      const box = node.getBoundingClientRect();
      // The middle first, where people aim.
      for (let tries = 0; tries < 77; tries++) {
        const [column, row] = [(tries + 5) % 11, (Math.floor(tries / 11) + 3) % 7];
        const x = box.left + (box.width * (column + 0.5)) / 11;
        const y = box.top + (box.height * (row + 0.5)) / 7;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === node || node.contains(hit))) {
          things.push({ key: node.getAttribute("data-thing") ?? "", x, y });
          break;
        }
      }
    }
    const buttons = [...document.querySelectorAll("section.bar .choices button")].map(
      (node) => node.textContent?.trim() ?? "",
    );
    const step = document.querySelector("section.bar")?.getAttribute("data-step") ?? "";
    return { step, over: document.documentElement.scrollHeight - innerHeight, things, buttons };
  });
}

/** Where a thing that glows can be hit, past the pieces that lie on it. */
export async function glowing(page: Page, kind: string): Promise<{ x: number; y: number }> {
  const found = (await seen(page)).things.find(({ key }) => key.startsWith(`${kind}:`));
  if (!found) throw new Error(`no ${kind} glows`);
  return found;
}

/** Makes one choice by clicking; `pick` says which of several. Says what was clicked. */
export async function choose(page: Page, pick: (keys: string[]) => number): Promise<string> {
  const { step, over, things, buttons } = await seen(page);
  expect(over, "the table fits its window").toBeLessThanOrEqual(0);
  const keys = [...things.map(({ key }) => key), ...buttons.map((text) => `button:${text}`)];
  expect(keys.length, "something can be chosen").toBeGreaterThan(0);
  const chosen = pick(keys);
  const thing = things[chosen];
  if (thing) await page.mouse.click(thing.x, thing.y);
  else
    await page
      .locator("section.bar .choices button")
      .nth(chosen - things.length)
      .click();
  const answered = (step: string) => {
    if (document.querySelector("section.bar")?.getAttribute("data-step") !== step) return "moved";
    if (document.querySelector("[role=alertdialog]")) return "ending";
    return document.querySelector("[role=menuitem]") ? "menu" : undefined;
  };
  const answer = await until(page, answered, step, `a click on ${keys[chosen]} does something`);
  if (answer === "menu") await page.getByRole("menuitem").first().click();
  if (answer === "ending") await page.getByRole("alertdialog").getByRole("button").nth(1).click();
  if (answer !== "moved") await page.locator(`section.bar:not([data-step="${step}"])`).waitFor();
  return keys[chosen] ?? "";
}

/** A player who takes cards, uses powers and is not always the same: enough to see every kind of question. */
export function lively(seed: number): (keys: string[]) => number {
  let state = seed;
  return (keys) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const cards = keys.flatMap((key, index) => (key.startsWith("class:") ? index : []));
    const rest = keys.flatMap((key, index) => (key.startsWith("class:") ? [] : index));
    const from = cards.length > 0 && (state % 3 === 0 || rest.length === 0) ? cards : rest;
    return from[state % from.length] ?? 0;
  };
}

/** A player who keeps away from some choices while there are others: going home, ending a turn early. */
export function busy(seed: number, idle: RegExp): (keys: string[]) => number {
  let state = seed;
  return (keys) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const doing = keys.flatMap((key, index) => (idle.test(key) ? [] : index));
    const from = doing.length > 0 ? doing : keys.map((_, index) => index);
    return from[(state >> 8) % from.length] ?? 0;
  };
}

/** Plays until the game is over, or so many choices have been made. Says how many. */
export async function playOn(page: Page, pick: (keys: string[]) => number, most = Infinity): Promise<number> {
  let made = 0;
  while (made < most && (await waitForTurn(page)) === "mine") {
    await choose(page, pick);
    made += 1;
  }
  return made;
}

/** People at one table play in turns until the game is over. Says how many choices were made. */
export async function playTogether(people: { page: Page; pick: (keys: string[]) => number }[]): Promise<number> {
  const asked = `section.bar[data-open=true]`;
  const next = async () => {
    const shown = await Promise.all(people.map(({ page }) => page.locator(`${asked}, dialog[open] .end`).count()));
    return people[shown.findIndex((count) => count > 0)];
  };
  for (let made = 0; ; made++) {
    let person = await next();
    await expect.poll(async () => (person ??= await next()), { intervals: [20, 40, 80] }).toBeTruthy();
    if (!person || (await person.page.locator("dialog[open] .end").count()) > 0) return made;
    await choose(person.page, person.pick);
  }
}

/** What the server tells about chance once the game is over. */
export async function fairnessOf(page: Page, id: string): Promise<{ secret: string; seed: string }> {
  const over = (await (await page.request.get(`/api/tables/${id}/over`)).json()) as {
    fairness: { secret: string; seed: string };
  };
  return over.fairness;
}

/** Chooses by typing the number of an option, as many digits as it takes; again if the page asks whether it is meant. */
export async function press(page: Page, pick: (count: number) => number): Promise<void> {
  const before = await step(page);
  // What is done at once has no number.
  const count = await page.locator("[role=listbox] [role=option]:has(.number:not(:empty))").count();
  const number = pick(count);
  const type = async () => {
    await page.keyboard.type(String(number));
    if (number * 10 <= count) await page.keyboard.press("Enter");
  };
  await type();
  const moved = page.locator(`section.bar:not([data-step="${before}"])`);
  const ending = page.getByRole("alertdialog");
  await moved.or(ending).first().waitFor();
  if ((await moved.count()) === 0) await type();
  await moved.waitFor();
}

/** Plays by numbers alone until the game is over, or so many choices have been made. */
export async function pressOn(page: Page, pick: (count: number) => number, most = Infinity): Promise<number> {
  let made = 0;
  while (made < most && (await waitForTurn(page)) === "mine") {
    await press(page, pick);
    made += 1;
  }
  return made;
}

/** The score sheet at the end has these lines, the total and the tie-break, and a number in each for every seat. */
export async function expectSheet(page: Page, lines: string[], seats: number): Promise<void> {
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("tfoot tr:first-child th")).toHaveText("Total");
  await expect(sheet.locator("tbody th")).toHaveText(lines);
  await expect(sheet.locator("tfoot tr:first-child td")).toHaveCount(seats);
  // The tie-break stands below it always, with a sentence whether it was needed; lit if it decided.
  const tie = sheet.locator("[data-tie]");
  await expect(tie).toHaveCount(seats > 1 ? 1 : 0);
  if (seats > 1) {
    expect(await sheet.locator("tfoot .tie").count()).toBeGreaterThan(0);
    const decided = (await tie.getAttribute("data-tie")) === "decided" ? 1 : 0;
    await expect(sheet.locator("tfoot .decided")).toHaveCount(decided);
  }
  for (const column of Array(seats).keys()) {
    const points = await sheet.locator(`tbody td:nth-of-type(${column + 1})`).allInnerTexts();
    const total = await sheet.locator("tfoot tr:first-child td").nth(column).innerText();
    const sum = points.reduce((sum, text) => sum + figure(text), 0);
    expect(sum, `the lines of seat ${column} add up`).toBe(figure(total));
  }
}

/** A number as the page writes it. */
function figure(text: string): number {
  return Number(text.replace(/[^\d−-]/g, "").replace("−", "-"));
}
