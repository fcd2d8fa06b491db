// Generated from crates/messina by a test of crates/shelf; do not edit. Renew with: make wire

/**
 * A node that a foreman reaches by one step.
 */
export type AheadView = { 
/**
 * The branch that is chosen on the way, where the path forks.
 */
branch: Branch | null, 
/**
 * The node.
 */
node: PathNode, 
/**
 * The citizens who could be activated from there.
 */
active: Array<Space>, };

/**
 * The automaton.
 */
export type AutomatonView = { 
/**
 * Its space on Popularity.
 */
popularity: number, 
/**
 * Lieutenants left this round.
 */
lieutenants: number, 
/**
 * Tiles drawn this round, in order.
 */
drawn: Array<SoloTile>, 
/**
 * Tiles drawn in the round before.
 */
before: Array<SoloTile>, };

/**
 * The branch of a foreman's path.
 */
export type Branch = "left" | "right";

/**
 * A row of quarantine.
 */
export type Cabin = "cabin_1" | "cabin_2" | "cabin_3" | "cabin_4";

/**
 * A cabin upgrade.
 */
export type CabinUpgrade = "smoke_hut" | "torch_hut" | "ember_hut" | "toll_hut" | "purse_hut" | "begging_hut" | "plank_hut" | "timber_hut" | "sawyer_hut" | "pyre_hut" | "prayer_hut" | "icon_hut" | "spinning_hut" | "shrine_hut" | "lazaret_hut";

/**
 * A row of quarantine.
 */
export type CabinView = { 
/**
 * Which.
 */
cabin: Cabin, 
/**
 * Who lives there.
 */
citizen: PatientView | null, 
/**
 * What was built on it.
 */
upgrade: CabinUpgrade | null, };

/**
 * A cart.
 */
export type Cart = "cart_1a" | "cart_1b" | "cart_2a" | "cart_2b" | "cart_3a" | "cart_3b" | "cart_4a" | "cart_4b" | "cart_5a" | "cart_5b";

/**
 * A citizen in a sector.
 */
export type CitizenView = { 
/**
 * Where.
 */
space: Space, 
/**
 * Whether he is golden.
 */
upgraded: boolean, };

/**
 * A class of citizens.
 */
export type Class = "artisan" | "aristocrat" | "nun";

/**
 * A dock, by the number of its port.
 */
export type DockTile = "dock_1" | "dock_2" | "dock_3" | "dock_4";

/**
 * A dock.
 */
export type DockView = { 
/**
 * Which.
 */
dock: DockTile, 
/**
 * Where its port lies.
 */
slot: Slot | null, 
/**
 * Ships in order of arrival.
 */
ships: Array<ShipView>, 
/**
 * Lieutenants.
 */
pawns: Array<Pawn>, };

/**
 * Told to the page, which draws it; no sentence names it.
 */
export type Drawn<T> = T;

/**
 * The kinds of pending effects.
 */
export type Entry = string;

/**
 * A face of the player boards.
 */
export type Estate = "estate_a" | "estate_b1" | "estate_b2" | "estate_b3" | "estate_b4";

/**
 * What happened.
 */
export type Event = { "kind": "round", round: number, order: Array<Seat>, } | { "kind": "died", site: Site, count: number, } | { "kind": "new_workshops" } | { "kind": "ship_arrived", ship: Ship, dock: DockTile, cube: boolean, } | { "kind": "hex_laid", site: Site, slot: Drawn<Slot>, } | { "kind": "wheel_turned", position: number, } | { "kind": "plague_came", site: Site, } | { "kind": "citizen_came", site: Site, class: Class, } | { "kind": "travelled", seat: Seat, from: Place, to: Site, cost: number, } | { "kind": "recalled", seat: Seat, from: Place, } | { "kind": "visited", owner: Seat, site: Site, } | { "kind": "housed", seat: Seat, class: Class, space: Space, } | { "kind": "sheltered", seat: Seat, class: Class, cabin: Cabin, } | { "kind": "released", seat: Seat, class: Class, count: number, } | { "kind": "burnt", seat: Seat, site: Site, } | { "kind": "burnt_ship", seat: Seat, ship: Ship, } | { "kind": "rats", seat: Seat, count: number, } | { "kind": "gained", seat: Seat, gain: Gain, } | { "kind": "recruited", seat: Seat, } | { "kind": "pending", seat: Seat, entry: Entry, count: number, } | { "kind": "forfeited", seat: Seat, count: number, } | { "kind": "ship_taken", seat: Seat, ship: Ship, } | { "kind": "hex_used", seat: Seat, site: Site, } | { "kind": "bought", seat: Seat, register: Register, price: number, } | { "kind": "stepped", seat: Seat, register: Register, space: number, } | { "kind": "scrolled", seat: Seat, track: number, index: number, } | { "kind": "upgraded", seat: Seat, spot: Spot, } | { "kind": "promoted", seat: Seat, foreman: ForemanId, } | { "kind": "foreman_moved", seat: Seat, foreman: ForemanId, node: Drawn<PathNode>, } | { "kind": "activated", seat: Seat, space: Space, } | { "kind": "door_closed", seat: Seat, space: Space, } | { "kind": "refreshed", seat: Seat, group: Group, fee: Fee, } | { "kind": "built", seat: Seat, tile: Tile, } | { "kind": "furnished", seat: Seat, cabin: Cabin, upgrade: CabinUpgrade, } | { "kind": "turned_up", tile: Tile, } | { "kind": "staffed", seat: Seat, workshop: Workshop, space: Space, } | { "kind": "rewarded", seat: Seat, workshop: Workshop, } | { "kind": "repopulating", seat: Seat, site: Site, } | { "kind": "settled", seat: Seat, spot: Spot, } | { "kind": "given_up", seat: Seat, from: Place, } | { "kind": "repopulated", seat: Seat, site: Site, } | { "kind": "producing", seat: Seat, } | { "kind": "left_quarantine", seat: Seat, class: Class, cabin: Cabin, space: Space, } | { "kind": "automaton_drew", tile: SoloTile, } | { "kind": "automaton_went", site: Site, } | { "kind": "automaton_burnt", site: Site, space: number, } | { "kind": "automaton_idle" } | { "kind": "removed", tile: Tile, } | { "kind": "ship_removed", ship: Ship, } | { "kind": "scored", seat: Seat, points: Points, };

/**
 * What a refresh costs one of.
 */
export type Fee = string;

/**
 * A foreman, named by the class of their citizens.
 */
export type ForemanId = Class;

/**
 * A foreman.
 */
export type ForemanView = { 
/**
 * His class.
 */
class: Class, 
/**
 * Steps made.
 */
step: number, 
/**
 * Where he stands, once he has left his start.
 */
node: PathNode | null, 
/**
 * The branch chosen.
 */
branch: Branch | null, 
/**
 * Whether he is upgraded.
 */
upgraded: boolean, 
/**
 * Where one step leads: nowhere from the centre, to two nodes where the path forks.
 */
ahead: Array<AheadView>, };

/**
 * Tokens and points taken together.
 */
export type Gain = { 
/**
 * Coins.
 */
coin: number, 
/**
 * Beams.
 */
beam: number, 
/**
 * Fire tokens.
 */
fire: number, 
/**
 * Major fire tokens.
 */
major_fire: number, 
/**
 * Points.
 */
points: number, };

/**
 * The piles that a refresh turns over.
 */
export type Group = string;

/**
 * A hex of the town.
 */
export type HexView = { 
/**
 * Which.
 */
site: Site, 
/**
 * Where it lies.
 */
slot: Slot, 
/**
 * Plague cubes.
 */
cubes: number, 
/**
 * Citizens by class.
 */
citizens: [number, number, number], 
/**
 * Whose repopulation tile lies there.
 */
owner: Seat | null, 
/**
 * Lieutenants.
 */
pawns: Array<Pawn>, 
/**
 * Whether a lieutenant of the automaton stands there.
 */
automaton: boolean, 
/**
 * Plague cubes that the wheel brings here in the next round, if the supply lasts.
 */
plague_comes: number, 
/**
 * The classes of the citizens that the wheel brings here in the next round.
 */
citizens_come: Array<Class>, };

/**
 * A lieutenant of a player.
 */
export type LieutenantView = { 
/**
 * Where he is.
 */
place: Place, 
/**
 * Whether he was used this round.
 */
used: boolean, };

/**
 * A node of the foremen's paths.
 */
export type PathNode = "trunk_artisan" | "edge_artisan_left_1" | "edge_artisan_left_2" | "edge_artisan_right_1" | "edge_artisan_right_2" | "trunk_nun" | "edge_nun_upper_1" | "edge_nun_upper_2" | "edge_nun_lower_1" | "edge_nun_lower_2" | "trunk_aristocrat" | "edge_aristocrat_lower_1" | "edge_aristocrat_lower_2" | "edge_aristocrat_upper_1" | "edge_aristocrat_upper_2" | "border_artisan_aristocrat_outer" | "border_artisan_aristocrat_inner" | "border_artisan_nun_outer" | "border_artisan_nun_inner" | "border_aristocrat_nun_outer" | "border_aristocrat_nun_inner" | "centre";

/**
 * A citizen in quarantine.
 */
export type PatientView = { 
/**
 * His class.
 */
class: Class, 
/**
 * Whether he is golden.
 */
upgraded: boolean, 
/**
 * On which space, 1 or 2.
 */
space: number, 
/**
 * Ends of rounds until they leave, this one included.
 */
rounds: number, };

/**
 * A lieutenant in town.
 */
export type Pawn = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Whether he stands, used this round, or lies.
 */
standing: boolean, };

/**
 * A pending effect.
 */
export type PendingView = { 
/**
 * Its kind.
 */
entry: Entry, 
/**
 * How often.
 */
count: number, };

/**
 * A pile with its top turned up.
 */
export type PileView<T> = { 
/**
 * The tile on top.
 */
top: T | null, 
/**
 * Tiles below that nobody has seen.
 */
hidden: number, 
/**
 * Tiles at the bottom that everybody knows, the one that comes up first in front.
 */
known: Array<T>, };

/**
 * Where a lieutenant is.
 */
export type Place = string;

/**
 * What a player has.
 */
export type PlayerView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Coins.
 */
coin: number, 
/**
 * Beams.
 */
beam: number, 
/**
 * Fire tokens.
 */
fire: number, 
/**
 * Major fire tokens.
 */
major_fire: number, 
/**
 * Points on the track.
 */
points: number, 
/**
 * Rats.
 */
rats: number, 
/**
 * The face of the estate.
 */
estate: Estate, 
/**
 * Citizens in the sectors.
 */
citizens: Array<CitizenView>, 
/**
 * Spaces closed by a door.
 */
doors: Array<Space>, 
/**
 * Quarantine.
 */
cabins: Array<CabinView>, 
/**
 * Foremen by class.
 */
foremen: Array<ForemanView>, 
/**
 * Workshops.
 */
workshops: Array<WorkshopView>, 
/**
 * Carts.
 */
carts: Array<Cart>, 
/**
 * Carts ready to be used.
 */
ready: number, 
/**
 * Ships.
 */
ships: Array<Ship>, 
/**
 * Repopulation tiles left.
 */
tiles: number, 
/**
 * Spaces on Popularity, City, Church.
 */
registers: [number, number, number], 
/**
 * What a step on City or Church costs.
 */
price: number, 
/**
 * The face of the scroll board.
 */
scroll_board: ScrollBoard, 
/**
 * The places of the scroll cubes.
 */
scroll: [number, number, number], 
/**
 * Lieutenants.
 */
lieutenants: Array<LieutenantView>, 
/**
 * What the game would be worth if it were scored now.
 */
sheet: Array<ScoreLine>, };

/**
 * The points of a whole game, which may be below zero.
 */
export type Points = number;

/**
 * A register.
 */
export type Register = "popularity" | "city" | "church";

/**
 * A round of the round track.
 */
export type RoundView = { 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * The register that sets its order of play; none in the first round and in the solo game.
 */
order: Register | null, 
/**
 * Ships that arrive.
 */
ships: number, 
/**
 * Tokens that a plague cube costs.
 */
fire_cost: number, 
/**
 * Points that a plague cube scores.
 */
points_per_cube: number, 
/**
 * The era of the workshops on the board, 1 or 2.
 */
era: number, 
/**
 * What the wheel brings, if the round is still to come.
 */
wheel: TurnView | null, };

/**
 * One line of the score sheet.
 */
export type ScoreLine = { 
/**
 * The category, part of a message key: `castle`.
 */
category: string, 
/**
 * What it is worth.
 */
points: number, };

/**
 * A face of the scroll boards.
 */
export type ScrollBoard = "scroll_a" | "scroll_b1" | "scroll_b2" | "scroll_b3" | "scroll_b4";

/**
 * A place at the table, numbered in turn order from 0.
 */
export type Seat = number;

/**
 * A ship.
 */
export type Ship = "ship_1_gems" | "ship_1_spices" | "ship_1_silk" | "ship_2_gems" | "ship_2_spices" | "ship_2_silk" | "ship_3_gems" | "ship_3_spices" | "ship_3_silk";

/**
 * A ship at a dock.
 */
export type ShipView = { 
/**
 * Which.
 */
ship: Ship, 
/**
 * Whether the plague is on board.
 */
cube: boolean, 
/**
 * How many ships that are still at the docks came before it.
 */
arrival: number, };

/**
 * A place of the town.
 */
export type Site = string;

/**
 * A place of the map; the layout for four players has them all.
 */
export type Slot = "d01" | "d02" | "d03" | "d04" | "d05" | "d06" | "d07" | "d08" | "d09" | "d10" | "d11" | "d12" | "d13" | "d14" | "d15" | "p1" | "p2" | "p3" | "p4" | "new_1" | "new_2" | "new_3" | "new_4" | "new_5" | "k1" | "k2" | "k3" | "k4";

/**
 * A solo tile.
 */
export type SoloTile = "solo_01" | "solo_02" | "solo_03" | "solo_04" | "solo_05" | "solo_06" | "solo_07" | "solo_08" | "solo_09" | "solo_10" | "solo_11" | "solo_12" | "solo_13" | "solo_14";

/**
 * A space of an estate.
 */
export type Space = "artisan_left_1" | "artisan_left_2" | "artisan_left_3" | "artisan_right_1" | "artisan_right_2" | "artisan_right_3" | "nun_upper_1" | "nun_upper_2" | "nun_upper_3" | "nun_lower_1" | "nun_lower_2" | "nun_lower_3" | "aristocrat_lower_1" | "aristocrat_lower_2" | "aristocrat_lower_3" | "aristocrat_upper_1" | "aristocrat_upper_2" | "aristocrat_upper_3";

/**
 * Where a citizen of an estate can stand.
 */
export type Spot = string;

/**
 * A tile that can be built.
 */
export type Tile = string;

/**
 * What the wheel brings in a round.
 */
export type TurnView = { 
/**
 * The positions that bring plague, from 1.
 */
plague: Array<number>, 
/**
 * The position that brings citizens, if any come.
 */
citizens: number | null, };

/**
 * The table.
 */
export type View = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The order of play.
 */
order: Array<Seat>, 
/**
 * Whose turn or production it is; nobody's when the game is over.
 */
turn: Seat | null, 
/**
 * Where the lieutenant of the turn is.
 */
site: Site | null, 
/**
 * Whether the action of the hex can still be used.
 */
main: boolean, 
/**
 * What the way to each place costs, while the lieutenant of the turn is about to go somewhere.
 */
ways: Array<WayView>, 
/**
 * What is pending.
 */
pending: Array<PendingView>, 
/**
 * Tokens that a plague cube costs this round.
 */
fire_cost: number, 
/**
 * Points that a plague cube scores this round.
 */
points_per_cube: number, 
/**
 * The round track, with what the wheel brings in the rounds to come.
 */
rounds: Array<RoundView>, 
/**
 * What the wheel shows, from 1.
 */
wheel: number, 
/**
 * Plague cubes in the supply.
 */
cubes: number, 
/**
 * The hexes of the town.
 */
hexes: Array<HexView>, 
/**
 * The docks.
 */
docks: Array<DockView>, 
/**
 * Dock tiles that are still to be drawn before all four are shuffled again.
 */
dock_tiles: Array<DockTile>, 
/**
 * Workshop piles by class.
 */
workshops: Array<PileView<Workshop>>, 
/**
 * Piles of cabin upgrades.
 */
cabins: Array<PileView<CabinUpgrade>>, 
/**
 * The carts on top of their piles.
 */
carts: Array<Cart | null>, 
/**
 * Ships in the pile, by value.
 */
ships: [number, number, number], 
/**
 * Hexes in the pile.
 */
hex_pile: number, 
/**
 * Seats on each register from the foremost to the last.
 */
ranks: Array<Array<Seat>>, 
/**
 * What each player has.
 */
players: Array<PlayerView>, 
/**
 * Tiles that have left the game, in order, kind by kind.
 */
gone: Array<Tile>, 
/**
 * Ships that have left the game.
 */
gone_ships: Array<Ship>, 
/**
 * The automaton of the solo game.
 */
automaton: AutomatonView | null, 
/**
 * Whether the priority tile sets the order of play.
 */
priority: boolean, 
/**
 * Whether a major fire is worth two fires.
 */
errata: boolean, };

/**
 * The way to a place of the town.
 */
export type WayView = { 
/**
 * Where to.
 */
site: Site, 
/**
 * Coins.
 */
cost: number, };

/**
 * A workshop.
 */
export type Workshop = "infirmary" | "beacon_chapel" | "herb_garden" | "candle_house" | "almshouse" | "reliquary" | "sawmill" | "carpentry" | "charcoal_kiln" | "weaving_room" | "forge" | "glassworks" | "counting_house" | "salon" | "stables" | "forest_estate" | "bank" | "court_of_honour" | "pilgrim_house" | "high_altar" | "choir" | "abbey_archive" | "bell_tower" | "masons_yard" | "master_workshop" | "town_works" | "drawing_office" | "wheelwright" | "treasury" | "hall_of_nobles" | "council_chamber" | "family_chronicle" | "banquet_hall";

/**
 * A workshop of a player.
 */
export type WorkshopView = { 
/**
 * Which.
 */
workshop: Workshop, 
/**
 * Whether somebody works there.
 */
staffed: boolean, 
/**
 * Whether he is golden.
 */
upgraded: boolean, 
/**
 * Whether it lies face down.
 */
spent: boolean, };

/**
 * What has a name, by its kind.
 */
export type Things = { "board": "estate_a" | "estate_b1" | "estate_b2" | "estate_b3" | "estate_b4", "cabin": "cabin_1" | "cabin_2" | "cabin_3" | "cabin_4", "cabin_upgrade": "smoke_hut" | "torch_hut" | "ember_hut" | "toll_hut" | "purse_hut" | "begging_hut" | "plank_hut" | "timber_hut" | "sawyer_hut" | "pyre_hut" | "prayer_hut" | "icon_hut" | "spinning_hut" | "shrine_hut" | "lazaret_hut", "cart": "cart_1a" | "cart_1b" | "cart_2a" | "cart_2b" | "cart_3a" | "cart_3b" | "cart_4a" | "cart_4b" | "cart_5a" | "cart_5b", "citizen_class": "artisan" | "aristocrat" | "nun", "district": "market_square" | "lumber_yard" | "charcoal_yard" | "builders_lodge" | "smithy" | "town_hall" | "cathedral" | "stewards_court" | "scriptorium" | "charity_house" | "builders_guild" | "bakers_row" | "courthouse" | "foremens_lodge" | "hospital" | "bailiffs_tower" | "basilica" | "arsenal" | "library" | "royal_palace", "district_colour": "orange" | "white" | "blue" | "red", "dock_tile": "dock_1" | "dock_2" | "dock_3" | "dock_4", "good": "gems" | "spices" | "silk", "player_colour": "player_red" | "player_blue" | "player_green" | "player_yellow", "port": "port_faro" | "port_san_raineri" | "port_ganzirri" | "port_tremestieri", "rat_icon": "left" | "right" | "standing", "register": "popularity" | "city" | "church", "scroll_board": "scroll_a" | "scroll_b1" | "scroll_b2" | "scroll_b3" | "scroll_b4", "ship": "ship_1_gems" | "ship_1_spices" | "ship_1_silk" | "ship_2_gems" | "ship_2_spices" | "ship_2_silk" | "ship_3_gems" | "ship_3_spices" | "ship_3_silk", "solo_tile": "solo_01" | "solo_02" | "solo_03" | "solo_04" | "solo_05" | "solo_06" | "solo_07" | "solo_08" | "solo_09" | "solo_10" | "solo_11" | "solo_12" | "solo_13" | "solo_14", "space": "artisan_left_1" | "artisan_left_2" | "artisan_left_3" | "artisan_right_1" | "artisan_right_2" | "artisan_right_3" | "nun_upper_1" | "nun_upper_2" | "nun_upper_3" | "nun_lower_1" | "nun_lower_2" | "nun_lower_3" | "aristocrat_lower_1" | "aristocrat_lower_2" | "aristocrat_lower_3" | "aristocrat_upper_1" | "aristocrat_upper_2" | "aristocrat_upper_3", "workshop": "infirmary" | "beacon_chapel" | "herb_garden" | "candle_house" | "almshouse" | "reliquary" | "sawmill" | "carpentry" | "charcoal_kiln" | "weaving_room" | "forge" | "glassworks" | "counting_house" | "salon" | "stables" | "forest_estate" | "bank" | "court_of_honour" | "pilgrim_house" | "high_altar" | "choir" | "abbey_archive" | "bell_tower" | "masons_yard" | "master_workshop" | "town_works" | "drawing_office" | "wheelwright" | "treasury" | "hall_of_nobles" | "council_chamber" | "family_chronicle" | "banquet_hall", "zone": "artisan_left" | "artisan_right" | "nun_upper" | "nun_lower" | "aristocrat_lower" | "aristocrat_upper" };

/**
 * What is agreed before the start.
 */
export type Options = { players: "1" | "2" | "3" | "4", advanced: "off" | "on", priority: "off" | "on", errata: "off" | "on" };
