import { expect, test } from "vitest";
import { called, laid } from "./patch";

const change = (path: string, value: unknown) => ({ path, value, printed: "1", patched: "2" });
const data = () => ({
  city: [
    { id: "cairo", population: 6, points: [6, 4, 2], cost: { coin: 1 } },
    { id: "paris", population: 8, points: [8, 5, 3], cost: { coin: 2 } },
  ],
  step: [{ n: 1 }, { n: 2 }],
  limits: { hand: 9 },
});

test("a changed value is found by file, id, number and name", () => {
  const changes = [
    change("cities.city.paris.population", 7),
    change("cities.city.paris.cost.coin", 5),
    change("cities.step.2.n", 4),
    change("cities.limits.hand", 8),
    change("other.limits.hand", 3),
  ];
  const found = laid("contagion", "cities", data(), changes);
  expect(found.city[1]).toEqual({ id: "paris", population: 7, points: [8, 5, 3], cost: { coin: 5 } });
  expect(found.city[0]).toEqual(data().city[0]);
  expect([found.step[1]?.n, found.limits.hand]).toEqual([4, 8]);
});

test("what the page does not know of is left alone", () => {
  const changes = [
    change("cities.city.rome.population", 7),
    change("cities.city.cairo.secret", 1),
    change("cities", 1),
  ];
  expect(laid("contagion", "cities", data(), changes)).toEqual(data());
});

test("a card of somebody's own is called by its name", () => {
  const changes = [
    change("events.round_card.bird_migration.name_fr", "Mise à l'écart"),
    change("events.round_card.bird_migration.text_ru", "Нельзя."),
    change("events.round_card.bird_migration.skull", true),
    change("game.game.hand_limit", 7),
  ];
  expect(called("contagion", changes)).toEqual([
    { language: "fr", key: "contagion-round-card-bird-migration", text: "Mise à l’écart" },
    { language: "ru", key: "contagion-round-card-bird-migration-text", text: "Нельзя." },
  ]);
});
