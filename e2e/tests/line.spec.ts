// The line to the server: a reload, a lost network, a choice made meanwhile, a second tab on the same seat.
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, look, test } from "../support/fixtures";
import { atTable, bar, choose, host, lively, playOn, start, step, waitForTurn } from "../support/table";

/** A line that can be cut: everything passes through until it is. */
async function cuttable(page: Page): Promise<{ cut(): void; mend(): void; deafen(): void }> {
  let open = true;
  let deaf = false;
  const lines = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket$/, (line) => {
    if (!open) return void line.close({ code: 1013 });
    const server = line.connectToServer();
    lines.add(line);
    line.onMessage((message) => server.send(message));
    // A deaf line still carries our words to the server, but not its answers to us.
    server.onMessage((message) => !deaf && line.send(message));
  });
  const hangUp = () => {
    for (const line of lines) void line.close({ code: 1013 });
    lines.clear();
  };
  return {
    cut() {
      open = false;
      hangUp();
    },
    mend() {
      deaf = false;
      hangUp();
      open = true;
    },
    deafen() {
      deaf = true;
    },
  };
}

test("a reload finds the table as it was", async ({ somebody }) => {
  const { page } = await somebody();
  await atTable(page, "Retour");
  await playOn(page, lively(4), 4);
  await waitForTurn(page);
  const before = await step(page);
  await page.reload();
  await waitForTurn(page);
  expect(await step(page)).toBe(before);
  await expect(page.locator(".log li").first()).toContainText("The plague starts");
});

test("a choice made without a line is kept, sent, and made once", async ({ somebody }) => {
  const { page } = await somebody();
  const line = await cuttable(page);
  await host(page, "Fil", { others: ["random"] });
  await start(page);
  await waitForTurn(page);
  const before = await step(page);
  line.cut();
  await expect(page.getByRole("alert")).toContainText("Connection lost");
  await expect(page.locator(".map svg").first()).toBeVisible();
  await look(page, "line-lost");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your choice is saved", { exact: false })).toBeVisible();
  line.mend();
  await expect(page.getByText("Your choice has been sent.")).toBeVisible();
  await expect.poll(() => step(page)).toBeGreaterThan(before);
  await expect(page.locator(".log .words", { hasText: "Fil starts" })).toHaveCount(1);
});

test("a choice whose answer was lost is not made twice", async ({ somebody }) => {
  const { page } = await somebody();
  const line = await cuttable(page);
  await host(page, "Écho", { others: ["random"] });
  await start(page);
  await waitForTurn(page);
  line.deafen();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByText("sending")).toBeVisible();
  await page.waitForTimeout(500);
  line.mend();
  await expect(page.getByText("Your choice did arrive.")).toBeVisible();
  await waitForTurn(page);
  await expect(page.locator(".log .words", { hasText: "Écho starts" })).toHaveCount(1);
});

test("two tabs on one seat agree", async ({ somebody }) => {
  const { page, context } = await somebody();
  const id = await atTable(page, "Double");
  await waitForTurn(page);
  const second = await context.newPage();
  await second.goto(`/table/${id}`);
  await waitForTurn(second);
  await choose(page, () => 0);
  await expect.poll(() => step(second)).toBeGreaterThan(0);
  await waitForTurn(second);
  await choose(second, () => 0);
  await expect.poll(async () => (await step(page)) === (await step(second))).toBe(true);
});

test("a table that is not there says so, and leads home", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/table/ABCD-EFGH");
  await expect(page.getByRole("alert")).toContainText("There is nothing here");
  await page.getByRole("alert").getByRole("link").click();
  await expect(page).toHaveURL(/\/$/);
});

test("a table of other rules is closed, and its record taken along", async ({ somebody }) => {
  const { page } = await somebody();
  // As a server of other rules answers; what it does then is tried where it is written.
  let closed = false;
  await page.routeWebSocket(/\/socket$/, (line) => void line.close({ code: 1013 }));
  await page.route(/\/api\/tables\/ABCD-EFGH$/, (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: "stranded",
        message: {
          key: "table-error-other-rules",
          args: [
            ["found", { number: 1 }],
            ["expected", { number: 2 }],
          ],
        },
        rule: null,
        state: null,
      },
    }),
  );
  await page.route(/\/api\/tables\/ABCD-EFGH\/close$/, (route) => {
    closed = true;
    return route.fulfill({ json: { waiting: [] } });
  });
  await page.goto("/table/ABCD-EFGH");
  await expect(page.getByRole("alert")).toContainText("version 1 of the rules");
  await page.getByRole("button", { name: "Close the table" }).click();
  await expect(page.getByRole("link", { name: "game file" })).toHaveAttribute("href", /ABCD-EFGH\/record$/);
  expect(closed).toBe(true);
});
