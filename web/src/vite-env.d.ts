/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:data/rattus" {
  type Point = [number, number];
  export const regions: {
    castle: { id: string; polygon: Point[]; centre: Point; label: Point; cube_slots: Point[] };
    region: {
      id: string;
      order: number;
      min_players: number;
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
    edge: { a: string; b: string; kind: "border" | "sea"; min_players: number; path?: [Point, Point] }[];
  };
  export const tokens: {
    token: { id: string; starting: boolean; limit: number; majority: number; all: number; classes: string[] }[];
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
      x: number;
      y: number;
      card_x: number;
      card_y: number;
    }[];
  };
  export const colors: { color: { id: string; hex: string; symbol: string }[] };
  export const events: {
    round_card: {
      id: string;
      kind: "event" | "who";
      skull: boolean;
      new_city: boolean;
      timing: "start" | "during" | "end";
    }[];
  };
  export const game: { track: { id: string }[] };
  export const map: { land: { id: string; points: [number, number][] }[] };
}
