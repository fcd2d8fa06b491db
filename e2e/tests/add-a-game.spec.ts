// A game that was just added: the example of the kernel, put on the shelf of a program of its own with its words, and
// played to the end in a browser. It has no board, so the plain one shows it.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAM, ROOT, SECOND_HOST, SETTINGS } from "../support/address";
import { expect, expectWords, look, test } from "../support/fixtures";
import { atTable, lively, playOn, waitForTurn } from "../support/table";

const WORDS = readFileSync(join(ROOT, "crates/server/tests/it/lots/en.ftl"), "utf8");
const base = `http://${SECOND_HOST}`;
let program: ChildProcess;

test.beforeAll(async ({ request }) => {
  const data = mkdtempSync(join(tmpdir(), "lazaret-e2e-"));
  program = spawn(PROGRAM, ["serve", "--addr", SECOND_HOST, "--config", SETTINGS, "--log", "warn"], {
    env: { ...process.env, LAZARET_DATA: data, LAZARET_EXAMPLE: "1" },
    stdio: "inherit",
  });
  const up = () =>
    request.get(`${base}/healthz`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(up, { timeout: 30_000 }).toBe(true);
});

test.afterAll(() => {
  program.kill();
});

test("a game without a board is played to its end on the plain one", async ({ somebody }) => {
  const { page, context } = await somebody({ baseURL: base, serviceWorkers: "block" });
  // Its words come with those that every page loads.
  await context.route(/\/common-[^/]*\.ftl$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${WORDS}` });
  });
  await page.goto("/");
  await expect(page.getByText("Take what lies face down, or leave it.")).toBeVisible();
  await atTable(page, "Nouvelle", { game: "lots", players: 3, others: [1, "random"] });
  await waitForTurn(page);
  await expect(page.locator(".plain")).toBeVisible();
  await expect(page.getByText("A lot lies on the table. Peek, take it, or pass?").first()).toBeVisible();
  await look(page, "lots");
  const made = await playOn(page, lively(5));
  expect(made, "choices made").toBeGreaterThan(3);
  await expect(page.getByRole("dialog").getByText("The bag is empty.")).toBeVisible();
  await expectWords(page);
});
