// The data files of the game, as build/game-data.ts gives them.
declare module "virtual:data/messina" {
  type Class = "artisan" | "aristocrat" | "nun";
  type Track = "popularity" | "city" | "church";
  type Colour = "orange" | "white" | "blue" | "red";
  type RatIcon = "left" | "right" | "standing";
  interface Cost {
    coin: number;
    beam: number;
  }
  type Effect =
    | { kind: "gain"; coin?: number; beam?: number; fire?: number; major_fire?: number; points?: number }
    | { kind: "register"; track: "city" | "church" | "city_or_church"; steps: number }
    | { kind: "scroll"; steps: number }
    | { kind: "foreman"; which: "any" | Class; skip: boolean }
    | { kind: "upgrade_citizen" | "upgrade_foreman" | "build" | "lieutenant"; count: number }
    | { kind: "choice"; options: Effect[][] };
  interface Placed {
    id: string;
    x: number;
    y: number;
  }

  export const hexes: {
    district: {
      id: string;
      colour: Colour;
      rat: RatIcon;
      effects: Effect[];
      repop_cost: Cost;
      repop_citizens: { class: Class; upgraded: boolean }[];
      repop_lieutenants: number;
      repop_points: number;
    }[];
    port: { id: string; number: number; dock: string; rat: RatIcon; effects: Effect[] }[];
  };
  export const layouts: {
    layout: {
      players: number[];
      slot: (Placed & { kind: "district" | "port" | "dock" | "new"; round?: number })[];
    }[];
  };
  export const wheel: {
    position: { index: number; rat: RatIcon; nun: Colour; artisan: Colour; aristocrat: Colour }[];
  };
  export const ships: { ship: { id: string; value: number; good: "gems" | "spices" | "silk"; effects: Effect[] }[] };
  export const workshops: {
    workshop: {
      id: string;
      era: 1 | 2;
      class: Class;
      requires_upgraded: boolean;
      cost: Cost;
      output: Effect[];
      output_upgraded: Effect[];
    }[];
  };
  export const cabins: { cabin_upgrade: { id: string; cost: Cost; output: Effect[] }[] };
  export const carts: { cart: { id: string; cost: Cost; points: number }[] };
  export const registers: {
    board_side: {
      players: number[];
      popularity_rank_points: number[];
      register: { id: Track; space: { space: number; effects: Effect[]; end_points: number }[] }[];
    }[];
  };
  export const player_boards: {
    foreman: { class: Class; start_x: number; start_y: number; path_left: string[]; path_right: string[] }[];
    space: (Placed & { class: Class; zone: string })[];
    path_node: (Placed & {
      step: number;
      kind: "adjacent" | "zone" | "two_zones" | "any_three";
      spaces?: string[];
    })[];
    board: { id: string; action: { space: string; once: boolean; effects: Effect[] }[] }[];
  };
  export const scrolls: {
    scroll_board: { id: string; track: { id: string; multipliers: number[] }[] }[];
  };
  export const solo: { solo_tile: { id: string; hex: string; action: string; class?: Class }[] };
}
