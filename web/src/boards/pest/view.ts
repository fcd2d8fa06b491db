// Generated from crates/pest by a test of crates/shelf; do not edit. Renew with: make wire

/**
 * The six actions of the grid.
 */
export type Act = "move" | "build" | "produce" | "research" | "heal" | "assign";

/**
 * A road, named by its two ends.
 */
export type Between = "almas__esker" | "almas__quessin" | "almas__sorrin" | "askar__dorrim" | "askar__garrim" | "askar__ulmir" | "bervik__irrendar" | "bervik__jolmar" | "bervik__yarrol" | "blessir__meskar" | "blessir__terras" | "brennor__rathil" | "brennor__valmir" | "brennor__yarrol" | "capital__elbar" | "capital__gothar" | "capital__hollin" | "capital__karvess" | "capital__oldas" | "capital__ombrath" | "capital__tessarin" | "corvas__fessik" | "corvas__mordaval" | "corvas__zethir" | "cressil__gollor" | "cressil__hollin" | "cressil__meskar" | "cressil__pellor" | "delmir__hollin" | "delmir__ombrath" | "delmir__pellor" | "delmir__rathil" | "dorrim__garrim" | "dorrim__kordas" | "drakkor__lindas" | "drakkor__sorrin" | "drakkor__vessik" | "elbar__farras" | "elbar__karvess" | "elbar__selvane" | "elbar__tessarin" | "esker__nessir" | "esker__oldas" | "esker__sorrin" | "farras__tarsk" | "farras__tessarin" | "farras__vessik" | "fessik__morrek" | "fessik__selvane" | "garrim__gollor" | "garrim__grellin" | "garrim__kordas" | "gollor__gothar" | "gollor__hollin" | "gothar__grellin" | "gothar__karvess" | "grellin__mordaval" | "grellin__ulmir" | "grellin__zethir" | "hestor__tarsk" | "hestor__vessik" | "irrendar__nessir" | "irrendar__quessin" | "jolmar__nessir" | "jolmar__oldas" | "jolmar__rathil" | "jolmar__yarrol" | "karvess__zethir" | "kordas__meskar" | "lindas__sorrin" | "lindas__tessarin" | "lindas__vessik" | "mordaval__ulmir" | "morrek__selvane" | "morrek__tarsk" | "nessir__quessin" | "oldas__ombrath" | "ombrath__rathil" | "pellor__terras" | "pellor__wendas" | "rathil__valmir" | "selvane__zethir" | "terras__wendas" | "valmir__wendas";

/**
 * A building of the player board.
 */
export type Building = "quarter_1" | "quarter_2" | "mill" | "quarter_3" | "quarter_4" | "factory" | "quarter_5" | "quarter_6" | "bank" | "castle";

/**
 * A building of a player.
 */
export type BuildingView = { 
/**
 * Which.
 */
building: Building, 
/**
 * Where it stands; on the board otherwise.
 */
location: Location | null, 
/**
 * What it makes.
 */
output: Good | null, 
/**
 * Whether it has a worker.
 */
worker: boolean, };

/**
 * A building of the Capital.
 */
export type CapitalBuilding = "bell_tower" | "great_hospital" | "university" | "city_walls" | "imperial_palace";

/**
 * A Capital card.
 */
export type CapitalCard = "council_of_healers" | "imperial_court" | "masons_lodge" | "academy_of_thokaia" | "merchants_exchange";

/**
 * A field of the grid: the two actions an Assistant there stands for.
 */
export type Cell = ["move" | "build" | "produce" | "research" | "heal" | "assign", "move" | "build" | "produce" | "research" | "heal" | "assign"];

/**
 * The choice of the first player in the Capital (PEST-173).
 */
export type Choice = "a" | "b";

/**
 * A decree.
 */
export type Decree = "quarantine_protocols" | "employment_program" | "bread_for_all" | "race_for_favour" | "urban_planning" | "shared_streets" | "hospital_network" | "political_war" | "rise_of_the_houses" | "age_of_invention" | "healthy_nation" | "golden_age_of_industry" | "last_wave" | "full_granaries" | "crown_of_the_empire";

/**
 * A kind of resource that is still to be paid.
 */
export type Due = { 
/**
 * The kind.
 */
good: Good, 
/**
 * How much of it.
 */
n: number, 
/**
 * So many coins stand in for it at least: the rest is not there.
 */
least: number, };

/**
 * Whose reading of the disputed rules holds (section 11 of the rules).
 */
export type Edition = "canonical" | "fr" | "ru";

/**
 * Something that happened.
 */
export type Event = { "kind": "start_card", card: StartCard, } | { "kind": "castle", seat: Seat, location: Location, } | { "kind": "doctor", seat: Seat, location: Location, } | { "kind": "year", year: number, } | { "kind": "plague", card: PlagueCard, } | { "kind": "sick", location: Location, n: number, } | { "kind": "road_sick", road: Between, n: number, } | { "kind": "stopped", location: Location, } | { "kind": "delivered", seat: Seat, location: Location, n: number, } | { "kind": "shielded", seat: Seat, location: Location, technology: Technology, } | { "kind": "camp_returned", seat: Seat, location: Location, } | { "kind": "camp_stayed", seat: Seat, location: Location, } | { "kind": "received", seat: Seat, slot: Slot, } | { "kind": "died", seat: Seat, } | { "kind": "destroyed", location: Location, } | { "kind": "favour_card", card: FavourCard, } | { "kind": "favoured", seat: Seat, card: FavourCard, place: Favour, } | { "kind": "gained", seat: Seat, good: Good, n: number, } | { "kind": "lost", seat: Seat, good: Good, n: number, } | { "kind": "paid", seat: Seat, good: Good, n: number, } | { "kind": "researched", seat: Seat, n: number, } | { "kind": "renown", seat: Seat, n: number, } | { "kind": "negative", seat: Seat, n: number, } | { "kind": "influence", seat: Seat, from: number, to: number, } | { "kind": "imperative", seat: Seat, decree: Decree, level: number, } | { "kind": "neutral", n: number, } | { "kind": "order", seats: Array<Seat>, } | { "kind": "placed", seat: Seat, cell: Cell, } | { "kind": "trials", seat: Seat, n: number, } | { "kind": "again", seat: Seat, cell: Cell, } | { "kind": "started", seat: Seat, act: Act, level: Level, } | { "kind": "exchanged", seat: Seat, first: Good, second: Good, } | { "kind": "moved", seat: Seat, from: Slot, to: Slot, } | { "kind": "stepped", seat: Seat, from: Location, to: Location, through_capital: boolean, } | { "kind": "cloned", seat: Seat, from: Location, to: Location, } | { "kind": "camped", seat: Seat, location: Location, } | { "kind": "collected_on_road", seat: Seat, road: Between, n: number, } | { "kind": "collected", seat: Seat, location: Location, n: number, } | { "kind": "healed_at_camp", seat: Seat, } | { "kind": "admitted", seat: Seat, } | { "kind": "patient_moved", seat: Seat, } | { "kind": "patient_healed", seat: Seat, } | { "kind": "built", seat: Seat, building: Building, location: Location, } | { "kind": "erected", seat: Seat, building: CapitalBuilding, } | { "kind": "discarded", seat: Seat, technology: Technology, } | { "kind": "bought", seat: Seat, technology: Technology, shelf: Shelf, } | { "kind": "dealt", technology: Technology, } | { "kind": "refreshed" } | { "kind": "workshop", seat: Seat, good: Good, } | { "kind": "traded", seat: Seat, n: number, } | { "kind": "healed", seat: Seat, slot: Slot, } | { "kind": "inhaled", seat: Seat, slot: Slot, } | { "kind": "assigned", seat: Seat, from: Post, to: Post, } | { "kind": "reward", seat: Seat, token: RewardToken, } | { "kind": "agenda", seat: Seat, decree: Decree, n: number, } | { "kind": "podium", seat: Seat, place: Place, } | { "kind": "choice", seat: Seat, choice: Choice, } | { "kind": "era_ended", era: number, } | { "kind": "ranked", seat: Seat, rank: Rank, total: number, };

/**
 * What a way costs in all.
 */
export type Fare = { 
/**
 * Food, or coins in its stead.
 */
food: number, 
/**
 * Movement points.
 */
points: number, };

/**
 * The place of a player on the favour card (PEST-81).
 */
export type Favour = "left" | "middle" | "right";

/**
 * A favour card.
 */
export type FavourCard = "bread_barges" | "herb_baskets" | "timber_rafts" | "quarry_carts" | "council_purse" | "scholars_letters" | "imperial_stores" | "builders_levy" | "physicians_chest" | "empty_coffers";

/**
 * What a storage holds: four resources and coins (PEST-30).
 */
export type Good = "wood" | "stone" | "food" | "herbs" | "coin";

/**
 * How well a top-row action goes (PEST-93).
 */
export type Level = "hindered" | "normal" | "improved" | "mixed";

/**
 * A location of the map.
 */
export type Location = "blessir" | "drakkor" | "gothar" | "irrendar" | "kordas" | "mordaval" | "ombrath" | "selvane" | "tessarin" | "valmir" | "askar" | "brennor" | "corvas" | "delmir" | "esker" | "farras" | "gollor" | "grellin" | "hestor" | "jolmar" | "karvess" | "lindas" | "morrek" | "nessir" | "terras" | "almas" | "bervik" | "cressil" | "dorrim" | "elbar" | "fessik" | "garrim" | "hollin" | "meskar" | "oldas" | "pellor" | "quessin" | "rathil" | "sorrin" | "tarsk" | "ulmir" | "vessik" | "wendas" | "yarrol" | "zethir";

/**
 * A location.
 */
export type LocationView = { location: Location, resource: Good, sick: number, destroyed: boolean, 
/**
 * How many buildings it has room for.
 */
plots: number, };

/**
 * Which game is played.
 */
export type Mode = "standard" | "two_players" | "duel" | "solo";

/**
 * Neutral subjects.
 */
export type NeutralView = { 
/**
 * In the neutral sector of the Capital.
 */
sector: number, 
/**
 * Influence spaces that nobody can stand on: covered, or with a neutral subject.
 */
influence: Array<number>, 
/**
 * Levels with a neutral subject, era by era.
 */
imperatives: [Array<number>, Array<number>, Array<number>], 
/**
 * Capital buildings with a neutral subject.
 */
capital_buildings: Array<CapitalBuilding>, };

/**
 * What the actions would do now.
 */
export type Outlook = { 
/**
 * Move: the points there would be.
 */
points: number, 
/**
 * Build: where a building could go.
 */
sites: Array<Location>, 
/**
 * Build: what could be paid and has a site.
 */
buildings: Array<Building>, 
/**
 * Build: the Capital buildings that could be paid.
 */
capital_buildings: Array<CapitalBuilding>, 
/**
 * Produce: wood, stone, food, herbs, coins; a hampered Produce gives one less.
 */
outputs: [number, number, number, number, number], 
/**
 * Produce: the research tokens it would bring.
 */
laboratories: number, 
/**
 * Research: what could be bought.
 */
technologies: Array<Technology>, 
/**
 * Heal: how many could be healed and paid for.
 */
healings: number, 
/**
 * Assign: the empty worker places.
 */
worker_places: number, 
/**
 * Whether a sick subject could be moved off the slot of an action first.
 */
can_clear: boolean, };

/**
 * The place of a player in the Capital (PEST-171).
 */
export type Place = "first" | "second" | "third";

/**
 * A plague card.
 */
export type PlagueCard = "forest_villages" | "hill_and_field_villages" | "craft_towns" | "market_towns" | "crowded_cities" | "timber_trade" | "northern_caravan" | "stonecutters_caravan" | "royal_convoy" | "southern_caravan" | "grain_wagons" | "builders_convoy" | "greyroad_caravan" | "greyroad_woodcutters" | "greyroad_herbalists" | "sea_traders" | "southern_fleet" | "ships_of_tresinne";

/**
 * What belongs to one player.
 */
export type PlayerView = { 
/**
 * Wood, stone, food, herbs, coins.
 */
goods: [number, number, number, number, number], 
/**
 * How many of each fit.
 */
limits: [number, number, number, number, number], research: number, 
/**
 * Sick subjects in Quarantine.
 */
sick: number, 
/**
 * Regular Quarantine slots.
 */
regular: number, 
/**
 * Harmful slots that are occupied.
 */
harmful: Array<Slot>, healed: number, 
/**
 * Herbs that the next healing costs; nothing when the track is full.
 */
next_healing: number | null, 
/**
 * Actions that research could improve now.
 */
improvable: Array<Act>, 
/**
 * Moves the patient still needs; 0 without one.
 */
patient: number, experts: number, workshop: Good | null, workshop_worker: boolean, cemetery: number, 
/**
 * Subjects in the own sector of the Capital.
 */
capital: number, buildings: Array<BuildingView>, doctor: Location | null, 
/**
 * Where the Camp is; on the board otherwise.
 */
camp: Location | null, renown: number, negative: number, influence: number, imperatives: [number, number, number], technologies: [Technology | null, Technology | null, Technology | null], 
/**
 * Shelves whose technology holds an Assistant.
 */
busy: Array<Shelf>, 
/**
 * Assistants still to be placed this year.
 */
assistants: number, 
/**
 * Cells with an Assistant, as pairs of actions.
 */
cells: Array<[Act, Act]>, 
/**
 * Capital buildings built.
 */
capital_buildings: Array<CapitalBuilding>, 
/**
 * What the agenda of the era is worth now.
 */
agenda: number, 
/**
 * What the actions would do now.
 */
outlook: Outlook, 
/**
 * The score if the game ended now.
 */
score: number, 
/**
 * What it is made of, the points for the place in influence (PEST-246) included.
 */
score_sheet: Array<ScoreLine>, 
/**
 * The rank it earns in the solo game.
 */
rank: Rank | null, };

/**
 * Where a healed subject can be.
 */
export type Post = string;

/**
 * A rank of the solo game.
 */
export type Rank = "squire" | "counsellor" | "baron" | "viscount" | "count" | "duke" | "archduke" | "emperor";

/**
 * A place within reach, with the cheapest ways there: the least food, then the fewest points.
 */
export type Reach = { 
/**
 * Where.
 */
location: Location, 
/**
 * Without putting the Camp down.
 */
fare: Fare | null, 
/**
 * Putting the Camp down on the way or there, if that saves food.
 */
with_camp: Fare | null, };

/**
 * A reward token of the Capital.
 */
export type RewardToken = "reward_renown_1" | "reward_renown_2" | "reward_coin_1" | "reward_coin_2" | "reward_influence_1" | "reward_influence_2" | "reward_any_1" | "reward_any_2" | "reward_research_1" | "reward_research_2" | "reward_wood_1" | "reward_stone_1" | "reward_food_1" | "reward_herbs_1";

/**
 * A road of the map.
 */
export type Road = "almas__esker" | "almas__quessin" | "almas__sorrin" | "askar__dorrim" | "askar__garrim" | "askar__ulmir" | "bervik__irrendar" | "bervik__jolmar" | "bervik__yarrol" | "blessir__meskar" | "blessir__terras" | "brennor__rathil" | "brennor__valmir" | "brennor__yarrol" | "capital__elbar" | "capital__gothar" | "capital__hollin" | "capital__karvess" | "capital__oldas" | "capital__ombrath" | "capital__tessarin" | "corvas__fessik" | "corvas__mordaval" | "corvas__zethir" | "cressil__gollor" | "cressil__hollin" | "cressil__meskar" | "cressil__pellor" | "delmir__hollin" | "delmir__ombrath" | "delmir__pellor" | "delmir__rathil" | "dorrim__garrim" | "dorrim__kordas" | "drakkor__lindas" | "drakkor__sorrin" | "drakkor__vessik" | "elbar__farras" | "elbar__karvess" | "elbar__selvane" | "elbar__tessarin" | "esker__nessir" | "esker__oldas" | "esker__sorrin" | "farras__tarsk" | "farras__tessarin" | "farras__vessik" | "fessik__morrek" | "fessik__selvane" | "garrim__gollor" | "garrim__grellin" | "garrim__kordas" | "gollor__gothar" | "gollor__hollin" | "gothar__grellin" | "gothar__karvess" | "grellin__mordaval" | "grellin__ulmir" | "grellin__zethir" | "hestor__tarsk" | "hestor__vessik" | "irrendar__nessir" | "irrendar__quessin" | "jolmar__nessir" | "jolmar__oldas" | "jolmar__rathil" | "jolmar__yarrol" | "karvess__zethir" | "kordas__meskar" | "lindas__sorrin" | "lindas__tessarin" | "lindas__vessik" | "mordaval__ulmir" | "morrek__selvane" | "morrek__tarsk" | "nessir__quessin" | "oldas__ombrath" | "ombrath__rathil" | "pellor__terras" | "pellor__wendas" | "rathil__valmir" | "selvane__zethir" | "terras__wendas" | "valmir__wendas";

/**
 * A road with sick subjects.
 */
export type RoadView = { road: Road, sick: number, };

/**
 * The running turn.
 */
export type RunView = { 
/**
 * The combination of the turn.
 */
cell: [Act, Act] | null, 
/**
 * Actions still to be had.
 */
left: Array<Act>, level: Level, 
/**
 * Movement points left.
 */
points: number, 
/**
 * Locations entered in this Move.
 */
entered: Array<Location>, 
/**
 * While the Doctor may take a step: every place within reach, with the least that the whole way there costs.
 */
reach: Array<Reach>, 
/**
 * While it is asked how many coins stand in: everything that is still to be paid.
 */
dues: Array<Due>, };

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
 * A place at the table, numbered in turn order from 0.
 */
export type Seat = number;

/**
 * The three places for technologies.
 */
export type Shelf = "top" | "middle" | "bottom";

/**
 * Where a sick subject can lie (PEST-41, PEST-43).
 */
export type Slot = "regular" | "move" | "build" | "produce" | "storage" | "cemetery";

/**
 * A starting-location card.
 */
export type StartCard = "start_a" | "start_b" | "start_c" | "start_d" | "start_e";

/**
 * A technology.
 */
export type Technology = "breathing_apparatus" | "blast_furnace" | "examination_desk" | "medical_mask" | "disinfectant" | "cloning_experiment" | "construction_crane" | "ambulance_cart" | "inhaler" | "plague_experts" | "scholars" | "experimental_laboratory" | "production_line" | "infirmary" | "protective_uniform" | "travel_permit" | "clinical_trials" | "quarantine_tent" | "quarantine_house" | "tool_cart" | "advanced_quarantine" | "steel_horseshoes" | "syringe" | "checkpoint" | "mobile_workshop" | "loading_crane" | "storage_containers" | "adrenaline_shot" | "letter_of_recommendation" | "storage_jars";

/**
 * A reward token.
 */
export type TokenView = { token: RewardToken, face_up: boolean, };

/**
 * The table as everybody sees it.
 */
export type View = { mode: Mode, edition: Edition, 
/**
 * The year, from 1; 0 during the set-up.
 */
year: number, 
/**
 * The era, from 1.
 */
era: number, 
/**
 * Seats in turn order.
 */
order: Array<Seat>, 
/**
 * Whose turn it is.
 */
actor: Seat, 
/**
 * Who is asked; nobody when the game is over.
 */
asked: Seat | null, locations: Array<LocationView>, 
/**
 * Roads with sick subjects.
 */
roads: Array<RoadView>, decrees: Array<Decree>, capital_card: CapitalCard | null, 
/**
 * Capital buildings nobody has built.
 */
capital_buildings: Array<CapitalBuilding>, reward_tokens: Array<TokenView>, 
/**
 * Plague cards turned up, the latest last.
 */
plague_cards: Array<PlagueCard>, 
/**
 * Favour cards turned up, the latest last.
 */
favour_cards: Array<FavourCard>, market: Array<Technology | null>, 
/**
 * Technologies in the deck.
 */
deck: number, start_cards: Array<StartCard>, neutral: NeutralView, seats: Array<PlayerView>, run: RunView, };

/**
 * What has a name, by its kind.
 */
export type Things = { "act": "move" | "build" | "produce" | "research" | "heal" | "assign", "building": "quarter_1" | "quarter_2" | "mill" | "quarter_3" | "quarter_4" | "factory" | "quarter_5" | "quarter_6" | "bank" | "castle", "capital_building": "bell_tower" | "great_hospital" | "university" | "city_walls" | "imperial_palace", "capital_card": "council_of_healers" | "imperial_court" | "masons_lodge" | "academy_of_thokaia" | "merchants_exchange", "choice": "a" | "b", "color": "red" | "blue" | "yellow" | "white" | "purple", "decree": "quarantine_protocols" | "employment_program" | "bread_for_all" | "race_for_favour" | "urban_planning" | "shared_streets" | "hospital_network" | "political_war" | "rise_of_the_houses" | "age_of_invention" | "healthy_nation" | "golden_age_of_industry" | "last_wave" | "full_granaries" | "crown_of_the_empire", "favour": "left" | "middle" | "right", "favour_card": "bread_barges" | "herb_baskets" | "timber_rafts" | "quarry_carts" | "council_purse" | "scholars_letters" | "imperial_stores" | "builders_levy" | "physicians_chest" | "empty_coffers", "good": "wood" | "stone" | "food" | "herbs" | "coin", "level": "hindered" | "normal" | "improved" | "mixed", "location": "blessir" | "drakkor" | "gothar" | "irrendar" | "kordas" | "mordaval" | "ombrath" | "selvane" | "tessarin" | "valmir" | "askar" | "brennor" | "corvas" | "delmir" | "esker" | "farras" | "gollor" | "grellin" | "hestor" | "jolmar" | "karvess" | "lindas" | "morrek" | "nessir" | "terras" | "almas" | "bervik" | "cressil" | "dorrim" | "elbar" | "fessik" | "garrim" | "hollin" | "meskar" | "oldas" | "pellor" | "quessin" | "rathil" | "sorrin" | "tarsk" | "ulmir" | "vessik" | "wendas" | "yarrol" | "zethir", "place": "first" | "second" | "third", "plague_card": "forest_villages" | "hill_and_field_villages" | "craft_towns" | "market_towns" | "crowded_cities" | "timber_trade" | "northern_caravan" | "stonecutters_caravan" | "royal_convoy" | "southern_caravan" | "grain_wagons" | "builders_convoy" | "greyroad_caravan" | "greyroad_woodcutters" | "greyroad_herbalists" | "sea_traders" | "southern_fleet" | "ships_of_tresinne", "reward_token": "reward_renown_1" | "reward_renown_2" | "reward_coin_1" | "reward_coin_2" | "reward_influence_1" | "reward_influence_2" | "reward_any_1" | "reward_any_2" | "reward_research_1" | "reward_research_2" | "reward_wood_1" | "reward_stone_1" | "reward_food_1" | "reward_herbs_1", "route": "red" | "blue" | "black", "shelf": "top" | "middle" | "bottom", "size": "village" | "town" | "city", "slot": "regular" | "move" | "build" | "produce" | "storage" | "cemetery", "solo_rank": "squire" | "counsellor" | "baron" | "viscount" | "count" | "duke" | "archduke" | "emperor", "start_card": "start_a" | "start_b" | "start_c" | "start_d" | "start_e", "technology": "breathing_apparatus" | "blast_furnace" | "examination_desk" | "medical_mask" | "disinfectant" | "cloning_experiment" | "construction_crane" | "ambulance_cart" | "inhaler" | "plague_experts" | "scholars" | "experimental_laboratory" | "production_line" | "infirmary" | "protective_uniform" | "travel_permit" | "clinical_trials" | "quarantine_tent" | "quarantine_house" | "tool_cart" | "advanced_quarantine" | "steel_horseshoes" | "syringe" | "checkpoint" | "mobile_workshop" | "loading_crane" | "storage_containers" | "adrenaline_shot" | "letter_of_recommendation" | "storage_jars", "token": "city_wood_1" | "city_wood_2" | "city_wood_3" | "city_stone_1" | "city_stone_2" | "city_stone_3" | "city_food_1" | "city_food_2" | "city_food_3" | "city_herbs_1" | "city_herbs_2" | "city_herbs_3" | "town_wood_1" | "town_wood_2" | "town_wood_3" | "town_wood_4" | "town_stone_1" | "town_stone_2" | "town_stone_3" | "town_stone_4" | "town_food_1" | "town_food_2" | "town_food_3" | "town_food_4" | "town_herbs_1" | "town_herbs_2" | "town_herbs_3" | "town_herbs_4" | "village_wood_1" | "village_wood_2" | "village_wood_3" | "village_wood_4" | "village_wood_5" | "village_stone_1" | "village_stone_2" | "village_stone_3" | "village_stone_4" | "village_stone_5" | "village_food_1" | "village_food_2" | "village_food_3" | "village_food_4" | "village_food_5" | "village_herbs_1" | "village_herbs_2" | "village_herbs_3" | "village_herbs_4" | "village_herbs_5", "way": "food" | "mask" | "camp" };

/**
 * What is agreed before the start.
 */
export type Options = { players: "1" | "2" | "3" | "4" | "5", duel: "off" | "on", advanced_setup: "off" | "on", edition: "canonical" | "fr" | "ru" };
