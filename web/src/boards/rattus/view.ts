// The view of crates/rattus/src/view.rs and the events of event.rs, as they arrive.
export interface RatView {
  rat: string;
  starter: boolean;
  token: string | null;
  seen: number[];
}

export interface RegionView {
  id: string;
  rats: RatView[];
  cubes: number[];
}

export interface RattusView {
  regions: RegionView[];
  seats: { reserve: number; castle: number; score: number }[];
  cards: { id: string; owner: number | null; used: boolean }[];
  emblem: string;
  supply: number;
  aside: number;
  turned: { rat: string; token: string }[];
  start: number;
  active: number;
  phase: "setup" | "turn" | "plague" | "final_round" | "over";
  card_taken: boolean;
  placed: boolean;
  bonus: boolean;
  last: number | null;
  never_seen: string[];
}

export type RattusEvent =
  | { kind: "opened"; region: string; seat: number }
  | { kind: "settled"; seat: number; region: string }
  | { kind: "turn"; seat: number }
  | { kind: "took"; seat: number; class: string; from: number | null }
  | { kind: "placed"; seat: number; region: string; cubes: number }
  | { kind: "shifted"; seat: number; from: string; to: string; cubes: number }
  | { kind: "drove"; seat: number; rat: string; from: string; to: string }
  | { kind: "looked"; seat: number; rat: string; region: string; token: string | null }
  | { kind: "swapped"; seat: number; first: string; second: string }
  | { kind: "sheltered"; seat: number; region: string }
  | { kind: "moved"; seat: number; region: string }
  | { kind: "spread"; rat: string; region: string }
  | { kind: "bonus"; seat: number }
  | { kind: "flipped"; region: string; rat: string; token: string; people: number; strikes: boolean }
  | { kind: "lost"; seat: number; region: string; cubes: number }
  | { kind: "final_round"; last: number }
  | { kind: "added"; seat: number; region: string }
  | { kind: "rode"; seat: number; region: string }
  | { kind: "final_plague" };
