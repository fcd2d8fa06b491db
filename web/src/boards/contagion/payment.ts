// Cards that are picked in the hand before they are paid. The offer says which payments there are; here they are only
// gathered, and said at once.
import type { Arg, Bundle, Choice, Message, Offer } from "../../wire";
import { COLORS } from "./world";

/** One way to pay: so many cards of a colour, and so many others. */
export interface Way {
  matching: number;
  others: number;
}

export interface Need {
  /** Whether it buys something; otherwise cards are lost or discarded. */
  buys: boolean;
  /** The colour that counts for more, if one does. */
  color: string | undefined;
  /** Colours that cannot be among the others. */
  barred: readonly string[];
  ways: Way[];
  /** The options that are gathered: their keys. */
  keys: string[];
}

const BUYS = ["contagion-ask-choose-payment", "contagion-ask-choose-jokers", "contagion-ask-choose-paid-cards"];

/** What cards the question wants, if it wants any. `colorOf` gives the colour of a city by the key of its name. */
export function needOf(offer: Offer | undefined, colorOf: (key: string) => string | undefined): Need | undefined {
  const ask = offer?.ask?.message;
  if (!offer || !ask) return undefined;
  const args = new Map<string, Arg>(ask.args);
  const figure = (name: string) => {
    const arg = args.get(name);
    return arg && "number" in arg ? arg.number : 0;
  };
  const key = (name: string) => {
    const arg = args.get(name);
    return arg && "message" in arg ? arg.message.key : "";
  };
  const buys = BUYS.includes(ask.key);
  const matches = offer.options.flatMap(({ target }) => {
    const found = target.kind === "button" ? /^match-(\d+)$/.exec(target.id)?.[1] : undefined;
    return found === undefined ? [] : [Number(found)];
  });
  const keys = [...offer.options, ...offer.bundles].map(({ target }) => `${target.kind}:${target.id}`);
  if (matches.length > 0) {
    const [cost, joker] = [figure("cost"), figure("joker")];
    const ways = matches.map((matching) => ({ matching, others: joker * (cost - matching) }));
    return { buys, color: colorOf(key("city")), barred: [], ways, keys };
  }
  if (!offer.options.some(({ target }) => target.kind === "color")) return undefined;
  const ways = [{ matching: 0, others: figure("left") }];
  // The last card is one of those on offer: what was chosen before may leave out others.
  const offered = offer.options.flatMap(({ target }) => (target.kind === "color" ? [target.id] : []));
  const last = figure("left") === 1 ? COLORS.map(({ id }) => id).filter((id) => !offered.includes(id)) : [];
  const city = colorOf(key("city"));
  return { buys, color: undefined, barred: city === undefined ? last : [...last, city], ways, keys };
}

/** A card in the hand: the first, second … of its colour. */
export interface Card {
  color: string;
  nth: number;
}

export const sameCard = (a: Card, b: Card) => a.color === b.color && a.nth === b.nth;

/** A hand, card by card in the order of the colours. */
export function fanOf(hand: readonly number[]): Card[] {
  return COLORS.flatMap(({ id }, index) => Array.from({ length: hand[index] ?? 0 }, (_, nth) => ({ color: id, nth })));
}

function counted(need: Need, picked: readonly Card[]): Way {
  const matching = picked.filter(({ color }) => color === need.color).length;
  return { matching, others: picked.length - matching };
}

/** Whether these cards are a payment as they are. */
export function pays(need: Need, picked: readonly Card[]): boolean {
  const { matching, others } = counted(need, picked);
  return need.ways.some((way) => way.matching === matching && way.others === others);
}

/** How many more cards it takes; nothing if these cannot be completed. */
export function missing(need: Need, picked: readonly Card[]): number | undefined {
  const { matching, others } = counted(need, picked);
  const lacks = need.ways
    .filter((way) => way.matching >= matching && way.others >= others)
    .map((way) => way.matching - matching + way.others - others);
  return lacks.length > 0 ? Math.min(...lacks) : undefined;
}

/** Picks a card, or puts it back. What is then too much falls back, the oldest first. */
export function toggle(need: Need, picked: readonly Card[], card: Card): Card[] {
  if (need.barred.includes(card.color)) return [...picked];
  if (picked.some((other) => sameCard(other, card))) return picked.filter((other) => !sameCard(other, card));
  let now = [...picked, card];
  while (now.length > 1 && missing(need, now) === undefined) now = now.slice(1);
  return now;
}

/** The payment with the fewest cards, the others from the colours one has most of. */
export function cheapest(need: Need, hand: readonly Card[]): Card[] {
  const way = need.ways.reduce((best, way) => (way.matching + way.others < best.matching + best.others ? way : best));
  const own = hand.filter(({ color }) => color === need.color).slice(0, way.matching);
  const held = (card: Card) => hand.filter(({ color }) => color === card.color).length;
  const rest = hand.filter(({ color }) => color !== need.color && !need.barred.includes(color));
  const order = [...rest].sort((a, b) => held(b) - held(a) || b.nth - a.nth);
  return [...own, ...order.slice(0, way.others)];
}

/** The small choices that make a payment, in the order in which they are asked, as they are written. */
export function stepsOf(need: Need, picked: readonly Card[]): string[] {
  const { matching } = counted(need, picked);
  const others = COLORS.flatMap(({ id }) =>
    picked.filter(({ color }) => color === id && color !== need.color).map(({ color }) => `card ${color}`),
  );
  return need.color === undefined ? others : [`match ${matching}`, ...others];
}

/**
 * The payment as one choice, whole or not at all. Where the whole hand goes, the engine does not ask which other cards do.
 */
export function payment(
  need: Need,
  picked: readonly Card[],
  hand: number,
  options: readonly Choice[],
): Choice | undefined {
  const [first, ...rest] = stepsOf(need, picked);
  const choice = options.find(({ action }) => action === first);
  const asked = picked.length === hand && need.color !== undefined ? [] : rest;
  return choice && { ...choice, action: [choice.action, ...asked].join("; ") };
}

/** Whether a bundle ends with a payment. */
export function isPaid({ usual, action }: Bundle): boolean {
  return usual && / (?:match|card) /.test(action.replaceAll(";", ""));
}

/** A bundle that is paid with these cards instead of the usual ones. `colorOf` gives the colour of a city by its id. */
export function paidWith(
  bundle: Bundle,
  picked: readonly Card[],
  hand: number,
  colorOf: (city: string) => string | undefined,
): Bundle {
  if (!isPaid(bundle)) return bundle;
  const head = bundle.action.split("; ").filter((part) => !/^(?:match|card) /.test(part));
  const [verb, thing = ""] = head[0]?.split(" ") ?? [];
  const color = verb === "infect" ? colorOf(thing) : undefined;
  const need: Need = { buys: true, color, barred: [], ways: [], keys: [] };
  const paid = stepsOf(need, picked).slice(0, color !== undefined && picked.length === hand ? 1 : undefined);
  const args = (bundle.label.args ?? []).map(([name, arg]): [string, Arg] =>
    name === "cards" ? [name, { number: picked.length }] : [name, arg],
  );
  return {
    ...bundle,
    action: [...head, ...paid].join("; "),
    label: { ...bundle.label, args },
    steps: [...bundle.steps.slice(0, head.length), ...paid.map(said)],
  };
}

/** What a part of a payment does, as the engine says it. */
function said(part: string): Message {
  const [word = "", what = ""] = part.split(" ");
  const arg: [string, Arg] =
    word === "match" ? ["n", { number: Number(what) }] : ["card", { message: { key: `contagion-color-${what}` } }];
  return { key: `contagion-action-${word}`, args: [arg] };
}
