import { expect, test } from "vitest";
import { parse } from "./router.svelte";

test.each([
  ["/", { page: "shelf" }],
  ["/games", { page: "games" }],
  ["/evenings", { page: "evenings" }],
  ["/evening/K7PX", { page: "evening", id: "K7PX", screen: false }],
  ["/evening/K7PX?screen=1", { page: "evening", id: "K7PX", screen: true }],
  ["/learn", { page: "learn", game: undefined }],
  ["/learn/rattus", { page: "learn", game: "rattus" }],
  ["/learn/rattus/2", { page: "lesson", game: "rattus", id: "rattus-2" }],
  ["/learn/rattus/2/3", { page: "nowhere" }],
  ["/puzzles", { page: "puzzles", game: undefined }],
  ["/puzzles/rattus", { page: "puzzles", game: "rattus" }],
  ["/puzzles/rattus/2", { page: "lesson", game: "rattus", id: "rattus-puzzle-2" }],
  ["/puzzles/rattus/2/3", { page: "nowhere" }],
  ["/table/K7PX", { page: "table", id: "K7PX", code: undefined, eyes: undefined }],
  ["/table/K7PX?eyes=1", { page: "table", id: "K7PX", code: undefined, eyes: 1 }],
  ["/table/K7PX?code=93QM", { page: "table", id: "K7PX", code: "93QM", eyes: undefined }],
  ["/replay/K7PX?panel=analysis", { page: "replay", id: "K7PX", step: undefined, panel: "analysis" }],
  ["/replay/K7PX?step=12", { page: "replay", id: "K7PX", step: 12 }],
  ["/replay/K7PX?step=-1", { page: "replay", id: "K7PX", step: undefined }],
  ["/people/Anna", { page: "person", name: "Anna", search: "" }],
  ["/people/%D0%90%D0%BD%D1%8F?won=true", { page: "person", name: "Аня", search: "?won=true" }],
  ["/people", { page: "nowhere" }],
  ["/reset/anna-0f-17", { page: "reset", token: "anna-0f-17" }],
  ["/ladder/rattus", { page: "ladder", game: "rattus" }],
  ["/position#rattus~players=2~turn+red", { page: "position", fragment: "#rattus~players=2~turn+red" }],
  ["/open?step=3", { page: "open", step: 3 }],
  ["/open/more", { page: "nowhere" }],
  ["/rules/rattus#RAT-31", { page: "rules", game: "rattus", volume: "rules", rule: "RAT-31" }],
  ["/rules/rattus/words", { page: "rules", game: "rattus", volume: "words", rule: undefined }],
  ["/rules/rattus/more", { page: "nowhere" }],
  ["/elsewhere", { page: "nowhere" }],
])("%s is read", (address, route) => {
  expect(parse(address)).toEqual(route);
});
