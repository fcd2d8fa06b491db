//! Whole games as fixtures: every player count, option and ending, and records that must be refused.

use std::collections::BTreeSet;

use kernel::testkit::{Census, invalid, valid};
use messina::Messina;
use trials::{each, told};

#[test]
fn valid_games_play_to_their_end() {
    let mut met = BTreeSet::new();
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/valid"), ".game", |path, text| {
        met.insert(valid::<Messina>(text).unwrap_or_else(|what| panic!("{path}: {what}")));
    });
    let alone = ["plague", "survivors", "saviours"].map(|ending| (1, ending));
    for (players, ending) in alone.into_iter().chain((2..=4).map(|players| (players, "complete"))) {
        let census = Census { players, ending: ending.to_owned() };
        assert!(met.contains(&census), "no game for {census:?}");
    }
}

#[test]
fn invalid_games_are_refused_for_their_reason() {
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/invalid"), ".game", |path, text| {
        invalid::<Messina>(text).unwrap_or_else(|what| panic!("{path}: {what}"));
    });
}

#[test]
fn games_are_told_as_they_were() {
    told::<Messina>(env!("CARGO_MANIFEST_DIR"));
}
