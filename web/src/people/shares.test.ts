import { expect, test } from "vitest";
import { between, rivals } from "./shares";

test("a share has a range that holds it and shrinks with the games", () => {
  const [low, high] = between({ games: 10, wins: 3 });
  expect(low).toBeLessThan(0.3);
  expect(high).toBeGreaterThan(0.3);
  const [closer, nearer] = between({ games: 1000, wins: 300 });
  expect(nearer - closer).toBeLessThan((high - low) / 5);
  expect(between({ games: 5, wins: 0 })[0]).toBeCloseTo(0);
  expect(between({ games: 5, wins: 5 })[1]).toBeCloseTo(1);
});

test("those whom one met in several games are one person", () => {
  const met = (name: string, game: string, games: number) => ({ name, page: true, game, games, ahead: 1, behind: 0 });
  const found = rivals([met("Anna", "rattus", 3), met("Ben", "rattus", 4), met("Anna", "pest", 2)]);
  expect(found.map(({ name, games, ahead }) => [name, games, ahead])).toEqual([
    ["Anna", 5, 2],
    ["Ben", 4, 1],
  ]);
});
