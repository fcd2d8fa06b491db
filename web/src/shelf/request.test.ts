import { expect, test } from "vitest";
import type { GameEntry } from "../wire";
import { againstBots, capableLevel, readPosition, writeOptions } from "./request";

const game: GameEntry = {
  id: "rattus",
  rules: 1,
  options: [
    { key: "players", values: ["2", "3", "4"], default: "3" },
    { key: "auto_flip", values: ["off", "on"], default: "off" },
  ],
  levels: ["easy", "level4", "medium", "hard"],
  patch: [],
};

test("playing now means: you and bots of a gentle level", () => {
  const { options, seats } = againstBots(game);
  expect(options).toBe("players=3");
  expect(seats).toEqual([{ kind: "you" }, { kind: "bot", level: "level4" }, { kind: "bot", level: "level4" }]);
});

test("who leaves their seat to a bot leaves it to one that can play", () => {
  expect(capableLevel(game.levels)).toBe("medium");
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
