// A lesson that somebody wrote: dropped on the shelf it is tried and done; what is wrong with it is said with its place.
import { readFile } from "node:fs/promises";
import { expect, look, test } from "../support/fixtures";
import { bar, waitForTurn } from "../support/table";

const guide = readFile(new URL("../../docs/own-lesson.md", import.meta.url), "utf8");

test("a lesson of one's own is opened from the shelf, and a fault in it is said with line and column", async ({
  somebody,
}) => {
  const { page } = await somebody();
  const example = ((await guide).split("```text\n")[1] ?? "").split("```")[0] ?? "";
  await page.goto("/");
  const choose = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "lanterns.lesson", mimeType: "text/plain", buffer: Buffer.from(text) });
  await choose(example.replace("you: place italia", "you: plaec italia"));
  await expect(page.getByRole("alert")).toHaveText(/^Line 13, column 8: “plaec italia” is no choice of this game/);
  await choose(example);
  await expect(page).toHaveURL(/\/learn\/rattus\/own-lanterns$/);
  await expect(page.getByRole("heading", { name: "Lanterns in Italy" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "The lesson" }).getByText("as many cubes as there are rats go there."),
  ).toBeVisible();
  await look(page, "own-lesson");
  // It stays in this tab.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Lanterns in Italy" })).toBeVisible();
  expect(await waitForTurn(page)).toBe("mine");
  await expect(bar(page)).toHaveAttribute("data-step", "0");
});
