/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:engines" {
  /** Every package of the rules, and where it is beside the page. */
  export const PACKAGES: { game: string; rules: number; path: string }[];
}

declare module "virtual:figures/*" {
  const figures: Record<string, number | number[]>;
  export default figures;
}

declare module "virtual:data/rattus" {
  type Point = [number, number];
  export const regions: {
    castle: { id: string; polygon: Point[]; centre: Point; label: Point; cube_slots: Point[] };
    region: {
      id: string;
      shade: "light" | "middle" | "dark";
      centre: Point;
      label: Point;
      plague_slot: Point;
      rat_slots: Point[];
      cube_slots: Point[];
      polygon: Point[];
    }[];
  };
  export const adjacency: {
    edge: { a: string; b: string; path?: [Point, Point] }[];
  };
  export const tokens: {
    token: { id: string; limit: number; majority: number; all: number; classes: string[] }[];
  };
  export const classes: {
    class: { id: string; code: string; icon: string }[];
    symbol: { id: string; letter: string }[];
  };
}

declare module "virtual:data/contagion" {
  export const cities: {
    city: {
      id: string;
      color: string;
      population: number;
      points: number[];
      action_mode: "immediate" | "keep";
      action: string;
      lat: number;
      lon: number;
    }[];
  };
  export const colors: { color: { id: string; region: string; symbol: string }[] };
  export const events: {
    round_card: {
      id: string;
      kind: "event" | "who";
      skull: boolean;
      new_city: boolean;
      timing: "start" | "during" | "end";
    }[];
  };
}

declare module "virtual:data/pest" {
  interface Reward {
    kind: string;
    n: number;
  }
  export const locations: {
    capital: { id: string; x: number; y: number };
    location: { id: string; type: "village" | "town" | "city"; x: number; y: number; ports: string[] }[];
  };
  export const roads: { road: { id: string; a: string; b: string; color: string }[] };
  export const technologies: { technology: { id: string; cost: number; renown: number; slot: string }[] };
  export const decrees: { decree: { id: string; era: number }[] };
  export const favour_cards: { favour_card: { id: string; left: Reward[]; middle: Reward[]; right: Reward[] }[] };
  export const capital: {
    capital_building: {
      id: string;
      wood: number;
      stone: number;
      food: number;
      renown_tokens: number;
      influence: number;
    }[];
    capital_card: {
      id: string;
      first: Reward[];
      first_choice_a: Reward[];
      first_choice_b: Reward[];
      second: Reward[];
      third: Reward[];
    }[];
  };
  export const player_board: {
    storage: { kinds: string[] };
    grid: { top: string[]; left: string[] };
    cemetery: { slots: number; negative_renown: number[] };
    healed_space: { space: number; herbs: number; renown: number; laboratory: boolean }[];
    building: {
      id: string;
      kind: string;
      column: number;
      wood: number;
      stone: number;
      renown: number;
      needs_worker: boolean;
    }[];
    column: { column: number; bonus: number }[];
  };
  export const tracks: {
    influence: { max: number; renown_icons: number[] };
    influence_reward: { space: number; kind: string; n: number }[];
    imperative_space: { era: number; level: number; influence: number; renown: number }[];
  };
}
