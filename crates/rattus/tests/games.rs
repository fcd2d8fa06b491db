//! Whole games as fixtures: every player count and every ending, and records that must be refused.

use std::collections::BTreeSet;

use kernel::Game as _;
use kernel::testkit::{Census, invalid, valid};
use rattus::Rattus;
use trials::{each, told};

#[test]
fn valid_games_play_to_their_end() {
    let mut met = BTreeSet::new();
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/valid"), ".game", |path, text| {
        met.insert(valid::<Rattus>(text).unwrap_or_else(|what| panic!("{path}: {what}")));
    });
    for players in 2..=4 {
        for &ending in Rattus::ENDINGS {
            let census = Census { players, ending: ending.to_owned() };
            assert!(met.contains(&census), "no game for {census:?}");
        }
    }
}

#[test]
fn invalid_games_are_refused_for_their_reason() {
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/invalid"), ".game", |path, text| {
        invalid::<Rattus>(text).unwrap_or_else(|what| panic!("{path}: {what}"));
    });
}

#[test]
fn games_are_told_as_they_were() {
    told::<Rattus>(env!("CARGO_MANIFEST_DIR"));
}
