// The view of crates/messina/src/view.rs and the events of event.rs, as they arrive.
export type Class = "artisan" | "aristocrat" | "nun";
export type Track = "popularity" | "city" | "church";

/** In the order of every list by class, and of every list by register. */
export const CLASSES: readonly Class[] = ["artisan", "aristocrat", "nun"];
export const TRACKS: readonly Track[] = ["popularity", "city", "church"];

export interface Pawn {
  seat: number;
  standing: boolean;
}

export interface HexView {
  site: string;
  slot: string;
  cubes: number;
  citizens: number[];
  owner: number | null;
  pawns: Pawn[];
  automaton: boolean;
  plague_comes: number;
  citizens_come: Class[];
}

export interface DockView {
  dock: string;
  slot: string | null;
  ships: { ship: string; cube: boolean }[];
  pawns: Pawn[];
}

export interface PileView {
  top: string | null;
  hidden: number;
  known: string[];
}

export type Branch = "left" | "right";

/** What the wheel brings in a round: the positions of its plague, and the one of its citizens. */
export interface TurnView {
  plague: number[];
  citizens: number | null;
}

export interface RoundView {
  round: number;
  order: Track | null;
  ships: number;
  fire_cost: number;
  points_per_cube: number;
  era: number;
  wheel: TurnView | null;
}

export interface PlayerView {
  seat: number;
  coin: number;
  beam: number;
  fire: number;
  major_fire: number;
  points: number;
  rats: number;
  estate: string;
  citizens: { space: string; upgraded: boolean }[];
  doors: string[];
  cabins: {
    cabin: string;
    citizen: { class: Class; upgraded: boolean; space: number; rounds: number } | null;
    upgrade: string | null;
  }[];
  foremen: {
    class: Class;
    step: number;
    node: string | null;
    branch: Branch | null;
    upgraded: boolean;
    ahead: { branch: Branch | null; node: string; active: string[] }[];
  }[];
  workshops: { workshop: string; staffed: boolean; upgraded: boolean; spent: boolean }[];
  carts: string[];
  ready: number;
  ships: string[];
  tiles: number;
  registers: number[];
  price: number;
  scroll_board: string;
  scroll: number[];
  lieutenants: { place: string; used: boolean }[];
  sheet: { category: string; points: number }[];
}

export interface MessinaView {
  round: number;
  order: number[];
  turn: number | null;
  site: string | null;
  main: boolean;
  ways: { site: string; cost: number }[];
  pending: { entry: string; count: number }[];
  fire_cost: number;
  points_per_cube: number;
  rounds: RoundView[];
  wheel: number;
  cubes: number;
  hexes: HexView[];
  docks: DockView[];
  dock_tiles: string[];
  workshops: PileView[];
  cabins: PileView[];
  carts: (string | null)[];
  ships: number[];
  hex_pile: number;
  ranks: number[][];
  players: PlayerView[];
  automaton: { popularity: number; lieutenants: number; drawn: string[] } | null;
  priority: boolean;
  errata: boolean;
}

/** What is told of each kind of event. */
export interface Told {
  round: { round: number; order: number[] };
  died: { site: string; count: number };
  new_workshops: object;
  ship_arrived: { ship: string; dock: string; cube: boolean };
  hex_laid: { site: string; slot: string };
  wheel_turned: { position: number };
  plague_came: { site: string };
  citizen_came: { site: string; class: Class };
  travelled: { seat: number; from: string; to: string; cost: number };
  recalled: { seat: number; from: string };
  visited: { owner: number; site: string };
  housed: { seat: number; class: Class; space: string };
  sheltered: { seat: number; class: Class; cabin: string };
  released: { seat: number; class: Class; count: number };
  burnt: { seat: number; site: string };
  burnt_ship: { seat: number; ship: string };
  rats: { seat: number; count: number };
  gained: { seat: number; gain: Record<"coin" | "beam" | "fire" | "major_fire" | "points", number> };
  recruited: { seat: number };
  pending: { seat: number; entry: string; count: number };
  forfeited: { seat: number; count: number };
  ship_taken: { seat: number; ship: string };
  hex_used: { seat: number; site: string };
  bought: { seat: number; register: Track; price: number };
  stepped: { seat: number; register: Track; space: number };
  scrolled: { seat: number; track: number; index: number };
  upgraded: { seat: number; spot: string };
  promoted: { seat: number; foreman: Class };
  foreman_moved: { seat: number; foreman: Class; node: string };
  activated: { seat: number; space: string };
  door_closed: { seat: number; space: string };
  refreshed: { seat: number; group: string; fee: string };
  built: { seat: number; tile: string };
  furnished: { seat: number; cabin: string; upgrade: string };
  turned_up: { tile: string };
  staffed: { seat: number; workshop: string; space: string };
  rewarded: { seat: number; workshop: string };
  repopulating: { seat: number; site: string };
  settled: { seat: number; spot: string };
  given_up: { seat: number; from: string };
  repopulated: { seat: number; site: string };
  producing: { seat: number };
  left_quarantine: { seat: number; class: Class; cabin: string; space: string };
  automaton_drew: { tile: string };
  automaton_went: { site: string };
  automaton_burnt: { site: string; space: number };
  automaton_idle: object;
  removed: { tile: string };
  ship_removed: { ship: string };
  scored: { seat: number; points: number };
}

export type EventKind = keyof Told;
/** An event as it arrives: its kind with what is told. */
export type MessinaEvent = { [Kind in EventKind]: { kind: Kind } & Told[Kind] }[EventKind];
