// What the page may know of the games' data files: what is printed on a card, a tile or a board, and where it lies. How
// a game is set up, what a choice costs just now, how far somebody gets: such things the view says, so they are not here.

/** The columns of a file: all that stands under a key, or only some of it. Lists are looked through row by row. */
export interface Columns {
  [key: string]: true | Columns;
}

function only(...keys: string[]): Columns {
  return Object.fromEntries(keys.map((key) => [key, true]));
}

export const COLUMNS: Record<string, Record<string, Columns>> = {
  rattus: {
    regions: {
      castle: only("id", "polygon", "centre", "label", "cube_slots"),
      region: only("id", "shade", "centre", "label", "plague_slot", "rat_slots", "cube_slots", "polygon"),
    },
    adjacency: { edge: only("a", "b", "path") },
    tokens: { token: only("id", "limit", "majority", "all", "classes") },
    classes: { class: only("id", "code", "icon"), symbol: only("id", "letter") },
  },
  contagion: {
    cities: { city: only("id", "color", "population", "points", "action_mode", "action", "lat", "lon") },
    colors: { color: only("id", "region", "symbol") },
    events: { round_card: only("id", "kind", "skull", "new_city", "timing") },
  },
  pest: {
    locations: { capital: only("id", "x", "y"), location: only("id", "type", "x", "y", "ports") },
    roads: { road: only("id", "a", "b", "color") },
    technologies: { technology: only("id", "cost", "renown", "slot") },
    decrees: { decree: only("id", "era") },
    favour_cards: { favour_card: only("id", "left", "middle", "right") },
    capital: {
      capital_building: only("id", "wood", "stone", "food", "renown_tokens", "influence"),
      capital_card: only("id", "first", "first_choice_a", "first_choice_b", "second", "third"),
    },
    player_board: {
      storage: only("kinds"),
      grid: only("top", "left"),
      cemetery: only("slots", "negative_renown"),
      healed_space: only("space", "herbs", "renown", "laboratory"),
      building: only("id", "kind", "column", "wood", "stone", "renown", "needs_worker"),
      column: only("column", "bonus"),
    },
    tracks: {
      influence: only("max", "renown_icons"),
      influence_reward: only("space", "kind", "n"),
      imperative_space: only("era", "level", "influence", "renown"),
    },
  },
  messina: {
    hexes: {
      district: {
        ...only("id", "colour", "rat", "effects", "repop_cost"),
        ...only("repop_citizens", "repop_lieutenants", "repop_points"),
      },
      port: only("id", "number", "dock", "rat", "effects"),
    },
    layouts: { layout: { players: true, slot: only("id", "x", "y", "kind", "round") } },
    wheel: { position: only("index", "rat", "nun", "artisan", "aristocrat") },
    ships: { ship: only("id", "value", "good", "effects") },
    workshops: { workshop: only("id", "era", "class", "requires_upgraded", "cost", "output", "output_upgraded") },
    cabins: { cabin_upgrade: only("id", "cost", "output") },
    carts: { cart: only("id", "cost", "points") },
    registers: {
      board_side: {
        ...only("players", "popularity_rank_points"),
        register: { id: true, space: only("space", "effects", "end_points") },
      },
    },
    player_boards: {
      foreman: only("class", "start_x", "start_y", "path_left", "path_right"),
      space: only("id", "x", "y", "class", "zone"),
      path_node: only("id", "x", "y", "step", "kind", "spaces"),
      board: { id: true, action: only("space", "once", "effects") },
    },
    scrolls: { scroll_board: { id: true, track: only("id", "multipliers") } },
    solo: { solo_tile: only("id", "hex", "action", "class") },
  },
};
