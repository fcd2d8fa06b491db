// Things on the board: elements that stand for a target. A board names its things; this layer lets those glow that can
// be chosen, takes the clicks, and knows where a thing is when something flies there.
import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../shell/settings.svelte";
import { say, t } from "../text/fluent.svelte";
import type { Bundle, Message, Offer, Target } from "../wire";
import { Previews } from "./previews.svelte";
import {
  click,
  clickInDetail,
  keyOf,
  plan,
  stepsOf,
  withoutPlace,
  type Choosable,
  type Click,
  type Numbered,
} from "./plan";
import { follow } from "./sight";

export interface Desk {
  choose(choice: Choosable): void;
  why(target: Target): void;
  /** Asks what a choice would do; says whether anybody can answer. */
  preview(action: string): boolean;
}

/** What a thing is: its name, and what there is to say of it. */
export interface Label {
  title: string;
  text: string;
  /** What one sees on the board, and has to be told without it. */
  seen?: string;
}

/** All of it in one sentence, for those who hear it. */
export function spoken({ title, text, seen }: Label): string {
  const said = [text, seen].filter(Boolean).join("; ");
  return title && said ? `${title}: ${said}` : title || said;
}

/** A label that is written as one: what stands before a colon is the name. */
export function labelOf(label: string | Label): Label {
  if (typeof label !== "string") return label;
  const end = label.search(/[:.] /);
  return end > 0 ? { title: label.slice(0, end), text: label.slice(end + 2) } : { title: label, text: "" };
}

/** What somebody looks at: a thing, what it is, and what can be chosen there. */
export interface Look {
  key: string;
  at: DOMRect;
  label: Label;
  choices: readonly Numbered[];
  /** Whether it stays until something is done: then it has buttons. */
  held: boolean;
}

/** A pointer that rests so long, in milliseconds, looks. */
const RESTS = 150;
/** A finger that stays so long looks too, at what can be chosen and at what cannot. */
const STAYS = 500;
/** A finger that moves so far, in pixels, drags. */
const DRAGS = 10;
/** What touched the screen last: whoever has no pointer to rest looks with a first tap. */
let touched = false;
addEventListener("pointerdown", ({ pointerType }) => (touched = pointerType === "touch"), { capture: true });

export class Things {
  /** How many elements stand for each thing. */
  readonly #clickable = new SvelteMap<string, number>();
  offer = $state.raw<Offer | undefined>(undefined);
  /** Whether a choice may be made now: not while looking back, watching, or waiting for the server. */
  open = $state(false);
  /** The thing that the list points at, or the pointer in the list. */
  pointed = $state<string | undefined>(undefined);
  /** The thing that is spoken about: it comes forward if it lies behind something. */
  told = $state<string | undefined>(undefined);
  /** Who waits for a thing to be named by a click: then no click chooses anything. */
  picking = $state.raw<((key: string) => void) | undefined>(undefined);
  /** Things to which something is happening. */
  lit = $state.raw<readonly string[]>([]);
  /** What is being looked at. */
  look = $state.raw<Look | undefined>(undefined);
  /** A choice that would end the turn and throw something away: it is asked about. */
  ending = $state.raw<{ choice: Choosable; lost: readonly Message[] } | undefined>(undefined);
  /** The thing whose menu is open. */
  menu = $state<{ key: string; at: DOMRect; choices: Numbered[] } | undefined>(undefined);
  /** What a board makes of a bundle when something was picked for it before. */
  swap = $state.raw<((bundle: Bundle) => Bundle) | undefined>(undefined);
  plan = $derived.by(() => {
    if (!this.open || !this.offer) return plan([]);
    const { options, bundles } = this.offer;
    return plan(options, this.swap ? bundles.map(this.swap) : bundles);
  });
  /** Options that are buttons. */
  buttons = $derived(withoutPlace(this.plan, this.#clickable));

  readonly previews: Previews;
  readonly #desk: Desk;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #elements = new Map<string, Set<Element>>();
  readonly #labels = new WeakMap<Element, Label>();

  constructor(desk: Desk) {
    this.#desk = desk;
    this.previews = new Previews((action) => desk.preview(action));
  }

  /**
   * Attach to an element: it is this thing, and can be clicked. A small thing that lies on a larger one says so: when it
   * cannot be chosen itself, the click goes to the one under it, and the tabulator key passes it by.
   */
  thing =
    (kind: string, id: string, written: string | Label, { under }: { under?: string } = {}) =>
    (node: Element) => {
      const key = keyOf({ kind, id });
      const label = labelOf(written);
      this.#labels.set(node, label);
      const forget = this.#register(key, node);
      untrack(() => this.#count(key, 1));
      const finger = new Finger(() =>
        this.#lookAt({
          key: through(),
          at: node.getBoundingClientRect(),
          label,
          choices: this.plan.byThing.get(through()) ?? [],
          held: true,
        }),
      );
      const onClick = (event: Event) => {
        event.stopPropagation();
        // A finger that has looked has not chosen.
        if (!finger.lifted()) this.click(through(), node);
      };
      const through = () =>
        under !== undefined && !this.plan.byThing.has(key) && this.plan.byThing.has(under) ? under : key;
      const onPoint = (event: Event) => {
        if (event.type === "focus" ? node.matches(":focus-visible") : (event as PointerEvent).pointerType === "mouse") {
          this.rest(through(), node, label);
        }
      };
      const onLeave = () => this.leave();
      const onKey = (event: Event) => {
        const { key: pressed } = event as KeyboardEvent;
        if (pressed !== "Enter" && pressed !== " ") return;
        event.preventDefault();
        onClick(event);
      };
      node.setAttribute("role", "button");
      node.setAttribute("aria-label", spoken(label));
      node.setAttribute("data-thing", key);
      node.addEventListener("click", onClick);
      node.addEventListener("keydown", onKey);
      node.addEventListener("pointerenter", onPoint);
      node.addEventListener("focus", onPoint);
      node.addEventListener("pointerleave", onLeave);
      node.addEventListener("blur", onLeave);
      const letGo = finger.follow(node);
      $effect(() => {
        this.#light(key, node);
        const [name, open] = [spoken(label), this.plan.byThing.has(key)];
        set(node, "aria-label", open ? this.#atOnce(key, t("thing-open", { thing: name })) : name);
        node.setAttribute("tabindex", under === undefined || this.plan.byThing.has(key) ? "0" : "-1");
      });
      return () => {
        node.removeEventListener("click", onClick);
        node.removeEventListener("keydown", onKey);
        node.removeEventListener("pointerenter", onPoint);
        node.removeEventListener("focus", onPoint);
        node.removeEventListener("pointerleave", onLeave);
        node.removeEventListener("blur", onLeave);
        letGo();
        untrack(() => this.#count(key, -1));
        forget();
      };
    };

  /** Attach to an element: pieces may fly to it and from it. */
  anchor = (key: string) => (node: Element) => this.#register(key, node);

  /**
   * Attach to an element that gathers several small choices into one, as cards that are picked before they are paid: it
   * stands for all of them and makes them itself.
   */
  gather = (keys: readonly string[]) => () => {
    untrack(() => keys.forEach((key) => this.#count(key, 1)));
    return () => untrack(() => keys.forEach((key) => this.#count(key, -1)));
  };

  /** Brings things into sight to which something is happening. */
  follow(keys: readonly string[]): void {
    follow(keys.flatMap((key) => [...(this.#elements.get(key) ?? [])]));
  }

  /** Brings a thing into its window, where that scrolls. */
  reveal(key: string): void {
    for (const element of this.#elements.get(key) ?? []) {
      if (element.getClientRects().length === 0) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
  }

  /** Where a thing is on the screen, if it is drawn. */
  whereIs(key: string): DOMRect | undefined {
    for (const element of this.#elements.get(key) ?? []) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) return rect;
    }
    return undefined;
  }

  /** A pointer rests on something, or the keys have come to it. */
  rest(key: string, node: Element, label = this.#labelAt(node), choices = this.plan.byThing.get(key) ?? []): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(
      () => this.#lookAt({ key, at: node.getBoundingClientRect(), label, choices, held: false }),
      RESTS,
    );
  }

  /** The list of choices points at a thing. */
  pointAt(key: string | undefined): void {
    this.pointed = key;
    const [node] = key === undefined ? [] : (this.#elements.get(key) ?? []);
    if (key !== undefined && node) this.rest(key, node);
    else this.leave();
  }

  /** And goes on. What is held stays. */
  leave(): void {
    clearTimeout(this.#resting);
    const { look } = this;
    if (!look || look.held) return;
    // An element that is taken away loses the focus in the middle of drawing: what is looked at changes after that.
    queueMicrotask(() => {
      if (this.look === look) this.look = undefined;
    });
  }

  #lookAt(look: Look): void {
    if (spoken(look.label) === "" && look.choices.length === 0) return;
    for (const { choice } of look.choices) this.previews.wish(choice.action);
    this.look = look;
  }

  /** What a thing is called, if it is drawn. */
  nameOf(key: string): string | undefined {
    const [node] = this.#elements.get(key) ?? [];
    return this.#labelAt(node).title || undefined;
  }

  click(key: string, node?: Element): void {
    if (this.picking) {
      this.leave();
      this.picking(key);
      return;
    }
    this.#clicked(click(this.plan, key), key, node);
  }

  /** Step by step: makes only the first small choice of what is looked at, or of what has the focus. */
  inDetail(focused: string | undefined): boolean {
    const key = this.look?.key ?? focused;
    if (key === undefined || !this.plan.inDetail.has(key)) return false;
    this.#clicked(clickInDetail(this.plan, key), key);
    return true;
  }

  #clicked(clicked: Click, key: string, node?: Element): void {
    const held = this.look?.held === true && this.look.key === key;
    this.menu = undefined;
    this.leave();
    const at = node?.getBoundingClientRect() ?? this.whereIs(key);
    if (clicked.kind === "why") {
      this.look = undefined;
      this.#desk.why(clicked.target);
    } else if (clicked.kind === "menu") {
      this.look = undefined;
      if (at) this.menu = { key, at, choices: clicked.choices };
    } else if (!held && at && ((touched && settings.touchLooks) || settings.confirmMoves)) {
      // The first tap looks; the second, or the button, acts.
      this.#lookAt({ key, at, label: this.#labelAt(node), choices: this.plan.byThing.get(key) ?? [], held: true });
    } else void this.choose(clicked.choice);
  }

  /** Makes a choice; one that ends the turn is asked about first if something would be lost. Chosen again, it is meant. */
  async choose(choice: Choosable, sure = this.ending?.choice.action === choice.action): Promise<void> {
    if (!this.open) return;
    this.menu = undefined;
    this.pointed = undefined;
    this.look = undefined;
    const unused = choice.ends && this.plan.all.some(({ choice: other }) => !other.ends);
    if (!sure && unused && settings.endAsks !== "never") {
      const { step } = this.offer ?? {};
      const lost = (await this.previews.get(choice.action))?.lost ?? [];
      if (this.offer?.step !== step || !this.open) return;
      if (lost.length > 0 || settings.endAsks === "always") {
        this.ending = { choice, lost };
        return;
      }
    }
    this.ending = undefined;
    this.#desk.choose(choice);
  }

  /** A name with what a click would do at once, and in how many choices. */
  #atOnce(key: string, name: string): string {
    const bundles = (this.plan.byThing.get(key) ?? []).filter(({ number }) => number === null);
    return bundles.reduce(
      (said, { choice }) => t("thing-at-once", { thing: said, does: say(choice.label), steps: stepsOf(choice).length }),
      name,
    );
  }

  /** What an element stands for; one that has no name of its own says nothing. */
  #labelAt(node: Element | undefined): Label {
    return (node && this.#labels.get(node)) ?? { title: "", text: "" };
  }

  #register(key: string, node: Element): () => void {
    const nodes = this.#elements.get(key) ?? new Set();
    this.#elements.set(key, nodes.add(node));
    return () => nodes.delete(node);
  }

  /** A thing may be drawn in several places: it can be clicked as long as one of them is there. */
  #count(key: string, change: number): void {
    const count = (this.#clickable.get(key) ?? 0) + change;
    if (count > 0) this.#clickable.set(key, count);
    else this.#clickable.delete(key);
  }

  #light(key: string, node: Element): void {
    const choices = this.plan.byThing.get(key) ?? [];
    const seals = choices.length > 0 && choices.every(({ choice }) => choice.seals);
    set(node, "data-glow", choices.length === 0 ? undefined : seals ? "sealed" : "free");
    set(node, "data-pointed", this.pointed === key ? "" : undefined);
    set(node, "data-told", this.told === key ? "" : undefined);
    set(node, "data-lit", this.lit.includes(key) ? "" : undefined);
  }
}

/** A finger on a thing: whether it stays long enough to look. */
class Finger {
  readonly #look: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looked = false;
  #from = { x: 0, y: 0 };

  constructor(look: () => void) {
    this.#look = look;
  }

  /** Whether the click that follows was a long look. Asked once. */
  lifted(): boolean {
    const looked = this.#looked;
    this.#looked = false;
    return looked;
  }

  follow(node: Element): () => void {
    const gone = new AbortController();
    const on = (type: string, hear: (event: PointerEvent) => void) =>
      node.addEventListener(type, (event) => hear(event as PointerEvent), { signal: gone.signal });
    on("pointerdown", ({ pointerType, clientX, clientY }) => {
      this.#looked = false;
      if (pointerType !== "touch") return;
      this.#from = { x: clientX, y: clientY };
      this.#timer = setTimeout(() => {
        this.#looked = true;
        this.#look();
      }, STAYS);
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > DRAGS) clearTimeout(this.#timer);
    });
    for (const type of ["pointerup", "pointercancel", "pointerleave"]) on(type, () => clearTimeout(this.#timer));
    // The browser's own menu for a long press would lie over ours.
    on("contextmenu", (event) => this.#looked && event.preventDefault());
    return () => {
      clearTimeout(this.#timer);
      gone.abort();
    };
  }
}

/** An attribute that says this already is not written again: whoever listens to changes would hear of one. */
function set(node: Element, name: string, value: string | undefined): void {
  if (node.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

const KEY = Symbol("things");

export function provideThings(things: Things): void {
  setContext(KEY, things);
}

export function useThings(): Things {
  return getContext<Things>(KEY);
}
