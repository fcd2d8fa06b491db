// What a game brings to the page: a component that draws its view, and a few tables that say how its events look.
import type { Component, Snippet } from "svelte";
import type { EmblemName } from "../art/emblems";
import type { Reading } from "../rules/reading";
import type { Told } from "../wire";

/** What is being told right now: the events of one step, and the one at which we are. */
export interface Moment {
  told: readonly Told[];
  at: number;
}

export interface BoardProps {
  /** The game. */
  game: string;
  /** What the viewer sees, as the game's crate writes it. */
  view: unknown;
  /** Their seat; none for a spectator. */
  seat: number | null;
  /** What is being told right now. */
  moment: Moment | undefined;
  /** The zone that is shown alone, on a small screen. */
  zone: string | undefined;
  /** The frame of a player's mat: name, clock, turn. The board puts into it what the game has there. */
  mat: Snippet<[number, Snippet]>;
}

/** A part of the board that can fill a small screen. */
export interface Zone {
  id: string;
  emblem: EmblemName;
  /** The key of its name. */
  label: string;
}

/** A piece that travels from one named place to another. */
export interface Flight {
  from: string;
  to: string;
  /** What travels: a cube of this seat, or a drawing. */
  seat?: number;
  emblem?: EmblemName;
  /** How many, if more than one. */
  count?: number;
}

/** How an event looks. */
export interface Staging {
  flights?: Flight[];
  /** Things that light up. */
  light?: string[];
  /** How many beats it takes; 1 if not said. */
  beats?: number;
  sound?: "place" | "card" | "coins" | "turn" | "strike" | "miss" | "loss";
}

/** How each kind of event of a game looks to whoever sits at `own`: a kind that is missing does not compile. */
export type Stagings<Event extends { kind: string }> = {
  readonly [K in Event["kind"]]: (told: Extract<Event, { kind: K }>, own: number | null) => Staging;
};

/** How an event looks, by the table of its game. */
export function staged<Event extends { kind: string }>(
  stagings: Stagings<Event>,
  event: Event,
  own: number | null,
): Staging {
  const look = stagings[event.kind as Event["kind"]] as (told: never, own: number | null) => Staging;
  return look(event as never, own);
}

/** The points of a seat as the board shows them; none of a board that shows none. */
export function pointsOf(board: GameBoard, view: unknown, seat: number): number | undefined {
  return board.points?.(view, seat) ?? board.standing?.(view, seat).points;
}

/** A thing on the mat of a seat. Only one's own mat is large: what happens on another's is shown at the sign of their seat. */
export function onMat(thing: string, seat: number, own: number | null): string {
  return seat === own ? thing : `seat:${seat}`;
}

/** How a seat stands, in the head of the table. */
export interface Standing {
  points: number;
  /** A few words more: what is in reserve, in hand. */
  line?: string;
}

/** A part of a turn, and the thing it is done at if it is one. */
export interface Part {
  key?: string;
  text: string;
}

/** What decides where points are equal. */
export interface TieLine {
  /** The key of its name. */
  label: string;
  /** By seat. */
  values: readonly number[];
  /** Whether more of it is better. */
  most: boolean;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** Which reading of its rules is played, for games that have several. */
  reading?(view: unknown): Reading;
  zones: Zone[];
  /** The zone where things of this kind lie. */
  zoneOf(kind: string): string | undefined;
  /** Kinds of things at which one can do something beside what is asked, at any time: they hold no zone in front. */
  aside?: readonly string[];
  /** Pictures beside the rules of the rulebook, by the number of the rule. */
  plates?: Record<string, EmblemName[]>;
  /** The drawing beside an event in the log. */
  icon(event: unknown): EmblemName;
  /** How an event looks to whoever sits there; a spectator sits nowhere. */
  stage(event: unknown, own: number | null): Staging;
  /** The view after an event of a step that is still being told, where one step tells of many. */
  after?(view: unknown, event: unknown): unknown;
  /** Whether everything fits a tablet held upright; otherwise it shows one zone, as a phone does. */
  tablet?: boolean;
  /** Where it needs the room of the story, which then begins folded away: on an ordinary laptop, or on every desk. */
  wide?: "laptop" | "desk";
  /** What may still be done in the turn of a seat, with the thing it is done at; `can` tells whether it can be chosen now. */
  may?(view: unknown, seat: number, can: (key: string) => boolean): Part[];
  /** What must still be done in the turn of a seat beside what is asked, in this order. */
  must?(view: unknown, seat: number): Part[];
  /** The lesson that teaches a choice, by the first word of its sentence's key. */
  lessons?: Readonly<Record<string, number>>;
  /** How far the game is, in a few words. */
  far?(view: unknown): string;
  /** Whether points come with an event, or go: what counted most is one of these. */
  counts?(event: unknown): boolean;
  /** The points of a seat, in a game whose board says elsewhere how a seat stands. */
  points?(view: unknown, seat: number): number;
  /** Whether its mats are out of sight on a small screen: then the seats are in the head of the table there. */
  matsApart?: boolean;
  /** What decides at the end where points are equal, the first that differs. */
  ties?(view: unknown): readonly TieLine[];
  /** How a seat stands. A board that says so has no mats of its own: the seats are in the head of the table. */
  standing?(view: unknown, seat: number): Standing;
}
