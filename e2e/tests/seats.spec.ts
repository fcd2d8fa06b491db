// Who sits there: names, clocks and stand-ins are in sight, on a desk and on a phone.
import type { Page } from "@playwright/test";
import { expect, look, test } from "../support/fixtures";
import { giveName, own, start } from "../support/table";
import { PHONE } from "../support/ways";

/** A table with a clock, on which a friend has sat down. */
async function withClock(page: Page, friend: Page, game: string): Promise<void> {
  await page.request.post("/api/me/guest", { data: { name: "Annabel" }, headers: own(page) });
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "random" }];
  const clock = { kind: "live", seconds: 1_300, increment: 10 };
  const data = { game, options: "players=3", seats, clock };
  const answer = await page.request.post("/api/tables", { data, headers: own(page) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  const invitation = await page.getByRole("link", { name: /\?code=/ }).getAttribute("href");
  await friend.goto(invitation as string);
  await friend.getByRole("button", { name: "Sit here" }).click();
  await giveName(friend, "Christophe");
  await expect(page.getByText("Christophe").first()).toBeVisible();
  await start(page);
}

test("Contagion: a name keeps its words beside a clock, and when its person has gone", async ({ somebody }) => {
  const [anna, chris] = [await somebody(), await somebody()];
  await withClock(anna.page, chris.page, "contagion");
  await chris.context.close();
  await expect(anna.page.getByRole("button", { name: "Let a bot take over" })).toBeVisible();
  const high = await anna.page
    .locator(".mat h3")
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(high).toHaveLength(3);
  for (const height of high) expect(height, "one or two lines").toBeLessThan(42);
  const [, gone] = await anna.page.locator(".mat h3").all();
  expect((await gone?.boundingBox())?.height, "one line").toBeLessThan(24);
  await look(anna.page, "seats-contagion-desk");
});

for (const game of ["contagion", "pest"]) {
  test(`${game}: clock, names and stand-ins are in sight on a phone`, async ({ somebody }) => {
    const [anna, chris] = [await somebody(PHONE), await somebody()];
    await withClock(anna.page, chris.page, game);
    await expect(anna.page.getByRole("timer").first()).toBeInViewport();
    const names = anna.page.getByText(/Annabel|Christophe|Bot/).filter({ visible: true });
    await expect(names.first()).toBeInViewport();
    await look(anna.page, `seats-${game}-phone`);
    await anna.page.getByRole("button", { name: "Table", exact: true }).click();
    await anna.page.getByRole("button", { name: "Let a bot play for me" }).click();
    await expect(
      anna.page
        .getByText(/bot playing/)
        .filter({ visible: true })
        .first(),
    ).toBeInViewport();
    await look(anna.page, `seats-${game}-phone-bot`);
  });
}
