// An evening in three browsers: set up, joined, begun, corrected, and its standings.
import { expect, look, onPhone, test } from "../support/fixtures";
import { giveName, own } from "../support/table";

test("an evening is set up, joined, begun and brought to its standings", async ({ somebody }) => {
  const [odile, ines, wim] = [await somebody(), await somebody(), await somebody()];
  await odile.page.goto("/");
  await odile.page.getByRole("link", { name: "Evenings with rounds and standings" }).click();
  await odile.page.getByLabel("Name", { exact: true }).fill("Lantern evening");
  await odile.page.getByLabel("Rounds", { exact: true }).fill("1");
  await odile.page.getByLabel("People at a table, if possible").fill("2");
  await odile.page.getByLabel("At the least").fill("2");
  await odile.page.getByLabel("Minutes for each at a table (0: no clock)").fill("0");
  await look(odile.page, "evening set-up");
  await odile.page.getByRole("button", { name: "Set up the evening" }).click();
  await giveName(odile.page, "Odile");
  await expect(odile.page.getByRole("heading", { name: "Lantern evening" })).toBeVisible();
  const address = odile.page.url();
  await expect(odile.page.getByRole("button", { name: "Begin round 1" })).toBeDisabled();
  const invitation = odile.page.locator(".invitation");
  await expect(invitation.getByRole("img", { name: "Link as a QR code" })).toBeVisible();
  await expect(invitation.getByRole("link")).toHaveAttribute("href", address);

  for (const [person, name] of [
    [ines, "Ines"],
    [wim, "Wim"],
  ] as const) {
    await person.page.goto(address);
    await person.page.getByRole("button", { name: "Take part" }).click();
    await giveName(person.page, name);
    await expect(person.page.getByRole("button", { name: "Leave the evening" })).toBeVisible();
  }
  await expect(odile.page.getByText("2 people sit as 2.")).toBeVisible();
  await look(odile.page, "evening gathering");
  await odile.page.getByRole("button", { name: "Begin round 1" }).click();

  await ines.page.getByRole("link", { name: "To my table" }).click();
  await expect(ines.page).toHaveURL(/\/table\//);
  await expect(ines.page.locator("main")).toBeVisible();
  await ines.page.goBack();

  await odile.page.getByRole("button", { name: "Correct table 1" }).click();
  await odile.page.getByLabel("Why?").fill("Wim had to go");
  await odile.page.getByRole("button", { name: "Correct it" }).click();
  await expect(odile.page.getByRole("heading", { name: "Final standings" })).toBeVisible();
  await expect(wim.page.getByText("Corrected: Wim had to go")).toBeVisible();
  const first = ines.page.locator("tbody tr").first();
  await expect(first.locator("td").nth(1)).toHaveText("1");
  await look(ines.page, "evening over");
  await ines.page.getByText("Proof", { exact: true }).click();
  await expect(ines.page.getByText("The evening as one file")).toBeVisible();
  await ines.page.getByText("This page on your phone").click();
  await expect(ines.page.getByRole("img", { name: "Link as a QR code" })).toBeVisible();

  await wim.page.goto(`${address}?screen=1`);
  await expect(wim.page.getByRole("heading", { name: "Final standings" })).toBeVisible();
  await expect(wim.page.getByRole("button")).toHaveCount(0);
  await expect(wim.page.getByRole("figure").getByRole("img", { name: "Link as a QR code" })).toBeVisible();
  await expect(wim.page.getByRole("figure")).toContainText(address);
  await look(wim.page, "evening on a big screen");
});

test("members are invited by name while an evening is set up, and come or decline", async ({ somebody }) => {
  const [odile, ines, wim] = [await somebody(), await somebody(), await somebody()];
  const unique = Date.now().toString(36).slice(-6);
  const names = { odile: `Odile ${unique}`, ines: `Ines ${unique}`, wim: `Wim ${unique}` };
  for (const [who, name] of [
    [odile, names.odile],
    [ines, names.ines],
    [wim, names.wim],
  ] as const) {
    await who.page.goto("/evenings");
    // Passwords are slow on purpose, and other tests open accounts at the same time.
    const asked = { data: { name, password: "quarantine and rosemary" }, headers: own(who.page), timeout: 90_000 };
    const made = await who.page.request.post("/api/me/account", asked);
    expect(made.ok(), await made.text()).toBe(true);
  }
  await odile.page.goto("/evenings");
  await odile.page.getByLabel("Name", { exact: true }).fill("Invited evening");
  const whom = odile.page.getByLabel("Name of a member");
  await whom.fill("Nobody at all");
  await whom.press("Enter");
  await expect(odile.page.getByText("Nobody here has an account by the name of Nobody at all.")).toBeVisible();
  for (const name of [names.ines, names.wim]) {
    await whom.fill(name.toUpperCase());
    await odile.page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(odile.page.getByRole("button", { name: `Take ${name} off the list` })).toBeVisible();
  }
  await look(odile.page, "evening invited by name");
  await onPhone(odile.page, "evening invited by name");
  await odile.page.getByRole("button", { name: "Set up the evening" }).click();
  await expect(odile.page.getByRole("heading", { name: "Invited, no answer yet" })).toBeVisible();
  await look(odile.page, "evening awaited");

  // Those who were asked find it on their first page, come or do not.
  await ines.page.goto("/");
  const article = ines.page.locator("article", { hasText: `${names.odile} invites you.` });
  await article.getByRole("button", { name: "I’m coming" }).click();
  await expect(ines.page.getByText("You’re coming.")).toBeVisible();
  await wim.page.goto(odile.page.url());
  await expect(wim.page.getByText(`${names.odile} invites you.`)).toBeVisible();
  await wim.page.getByRole("button", { name: "Not today" }).click();
  await expect(wim.page.getByText(`${names.odile} invites you.`)).toHaveCount(0);
  await expect(odile.page.getByRole("heading", { name: "1 person" })).toBeVisible();
  await expect(odile.page.getByRole("heading", { name: "Invited, no answer yet" })).toHaveCount(0);
});

for (const [language, title] of [
  ["fr", "Organiser une soirée"],
  ["ru", "Устроить вечер"],
] as const)
  test(`evenings are read in ${language}`, async ({ somebody }) => {
    const { page } = await somebody({ locale: language });
    await page.goto("/evenings");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await look(page, `evenings ${language}`);
  });

test("an evening that does not exist is not found", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/evening/ZZZZ-ZZZZ");
  await expect(page.getByRole("alert")).toBeVisible();
});
