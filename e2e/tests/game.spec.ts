// A whole game of Rattus by clicks against bots, and everything that comes after it.
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, bar, choose, lively, playOn, step, waitForTurn } from "../support/table";

test("a whole game against bots, the score sheet, fair chance, replay, branch, rematch", async ({ somebody }) => {
  test.slow();
  const { page, wire } = await somebody();
  const id = await atTable(page, "Margot", { players: 3, others: [1, "random"] });
  await waitForTurn(page);
  await look(page, "table-setup");
  await playOn(page, lively(7), 12);
  await expectWords(page);
  await look(page, "table-turn");
  const made = await playOn(page, lively(11));
  expect(made).toBeGreaterThan(10);

  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Total")).toBeVisible();
  await expect(sheet.locator("tbody tr")).toHaveCount(2);
  await expect(sheet.getByRole("heading", { name: "Turning moments" })).toBeVisible();
  await look(page, "end");
  await sheet.getByRole("button", { name: "Check the shuffle" }).click();
  await expect(sheet.getByText("The server’s secret matches the seal from before the game.")).toBeVisible();
  await expect(sheet.getByText("Shuffle: Proven fair.")).toBeVisible();
  await expect(sheet.locator("li.good")).toHaveCount(6);

  const over = (await (await page.request.get(`/api/tables/${id}/over`)).json()) as {
    fairness: { secret: string; seed: string };
  };
  wire.expectNoSecrets(0, over.fairness);

  await test.step("the replay: slider, eyes, a link to a step, the record", async () => {
    await sheet.getByRole("link", { name: "Replay" }).click();
    const slider = page.getByRole("slider");
    await expect(slider).toBeVisible();
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.getByText(/^Step (\d+) of \1$/).last()).toBeVisible();
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByRole("button", { name: "Forward one choice" }).click();
    await page.getByRole("button", { name: "Next turn" }).click();
    await expect(page).toHaveURL(/step=\d+/);
    await page.getByLabel("Seen by").selectOption("1");
    await expect(page.locator(".map svg").first()).toBeVisible();
    await look(page, "replay");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.goto(`/replay/${id}?step=5`);
    await expect(page.getByText(/^Step 5 of/).last()).toBeVisible();
    await page.getByRole("tab", { name: "More" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save the game file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${id}.txt`);
  });

  await test.step("play from here", async () => {
    await page.getByRole("button", { name: /^Play as Margot/ }).click();
    const asked = page.getByRole("dialog", { name: "Play from here" });
    await expect(asked.getByRole("combobox", { name: "You play as" }).locator("option:checked")).toContainText(
      "Margot",
    );
    await asked.getByRole("button", { name: "Begin" }).click();
    await expect(bar(page)).toBeVisible();
    expect(page.url()).not.toContain(id);
    await waitForTurn(page);
    expect(await step(page)).toBeGreaterThanOrEqual(5);
    await playOn(page, lively(3), 2);
  });

  await test.step("a rematch keeps the seats, and begins at once where nobody has to come", async () => {
    await page.goto(`/table/${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Rematch" }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(bar(page)).toBeVisible();
  });
});

test("nothing is a dead click: why not, the rule beside the board, looking back", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Pourquoi");
  await waitForTurn(page);
  await page.locator("[data-thing='class:king']").click();
  const told = bar(page).locator(".told");
  await expect(told).not.toBeEmpty();
  await told.getByRole("button").click();
  await expect(page.locator(".pane .marked")).toBeInViewport();
  await look(page, "why-not");
  await page.getByRole("tab", { name: "Story" }).click();
  await playOn(page, lively(5), 4);
  await waitForTurn(page);
  await page.getByTitle("Go to step 1", { exact: true }).first().click();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await expect(page.locator("[data-glow]")).toHaveCount(0);
  await look(page, "look-back");
  await page.getByRole("button", { name: "Back to now" }).click();
  await waitForTurn(page);
  await page.getByLabel("Show").selectOption({ label: "Pourquoi" });
  await expect(page.locator(".log li").first()).toContainText("Pourquoi");
});

test("pieces travel, and anybody in a hurry can skip", async ({ somebody }) => {
  const { page } = await somebody({ speed: "slow" });
  await atTable(page, "Lent");
  const skip = page.getByRole("button", { name: "Skip" });
  const shut = page.waitForFunction(() => {
    const busy = document.querySelector("[aria-busy=true]") !== null;
    return busy && document.querySelector("[data-glow]") === null;
  });
  // One piece may be at home before the button is reached: then with the next choice.
  await expect(async () => {
    await waitForTurn(page);
    await Promise.all([choose(page, () => 0), skip.click({ timeout: 2_000 })]);
  }).toPass();
  await shut;
  await waitForTurn(page);
});
