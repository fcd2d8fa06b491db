// An ear: what Orca says, out of its log, and keys that are pressed as a person presses them, at the display.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

const LOG = process.env["ORCA_SAYS"] ?? "";
/** When Orca has had nothing to do for so many milliseconds, it has said what it had to say. */
const IDLE = 1_400;
/** What follows a key comes within this, on a machine that has much to do; some keys are answered by nothing. */
const DEAF = 3_000;
/** Nothing is waited for longer. */
const PATIENCE = 20_000;

/** What belongs to the browser or to the moment, not to the page. */
const NOT_OURS = [
  /^Loading\. {1,2}Please wait/,
  /^Finished loading/,
  /^One moment/,
  /Chromium/,
  /^Screen reader/,
  /^(Focus|Browse) mode$/,
  /(page tab|document web)\.$/,
];

export class Ear {
  #heard = all().length;
  /** What is pressed, and what is said then. */
  readonly transcript: string[] = [];

  /** Waits until Orca has nothing to do any more, and writes down what was said under what was done. */
  async hear(did: string, page: Page): Promise<void> {
    const began = Date.now();
    let [size, since] = [0, began];
    for (;;) {
      // Whatever Orca notices stands in its log: while that grows, it is at work.
      const now = statSync(LOG).size;
      if (now !== size) [size, since] = [now, Date.now()];
      const [idle, waited] = [Date.now() - since, Date.now() - began];
      if (waited > PATIENCE || (idle > IDLE && (waited > DEAF || all().length > this.#heard))) break;
      await page.waitForTimeout(50);
    }
    const said = all().slice(this.#heard);
    this.#heard += said.length;
    this.transcript.push(`> ${did}`, ...new Set(said));
  }

  strike(...keys: string[]): void {
    execFileSync("xdotool", ["key", ...keys]);
  }

  async press(page: Page, key: string): Promise<void> {
    this.strike(key);
    await this.hear(key, page);
  }

  /** Compares with the transcript of this name; with LAZARET_RENEW=1 it is written instead. */
  compare(name: string): void {
    const path = join(import.meta.dirname, `${name}.txt`);
    const text = `${this.transcript.join("\n")}\n`;
    if (process.env["LAZARET_RENEW"]) writeFileSync(path, text);
    expect(existsSync(path), `there is a transcript ${name}.txt (LAZARET_RENEW=1 make orca writes it)`).toBe(true);
    expect(parts(text), "what is said").toEqual(parts(readFileSync(path, "utf8")));
  }
}

/** Everything that was said so far and belongs to the page, one utterance a line. */
function all(): string[] {
  const said = [];
  for (const [, text] of readFileSync(LOG, "utf8").matchAll(/SPEECH OUTPUT: '(.*)'\s?(?:\{.*)?$/gm)) {
    const line = (text ?? "").replace(/\s+/g, " ").trim();
    if (line !== "" && !NOT_OURS.some((other) => other.test(line))) said.push(line);
  }
  return said;
}

/** A transcript key by key. What a key makes two voices say, the focus and the news, comes in either order. */
function parts(text: string): string[] {
  return text.split(/^(?=> )/m).map((part) => {
    const [did, ...said] = part.trimEnd().split("\n");
    return [did, ...said.sort()].join("\n");
  });
}
