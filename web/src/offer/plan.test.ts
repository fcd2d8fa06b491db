import { describe, expect, test } from "vitest";
import type { Choice } from "../wire";
import { click, keyOf, plan, targetOf, withoutPlace } from "./plan";

function choice(action: string, kind: string, id: string): Choice {
  return { action, label: { key: `toy-action-${action}` }, target: { kind, id }, seals: false, ends: false };
}

const offer = plan([
  choice("place gallia", "region", "gallia"),
  choice("place gallia extra", "region", "gallia"),
  choice("place italia", "region", "italia"),
  choice("stop", "button", "stop"),
]);

describe("an offer becomes a plan", () => {
  test("options keep the order of the rules and are numbered from 1", () => {
    expect(offer.all.map(({ number, choice }) => [number, choice.action])).toEqual([
      [1, "place gallia"],
      [2, "place gallia extra"],
      [3, "place italia"],
      [4, "stop"],
    ]);
  });

  test("a thing with one option is chosen by a click", () => {
    expect(click(offer, "region:italia")).toMatchObject({ kind: "choose", choice: { action: "place italia" } });
  });

  test("a thing with several options opens a menu", () => {
    const clicked = click(offer, "region:gallia");
    expect(clicked.kind === "menu" && clicked.choices.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("a thing without options asks why not", () => {
    expect(click(offer, "class:king")).toEqual({ kind: "why", target: { kind: "class", id: "king" } });
  });

  test("a click on a thing that is asked about only later makes the whole chain", () => {
    const chain = choice("action; advance red", "foreman", "red");
    const further = plan([choice("place italia", "region", "italia")], [chain, choice("a; b", "region", "italia")]);
    expect(click(further, "foreman:red")).toEqual({ kind: "choose", choice: chain });
    expect(click(further, "region:italia")).toMatchObject({ choice: { action: "place italia" } });
    expect(further.all.map(({ choice }) => choice.action)).toEqual(["place italia"]);
  });

  test("an id may contain a colon", () => {
    expect(targetOf(keyOf({ kind: "space", id: "a:b" }))).toEqual({ kind: "space", id: "a:b" });
  });
});

describe("options without a place", () => {
  test("are buttons and things that the board does not draw", () => {
    const drawn = new Set(["region:gallia"]);
    expect(withoutPlace(offer, drawn).map(({ choice }) => choice.action)).toEqual(["place italia", "stop"]);
  });

  test("a button that the board gathers is not offered again", () => {
    const drawn = new Set(["region:gallia", "region:italia", "button:stop"]);
    expect(withoutPlace(offer, drawn)).toEqual([]);
  });

  test("every option is on the board or in the bar, none in both", () => {
    const drawn = new Set(["region:gallia", "region:italia"]);
    const bar = withoutPlace(offer, drawn);
    const board = [...offer.byThing].filter(([key]) => drawn.has(key)).flatMap(([, choices]) => choices);
    expect([...board, ...bar].map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
  });
});
