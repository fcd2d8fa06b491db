// Every board in every size and language: nothing too small to read or to hit, nothing cut, nothing over another, and
// what the question needs in sight. One page is resized through ten positions of a game.
import { expect, test } from "../support/fixtures";
import { GAMES, IDLE } from "../support/games";
import { faults, type Limits } from "../support/measure";
import { everySize, hands, talk } from "../support/sizes";
import { atTable, busy, playOn, waitForTurn } from "../support/table";

const LANGUAGES = ["fr", "ru", "en"];
const POSITIONS = 10;

for (const { game, players, choices } of GAMES) {
  test(`${game}: the board is legible in every size and language, in ten positions`, async ({ somebody }) => {
    test.setTimeout(900_000);
    const { page } = await somebody();
    const touch = await hands(page);
    const others = Array<string>(players - 1).fill("random");
    await atTable(page, "Loupe", { game, players, others });
    const found: string[] = [];
    let seen = 0;
    for (; seen < POSITIONS; seen++) {
      if (seen > 0) await playOn(page, busy(seen, IDLE), choices);
      if ((await waitForTurn(page)) === "over") break;
      for (const language of LANGUAGES) {
        await talk(page, language);
        // Nothing is pointed at: what is said beside a pointer lies over the board on purpose.
        await page.mouse.move(1, 1);
        const look = async (where: string, limits: Limits) => {
          for (const fault of await faults(page, limits)) found.push(`${seen}: ${where} in ${language}: ${fault}`);
        };
        // Zones that the question does not concern are looked at in one language each time.
        await everySize(page, touch, look, { zones: language === LANGUAGES[seen % LANGUAGES.length] });
      }
    }
    expect(found).toEqual([]);
    // A game that was over before is one of which too little was seen: `choices` is too many.
    expect(seen, "positions looked at").toBe(POSITIONS);
  });
}
