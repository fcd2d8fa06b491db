// A commentator sees all hands because everybody at the table agreed, as late as was agreed, until somebody ends it.
import { expect, look, onPhone, test } from "../support/fixtures";
import { bar, host, press, sitDown, start, step, waitForTurn } from "../support/table";

test("everybody agrees, a commentator sees hands a choice at a time, and one ends it", async ({ somebody }) => {
  const [anna, ben, watcher] = [await somebody(), await somebody(), await somebody()];
  const id = await host(anna.page, "Anna", { game: "contagion", others: ["open"] });
  await sitDown(ben.page, anna.page, "Ben");
  await start(anna.page);
  await expect(bar(ben.page)).toBeVisible();
  await watcher.page.goto(`/table/${id}`);
  await expect(bar(watcher.page)).toBeVisible();
  await expect(watcher.page.getByLabel("Whose hand you see")).toHaveCount(0);

  await anna.page.getByRole("button", { name: "Table", exact: true }).click();
  await anna.page.getByText("Hands for spectators", { exact: true }).click();
  await anna.page.getByLabel("How much later").selectOption({ label: "at once" });
  await anna.page.getByRole("button", { name: "Ask everyone" }).click();
  const question = ben.page.getByRole("alertdialog", { name: "May spectators see your hand?" });
  await expect(question).toContainText("Whoever watches would see all hands, at once.");
  await look(ben.page, "hands asked");
  await question.getByRole("button", { name: "Open my hand" }).click();

  const eyes = watcher.page.getByLabel("Whose hand you see");
  await eyes.selectOption({ label: "Ben’s hand, at once" });
  await expect(watcher.page).toHaveURL(/\?eyes=1$/);
  await expect(bar(watcher.page)).toBeVisible();
  await look(watcher.page, "hands seen");

  // Beside the hands: the chances of both as one bar, the best choices with an arrow, and what those who watch guess.
  await expect(watcher.page.getByRole("img", { name: /^Chances in 100: / })).toBeVisible();
  const beside = watcher.page.getByRole("region", { name: "Chances and choices" });
  await expect(beside.getByRole("list").first()).toBeVisible();
  await expect(watcher.page.locator("svg.arrows g.better")).toBeVisible();
  const guess = beside.getByRole("button").first();
  await guess.click();
  await expect(guess).toHaveAttribute("aria-pressed", "true");
  await expect(beside.getByText("One who watches has guessed.")).toBeVisible();
  await look(watcher.page, "hands commented");
  await onPhone(watcher.page, "hands commented");
  await beside.getByRole("switch", { name: "shown" }).uncheck();
  await expect(watcher.page.locator("svg.arrows")).toHaveCount(0);
  await expect(anna.page.getByRole("region", { name: "Chances and choices" })).toHaveCount(0);

  const before = await step(watcher.page);
  const mover = (await bar(anna.page).getAttribute("data-open")) === "true" ? anna.page : ben.page;
  await waitForTurn(mover);
  await press(mover, () => 1);
  await expect.poll(() => step(watcher.page)).toBeGreaterThan(before);

  await ben.page.getByRole("button", { name: "Table", exact: true }).click();
  await ben.page.getByRole("button", { name: "Close the hands" }).click();
  await expect(watcher.page).toHaveURL(/\/table\/[^?]+$/);
  await expect(watcher.page.getByLabel("Whose hand you see")).toHaveCount(0);
});
