import { expect, test } from "vitest";
import { ofScript, readFragment, written } from "./position";

const POSITION = { game: "rattus", options: "players=3,auto_flip=on", given: ["rats gallia 2", "turn red"] };

test("a position goes into a link and comes out of it", () => {
  const fragment = written(POSITION);
  expect(fragment).toBe("rattus~players=3,auto_flip=on~rats+gallia+2~turn+red");
  expect(readFragment(`#${fragment}`)).toEqual(POSITION);
  expect(readFragment("#pest")).toEqual({ game: "pest", options: "", given: [] });
  const strange = { ...POSITION, given: ["a%b#c ~"] };
  expect(readFragment(written(strange))?.given[0]).toContain("a%b#c");
});

test("what is no position is none", () => {
  for (const fragment of ["", "#", "#%E0%A4%A"]) expect(readFragment(fragment)).toBeUndefined();
});

test("a script that lays out is a position, one that plays is none", () => {
  const script =
    "game rattus\n\ncase step 12\n  options players=3,auto_flip=on\n  given rats gallia 2 # two\n  given turn red\n";
  expect(ofScript(`${script}  red may only place gallia | place italia\n`)).toEqual(POSITION);
  expect(ofScript(`${script}  red: place gallia\n`)).toBeUndefined();
  expect(ofScript(`${script}  red auto flip\n`)).toBeUndefined();
  expect(ofScript("game rattus\n")).toBeUndefined();
});
