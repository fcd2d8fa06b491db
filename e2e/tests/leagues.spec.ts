// A league in browsers: set up, joined, its first week, settled by the host, and the season behind it.
import { expect, look, onPhone, test } from "../support/fixtures";
import { giveName } from "../support/table";

test("a league is set up, joined, played and goes on into its next season", async ({ somebody }) => {
  test.slow();
  const [odile, ines, wim, tekla] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const { page } = odile;
  await page.goto("/evenings");
  await page.getByLabel("League over weeks").check();
  await page.getByLabel("Name", { exact: true }).fill("Autumn league");
  await page.getByLabel("Weeks", { exact: true }).fill("1");
  await page.getByLabel("People in a division, about").fill("3");
  await page.getByLabel("How many go up and down").fill("1");
  await look(page, "league set-up");

  // The order of ties is moved by keys as well as dragged.
  const rows = page.getByRole("listitem").filter({ hasText: "≡" });
  await rows.filter({ hasText: "part of the scores" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(rows.nth(1)).toContainText("part of the scores");
  await rows.nth(1).dragTo(rows.nth(0));
  await expect(rows.nth(0)).toContainText("part of the scores");

  await page.getByRole("button", { name: "Keep as a draft" }).click();
  await giveName(page, "Odile");
  await expect(page.getByText("This is a draft")).toBeVisible();
  const address = page.url();
  await ines.page.goto(address);
  await page.getByRole("button", { name: "Announce it" }).click();
  await page.getByRole("button", { name: "Take part" }).click();
  for (const [person, name] of [
    [ines, "Ines"],
    [wim, "Wim"],
    [tekla, "Tekla"],
  ] as const) {
    await person.page.goto(address);
    await person.page.getByRole("button", { name: "Take part" }).click();
    await giveName(person.page, name);
    await expect(person.page.getByRole("button", { name: "Leave the league" })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText("Divisions as things stand: 4.")).toBeVisible();
  await expect(page.locator(".invitation").getByRole("img", { name: "Link as a QR code" })).toBeVisible();
  await expect(page.locator(".invitation").getByRole("link")).toHaveAttribute("href", address);
  await look(page, "league gathering");
  await page.getByRole("button", { name: "Begin week 1" }).click();
  await expect(page.getByRole("heading", { name: "Cross-table" })).toBeVisible();
  await expect(page.getByRole("link", { name: "now", exact: true })).toHaveCount(4);
  await look(page, "league week");

  // Everybody is told of their table; those who sit there find an evening that suits them all.
  await ines.page.reload();
  await expect(ines.page.getByText("Your table")).toBeVisible();
  const rival = await ines.page.locator(".yours h3").innerText();
  const other = [odile, wim, tekla][["Odile", "Wim", "Tekla"].findIndex((name) => rival.includes(name))] ?? odile;
  for (const who of [ines, other]) {
    await who.page.goto(address);
    const boxes = who.page.getByRole("table").getByRole("checkbox");
    // The third day, at seven and at eight.
    for (const hour of [6, 7]) await boxes.nth(hour * 7 + 2).check();
    await who.page.getByRole("button", { name: "These hours suit me" }).click();
    await expect(who.page.getByRole("button", { name: "These hours suit me" })).toBeDisabled();
  }
  await ines.page.reload();
  await expect(ines.page.getByText("One evening suits you both:")).toBeVisible();
  const evening = ines.page.getByRole("group", { name: "One evening suits you both:" }).getByRole("button");
  await evening.click();
  await expect(evening).toHaveAttribute("aria-pressed", "true");
  await look(ines.page, "league evenings");
  await onPhone(ines.page, "league evenings");
  await other.page.reload();
  await expect(other.page.getByText("Ines would like", { exact: false })).toBeVisible();
  await other.page.locator(".dates").getByRole("button", { pressed: false }).first().click();
  await expect(other.page.locator(".dates .agreed")).toBeVisible();
  await ines.page.reload();
  await expect(ines.page.locator("li.yours").getByText("agreed:", { exact: false })).toBeVisible();
  await look(ines.page, "league agreed");

  await ines.page.getByRole("link", { name: "To my table" }).first().click();
  await expect(ines.page).toHaveURL(/\/table\//);

  for (const number of [1, 2]) {
    await page.getByRole("button", { name: `Correct table ${number}` }).click();
    await page.getByLabel("Why?").fill("played at the club");
    await page.getByRole("button", { name: "Correct it" }).click();
    await expect(page.getByText("Corrected: played at the club")).toHaveCount(number);
  }
  await expect(page.getByRole("heading", { name: "Final standings" })).toBeVisible();
  await look(page, "league over");

  // Whoever sat there disputes a result; everybody reads it until the host has settled it.
  await wim.page.goto(address);
  await wim.page.getByRole("button", { name: "This result is wrong" }).click();
  await wim.page.getByLabel("Why?").fill("we were level");
  await wim.page.getByRole("button", { name: "Tell the host" }).click();
  await expect(wim.page.getByText("Wim says this is not right: we were level")).toBeVisible();

  await page.getByRole("button", { name: "Open the next season" }).click();
  await expect(page.getByRole("link", { name: "The season before" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "4 people" })).toBeVisible();
});

for (const language of ["fr", "ru"] as const)
  test(`a league is set up in ${language}`, async ({ somebody }) => {
    const { page } = await somebody({ locale: language });
    await page.goto("/evenings");
    await page.getByRole("radio").nth(1).check();
    await look(page, `league ${language}`);
  });

test("the explorer says when there are too few games", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/explorer/rattus");
  await expect(page.getByText("There are not thirty such games yet.")).toBeVisible();
  await look(page, "explorer");
});
