// An ear: what Orca says, out of its log, and keys that are pressed as a person presses them, at the display.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

const LOG = process.env["ORCA_SAYS"] ?? "";
/** Silence of so many milliseconds is the end of what was said. */
const SILENCE = 500;
/** What follows a key comes within this, on a machine that has much to do; some keys are answered by nothing. */
const DEAF = 2_500;
/** Nothing is waited for longer. */
const PATIENCE = 15_000;

/** What belongs to the browser or to the moment, not to the page. */
const NOT_OURS = [
  /^Loading\. {2}Please wait/,
  /^Finished loading/,
  /Chromium/,
  /^Screen reader/,
  /^(Focus|Browse) mode$/,
];

export class Ear {
  #heard = 0;
  /** What is pressed, and what is said then. */
  readonly transcript: string[] = [];

  /** Everything that was said so far, one utterance a line. */
  #all(): string[] {
    const said = [];
    for (const [, text] of readFileSync(LOG, "utf8").matchAll(/SPEECH OUTPUT: '(.*)'\s?(?:\{.*)?$/gm)) {
      const line = (text ?? "").replace(/\s+/g, " ").trim();
      if (line !== "" && !NOT_OURS.some((other) => other.test(line))) said.push(line);
    }
    return said;
  }

  /** Waits until it is silent, and writes down what was said under what was done. */
  async hear(did: string, page: Page): Promise<string[]> {
    const began = Date.now();
    let [count, since] = [this.#all().length, Date.now()];
    while (Date.now() - began < PATIENCE && (Date.now() - since < SILENCE || count === this.#heard)) {
      // A key that says nothing is not waited for long.
      if (count === this.#heard && Date.now() - began > DEAF) break;
      await page.waitForTimeout(40);
      const now = this.#all().length;
      if (now !== count) [count, since] = [now, Date.now()];
    }
    const said = this.#all().slice(this.#heard);
    this.#heard += said.length;
    this.transcript.push(`> ${did}`, ...said);
    return said;
  }

  async press(page: Page, ...keys: string[]): Promise<string[]> {
    execFileSync("xdotool", ["key", ...keys]);
    return this.hear(keys.join(" "), page);
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

/** A transcript key by key. What a key makes two voices say, the focus and the news, comes in either order. */
function parts(text: string): string[] {
  return text.split(/^(?=> )/m).map((part) => {
    const [did, ...said] = part.trimEnd().split("\n");
    return [did, ...said.sort()].join("\n");
  });
}
