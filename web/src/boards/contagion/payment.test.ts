import { describe, expect, test } from "vitest";
import type { Bundle, Message, Offer } from "../../wire";
import { cheapest, fanOf, missing, needOf, paidWith, payment, pays, stepsOf, toggle, type Card } from "./payment";

const COLOURS: Record<string, string> = { "contagion-city-moscow": "purple" };
const colorOf = (key: string) => COLOURS[key];

function offer(message: Message, targets: [string, string][]): Offer {
  const options = targets.map(([kind, id]) => ({
    action: `${kind} ${id}`,
    label: { key: "contagion-action-card" },
    target: { kind, id },
    seals: false,
  }));
  return { ask: { message, rule: "CON-52" }, options, bundles: [] } as unknown as Offer;
}

const moscow = (cost: number, matches: number[]) =>
  offer(
    {
      key: "contagion-ask-choose-payment",
      args: [
        ["city", { message: { key: "contagion-city-moscow" } }],
        ["cost", { number: cost }],
        ["joker", { number: 2 }],
      ],
    },
    matches.map((m) => ["button", `match-${m}`]),
  );
const card = (color: string, nth = 0): Card => ({ color, nth });
// Yellow 2, green 0, purple 1, orange 1, red 1, blue 0.
const HAND = fanOf([2, 0, 1, 1, 1, 0]);

describe("a city that is paid with its colour or with pairs", () => {
  const need = needOf(moscow(1, [0, 1]), colorOf);
  if (!need) throw new Error("the question wants cards");

  test("has a way for every option", () => {
    expect(need.ways).toEqual([
      { matching: 0, others: 2 },
      { matching: 1, others: 0 },
    ]);
    expect(need).toMatchObject({ color: "purple", buys: true, keys: ["button:match-0", "button:match-1"] });
  });

  test("is paid by one card of its colour or by two others, by nothing else", () => {
    expect(pays(need, [card("purple")])).toBe(true);
    expect(pays(need, [card("yellow"), card("red")])).toBe(true);
    expect(pays(need, [card("yellow")])).toBe(false);
    expect(pays(need, [card("yellow"), card("purple")])).toBe(false);
    expect(pays(need, [])).toBe(false);
  });

  test("says how many cards are missing", () => {
    expect(missing(need, [])).toBe(1);
    expect(missing(need, [card("yellow")])).toBe(1);
    expect(missing(need, [card("purple")])).toBe(0);
    expect(missing(need, [card("yellow"), card("red"), card("orange")])).toBeUndefined();
  });

  test("drops the oldest card when there is too much", () => {
    expect(toggle(need, [card("purple")], card("yellow"))).toEqual([card("yellow")]);
    expect(toggle(need, [card("yellow"), card("red")], card("orange"))).toEqual([card("red"), card("orange")]);
    expect(toggle(need, [card("yellow"), card("red")], card("yellow"))).toEqual([card("red")]);
  });

  test("takes the fewest cards unless one says otherwise", () => {
    expect(cheapest(need, HAND)).toEqual([card("purple")]);
  });

  test("is one choice for the colour and one for each other card, in the order of the colours", () => {
    expect(stepsOf(need, [card("purple")])).toEqual(["match 1"]);
    expect(stepsOf(need, [card("red"), card("yellow", 1)])).toEqual(["match 0", "card yellow", "card red"]);
  });
});

test("where the colour is missing only pairs remain, from what one has most of", () => {
  const need = needOf(moscow(1, [0]), colorOf);
  if (!need) throw new Error("the question wants cards");
  expect(cheapest(need, fanOf([2, 0, 0, 1, 1, 0]))).toEqual([card("yellow", 1), card("yellow", 0)]);
});

describe("cards of any colour", () => {
  const limit = offer({ key: "contagion-ask-discard-to-limit", args: [["left", { number: 2 }]] }, [
    ["color", "yellow"],
  ]);
  const need = needOf(limit, colorOf);
  if (!need) throw new Error("the question wants cards");

  test("are as many as the question says", () => {
    expect(need).toMatchObject({ buys: false, color: undefined, ways: [{ matching: 0, others: 2 }] });
    expect(stepsOf(need, [card("red"), card("orange")])).toEqual(["card orange", "card red"]);
  });

  test("are one choice, and only if the engine offers it", () => {
    const options = limit.options.map((option) => ({ ...option, action: "card yellow" }));
    const paid = (picked: Card[], hand = 9) => payment(need, picked, hand, options)?.action;
    expect(paid([card("red"), card("yellow")])).toBe("card yellow; card red");
    expect(paid([card("red"), card("orange")])).toBeUndefined();
  });
});

test("a pair has no card of the colour of the city", () => {
  const jokers = offer(
    {
      key: "contagion-ask-choose-jokers",
      args: [
        ["city", { message: { key: "contagion-city-moscow" } }],
        ["left", { number: 1 }],
      ],
    },
    [["color", "red"]],
  );
  const need = needOf(jokers, colorOf);
  if (!need) throw new Error("the question wants cards");
  expect(toggle(need, [], card("purple"))).toEqual([]);
  expect(toggle(need, [], card("red"))).toEqual([card("red")]);
});

test("a question about something else wants no cards", () => {
  expect(needOf(offer({ key: "contagion-ask-choose-action" }, [["city", "moscow"]]), colorOf)).toBeUndefined();
  expect(needOf(undefined, colorOf)).toBeUndefined();
});

test("what is paid usually can be paid with other cards, which are picked before", () => {
  const bundle: Bundle = {
    action: "infect moscow; cubes 2; match 1",
    label: { key: "contagion-bundle-infect", args: [["cards", { number: 1 }]] },
    steps: [{ key: "infect" }, { key: "cubes" }, { key: "match" }],
    target: { kind: "city", id: "moscow" },
    usual: true,
    seals: false,
    ends: false,
  };
  const paid = (picked: Card[], hand = 9) => paidWith(bundle, picked, hand, () => "purple");
  expect(paid([card("red"), card("yellow")])).toMatchObject({
    action: "infect moscow; cubes 2; match 0; card yellow; card red",
    label: { args: [["cards", { number: 2 }]] },
    steps: { length: 5 },
  });
  expect(paid([card("purple"), card("red"), card("red", 1)], 3).action, "the whole hand goes").toBe(
    "infect moscow; cubes 2; match 1",
  );
  expect(paidWith({ ...bundle, usual: false }, [card("red")], 9, () => "purple").action).toBe(bundle.action);
});
