// The boards of a world and of a country in every size and language: nothing too small to read or to hit, nothing cut, nothing over another.
import { test } from "../support/fixtures";
import { expectLegible } from "../support/measure";
import { atTable, busy, playOn, speak, waitForTurn } from "../support/table";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
const LANGUAGES = ["fr", "ru", "en"];
const POSITIONS = 10;
const IDLE = /^button:\d*(Decline|Stop here|Go on|End the turn)/;
const GAMES = [
  { game: "contagion", players: 5, choices: 12 },
  { game: "pest", players: 3, choices: 20 },
];

for (const { game, players, choices } of GAMES) {
  test(`${game}: the board is legible in every size and language, in ten positions`, async ({ somebody }) => {
    test.setTimeout(900_000);
    const { page } = await somebody();
    const others = Array<string>(players - 1).fill("random");
    await atTable(page, "Loupe", { game, players, others });
    for (let position = 0; position < POSITIONS; position++) {
      if (position > 0) await playOn(page, busy(position, IDLE), choices);
      if ((await waitForTurn(page)) === "over") break;
      for (const language of LANGUAGES) {
        await speak(page, language);
        await waitForTurn(page);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          await expectLegible(page, `position ${position} at ${size.width} in ${language}`, { within: "main .board" });
        }
        await page.setViewportSize(SIZES[0]);
      }
    }
  });
}
