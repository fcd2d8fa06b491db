// A picture of a finished game, and a position as a link that opens on the board and is played on.
import { readFile } from "node:fs/promises";
import { expect, look, test } from "../support/fixtures";
import { downloaded, hurry } from "../support/here";
import { atTable, bar, own, waitForTurn } from "../support/table";

/** The size that a PNG says it has. */
async function sizeOf(path: string): Promise<[number, number]> {
  const file = await readFile(path);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test("a position is seen as a picture, wide and square, with names if one wants them", async ({ somebody }) => {
  const { page } = await somebody();
  const id = await atTable(page, "Maler", { game: "contagion" });
  await waitForTurn(page);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Share a picture" })).toBeVisible();
  await page.goto(`/replay/${id}?step=4&panel=more`);
  await page.getByRole("button", { name: "Share a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Share a picture" });
  for (const [format, width, height] of [
    ["Wide, as previews of links are", 1200, 630],
    ["Square", 1080, 1080],
  ] as const) {
    await dialog.getByLabel(format).check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("link", { name: "Save the picture" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^contagion-.*-\d+-(wide|square)\.png$/);
    const path = await download.path();
    expect(await sizeOf(path)).toEqual([width, height]);
    // A board is on it: a sheet of one colour takes no room.
    expect((await readFile(path)).length).toBeGreaterThan(40_000);
    await download.saveAs(`artefacts/share-${height}.png`);
  }
  await dialog.getByLabel("With names").check();
  await expect(dialog.getByRole("link", { name: "Save the picture" })).toBeVisible();
  await look(page, "share");
});

test("a position is a link that opens on the board and is played on", async ({ somebody }) => {
  const { page } = await somebody();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/position#rattus~players=2~rats+gallia+2~cubes+gallia+red+3~turn+red");
  await expect(page.getByRole("heading", { name: "A position · Rattus" })).toBeVisible();
  await look(page, "position");
  await page.getByRole("button", { name: "Play on from here" }).first().click();
  await page.getByRole("dialog").locator("input#name").fill("Weiter");
  await page.keyboard.press("Enter");
  expect(await waitForTurn(page)).toBe("mine");

  const id = /\/table\/([^?]+)/.exec(page.url())?.[1] ?? "";
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await page.goto(`/replay/${id}?step=0&panel=more`);
  await page.getByRole("button", { name: "Copy a link to this position alone" }).click();
  await expect(page.getByText("copied", { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("/position#rattus~players=2");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "A position · Rattus" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect((await page.request.get("/api/lobby", { headers: own(page) })).ok()).toBe(true);
});

test("a position is played on from hand to hand, on this device alone, and once more from the same position", async ({
  somebody,
}) => {
  const { page, wire } = await somebody();
  await page.goto("/position#rattus~players=2~rats+gallia+2~cubes+gallia+red+3~turn+yellow");
  await page.getByRole("button", { name: "Here, on this device" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Players"), "what the position says is not asked").toHaveCount(0);
  for (const [seat, name] of ["Ida", "Bo"].entries()) {
    await dialog.getByLabel(`Who sits in seat ${seat + 1}`).selectOption("");
    await dialog.getByLabel(`Name in seat ${seat + 1}`).fill(name);
  }
  await look(page, "position-here");
  await dialog.getByRole("button", { name: "Play here" }).click();
  await expect(page).toHaveURL(/\/here\//);
  const record = async () => {
    await page.getByRole("button", { name: "Table", exact: true }).click();
    const text = await downloaded(page, () => page.getByRole("button", { name: "Save the game file" }).click());
    await page.keyboard.press("Escape");
    return text;
  };
  const laid = ["given rats gallia 2", "given cubes gallia red 3", "given turn yellow"];
  await hurry(page, 1);
  expect((await record()).split("\n")).toEqual(expect.arrayContaining(laid));
  await expect(page.locator(".log")).toContainText(/Ida|Bo/);
  await hurry(page);
  const end = page.getByRole("dialog");
  await expect(end.locator("tfoot th").first()).toHaveText("Total");
  await end.getByRole("button", { name: "Rematch" }).click();
  await hurry(page, 1);
  expect((await record()).split("\n")).toEqual(expect.arrayContaining(laid));
  expect(
    wire.received.some(({ from }) => from === "socket"),
    "nobody is connected to anything",
  ).toBe(false);
});

test("an impossible position, and a link that tells none, are refused with a sentence", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/position#rattus~players=2~cubes+gallia+red+21");
  await expect(page.getByRole("alert")).toContainText(/position/);
  await page.goto("/position#rattus~players=2~rats+galia+2");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Line 1, column 6 of the position");
  await page.goto("/position");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("This link holds no position.");
});
