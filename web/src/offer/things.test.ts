// Clicks, keys, rest and long presses on things, with elements and a clock of our own.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Offer, Target } from "../wire";

const listeners = new Map<string, (event: unknown) => void>();
vi.stubGlobal("addEventListener", (type: string, hear: (event: unknown) => void) => listeners.set(type, hear));
vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
const { labelOf, spoken, Things } = await import("./things.svelte");
const { settings } = await import("../shell/settings.svelte");

/** As much of an element as a thing needs. */
class Node extends EventTarget {
  readonly #attributes = new Map<string, string>();
  constructor(readonly x = 0) {
    super();
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }
  getBoundingClientRect(): object {
    return { left: this.x, top: 0, width: 10, height: 10 };
  }
  matches(): boolean {
    return true;
  }
}
const element = (x?: number) => new Node(x) as unknown as Element;

function fire(node: Element, type: string, more: object = {}): void {
  node.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more));
}

const choice = (kind: string, id: string, more: Partial<Choice> = {}): Choice => ({
  action: `${kind} ${id}`,
  label: { key: id },
  target: { kind, id },
  seals: false,
  ends: false,
  ...more,
});

function open(...options: Choice[]) {
  const chosen: string[] = [];
  const refused: Target[] = [];
  const things = new Things({
    choose: ({ action }) => chosen.push(action),
    why: (target) => refused.push(target),
    preview: () => false,
  });
  things.offer = { step: 1, options, bundles: [] } as unknown as Offer;
  things.open = true;
  return { things, chosen, refused };
}

beforeEach(() => {
  vi.useFakeTimers();
  listeners.get("pointerdown")?.({ pointerType: "mouse" });
});
afterEach(() => {
  vi.useRealTimers();
  settings.confirmMoves = false;
});

describe("a click", () => {
  it("on what can be chosen chooses it, and on anything else asks why not", () => {
    const { things, chosen, refused } = open(choice("region", "gallia"));
    const [gallia, italia] = [element(), element()];
    things.thing("region", "gallia", "Gallia")(gallia);
    things.thing("region", "italia", "Italia")(italia);
    fire(gallia, "click");
    fire(italia, "click");
    expect(chosen).toEqual(["region gallia"]);
    expect(refused).toEqual([{ kind: "region", id: "italia" }]);
  });

  it("on a rat that can be chosen is for the rat, not for the region under it", () => {
    const { things, chosen } = open(choice("rat", "9"), choice("region", "gallia"));
    const rat = element();
    things.thing("rat", "9", "Rat 9", { under: "region:gallia" })(rat);
    fire(rat, "click");
    expect(chosen).toEqual(["rat 9"]);
  });

  it("on a rat that cannot be chosen is for the region under it, if that can be", () => {
    const { things, chosen, refused } = open(choice("region", "gallia"));
    const [rat, other] = [element(), element()];
    things.thing("rat", "9", "Rat 9", { under: "region:gallia" })(rat);
    things.thing("rat", "8", "Rat 8", { under: "region:italia" })(other);
    fire(rat, "click");
    fire(other, "click");
    expect(chosen).toEqual(["region gallia"]);
    expect(refused).toEqual([{ kind: "rat", id: "8" }]);
  });

  it("on a thing with several choices opens its menu", () => {
    const { things, chosen } = open(
      choice("card", "king", { action: "take" }),
      choice("card", "king", { action: "use" }),
    );
    const king = element(40);
    things.thing("card", "king", "King")(king);
    fire(king, "click");
    expect(chosen).toEqual([]);
    expect(things.menu?.choices.map(({ choice }) => choice.action)).toEqual(["take", "use"]);
  });

  it("does nothing while nothing may be chosen", () => {
    const { things, chosen, refused } = open(choice("region", "gallia"));
    things.open = false;
    const gallia = element();
    things.thing("region", "gallia", "Gallia")(gallia);
    fire(gallia, "click");
    expect([chosen, refused.length]).toEqual([[], 1]);
  });

  it("by a key is a click", () => {
    const { things, chosen } = open(choice("region", "gallia"));
    const gallia = element();
    things.thing("region", "gallia", "Gallia")(gallia);
    fire(gallia, "keydown", { key: "a" });
    expect(chosen).toEqual([]);
    fire(gallia, "keydown", { key: "Enter" });
    expect(chosen).toEqual(["region gallia"]);
  });
});

describe("a look", () => {
  it("comes when the pointer rests, and goes with it", async () => {
    const { things } = open(choice("region", "gallia"));
    const gallia = element();
    things.thing("region", "gallia", "Gallia")(gallia);
    fire(gallia, "pointerenter", { pointerType: "mouse" });
    expect(things.look).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(things.look?.key).toBe("region:gallia");
    fire(gallia, "pointerleave");
    await vi.advanceTimersByTimeAsync(0);
    expect(things.look).toBeUndefined();
  });

  it("of a finger comes with the first tap; the second one chooses", () => {
    const { things, chosen } = open(choice("region", "gallia"));
    const gallia = element();
    things.thing("region", "gallia", "Gallia")(gallia);
    listeners.get("pointerdown")?.({ pointerType: "touch" });
    fire(gallia, "click");
    expect([chosen, things.look?.held]).toEqual([[], true]);
    fire(gallia, "click");
    expect(chosen).toEqual(["region gallia"]);
  });

  it("of a finger that stays is no choice, whatever it lies on", async () => {
    const { things, chosen, refused } = open();
    const italia = element();
    things.thing("region", "italia", "Italia")(italia);
    fire(italia, "pointerdown", { pointerType: "touch", clientX: 0, clientY: 0 });
    await vi.advanceTimersByTimeAsync(600);
    fire(italia, "click");
    expect(things.look?.key).toBe("region:italia");
    expect([chosen, refused]).toEqual([[], []]);
  });
});

describe("a choice that ends the turn", () => {
  it("is asked about while something else can be done, and meant when it is chosen again", async () => {
    const { things, chosen } = open(choice("region", "gallia"), choice("button", "end", { ends: true }));
    settings.endAsks = "always";
    const end = things.plan.all[1]?.choice as Choice;
    void things.choose(end);
    // Nobody answers what would be lost.
    await vi.advanceTimersByTimeAsync(10_000);
    expect([chosen, things.ending?.choice.action]).toEqual([[], "button end"]);
    await things.choose(end);
    expect(chosen).toEqual(["button end"]);
  });
});

it("options that nothing on the board stands for are buttons, as long as nothing does", () => {
  const { things } = open(choice("region", "gallia"), choice("region", "italia"));
  const names = () => things.buttons.map(({ choice }) => choice.target.id);
  const forget = things.thing("region", "gallia", "Gallia")(element());
  expect(names()).toEqual(["italia"]);
  forget();
  expect(names()).toEqual(["gallia", "italia"]);
});

describe("a label", () => {
  it("is a name and what there is to say of it", () => {
    const cell = { title: "Produce + Research", text: "Produce; food 1. Research; tokens 2" };
    expect(labelOf(cell)).toBe(cell);
    expect(spoken(cell)).toBe("Produce + Research: Produce; food 1. Research; tokens 2");
    expect(labelOf("Gallia: two rats; nobody")).toEqual({ title: "Gallia", text: "two rats; nobody" });
    expect(labelOf("End the turn")).toEqual({ title: "End the turn", text: "" });
  });

  it("says what one sees to those who hear it, and not beside the pointer", async () => {
    const { things } = open(choice("region", "gallia"));
    const gallia = element();
    things.thing("region", "gallia", { title: "Gallia", text: "two rats", seen: "next to Italia" })(gallia);
    expect(gallia.getAttribute("aria-label")).toContain("Gallia: two rats; next to Italia");
    fire(gallia, "pointerenter", { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(200);
    expect(things.look?.label.text).toBe("two rats");
  });
});
