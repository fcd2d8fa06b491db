// Every board at set-up, in the middle, at a payment, at a strike and at the end; its replay; and the pages around it.
import { expect, test } from "../support/fixtures";
import { atTable, busy, choose, playOn, waitForTurn } from "../support/table";
import { bind, takeAll, takeSizes } from "./album";

const IDLE = /^place:estate$|End the turn|Done|Skip it|No more|Stop here|Continue|No room/;

/** So many games are begun to see somebody asked how they pay. */
const GAMES_TRIED = 10;

/** What is bought. */
const DEAR = /^(building|technology|capital_building|city|track|workshop|cabin_upgrade|cart):/;

/** A player who buys what can be bought. */
function buying(otherwise: (keys: string[]) => number): (keys: string[]) => number {
  return (keys) => {
    const dear = keys.findIndex((key) => DEAR.test(key));
    return dear >= 0 ? dear : otherwise(keys);
  };
}

const GAMES = [
  { game: "rattus", players: 4, pays: undefined, strike: "rattus-event-(struck|missed)" },
  {
    game: "contagion",
    players: 5,
    pays: /^contagion-ask-choose-(payment|paid-cards)$/,
    strike: "contagion-event-(eradicated|revealed)",
  },
  { game: "pest", players: 3, pays: /^pest-ask-pay$/, strike: "pest-event-(sick|plague)" },
  {
    game: "messina",
    players: 3,
    pays: /^messina-ask-(tile|burn)$/,
    strike: "messina-event-(ship-arrived|hex-laid)[a-z-]*",
  },
];

for (const { game, players, pays, strike } of GAMES) {
  test(`${game} in pictures`, async ({ somebody }) => {
    const { page, wire } = await somebody();
    const others = Array<string>(players - 1).fill("random");
    const id = await atTable(page, "Anna", { game, players, others });
    await waitForTurn(page);
    await takeAll(page, `${game}-1-set-up`);

    await playOn(page, busy(3, IDLE), game === "rattus" ? 12 : 24);
    await waitForTurn(page);
    await takeAll(page, `${game}-2-middle`);

    // The others' turns are shown at their pace and stopped where it strikes; those in which it does not are skipped.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("lazaret") ?? "{}") as object;
      localStorage.setItem("lazaret", JSON.stringify({ ...kept, speed: "slow" }));
    });
    await page.reload();
    const [strikes, coming] = [new RegExp(`^${strike}$`), new RegExp(`"key":"${strike}"`)];
    let struck = false;
    while (!struck && (await waitForTurn(page)) === "mine") {
      const heard = wire.received.length;
      await choose(page, busy(heard, IDLE));
      for (;;) {
        const said = wire.received.slice(heard).map(({ text }) => text);
        const offer = said.findLast((text) => text.startsWith('{"type":"offer"')) ?? "";
        const mine = offer.includes('"options":[{');
        const now = await page.evaluate(() => ({
          told: document.querySelector(".caption")?.getAttribute("data-told") ?? "",
          busy: document.querySelector("section.bar .pace") !== null,
          step: document.querySelector("section.bar[data-open=true]")?.getAttribute("data-step"),
          over: document.querySelector("dialog[open]") !== null,
        }));
        if (strikes.test(now.told)) {
          await page.locator(".pace button").first().click();
          await takeSizes(page, `${game}-3-strike-en`);
          struck = true;
          break;
        }
        if (now.over || (mine && now.step === /"step":(\d+)/.exec(offer)?.[1])) break;
        if (now.busy && mine && !said.some((text) => coming.test(text))) await page.keyboard.press("Escape");
      }
    }
    // The other pictures are taken all the same.
    expect.soft(struck, "it strikes before the game is over").toBe(true);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("lazaret") ?? "{}") as object;
      localStorage.setItem("lazaret", JSON.stringify({ ...kept, speed: "off" }));
    });
    await page.reload();

    await playOn(page, busy(11, IDLE));
    await takeAll(page, `${game}-5-end`);
    await page.goto(`/replay/${id}?step=40`);
    await takeAll(page, `${game}-6-replay`);
    if (!pays) return;

    // In some games nobody is ever asked how they pay: then another one is begun.
    const asked = () => {
      const offers = wire.received.filter(({ text }) => text.startsWith('{"type":"offer"'));
      return /"ask":\{.*?"key":"([^"]+)"/.exec(offers.at(-1)?.text ?? "")?.[1] ?? "";
    };
    for (let tried = 0; tried < GAMES_TRIED && !pays.test(asked()); tried++) {
      await atTable(page, "Anna", { game, players, others });
      const buyer = buying(busy(7 + tried, IDLE));
      while ((await waitForTurn(page)) === "mine" && !pays.test(asked())) await choose(page, buyer);
    }
    expect(asked(), "a payment is asked for").toMatch(pays);
    await takeAll(page, `${game}-4-payment`);
  });
}

test("the pages around the table in pictures", async ({ somebody }) => {
  const { page } = await somebody();
  for (const game of ["rattus", "pest"]) await atTable(page, "Anna", { game });
  await page.goto("/");
  await takeAll(page, "shelf");
  await page.goto("/games");
  await takeAll(page, "my-games");
  for (const language of ["en", "fr", "ru"]) {
    await page.evaluate((language) => localStorage.setItem("lazaret", JSON.stringify({ language })), language);
    await page.goto("/rules/rattus");
    await page.locator("button.gear").click();
    await takeSizes(page, `settings-${language}`);
  }
});

test.afterAll(() => {
  expect(bind(), "pictures on the index page").toBeGreaterThan(0);
});
