// The games whose boards are looked at: how many sit at a full table, and how many choices lie between two positions.
export const GAMES = [
  { game: "rattus", players: 4, choices: 3 },
  { game: "contagion", players: 5, choices: 3 },
  { game: "pest", players: 3, choices: 9 },
  { game: "messina", players: 4, choices: 8 },
] as const;

/** What a person who wants to see much of a game keeps away from: going home, ending a turn early. */
export const IDLE = /^place:estate$|^button:\d*(Skip it|No more|Stop here|Continue|End the turn|Done|No room)/;
