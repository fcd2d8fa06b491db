import { expect, test } from "vitest";
import type { GameEntry } from "../wire";
import { againstBots, habitOf, readPosition, writeOptions } from "./request";

const game: GameEntry = {
  id: "rattus",
  rules: 1,
  options: [
    { key: "players", values: ["2", "3", "4"], default: "3" },
    { key: "auto_flip", values: ["off", "on"], default: "off" },
  ],
  levels: [1, 2, 3, 4],
  named_levels: [1, 3],
  usual_levels: { first_game: 1, play_now: 3, stand_in: 4 },
  patch: [],
};

test("playing now means: you and bots of the level that the server proposes", () => {
  const { options, seats } = againstBots(game);
  expect(options).toBe("players=3");
  expect(seats).toEqual([{ kind: "you" }, { kind: "bot", level: 3 }, { kind: "bot", level: 3 }]);
});

test("a habit from before levels had numbers is forgotten", () => {
  const kept = JSON.parse('{ "players": 2, "level": "medium" }') as { players: number; level: number };
  expect(habitOf(game, kept)).toEqual({ players: 2, level: 3 });
  expect(habitOf(game, { players: 2, level: 4 })).toEqual({ players: 2, level: 4 });
});

test("only what differs from the default is written, and the number of players", () => {
  expect(writeOptions(game, {})).toBe("players=3");
  expect(writeOptions(game, { players: "2", auto_flip: "on" })).toBe("players=2,auto_flip=on");
});

test("of a script only the position is taken", () => {
  const script =
    "case step 4\n  options players=2\n  given rats gallia 3   # three\n  given turn red\n  red: place gallia\n";
  expect(readPosition(script)).toEqual(["rats gallia 3", "turn red"]);
});
