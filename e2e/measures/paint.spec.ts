// How soon a table is seen: the first paint, with everything coming over the wire.
import { test } from "../support/fixtures";
import { GAMES } from "../support/games";
import { atTable, bar } from "../support/table";

for (const { game, players } of GAMES) {
  test(`${game}: first paint of a table`, async ({ somebody }) => {
    const { page, context } = await somebody({ serviceWorkers: "block" });
    await atTable(page, "Mesure", { game, players, others: Array<string>(players - 1).fill("random") });
    const fresh = await context.newPage();
    await fresh.goto(page.url());
    await bar(fresh).waitFor();
    const paint = await fresh.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
    console.log(`${game}: first paint after ${paint?.toFixed(0)} ms`);
  });
}
