import { describe, expect, test } from "vitest";
import type { Bundle, Choice } from "../wire";
import { click, clickInDetail, keyOf, plan, targetOf, withoutPlace } from "./plan";

function choice(action: string, kind: string, id: string): Choice {
  return { action, label: { key: `toy-action-${action}` }, target: { kind, id }, seals: false, ends: false };
}

function bundle(action: string, kind: string, id: string): Bundle {
  return { ...choice(action, kind, id), steps: action.split("; ").map((key) => ({ key })), usual: false };
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
    const chain = bundle("action; advance red", "foreman", "red");
    const further = plan([choice("place italia", "region", "italia")], [chain, bundle("a; b", "region", "italia")]);
    expect(click(further, "foreman:red")).toEqual({ kind: "choose", choice: chain });
    expect(click(further, "region:italia"), "which is asked about for something else").toMatchObject({
      choice: { action: "place italia" },
    });
    expect(further.all.map(({ choice }) => choice.action)).toEqual(["place italia"]);
  });

  test("a click does it at once, and step by step only its first choice", () => {
    const whole = bundle("infect madrid; cubes 2; match 1", "city", "madrid");
    const paid = plan([choice("infect madrid", "city", "madrid")], [whole]);
    expect(click(paid, "city:madrid")).toEqual({ kind: "choose", choice: whole });
    expect(clickInDetail(paid, "city:madrid")).toMatchObject({ choice: { action: "infect madrid" } });
    expect(clickInDetail(offer, "region:italia"), "where there is nothing more").toMatchObject({
      choice: { action: "place italia" },
    });
  });

  test("several things that can be done at once with one thing are its menu", () => {
    const far = plan(
      [choice("step a", "place", "a")],
      [bundle("step a; x", "place", "b"), bundle("step a; y", "place", "b")],
    );
    expect(click(far, "place:b").kind).toBe("menu");
  });

  test("what can be done at once without a thing is a button", () => {
    const done = plan(
      [choice("done", "button", "done")],
      [bundle("done; end", "button", "end"), bundle("a; b", "x", "y")],
    );
    expect(withoutPlace(done, new Set()).map(({ choice }) => choice.action)).toEqual(["done", "done; end"]);
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
