// Generated from crates/contagion by a test of crates/shelf; do not edit. Renew with: make wire

/**
 * What keeps a city from being infected.
 */
export type Barred = "dish" | "infection" | "limit" | "new_city" | "price";

/**
 * A City card.
 */
export type City = "mexico_city" | "new_york" | "los_angeles" | "toronto" | "sao_paulo" | "rio_de_janeiro" | "santiago" | "buenos_aires" | "moscow" | "london" | "paris" | "madrid" | "lagos" | "cairo" | "johannesburg" | "nairobi" | "mumbai" | "tokyo" | "hong_kong" | "riyadh" | "jakarta" | "singapore" | "sydney" | "melbourne";

/**
 * A city on the table.
 */
export type CityView = { 
/**
 * Which one.
 */
city: City, 
/**
 * Cubes that still fit.
 */
room: number, 
/**
 * The rows, from the top.
 */
rows: Array<RowView>, 
/**
 * What infecting it would cost the player whose turn it is.
 */
cost: number | null, 
/**
 * What keeps the viewer from infecting it, when an action of theirs is due.
 */
barred: Barred | null, };

/**
 * A colour of Contagion cards and of cities: a region of the world.
 */
export type Color = "yellow" | "green" | "purple" | "orange" | "red" | "blue";

/**
 * A disease, by its colour.
 */
export type Disease = "blue" | "yellow" | "red" | "purple" | "green";

/**
 * So many cards, cubes and levels.
 */
export type Elements = { cards: number, cubes: number, levels: number, };

/**
 * Why the game ends.
 */
export type Ending = "last_who" | "two_cities";

/**
 * Something that happened.
 */
export type Event = { "kind": "laid_out", cities: Array<City>, } | { "kind": "head_start", seat: Seat, points: number, } | { "kind": "revealed", round: number, card: RoundCard, } | { "kind": "new_city", city: City, } | { "kind": "skull", count: number, } | { "kind": "death_toll" } | { "kind": "led", owner: Owner, city: City, points: number, } | { "kind": "neutral_cards", cards: Seen, } | { "kind": "neutral_idle" } | { "kind": "placed", owner: Owner, city: City, n: number, } | { "kind": "removed", owner: Owner, city: City, n: number, } | { "kind": "moved", seat: Seat, from: City, to: City, n: number, } | { "kind": "climbed", seat: Seat, city: City, } | { "kind": "drew", seat: Seat, n: number, cards: Seen, } | { "kind": "reshuffled", n: number, } | { "kind": "discarded", seat: Seat, card: Color, n: number, } | { "kind": "stole", seat: Seat, victim: Seat, n: number, cards: Seen, } | { "kind": "mutated", seat: Seat, track: Track, level: number, } | { "kind": "weakened", seat: Seat, track: Track, level: number, } | { "kind": "resisted", seat: Seat, level: number, what: Elements, } | { "kind": "passed", seat: Seat, } | { "kind": "eradicated", city: City, } | { "kind": "ranked", owner: Owner, city: City, place: number, points: number, } | { "kind": "used", seat: Seat, city: City, } | { "kind": "declined", seat: Seat, city: City, } | { "kind": "kept", seat: Seat, city: City, } | { "kind": "played", seat: Seat, city: City, } | { "kind": "scored", seat: Seat, points: number, } | { "kind": "extra_action", seat: Seat, n: number, } | { "kind": "ignored", seat: Seat, card: RoundCard, } | { "kind": "last_round", ending: Ending, } | { "kind": "final_scoring" } | { "kind": "final_levels", seat: Seat, points: number, };

/**
 * The neutral disease.
 */
export type NeutralView = { 
/**
 * The colour.
 */
disease: Disease, 
/**
 * All cards that were turned over for it so far, by colour.
 */
discarded: [number, number, number, number, number, number], 
/**
 * Cubes left.
 */
dish: number, 
/**
 * Points so far.
 */
score: number, };

/**
 * Who owns cubes: a player, or nobody.
 */
export type Owner = { "seat": Seat } | "neutral";

/**
 * An Event or WHO card.
 */
export type RoundCard = "bird_migration" | "handwashing_campaign" | "summer_festivals" | "holiday_rush" | "contaminated_water" | "antigenic_drift" | "street_protests" | "heat_wave" | "airport_closures" | "media_alarm" | "sanitation_drive" | "mass_transit" | "cure_found" | "mass_vaccination" | "antiviral_stockpile" | "global_quarantine" | "field_hospitals" | "emergency_committee";

/**
 * The two kinds of card in the Event deck.
 */
export type RoundKind = "event" | "who";

/**
 * A row of a city.
 */
export type RowView = { 
/**
 * Whose cubes.
 */
owner: Owner, 
/**
 * Their colour.
 */
disease: Disease, 
/**
 * How many.
 */
cubes: number, 
/**
 * The place this row would take if the city were scored now, from 1.
 */
place: number, 
/**
 * What that place would score.
 */
points: number, };

/**
 * A place at the table, numbered in turn order from 0.
 */
export type Seat = number;

/**
 * A player.
 */
export type SeatView = { 
/**
 * The colour.
 */
disease: Disease, 
/**
 * How many cards in hand.
 */
hand: number, 
/**
 * The hand itself, for its owner; for others the cards they know of for certain.
 */
cards: [number, number, number, number, number, number], 
/**
 * Whether `cards` is the whole hand.
 */
open: boolean, 
/**
 * All cards that this player has discarded so far, by colour.
 */
discarded: [number, number, number, number, number, number], 
/**
 * Cubes in the dish.
 */
dish: number, 
/**
 * Levels, by mutation.
 */
levels: [number, number, number], 
/**
 * The printed price of the next level, by mutation.
 */
prices: [number | null, number | null, number | null], 
/**
 * Points so far.
 */
score: number, 
/**
 * Points by category: death tolls, eradications, city actions, final cities, mutations.
 */
points: [number, number, number, number, number, number], 
/**
 * Kept City cards.
 */
kept: Array<City>, };

/**
 * Cards that changed their place, for those who see them.
 */
export type Seen = [number, number, number, number, number, number] | null;

/**
 * A mutation of a disease.
 */
export type Track = "incubation" | "infection" | "resistance";

/**
 * The turn in progress.
 */
export type TurnView = { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Actions left.
 */
actions: number, 
/**
 * Infect a City actions taken.
 */
infections: number, 
/**
 * Whether the card of the round is ignored.
 */
ignoring: boolean, 
/**
 * Whether the next Infect a City action is free.
 */
next_infect_free: boolean, 
/**
 * Cubes more with the next Infect a City action.
 */
next_infect_cubes: number, 
/**
 * Which part of the turn it is, where the turn itself asks.
 */
phase: Window | null, 
/**
 * The most cubes an Infect a City action may place now.
 */
strength: number, 
/**
 * What each mutation would cost this player now; nothing at the top.
 */
mutation_costs: [number | null, number | null, number | null], };

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The round, from 1; 0 during set-up.
 */
round: number, 
/**
 * The most rounds a game can have.
 */
rounds: number, 
/**
 * The kind of card that each round has.
 */
round_kinds: Array<RoundKind>, 
/**
 * The card of the round.
 */
round_card: RoundCard | null, 
/**
 * Cards of earlier rounds, in the order of the data file.
 */
past_cards: Array<RoundCard>, 
/**
 * Rounds until the next WHO card is revealed; 0 if it lies open, nothing if there is none left.
 */
who_in: number | null, 
/**
 * Skulls revealed.
 */
skulls: number, 
/**
 * The skulls that bring a death toll.
 */
death_tolls: Array<number>, 
/**
 * The skull that brings the next death toll, if there is one.
 */
next_death_toll: number | null, 
/**
 * Why this round is the last, if it is.
 */
last_round: Ending | null, 
/**
 * Whether final scoring is done.
 */
over: boolean, 
/**
 * The turn in progress.
 */
turn: TurnView | null, 
/**
 * Cities on the table, in the order of the data file.
 */
cities: Array<CityView>, 
/**
 * Cards in the city pile.
 */
city_pile: number, 
/**
 * Cities that were eradicated.
 */
eradicated: Array<City>, 
/**
 * Cards in the draw pile.
 */
draw_pile: number, 
/**
 * The discard pile, by colour.
 */
discard: [number, number, number, number, number, number], 
/**
 * The most cards in a hand.
 */
hand_limit: number, 
/**
 * The highest level of a mutation.
 */
top_level: number, 
/**
 * The players, by seat.
 */
seats: Array<SeatView>, 
/**
 * The neutral disease, if it plays.
 */
neutral: NeutralView | null, };

/**
 * The parts of a turn in which its player is free to choose (CON-30).
 */
export type Window = "opening" | "action" | "closing";

/**
 * What has a name, by its kind.
 */
export type Things = { "city": "mexico_city" | "new_york" | "los_angeles" | "toronto" | "sao_paulo" | "rio_de_janeiro" | "santiago" | "buenos_aires" | "moscow" | "london" | "paris" | "madrid" | "lagos" | "cairo" | "johannesburg" | "nairobi" | "mumbai" | "tokyo" | "hong_kong" | "riyadh" | "jakarta" | "singapore" | "sydney" | "melbourne", "color": "yellow" | "green" | "purple" | "orange" | "red" | "blue", "disease": "blue" | "yellow" | "red" | "purple" | "green", "round_card": "bird_migration" | "handwashing_campaign" | "summer_festivals" | "holiday_rush" | "contaminated_water" | "antigenic_drift" | "street_protests" | "heat_wave" | "airport_closures" | "media_alarm" | "sanitation_drive" | "mass_transit" | "cure_found" | "mass_vaccination" | "antiviral_stockpile" | "global_quarantine" | "field_hospitals" | "emergency_committee", "track": "incubation" | "infection" | "resistance" };

/**
 * What is agreed before the start.
 */
export type Options = { players: "2" | "3" | "4" | "5", neutral: "off" | "on", head_start: "off" | "on", rotating_first_player: "off" | "on" };
