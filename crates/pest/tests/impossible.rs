//! Positions that cannot be are refused, each with its own sentence, and a board that lost or doubled a piece is found out.

use std::collections::BTreeSet;

use kernel::script::{Fault, Lawful as _, Script as _, ScriptError, parse, run};
use kernel::{Id as _, Say as _, Seat};
use pest::data::{Building, CapitalBuilding, Decree, FavourCard, Location, RewardToken, Technology};
use pest::vocabulary::Good;
use pest::{Board, Options, Pest};

/// Sentences of a position that cannot be, the line that is wrong (the first is 2), and the key of what is said about it.
const REFUSED: &[(&str, usize, &str)] = &[
    // Numbers.
    ("given red influence 99", 2, "check-out-of-range"),
    ("given red imperatives 0 7 0", 2, "check-out-of-range"),
    ("given red cemetery 9", 2, "check-out-of-range"),
    ("given red healed 13", 2, "check-out-of-range"),
    ("given red wood 8", 2, "check-out-of-range"),
    ("given red wood -1", 2, "check-out-of-range"),
    ("given red sick 10", 2, "check-out-of-range"),
    ("given red placed 3", 2, "check-out-of-range"),
    ("given sick gothar 100", 2, "check-out-of-range"),
    ("given receive red 0", 2, "check-out-of-range"),
    ("given year 7", 2, "check-out-of-range"),
    ("given year 0", 2, "check-out-of-range"),
    ("given turn red\nexpect red imperative 4 = 0", 3, "check-out-of-range"),
    ("given turn red\nexpect decree 7 = none", 3, "check-out-of-range"),
    // Seats.
    ("given purple wood 1", 2, "check-absent-seat"),
    ("given turn white", 2, "check-absent-seat"),
    ("given order red blue white", 2, "check-absent-seat"),
    ("given order red red blue", 2, "check-twice"),
    ("given order red blue", 2, "pest-check-order"),
    ("given turn red\ngiven turn blue", 3, "check-twice"),
    // The year and where play goes on.
    ("given year 6\ngiven then year", 3, "pest-check-last-year"),
    ("given year 3\ngiven then era_end", 3, "pest-check-no-era-end"),
    ("given plague crowded_cities\ngiven then year", 3, "pest-check-goes-on"),
    ("given then year\ngiven turn red", 3, "pest-check-goes-on"),
    ("given plague crowded_cities\ngiven year 2", 3, "pest-check-year-first"),
    ("given favour bread_barges", 2, "pest-check-first-year"),
    ("given year 2\ngiven favours bread_barges", 3, "pest-check-favours"),
    ("given year 2\ngiven plagues crowded_cities", 3, "pest-check-plagues"),
    ("given plagues crowded_cities forest_villages", 2, "pest-check-too-many-cards"),
    ("given year 2\ngiven plagues crowded_cities crowded_cities", 3, "check-twice"),
    (
        "options players=2\ngiven year 3\ngiven plagues northern_caravan stonecutters_caravan royal_convoy",
        4,
        "pest-audit-pile",
    ),
    // Assistants.
    ("given red cells move heal move heal", 2, "check-twice"),
    ("given red cells move heal move assign move research", 2, "pest-audit-assistants"),
    ("given red cells move heal\ngiven red placed 0", 3, "pest-audit-assistants"),
    ("given red cells move heal move assign\ngiven turn red", 3, "pest-check-no-assistant"),
    ("given blue cells move heal\ngiven turn red", 3, "pest-check-turns"),
    ("given red placed 1\ngiven then year", 3, "pest-check-no-turn"),
    // The map.
    ("given red building quarter_1 gothar\ngiven red building quarter_2 gothar", 3, "pest-check-own-building"),
    ("given red building quarter_1 gothar\ngiven red building quarter_1 elbar", 3, "check-twice"),
    ("given red building quarter_1 elbar\ngiven blue building mill elbar", 3, "pest-audit-too-many-buildings"),
    ("given red building castle gothar manned", 2, "pest-audit-worker"),
    ("given destroyed gothar\ngiven red camp gothar", 3, "pest-audit-ruins"),
    ("given destroyed gothar\ngiven sick gothar 1", 3, "pest-audit-ruins"),
    ("given red building quarter_1 gothar\ngiven destroyed gothar", 3, "pest-audit-ruins"),
    ("given destroyed gothar\ngiven destroyed gothar", 3, "pest-check-ruins-already"),
    ("given blue building quarter_1 elbar\ngiven red camp elbar", 3, "pest-audit-camp-in-full-place"),
    ("given resource gothar coin", 2, "check-not-in-play"),
    // What a player has.
    ("given red wood 6", 2, "pest-audit-limit"),
    ("given red sick 4", 2, "pest-audit-slots"),
    ("given red sick 3 move", 2, "pest-audit-slots"),
    ("given red sick 4 regular", 2, "check-not-in-play"),
    ("given red sick 5 move move", 2, "check-twice"),
    ("given red technology infirmary middle", 2, "pest-audit-shelf"),
    ("given red technology inhaler top busy", 2, "pest-audit-busy"),
    ("given red patient 1", 2, "pest-audit-no-technology"),
    ("given red experts 1", 2, "pest-audit-no-technology"),
    ("given red workshop wood", 2, "pest-audit-no-technology"),
    ("given red technology infirmary top\ngiven red patient 2", 3, "pest-audit-patient"),
    ("given red technology inhaler top\ngiven blue technology inhaler top", 3, "check-twice"),
    ("given red technology inhaler top\ngiven red technology tool_cart top", 3, "check-twice"),
    ("given market inhaler tool_cart inhaler storage_jars checkpoint", 2, "check-twice"),
    ("given red works bell_tower\ngiven blue works bell_tower", 3, "check-twice"),
    ("given red influence 3\ngiven blue influence 3", 3, "pest-audit-space"),
    ("options players=2,duel=on\ngiven red influence 5", 3, "pest-audit-space"),
    ("options players=2\ngiven tokens reward_coin_1 reward_coin_1", 3, "check-twice"),
    (
        "options players=2\ngiven tokens reward_coin_1 reward_coin_2 reward_any_1 reward_any_2 reward_wood_1 \
         reward_food_1 reward_stone_1",
        3,
        "check-pieces",
    ),
    // Neutral subjects.
    ("given neutral_sector 3", 2, "pest-check-no-neutrals"),
    ("given neutral_spaces 5", 2, "pest-check-not-solo"),
    ("given neutral_levels 1 none", 2, "pest-check-not-solo"),
    ("given neutral_works none", 2, "pest-check-not-solo"),
    ("options players=2,duel=on\ngiven neutral_sector 9", 3, "pest-audit-neutrals"),
    ("options players=2,duel=on\ngiven neutral_sector 2", 3, "pest-check-sector"),
    ("options players=1\ngiven neutral_sector 3", 3, "pest-audit-neutrals"),
    ("options players=1\ngiven neutral_spaces 6", 3, "pest-check-no-neutral-space"),
    ("options players=1\ngiven neutral_spaces 5 5", 3, "check-twice"),
    ("options players=1\ngiven neutral_levels 1 3", 3, "check-out-of-range"),
    ("options players=1\ngiven red influence 9", 3, "pest-audit-space"),
    ("options players=1\ngiven red influence 8", 3, "pest-audit-behind"),
    ("options players=1\ngiven red imperatives 1 0 0", 3, "pest-audit-level-behind"),
    ("options players=1\ngiven decree race_for_favour", 3, "check-not-in-play"),
    ("options players=1\ngiven capital_card masons_lodge", 3, "check-not-in-play"),
    ("options players=1\ngiven red technology scholars top", 3, "check-not-in-play"),
];

fn key_of(error: &ScriptError) -> String {
    match &error.fault {
        Fault::Objection(why) | Fault::Impossible(why) => why.key.to_string(),
        _ => error.say().key.to_string(),
    }
}

#[test]
fn positions_that_cannot_be_are_refused_with_what_is_wrong_and_where() {
    for &(sentences, line, key) in REFUSED {
        let script = parse(&format!("case a position\n{sentences}\nexpect year = 9\n")).expect("a script");
        let error = run::<Pest>(&script.cases[0], &[]).expect_err(sentences);
        assert_eq!((error.line, key_of(&error)), (line, key.to_owned()), "{sentences}");
    }
}

/// What may be wrong with a board, and the key of what is said about it.
type Damage = (fn(&mut Board), &'static str);

const RED: Seat = Seat::new(0);

/// Faults that words cannot lay out, but that a mistake in the rules might bring about.
const DAMAGE: &[Damage] = &[
    (|board| _ = board.deck.remove(Technology::Inhaler), "pest-audit-technologies"),
    (|board| board.market[0] = Some(Technology::Inhaler), "pest-audit-technologies"),
    (|board| _ = board.works.remove(CapitalBuilding::BellTower), "pest-audit-works"),
    (|board| _ = board[RED].works.insert(CapitalBuilding::BellTower), "pest-audit-works"),
    (|board| _ = board.face_up.insert(RewardToken::ALL[0]), "pest-audit-tokens"),
    (|board| board.tokens = RewardToken::ALL.iter().copied().collect(), "pest-audit-tokens"),
    (|board| board.decrees[1] = Decree::ALL[0], "pest-audit-decrees"),
    (|board| board.plagues.clear(), "pest-audit-year"),
    (|board| board.favours.push(FavourCard::ALL[0]), "pest-audit-year"),
    (
        |board| {
            board.year = 2;
            board.plagues.push(board.plagues[0]);
        },
        "pest-audit-card-twice",
    ),
    (|board| board[RED].healed = 13, "pest-audit-track"),
    (|board| board[RED].cemetery = 6, "pest-audit-cemetery"),
    (|board| board[RED].influence = 61, "pest-audit-influence"),
    (|board| board[RED].imperatives[2] = 5, "pest-audit-level"),
    (|board| board[RED].sites[Building::ALL[0]] = Some(Location::Gothar), "pest-audit-owners"),
    (|board| board[RED].sites.values_mut()[..2].fill(Some(Location::Gothar)), "pest-audit-two-buildings"),
    (|board| board.resources[Location::Gothar] = Good::Coin, "pest-audit-resource"),
];

#[test]
fn a_board_that_lost_or_doubled_something_is_found_out() {
    let (sound, _) = Pest::blank(&Options::default());
    assert_eq!(Pest::audit(&sound), Ok(()));
    for (damage, key) in DAMAGE {
        let mut board = sound.clone();
        damage(&mut board);
        assert_eq!(Pest::audit(&board).expect_err(key).key, *key);
    }
}

#[test]
fn every_objection_has_a_position_that_meets_it() {
    let met: BTreeSet<&str> =
        REFUSED.iter().map(|refused| refused.2).chain(DAMAGE.iter().map(|damage| damage.1)).collect();
    let english = include_str!("../../../locales/en/pest.ftl");
    let keys = english.lines().filter_map(|line| line.split(" = ").next());
    let objections = keys.filter(|key| key.starts_with("pest-check-") || key.starts_with("pest-audit-"));
    // The name of a piece is no objection of its own.
    let unmet: Vec<&str> = objections.filter(|key| !met.contains(key) && *key != "pest-check-tokens").collect();
    assert_eq!(unmet, Vec::<&str>::new());
}
