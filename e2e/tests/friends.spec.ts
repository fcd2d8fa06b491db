// Two browsers against each other, from the invitation link to the score sheet; a third one watches.
import { expect, look, test } from "../support/fixtures";
import { choose, giveName, host, lively, playOn, sitDown, start, step, waitForTurn } from "../support/table";

test("friends play from the invitation link to the score sheet, and a passer-by watches", async ({ somebody }) => {
  test.slow();
  const [anna, ben, carl] = [await somebody(), await somebody(), await somebody()];
  const id = await host(anna.page, "Anna", { others: ["open"] });
  await look(anna.page, "invitation");
  const invitation = await anna.page.getByRole("link", { name: /\?code=/ }).getAttribute("href");
  expect(invitation).toBeTruthy();

  await ben.page.goto(invitation as string);
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await giveName(ben.page, "Ben");
  await expect(ben.page.getByText("The host will start the game.")).toBeVisible();
  await carl.page.goto(`/table/${id}`);
  await expect(carl.page.getByText(/You are watching/)).toBeVisible();
  await expect(anna.page.locator(".who b", { hasText: "Ben" })).toBeVisible();
  await start(anna.page);

  await test.step("they talk", async () => {
    await anna.page.getByRole("tab", { name: "Chat" }).click();
    await anna.page.getByLabel("Write a message").fill("Bonne chance <b>!</b>");
    await anna.page.getByRole("button", { name: "Send", exact: true }).click();
    // The first line that is ever said gives a sign too, and none to whoever said it.
    await expect(ben.page.getByRole("tab", { name: "Chat 1" })).toBeVisible();
    await expect(ben.page).toHaveTitle(/^\(1\) /);
    await expect(anna.page).not.toHaveTitle(/^\(/);
    await ben.page.getByRole("tab", { name: "Chat" }).click();
    await expect(ben.page).not.toHaveTitle(/^\(/);
    await expect(ben.page.getByRole("tabpanel").getByText("Bonne chance <b>!</b>")).toBeVisible();
    await look(ben.page, "chat");
    await anna.page.getByRole("tab", { name: "Story" }).click();
    await ben.page.getByRole("tab", { name: "Story" }).click();
  });

  await test.step("the spectator sees, and chooses nothing", async () => {
    await expect(carl.page.locator("section.bar")).toBeVisible();
    await expect(carl.page.locator("[data-glow]")).toHaveCount(0);
    await carl.page.locator("[data-thing='class:king']").click();
    await expect(carl.page.locator(".told")).toContainText("You are watching");
    await expect(anna.page.getByText("1 watching")).toBeVisible();
    await look(carl.page, "spectator");
  });

  const people = [anna, ben].map(({ page }, seat) => ({ page, pick: lively(seat + 20) }));
  const isAsked = (page: typeof anna.page) => page.locator("section.bar[data-open=true]").isVisible();
  const whoseTurn = async () => {
    const open = people.map(({ page }) => page.locator("section.bar[data-open=true]"));
    await expect(
      open[0]!.or(anna.page.locator("dialog[open]")).or(anna.page.locator("section.bar[data-open=false]")).first(),
    ).toBeVisible();
    await expect
      .poll(
        async () =>
          (await isAsked(anna.page)) ||
          (await isAsked(ben.page)) ||
          (await anna.page.locator("dialog[open]").count()) > 0,
      )
      .toBe(true);
    if (await isAsked(anna.page)) return people[0];
    return (await isAsked(ben.page)) ? people[1] : undefined;
  };

  await test.step("undo is free until somebody else has chosen, then it needs consent", async () => {
    const first = await whoseTurn();
    const other = people.find((person) => person !== first);
    if (!first || !other) throw new Error("the game has just begun");
    await choose(first.page, () => 0);
    await first.page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(first.page.locator(".log").getByText(/undoes a move/)).toBeVisible();
    await waitForTurn(first.page);
    await choose(first.page, () => 1);
    await waitForTurn(other.page);
    await choose(other.page, () => 2);
    await first.page.getByRole("button", { name: "Ask to undo" }).click();
    await expect(other.page.getByRole("alertdialog")).toBeVisible();
    await look(other.page, "consent");
    await other.page.getByRole("button", { name: "Allow", exact: true }).click();
    await expect(first.page.locator(".log").getByText(/Everyone agreed/)).toBeVisible();
    await waitForTurn(first.page);
  });

  for (let person = await whoseTurn(); person; person = await whoseTurn()) {
    await choose(person.page, person.pick);
  }
  for (const { page } of [anna, ben, carl]) await expect(page.getByRole("dialog").getByText("Total")).toBeVisible();
  expect(await step(anna.page)).toBe(await step(ben.page));
  await look(carl.page, "end-spectator");

  const over = (await (await anna.page.request.get(`/api/tables/${id}/over`)).json()) as {
    fairness: { secret: string; seed: string };
  };
  anna.wire.expectNoSecrets(0, over.fairness);
  ben.wire.expectNoSecrets(1, over.fairness);
  carl.wire.expectNoSecrets(null, over.fairness);
  const code = new URL(invitation as string).searchParams.get("code") as string;
  for (const { text } of carl.wire.received)
    expect(text.includes(code), "the code to sit, told to a spectator").toBe(false);
});

test("a bot takes over, and gives the seat back", async ({ somebody }) => {
  const [dora, emil] = [await somebody(), await somebody()];
  await host(dora.page, "Dora", { others: ["open"], options: "fixed_start=on" });
  const invitation = await dora.page.getByRole("link", { name: /\?code=/ }).getAttribute("href");
  await emil.page.goto(invitation as string);
  await emil.page.getByRole("button", { name: "Sit here" }).click();
  await giveName(emil.page, "Emil");
  await start(dora.page);
  await waitForTurn(dora.page);

  const menu = dora.page.getByRole("button", { name: "Table", exact: true });
  await menu.click();
  await look(dora.page, "table-menu");
  await dora.page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(dora.page.getByText(/bot playing/).first()).toBeVisible();
  await expect.poll(() => step(dora.page), "the bot has chosen").toBe(1);

  await menu.click();
  await dora.page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(dora.page.getByText(/bot playing/)).toHaveCount(0);
  await playOn(emil.page, () => 0, 2);
  expect(await waitForTurn(dora.page)).toBe("mine");
  expect(await step(dora.page)).toBe(3);
});

test("giving up ends the game", async ({ somebody }) => {
  const { page } = await somebody();
  await host(page, "Erik", { others: ["random"] });
  await start(page);
  await waitForTurn(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("dialog").getByText("Total")).toBeVisible();
});

test("a rematch says who is ready, and of nobody that they refuse", async ({ somebody }) => {
  const [dora, emil] = [await somebody(), await somebody()];
  await host(dora.page, "Dora", { others: ["open"] });
  await sitDown(emil.page, dora.page, "Emil");
  await start(dora.page);
  await expect(emil.page.locator("section.bar")).toBeVisible();
  await dora.page.getByRole("button", { name: "Table", exact: true }).click();
  await dora.page.getByRole("button", { name: "Resign" }).click();
  await dora.page.getByRole("button", { name: "Yes, resign" }).click();
  const [left, waits] = [emil.page.getByRole("dialog"), dora.page.getByRole("dialog")];
  await expect(left.getByRole("heading", { name: "Emil wins!" })).toBeFocused();
  await expect(waits.getByText(/is ready|Not heard/)).toHaveCount(0);
  await left.getByRole("button", { name: "Rematch" }).click();
  await expect(emil.page.getByRole("heading", { name: "Seats", exact: true })).toBeVisible();
  await expect(waits.getByRole("link", { name: "Go to the rematch" })).toBeVisible();
  await expect(waits.getByText("Emil is ready.")).toBeVisible();
  await emil.page.goto("/");
  await expect(waits.getByText("Not heard from yet: Emil.")).toBeVisible();
});
