// A whole evening: thirteen people, three of them in browsers and ten machines with tokens, three rounds of two games. One comes
// late, one leaves in the middle of a game, the program is killed and started again. The standings are those that are reckoned here.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { PROGRAM, ROOT, SECOND_HOST, SETTINGS } from "../support/address";
import { expect, test } from "../support/fixtures";
import { giveName } from "../support/table";

const ADDRESS = `http://${SECOND_HOST}`;
/** A win, as the server counts it. */
const WIN = 240;

interface Place {
  person: number;
  place: number;
}
interface Evening {
  status: string;
  people: { name: string; left: boolean; missed: number }[];
  rounds: { game: string; tables: { id: string; people: number[]; ended: Place[] | null }[]; byes: number[] }[];
  standings: { person: number; points: number; wins: number; played: number }[];
}

const data = mkdtempSync(join(tmpdir(), "lazaret-evening-"));
let program: ChildProcess | undefined;
async function begin(): Promise<void> {
  program = spawn(PROGRAM, ["serve", "--addr", SECOND_HOST, "--config", SETTINGS, "--log", "warn"], {
    env: { ...process.env, LAZARET_DATA: data },
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`${ADDRESS}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
}
const kill = () =>
  new Promise<void>((resolve) => {
    program?.once("exit", () => resolve());
    program?.kill("SIGKILL");
  });
test.afterAll(async () => kill());

async function ask<T>(path: string, headers: Record<string, string>, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(ADDRESS + path, {
    ...sent,
    headers: { origin: ADDRESS, "content-type": "application/json", ...headers },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A machine of somebody's own, which takes part by its token. */
async function machine(name: string, evening: string): Promise<[string, string]> {
  const met = await fetch(`${ADDRESS}/api/me/guest`, {
    method: "POST",
    headers: { origin: ADDRESS, "content-type": "application/json" },
    body: JSON.stringify({ name: `Owner of ${name}` }),
  });
  const cookie = (met.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { token } = await ask<{ token: string }>("/api/me/machines", { cookie }, { name });
  await ask(`/api/evenings/${evening}/join`, { authorization: `Bearer ${token}` }, {});
  return [name, token];
}

/** Plays a table from within a page, as whoever is at that browser, to its end or as long as the line is there. */
function playInPage(page: Page, table: string): Promise<unknown> {
  return page.evaluate(
    (table) =>
      new Promise<void>((resolve) => {
        const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        line.onopen = () => line.send(JSON.stringify({ type: "hello", last_step: null }));
        line.onclose = () => resolve();
        line.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as {
            type: string;
            offer?: { step: number; options: { action: string }[] };
          };
          const choice = told.offer?.options[(told.offer.step * 7) % (told.offer.options.length || 1)];
          if (choice) line.send(JSON.stringify({ type: "choose", step: told.offer?.step, action: choice.action }));
          if (told.type === "over") line.close();
        };
      }),
    table,
  );
}

/** Points by hand: the first has a win, the last nothing, the others lie evenly between; a shared place shares. */
function byHand(evening: Evening): Map<number, { points: number; wins: number; played: number }> {
  const sums = new Map(evening.people.map((_, person) => [person, { points: 0, wins: 0, played: 0 }]));
  for (const { ended } of evening.rounds.flatMap(({ tables }) => tables)) {
    const there = ended ?? [];
    for (const { person, place } of there) {
      const before = there.filter((other) => other.place < place).length;
      const level = there.filter((other) => other.place === place).length;
      const worth = (at: number) => (there.length === 1 ? WIN : (WIN * (there.length - 1 - at)) / (there.length - 1));
      const own = sums.get(person);
      if (!own) throw new Error("somebody else sat there");
      own.points += Array.from({ length: level }, (_, at) => worth(before + at)).reduce((a, b) => a + b) / level;
      if (before === 0) own.wins += WIN / level;
      own.played += 1;
    }
  }
  for (const person of evening.rounds.flatMap(({ byes }) => byes)) {
    const own = sums.get(person);
    if (own) own.points += Math.max(own.played > 0 ? own.points / own.played : 0, WIN / 2);
  }
  return sums;
}

test("thirteen people, three rounds of two games, one late, one leaving, the program killed", async ({ somebody }) => {
  await begin();
  const [odile, ines, wim] = [
    await somebody({ baseURL: ADDRESS }),
    await somebody({ baseURL: ADDRESS }),
    await somebody({ baseURL: ADDRESS }),
  ];
  const page = odile.page;
  await page.goto("/evenings");
  await page.getByLabel("Name", { exact: true }).fill("Thirteen");
  await page.getByRole("button", { name: "Another game" }).click();
  await page.getByLabel(/^Game 1/).selectOption({ label: "Rattus" });
  await page.getByLabel(/^Game 2/).selectOption({ label: "Pandemic: Contagion" });
  await page.getByLabel("Minutes for each at a table (0: no clock)").fill("0");
  await page.getByLabel("Minutes between rounds").fill("0");
  await page.getByLabel("Minutes for a round (0: as long as it takes)").fill("90");
  await page.getByRole("button", { name: "Sooner: part of the scores at one’s tables" }).click();
  await page.getByRole("button", { name: "Set up the evening" }).click();
  await giveName(page, "Odile");
  await expect(page.getByRole("heading", { name: "Thirteen" })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const browsers = new Map<string, Page>();
  for (const [person, name] of [
    [odile, "Odile"],
    [ines, "Ines"],
    [wim, "Wim"],
  ] as const) {
    await person.page.goto(`/evening/${id}`);
    await person.page.getByRole("button", { name: "Take part" }).click();
    if (name !== "Odile") await giveName(person.page, name);
    await expect(person.page.getByRole("button", { name: "Leave the evening" })).toBeVisible();
    browsers.set(name, person.page);
  }
  const tokens = new Map<string, string>();
  for (let number = 1; number <= 9; number++) tokens.set(...(await machine(`Engine ${number}`, id)));
  await page.getByRole("button", { name: "Begin round 1" }).click();
  await expect(page.getByText(/This round is meant to end at/)).toBeVisible();

  const seen = () => ask<Evening>(`/api/evenings/${id}`, {});
  const playing = new Map<string, Promise<unknown>>();
  const play = async (evening: Evening): Promise<void> => {
    for (const { id: table, people, ended } of evening.rounds.at(-1)?.tables ?? []) {
      if (ended) continue;
      for (const person of people) {
        const { name, left } = evening.people[person] ?? { name: "", left: true };
        const key = `${table} ${name}`;
        if (left || playing.has(key)) continue;
        const [token, browser] = [tokens.get(name), browsers.get(name)];
        const done = () => playing.delete(key);
        if (token) {
          const headers = { authorization: `Bearer ${token}` };
          const { you } = await ask<{ you: { sit_code: string } }>(`/api/tables/${table}`, headers);
          const bot = spawn("python3", [join(ROOT, "docs/table_bot.py"), ADDRESS, you.sit_code], {
            env: { ...process.env, LAZARET_TOKEN: token },
            stdio: "ignore",
          });
          playing.set(key, new Promise((resolve) => bot.once("exit", resolve)).then(done));
        } else if (browser) {
          await browser.goto(`/table/${table}`);
          await expect(browser.locator("main")).toBeVisible();
          playing.set(key, playInPage(browser, table).then(done, done));
        }
      }
    }
  };
  /** Plays on until something is so. */
  const until = async (wanted: (evening: Evening) => boolean, most = 400_000): Promise<Evening> => {
    for (const end = Date.now() + most; Date.now() < end;) {
      const evening = await seen();
      if (wanted(evening)) return evening;
      await play(evening).catch((error: Error) => {
        // A table is set a moment after its round is known.
        if (!/: 404/.test(error.message)) throw error;
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error(`it does not come: ${JSON.stringify(await seen())}`);
  };

  await test.step("one comes late, and is there in the second round", async () => {
    await until(({ rounds }) => rounds[0]?.tables.some(({ ended }) => ended) ?? false);
    tokens.set(...(await machine("Engine late", id)));
    const { rounds, people } = await until(({ rounds }) => rounds.length === 2);
    expect(people.length).toBe(13);
    expect(rounds[0]?.game).toBe("rattus");
    expect(rounds[1]?.game).toBe("contagion");
    const sitting = rounds[1]?.tables.flatMap(({ people }) => people).concat(rounds[1].byes);
    expect(sitting).toContain(12);
  });

  await test.step("one leaves in the middle of a game, and the program is killed in the same round", async () => {
    await ines.page.goto(`/evening/${id}`);
    await ines.page.getByRole("button", { name: "Leave the evening" }).click();
    await expect.poll(async () => (await seen()).people[1]?.left).toBe(true);
    await play(await seen());
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await kill();
    await expect.poll(() => playing.size, { timeout: 30_000 }).toBe(0);
    await begin();
    await odile.page.goto(`/evening/${id}`);
    await expect(odile.page.getByRole("heading", { name: "Thirteen" })).toBeVisible();
  });

  const over = await until(({ status }) => status === "over");
  expect(over.rounds.map(({ game }) => game)).toEqual(["rattus", "contagion", "rattus"]);
  expect(over.rounds[2]?.tables.flatMap(({ people }) => people)).not.toContain(1);
  const sums = byHand(over);
  for (const { person, points, wins, played } of over.standings) {
    const own = sums.get(person);
    expect(Math.abs(points - (own?.points ?? 0)), over.people[person]?.name).toBeLessThan(3);
    expect([Math.abs(wins - (own?.wins ?? 0)) < 3, played], over.people[person]?.name).toEqual([true, own?.played]);
  }
  const points = over.standings.map(({ points }) => points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  await wim.page.goto(`/evening/${id}?screen=1`);
  await expect(wim.page.getByRole("heading", { name: "Final standings" })).toBeVisible();
  const first = over.people[over.standings[0]?.person ?? 0]?.name ?? "";
  await expect(wim.page.locator("tbody tr").first()).toContainText(first);
  await expect(wim.page.locator("tbody tr")).toHaveCount(13);
  await wim.page.screenshot({ path: "artefacts/thirteen.png" });
});
