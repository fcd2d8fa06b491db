// The page in the system's Chromium against the real program, started afresh with an empty folder.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { ADDRESS, HOST, PROGRAM, SETTINGS } from "./support/address";

// What takes longest and changes least is for `make browser`, `make taps` and `make lessons`: with it `make test` would take too long.
const LONG = ["around", "guide", "hands", "lessons", "sight", "taps"].map((name) => `**/${name}.spec.ts`);
const everything = ["EVERYTHING", "EVERY_LESSON", "WHOLE_GAMES"].some((name) => process.env[name]);

export default defineConfig({
  testDir: "tests",
  testIgnore: everything ? [] : LONG,
  outputDir: "artefacts/failures",
  timeout: 240_000,
  // What has not come by then on a machine that has much else to do never will; where it comes at once nothing is waited for.
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  // Each game is another one, on a machine that may be busy: a second try, and the list says "flaky".
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  use: {
    baseURL: ADDRESS,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Whatever a person could do at once: what cannot be clicked by then never will be.
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] },
  },
  webServer: {
    command: `${PROGRAM} serve --addr ${HOST} --config ${SETTINGS} --log warn`,
    url: `${ADDRESS}/healthz`,
    env: { LAZARET_DATA: mkdtempSync(join(tmpdir(), "lazaret-e2e-")) },
    reuseExistingServer: !process.env["CI"],
    stdout: "pipe",
    timeout: 30_000,
  },
});

function chromium(): string {
  const names = [process.env["CHROMIUM"], "chromium", "chromium-browser", "google-chrome"].filter(
    (name) => name !== undefined,
  );
  for (const name of names) {
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      // Not this one.
    }
  }
  throw new Error("no Chromium found: run e2e/setup");
}
