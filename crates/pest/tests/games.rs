//! Whole games as fixtures: every mode, number of players and ending, and records that must be refused.

use std::collections::BTreeSet;

use kernel::Game as _;
use kernel::testkit::{Census, invalid, valid};
use pest::Pest;
use trials::{each, told};

#[test]
fn valid_games_play_to_their_end() {
    let mut met = BTreeSet::new();
    let mut options = BTreeSet::new();
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/valid"), ".game", |path, text| {
        met.insert(valid::<Pest>(text).unwrap_or_else(|what| panic!("{path}: {what}")));
        options.extend(text.lines().find_map(|line| line.strip_prefix("options ")).map(str::to_owned));
    });
    for players in 1..=5 {
        for &ending in Pest::ENDINGS {
            let census = Census { players, ending: ending.to_owned() };
            assert!(met.contains(&census), "no game for {census:?}");
        }
    }
    for said in ["duel=on", "advanced_setup=on", "edition=fr", "edition=ru"] {
        assert!(options.iter().any(|options| options.contains(said)), "no game with {said}");
    }
}

#[test]
fn invalid_games_are_refused_for_their_reason() {
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/invalid"), ".game", |path, text| {
        invalid::<Pest>(text).unwrap_or_else(|what| panic!("{path}: {what}"));
    });
}

#[test]
fn games_are_told_as_they_were() {
    told::<Pest>(env!("CARGO_MANIFEST_DIR"));
}
