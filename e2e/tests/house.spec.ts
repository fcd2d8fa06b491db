// The house around the table: the front page of a member, hosting and waiting, phrases, notes, wishes, moderators.
import type { Page } from "@playwright/test";
import { expect, expectWords, look, test } from "../support/fixtures";
import { SIZES } from "../support/sizes";
import { giveName, own, speak } from "../support/table";

const PASSWORD = "quarantine and rosemary";

/** A name for this try: what an earlier one has set, said or begun stays with those who did. */
const named = (name: string, retry: number) => (retry === 0 ? name : `${name} ${"I".repeat(retry + 1)}`);

/** Opens an account, or comes back to it where an earlier try has opened it. Its name is kept: guests of other tests bear none of these. */
async function member(page: Page, name: string): Promise<void> {
  // Passwords are slow on purpose, and other tests open accounts at the same time.
  const asked = { data: { name, password: PASSWORD }, headers: own(page), timeout: 90_000 };
  let answer = await page.request.post("/api/me/account", asked);
  if (answer.status() === 409) answer = await page.request.post("/api/me/login", asked);
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function waiting(page: Page, more: object = {}): Promise<{ id: string; code: string }> {
  const data = { game: "rattus", options: "players=3", seats: [{ kind: "you" }], ...more };
  const answer = await page.request.post("/api/tables", { data, headers: own(page) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table, you } = (await answer.json()) as { table: { id: string }; you: { sit_code: string } };
  return { id: table.id, code: you.sit_code };
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test("a member finds their turns, who asks them, and tables that wait; in every size", async ({ somebody }, {
  retry,
}) => {
  test.slow();
  const [her, host] = [named("Ines Ahl", retry), named("Tekla Ahl", retry)];
  const [ines, tekla] = [await somebody(), await somebody()];
  await ines.page.goto("/");
  // A newcomer finds something to play and to learn before anything else.
  await expect(ines.page.getByRole("button", { name: "Play Rattus now against bots" })).toBeVisible();
  await expect(ines.page.getByRole("link", { name: /Learn.*Rattus|Rattus.*[Ll]earn/ }).first()).toBeVisible();
  await member(ines.page, her);
  await tekla.page.goto("/");
  await member(tekla.page, host);
  await ines.page.reload();
  await expect(ines.page.getByRole("heading", { name: `Welcome back, ${her}.` })).toBeVisible();
  await expect(ines.page.getByText("Nothing is waiting for you.")).toBeVisible();
  // A turn of hers, with a clock.
  const clock = { kind: "daily", hours: 24, window: null };
  const turn = await waiting(ines.page, {
    options: "players=2",
    seats: [{ kind: "you" }, { kind: "bot", level: 1 }],
    clock,
  });
  await ines.page.goto(`/table/${turn.id}`);
  await ines.page.getByRole("button", { name: "Start the game" }).click();
  await expect(ines.page.locator("section.bar[data-open=true]")).toBeVisible({ timeout: 60_000 });
  // A table that waits, and a question by name.
  const open = await waiting(tekla.page, {
    visibility: "public",
    clock: { kind: "live", seconds: 1200, increment: 15 },
  });
  await tekla.page.request.post(`/api/tables/${open.id}/invite`, { data: { name: her }, headers: own(tekla.page) });
  await ines.page.goto("/");
  await expect(ines.page.getByRole("heading", { name: /^Your turn/ })).toBeVisible();
  await expect(ines.page.getByText(/2[34] h \d+ min left|1 d 0 h left/)).toBeVisible();
  await expect(ines.page.getByRole("heading", { name: `${host} invites you to Rattus` })).toBeVisible();
  const list = ines.page.getByRole("region", { name: "Tables looking for players" });
  await expect(list.getByText(host).first()).toBeVisible();
  await expect(list.getByText(/20 min \+ 15 s/).first()).toBeVisible();
  for (const { width, height } of SIZES) {
    await ines.page.setViewportSize({ width, height });
    await fits(ines.page);
    await look(ines.page, `front-${width}`);
  }
  await ines.page
    .getByRole("button", { name: /candle|dark/i })
    .first()
    .click();
  await look(ines.page, "front-dark");
  await ines.page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ["fr", "ru"]) {
    await speak(ines.page, language);
    await expectWords(ines.page);
    await fits(ines.page);
    await look(ines.page, `front-${language}`);
  }
  await speak(ines.page, "en");
  // She looks, sits down without a code, and nobody asks any more.
  await ines.page.getByRole("link", { name: "Look at the table" }).click();
  await ines.page.getByRole("button", { name: "Sit here" }).first().click();
  await ines.page.goto("/");
  await expect(ines.page.getByRole("heading", { name: `${host} invites you to Rattus` })).toHaveCount(0);
});

test("before the start the host changes what is agreed, and all talk, each in their own language", async ({
  somebody,
}) => {
  const [anna, ben] = [await somebody(), await somebody({ locale: "fr-FR" })];
  await anna.page.goto("/");
  await member(anna.page, "Agathe Ahl");
  const { id, code } = await waiting(anna.page);
  await anna.page.goto(`/table/${id}`);
  await ben.page.goto(`/table/${id}?code=${code}`);
  await ben.page.getByRole("button", { name: "Prendre cette place" }).first().click();
  await giveName(ben.page, "Benoît");
  await anna.page.getByRole("button", { name: "Change the settings" }).click();
  const dialog = anna.page.getByRole("dialog");
  await look(anna.page, "terms");
  await dialog.getByLabel("Clock").selectOption("daily");
  await dialog.getByLabel("The clocks stop on Saturdays and Sundays").check();
  await dialog.getByRole("button", { name: "Change the settings" }).click();
  await expect(ben.page.getByText(/24 h par coup, hors week-end/)).toBeVisible();
  await expect(ben.page.getByText(/La personne qui a ouvert la table a changé/)).toBeVisible();
  await anna.page.locator("summary", { hasText: "Quick phrases" }).click();
  await anna.page.getByRole("button", { name: "Good luck!" }).click();
  await expect(ben.page.getByRole("log").getByText("Bonne chance !")).toBeVisible();
  await expect(anna.page.getByRole("log").getByText("Good luck!")).toBeVisible();
  await look(anna.page, "waiting-talk");
  for (const { width, height } of SIZES) {
    await anna.page.setViewportSize({ width, height });
    await fits(anna.page);
    await anna.page.screenshot({ path: `artefacts/waiting-${width}.png` });
  }
  // What one writes for oneself is there again, and nowhere else.
  await anna.page.locator("summary", { hasText: "My notes" }).click();
  await anna.page.getByLabel("My notes").fill("Benoît hurries.");
  await expect(anna.page.getByText("Kept.")).toBeVisible();
  await anna.page.reload();
  await anna.page.locator("summary", { hasText: "My notes" }).click();
  await expect(anna.page.getByLabel("My notes")).toHaveValue("Benoît hurries.");
  await ben.page.locator("summary", { hasText: "Mes notes" }).click();
  await expect(ben.page.getByLabel("Mes notes")).toHaveValue("");
});

test("one says by keys of what one wants to be told, and when not", async ({ somebody }, { retry }) => {
  const her = named("Noor", retry);
  const { page } = await somebody();
  await page.goto("/");
  await member(page, her);
  await page.reload();
  await page.getByRole("button", { name: her }).click();
  await page.getByText("Messages while I’m away").click();
  const chat = page.getByRole("checkbox", { name: "Someone writes at your table: Webhook" });
  await chat.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Saved.").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "As usual" })).toHaveAttribute("aria-pressed", "false");
  await page.getByLabel("Send me nothing at night").check();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("22:30");
  await page.getByRole("button", { name: "Make an address" }).click();
  await expect(page.getByText(/\/calendar\/[0-9a-f]{48}\.ics/)).toBeVisible();
  await look(page, "wishes");
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  await look(page, "wishes-phone");
  await page.reload();
  const me = (await (await page.request.get("/api/me")).json()) as {
    wishes: { chat: unknown; quiet: { opens: number } };
  };
  expect(me.wishes.chat).toEqual({ push: false, letter: false, hook: true });
  expect(me.wishes.quiet.opens).toBe(22 * 60 + 30);
});

test("whom the operator named looks after others in the page", async ({ somebody }, { retry }) => {
  test.slow();
  // The operator has named Maud, who comes back in a second try; whom the test is about is somebody else then.
  const [maud, anna, ben] = [await somebody(), await somebody(), await somebody()];
  const rude = named("Rude Ben", retry);
  for (const [who, name] of [
    [maud, "Maud"],
    [anna, "Amata Ahl"],
    [ben, rude],
  ] as const) {
    await who.page.goto("/");
    await member(who.page, name);
  }
  const { id, code } = await waiting(ben.page);
  await ben.page.goto(`/table/${id}`);
  await ben.page.getByLabel("Write a message").fill("you rat");
  await ben.page.getByRole("button", { name: "Send", exact: true }).click();
  await anna.page.goto(`/table/${id}?code=${code}`);
  await anna.page.getByRole("button", { name: "Sit here" }).first().click();
  await anna.page.getByRole("button", { name: `Options for ${rude}` }).click();
  await anna.page.getByRole("dialog").getByRole("textbox").fill("rude");
  await anna.page
    .getByRole("dialog")
    .getByRole("button", { name: /Report/ })
    .click();
  // Whoever looks does so when it has arrived.
  await expect(anna.page.getByText("Your report has been sent.")).toBeVisible();
  await maud.page.goto("/");
  await maud.page.getByRole("link", { name: "Moderation" }).click();
  // There may be reports about others.
  const report = maud.page.getByRole("article").filter({ hasText: `About ${rude}, from Amata Ahl` });
  await expect(report.getByText("you rat")).toBeVisible();
  await look(maud.page, "moderation");
  await report.getByLabel("How long a mute or a ban lasts").selectOption("7 days");
  await report.getByLabel("Reason").fill("called somebody a rat");
  await report.getByRole("button", { name: "Mute" }).click();
  await expect(maud.page.getByRole("listitem").filter({ hasText: `Maud: Mute ${rude}` })).toContainText(
    /called somebody a rat.*until/,
  );
  // What is grave is asked twice.
  await report.getByRole("button", { name: "Close their tables (1)" }).click();
  await report.getByRole("button", { name: /^Really: Close their tables/ }).click();
  await expect(ben.page.getByText(/closed/i).first()).toBeVisible();
  await report.getByRole("button", { name: "Settle" }).click();
  await expect(report).toHaveCount(0);
  await maud.page.setViewportSize({ width: 390, height: 844 });
  await fits(maud.page);
  await anna.page.goto("/moderation");
  await expect(anna.page.getByRole("alert")).toContainText("for moderators");
});

test("somebody has a seal, goes on holiday, and hangs notes on places and people", async ({ somebody }, { retry }) => {
  test.slow();
  const [her, other] = [named("Hedda", retry), named("Jarek", retry)];
  const [hedda, jarek] = [await somebody(), await somebody()];
  await hedda.page.goto("/");
  await member(hedda.page, her);
  await hedda.page.goto(`/people/${her}`);
  await hedda.page.locator("summary", { hasText: "Choose an emblem for your seal" }).click();
  await hedda.page.getByRole("radio", { name: "owl" }).check({ force: true });
  await expect(hedda.page.locator("header svg[data-crest=owl]")).toBeVisible();
  await look(hedda.page, "person-crest");
  await expect(hedda.page.getByText(/Lessons done: 0 of \d+\. Puzzles solved: 0 of \d+\./)).toBeVisible();
  // What others see is what somebody who is not known here reads.
  await hedda.page.getByRole("button", { name: "As others see it" }).click();
  await expect(hedda.page.getByRole("heading", { name: "Your data" })).toHaveCount(0);
  for (const { width, height } of SIZES) {
    await hedda.page.setViewportSize({ width, height });
    await fits(hedda.page);
    await hedda.page.screenshot({ path: `artefacts/person-${width}.png` });
  }
  await hedda.page.setViewportSize({ width: 1440, height: 900 });
  // A table where moves take hours: she goes on holiday, and he reads it there.
  await jarek.page.goto("/");
  await member(jarek.page, other);
  const clock = { kind: "daily", hours: 48, window: null };
  const { id, code } = await waiting(hedda.page, { options: "players=2", clock });
  await hedda.page.goto(`/table/${id}`);
  await jarek.page.goto(`/table/${id}?code=${code}`);
  await jarek.page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(jarek.page.locator("li svg[data-crest=owl]").first()).toBeVisible();
  await hedda.page.getByRole("button", { name: "Start the game" }).click();
  await expect(hedda.page.locator("section.bar")).toBeVisible();
  await hedda.page.goto(`/people/${her}`);
  await hedda.page.getByRole("button", { name: "Settings" }).click();
  await hedda.page.locator("summary", { hasText: "Holidays" }).click();
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await hedda.page.getByLabel("First day").fill(day(3));
  await hedda.page.getByLabel("Last day").fill(day(9));
  await hedda.page.getByRole("button", { name: "Take this holiday" }).click();
  await expect(hedda.page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await look(hedda.page, "holidays");
  await hedda.page.setViewportSize({ width: 390, height: 844 });
  await fits(hedda.page);
  await look(hedda.page, "holidays-phone");
  await expect(jarek.page.getByText(/on holiday/).first()).toBeVisible();
  // His own notes: about her, and about a place that he presses on the board.
  await jarek.page.getByRole("tab", { name: /Chat/ }).click();
  await jarek.page.locator("summary", { hasText: "My notes" }).click();
  const notes = jarek.page.locator(".pins");
  await notes.getByRole("button", { name: her, exact: true }).click();
  await notes.getByPlaceholder("A note about this place or person").fill("Takes the Monk");
  await notes.getByRole("button", { name: "Keep" }).click();
  await expect(notes.getByText("Takes the Monk")).toBeVisible();
  await notes.getByRole("button", { name: "a place on the board" }).click();
  await jarek.page.locator("[data-thing^='region:']").first().click({ force: true });
  await notes.getByPlaceholder("A note about this place or person").fill("Rat 26 came out");
  await notes.getByRole("button", { name: "Keep" }).click();
  await expect(notes.getByText("Rat 26 came out")).toBeVisible();
  await jarek.page.screenshot({ path: "artefacts/pins.png" });
  await notes.getByRole("button", { name: "Remove the note “Rat 26 came out”" }).click();
  await expect(notes.getByText("Rat 26 came out")).toHaveCount(0);
  await jarek.page.reload();
  await jarek.page.getByRole("tab", { name: /Chat/ }).click();
  await jarek.page.locator("summary", { hasText: "My notes" }).click();
  await expect(jarek.page.getByText("Takes the Monk")).toBeVisible();
});
