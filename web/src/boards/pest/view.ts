// The view of crates/pest/src/view.rs and the events of event.rs, as they arrive.
export type Act = "move" | "build" | "produce" | "research" | "heal" | "assign";

/** What a way costs in all: food, or coins in its stead, and movement points. */
export interface Fare {
  food: number;
  points: number;
}

/** What the actions would do now. */
export interface Outlook {
  points: number;
  sites: string[];
  buildings: string[];
  capital_buildings: string[];
  outputs: number[];
  laboratories: number;
  technologies: string[];
  healings: number;
  worker_places: number;
  can_clear: boolean;
}

export interface PlayerView {
  goods: number[];
  limits: number[];
  research: number;
  sick: number;
  regular: number;
  harmful: string[];
  healed: number;
  patient: number;
  experts: number;
  workshop: string | null;
  workshop_worker: boolean;
  cemetery: number;
  capital: number;
  buildings: { building: string; location: string | null; output: string | null; worker: boolean }[];
  doctor: string | null;
  camp: string | null;
  renown: number;
  negative: number;
  influence: number;
  imperatives: number[];
  technologies: (string | null)[];
  busy: string[];
  assistants: number;
  cells: [Act, Act][];
  capital_buildings: string[];
  agenda: number;
  outlook: Outlook;
  score: number;
  score_sheet: { category: string; points: number }[];
  rank: string | null;
}

export interface PestView {
  mode: string;
  edition: string;
  year: number;
  era: number;
  order: number[];
  actor: number;
  asked: number | null;
  locations: { location: string; resource: string; sick: number; destroyed: boolean }[];
  roads: { road: string; sick: number }[];
  decrees: string[];
  capital_card: string | null;
  capital_buildings: string[];
  reward_tokens: { token: string; face_up: boolean }[];
  plague_cards: string[];
  favour_cards: string[];
  market: (string | null)[];
  deck: number;
  start_cards: string[];
  neutral: { sector: number; influence: number[]; imperatives: number[][]; capital_buildings: string[] };
  seats: PlayerView[];
  run: {
    cell: [Act, Act] | null;
    left: Act[];
    level: string;
    points: number;
    entered: string[];
    /** While the Doctor may take a step: every place within reach, with the cheapest ways there. */
    reach: { location: string; fare: Fare | null; with_camp: Fare | null }[];
  };
}

/** What an event holds; which fields are there depends on its kind. */
export interface Facts {
  seat?: number;
  location?: string;
  from?: string;
  to?: string;
  road?: string;
  good?: string;
  slot?: string;
  building?: string;
  technology?: string;
  token?: string;
  decree?: string;
  n?: number;
}

export type PestEvent = { kind: string } & Facts;
