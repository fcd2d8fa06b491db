//! Every plague card, favour card, Capital card, Capital building and reward token, with what it does stated here in full.
//! The engine's tables are not asked: whoever changes a card's data states here what it should do.
#![allow(clippy::format_push_string, reason = "scripts are short, and written where they are read")]

use kernel::Id as _;
use kernel::script::{parse, run};
use pest::Pest;
use pest::data::{CapitalBuilding, CapitalCard, FavourCard, Location, PlagueCard, RewardToken, Road};
use pest::vocabulary::Good;

/// How often a player chooses a resource, and what they have afterwards.
type Brings = (usize, &'static str);

/// The spots that a plague card strikes when nothing lies in ruins but Hollin, where the Doctors wait.
const PLAGUE: [(&str, &str); 18] = [
    ("forest_villages", "bervik elbar garrim meskar oldas pellor sorrin ulmir vessik yarrol"),
    ("hill_and_field_villages", "almas cressil dorrim fessik quessin rathil tarsk wendas zethir"),
    ("craft_towns", "gothar selvane tessarin askar farras gollor grellin hestor karvess morrek nessir"),
    ("market_towns", "blessir drakkor mordaval brennor corvas delmir esker jolmar lindas terras"),
    ("crowded_cities", "blessir drakkor gothar irrendar kordas mordaval ombrath selvane tessarin valmir"),
    ("timber_trade", "kordas valmir corvas delmir esker gollor grellin morrek nessir"),
    (
        "northern_caravan",
        "bervik elbar oldas pellor sorrin delmir__pellor delmir__rathil jolmar__nessir jolmar__rathil",
    ),
    ("stonecutters_caravan", "askar farras hestor karvess delmir__pellor delmir__rathil jolmar__nessir jolmar__rathil"),
    (
        "royal_convoy",
        "gothar irrendar ombrath selvane tessarin delmir__pellor delmir__rathil jolmar__nessir jolmar__rathil",
    ),
    ("southern_caravan", "fessik quessin rathil wendas garrim__grellin garrim__kordas grellin__zethir selvane__zethir"),
    ("grain_wagons", "brennor jolmar lindas terras garrim__grellin garrim__kordas grellin__zethir selvane__zethir"),
    (
        "builders_convoy",
        "blessir drakkor kordas mordaval valmir garrim__grellin garrim__kordas grellin__zethir selvane__zethir",
    ),
    (
        "greyroad_caravan",
        "almas cressil dorrim tarsk zethir cressil__gollor elbar__farras gollor__gothar lindas__tessarin",
    ),
    (
        "greyroad_woodcutters",
        "gollor grellin morrek nessir cressil__gollor elbar__farras gollor__gothar lindas__tessarin",
    ),
    (
        "greyroad_herbalists",
        "garrim meskar ulmir vessik yarrol cressil__gollor elbar__farras gollor__gothar lindas__tessarin",
    ),
    ("sea_traders", "blessir drakkor irrendar valmir askar brennor corvas terras almas ulmir"),
    ("southern_fleet", "blessir drakkor kordas mordaval brennor corvas morrek dorrim ulmir"),
    ("ships_of_tresinne", "irrendar kordas mordaval valmir askar corvas morrek terras almas dorrim"),
];

/// What a favour card brings to the player with most influence, to the one between and to the one with least: how often
/// they choose (wood, always), then what they have.
const FAVOURS: [(&str, [Brings; 3]); 10] = [
    ("bread_barges", [(0, "food 1"), (0, "food 2"), (1, "food 2 wood 1")]),
    ("herb_baskets", [(0, "herbs 1"), (0, "herbs 2"), (1, "herbs 2 wood 1")]),
    ("timber_rafts", [(0, "wood 1"), (1, "wood 2"), (1, "wood 3")]),
    ("quarry_carts", [(0, "stone 1"), (1, "stone 1 wood 1"), (1, "stone 2 wood 1")]),
    ("council_purse", [(0, ""), (0, "coin 1"), (0, "coin 2")]),
    ("scholars_letters", [(0, "research 1"), (0, "research 1"), (0, "research 2")]),
    ("imperial_stores", [(1, "wood 1"), (2, "wood 2"), (2, "wood 2 research 1")]),
    ("builders_levy", [(1, "wood 1"), (0, "wood 1 stone 1"), (0, "wood 1 stone 1 coin 1")]),
    ("physicians_chest", [(0, ""), (0, "food 1 herbs 1"), (0, "food 1 herbs 1 research 1")]),
    ("empty_coffers", [(0, ""), (0, ""), (0, "")]),
];

/// What a Capital card brings: the first place with choice a and with choice b, the second, the third. Influence is what is
/// gained.
const CAPITAL_CARDS: [(&str, [Brings; 4]); 5] = [
    (
        "council_of_healers",
        [(0, "renown 4 influence 1"), (0, "renown 3 influence 1 healed 1"), (0, "renown 2"), (0, "renown 1")],
    ),
    (
        "imperial_court",
        [(0, "influence 4 renown 1"), (0, "influence 3 renown 1 healed 1"), (0, "influence 2"), (0, "influence 1")],
    ),
    (
        "masons_lodge",
        [
            (0, "renown 2 wood 1 stone 1 coin 1"),
            (0, "renown 2 wood 1 stone 1 healed 1"),
            (1, "renown 1 wood 1"),
            (1, "wood 1"),
        ],
    ),
    (
        "academy_of_thokaia",
        [
            (0, "renown 2 research 3"),
            (0, "renown 2 research 2 healed 1"),
            (0, "renown 1 research 1"),
            (0, "research 1"),
        ],
    ),
    (
        "merchants_exchange",
        [(0, "renown 2 coin 3"), (0, "renown 2 coin 2 healed 1"), (0, "renown 1 coin 1"), (0, "coin 1")],
    ),
];

/// Wood, stone and food, Renown tokens, influence of a Capital building.
const WORKS: [(&str, [u8; 5]); 5] = [
    ("bell_tower", [2, 2, 1, 3, 1]),
    ("great_hospital", [2, 3, 1, 3, 2]),
    ("university", [3, 2, 2, 4, 2]),
    ("city_walls", [2, 4, 2, 5, 2]),
    ("imperial_palace", [4, 4, 2, 6, 3]),
];

/// What a reward token brings.
const TOKENS: [(&str, Brings); 14] = [
    ("reward_renown_1", (0, "renown 1")),
    ("reward_renown_2", (0, "renown 1")),
    ("reward_coin_1", (0, "coin 1")),
    ("reward_coin_2", (0, "coin 1")),
    ("reward_influence_1", (0, "influence 1")),
    ("reward_influence_2", (0, "influence 1")),
    ("reward_any_1", (1, "wood 1")),
    ("reward_any_2", (1, "wood 1")),
    ("reward_research_1", (0, "research 1")),
    ("reward_research_2", (0, "research 1")),
    ("reward_wood_1", (0, "wood 1")),
    ("reward_stone_1", (0, "stone 1")),
    ("reward_food_1", (0, "food 1")),
    ("reward_herbs_1", (0, "herbs 1")),
];

fn holds(script: &str) {
    for case in parse(script).expect("a script").cases {
        run::<Pest>(&case, &[]).unwrap_or_else(|error| panic!("{error}\n{script}"));
    }
}

/// Every id of a kind has a row, in data order.
fn complete<I: kernel::Id, T>(rows: &[(&str, T)]) {
    assert!(rows.iter().map(|(word, _)| *word).eq(I::ALL.iter().map(|id| id.word())));
}

/// The choices a player makes: wood wherever there is one.
fn choices(seat: &str, (times, _): Brings) -> String {
    format!("  {seat}: take wood\n").repeat(times)
}

/// What a player has, and that they have nothing else. Influence begins at `influence`.
fn facts(seat: &str, (_, brings): Brings, influence: u8) -> String {
    let words: Vec<&str> = brings.split_whitespace().collect();
    let had = |what: &str| {
        let at = words.iter().position(|word| *word == what);
        at.map_or(0, |at| words[at + 1].parse::<u8>().expect("a number"))
    };
    let kinds = Good::ALL.iter().map(|good| good.word()).chain(["research", "renown", "healed"]);
    let mut text = String::new();
    for kind in kinds {
        text += &format!("  expect {seat} {kind} = {}\n", had(kind));
    }
    text + &format!("  expect {seat} influence = {}\n", influence + had("influence"))
}

#[test]
fn pest_65_66_67_every_plague_card_strikes_what_it_names() {
    complete::<PlagueCard, _>(&PLAGUE);
    for (card, spots) in PLAGUE {
        let mut script = format!(
            "case {card}\n  rolls any\n  options players=5\n  given year 2\n  given destroyed hollin\n  given plague {card}\n"
        );
        let struck: Vec<&str> = spots.split_whitespace().collect();
        let all = || Location::ALL.iter().map(|id| id.word()).chain(Road::ALL.iter().map(|id| id.word()));
        assert!(struck.iter().all(|spot| all().any(|there| there == *spot)), "{card} strikes what is on no map");
        for spot in all() {
            script += &format!("  expect sick {spot} = {}\n", u8::from(struck.contains(&spot)));
        }
        holds(&script);
    }
}

#[test]
fn pest_80_81_83_every_favour_card_pays_its_three_places() {
    complete::<FavourCard, _>(&FAVOURS);
    for (card, [left, middle, right]) in FAVOURS {
        let mut script = format!(
            "case {card}\n  rolls any\n  given year 2\n  given order red blue yellow\n  given favour {card}\n  \
             given red influence 9\n  given blue influence 5\n  given yellow influence 1\n  given then favour\n",
        );
        let places = [("red", left, 9), ("blue", middle, 5), ("yellow", right, 1)];
        script.extend(places.map(|(seat, brings, _)| choices(seat, brings)));
        script.extend(places.map(|(seat, brings, influence)| facts(seat, brings, influence)));
        holds(&script);
    }
}

#[test]
fn pest_171_172_173_every_capital_card_pays_its_places_and_choices() {
    complete::<CapitalCard, _>(&CAPITAL_CARDS);
    for (card, [with_a, with_b, second, third]) in CAPITAL_CARDS {
        for (choice, first) in [("a", with_a), ("b", with_b)] {
            // No border reward lies within four spaces of these markers.
            let mut script = format!(
                "case {card} {choice}\n  rolls any\n  given year 2\n  given order red blue yellow\n  \
                 given decree employment_program\n  given capital_card {card}\n  given red influence 42\n  \
                 given blue influence 28\n  given yellow influence 20\n  given red capital 3\n  \
                 given blue capital 2\n  given yellow capital 1\n  given then era_end\n  red: choice {choice}\n"
            );
            let places = [("red", first, 42), ("blue", second, 28), ("yellow", third, 20)];
            script.extend(places.map(|(seat, brings, _)| choices(seat, brings)));
            script.extend(places.map(|(seat, brings, influence)| facts(seat, brings, influence)));
            holds(&script);
        }
    }
}

#[test]
fn pest_124_every_capital_building_costs_and_gives_what_it_says() {
    complete::<CapitalBuilding, _>(&WORKS);
    for (work, [wood, stone, food, renown, influence]) in WORKS {
        holds(&format!(
            "case {work}\n  given red wood {wood}\n  given red stone {stone}\n  given red food {food}\n  given turn red\n  \
             given red influence 42\n  given decree bread_for_all\n  red: place build heal\n  red: start build\n  \
             red: erect {work}\n  expect red wood = 0\n  expect red stone = 0\n  expect red food = 0\n  \
             expect red renown = {renown}\n  expect red works = 1\n  expect capital_buildings = 4\n  \
             expect red influence = {}\n",
            42 + influence
        ));
    }
}

#[test]
fn pest_152_every_reward_token_gives_what_it_shows() {
    complete::<RewardToken, _>(&TOKENS);
    for (token, brings) in TOKENS {
        let mut script = format!(
            "case {token}\n  given tokens {token}\n  given red healed 1\n  given turn red\n  given decree bread_for_all\n  \
             red: place move assign\n  red: start assign\n  red: assign capital\n  red: done\n  red: reward {token}\n",
        );
        script += &choices("red", brings);
        script += &facts("red", brings, 0);
        script += "  expect face_up = 0\n";
        holds(&script);
    }
}
