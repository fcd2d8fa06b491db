//! Whole games as fixtures: every player count, mode and ending, and records that must be refused.

use std::collections::BTreeSet;

use contagion::Contagion;
use kernel::testkit::{Census, invalid, valid};
use kernel::{Game as _, Options as _, Record, options};
use trials::{each, told};

#[test]
fn valid_games_play_to_their_end() {
    let mut met = BTreeSet::new();
    let mut modes = BTreeSet::new();
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/valid"), ".game", |path, text| {
        let census = valid::<Contagion>(text).unwrap_or_else(|what| panic!("{path}: {what}"));
        let (record, _) = Record::<Contagion>::parse(text).expect("it just played");
        let options = record.options;
        modes.insert((census.players, options.with_neutral(), options.head_start, options.rotating_first_player));
        met.insert(census);
    });
    for players in 2..=5 {
        for &ending in Contagion::ENDINGS {
            let census = Census { players, ending: ending.to_owned() };
            assert!(met.contains(&census), "no game for {census:?}");
        }
    }
    for options in options::every::<contagion::Options>() {
        let mode = (options.players(), options.with_neutral());
        assert!(modes.iter().any(|&(players, neutral, ..)| (players, neutral) == mode), "no game for {options:?}");
    }
    for players in 2..=5 {
        assert!(modes.iter().any(|&(seats, _, head_start, _)| seats == players && head_start), "no head start");
    }
    assert!(modes.iter().any(|&(.., rotating)| rotating), "no game with a rotating first player");
}

#[test]
fn invalid_games_are_refused_for_their_reason() {
    each(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/invalid"), ".game", |path, text| {
        invalid::<Contagion>(text).unwrap_or_else(|what| panic!("{path}: {what}"));
    });
}

#[test]
fn games_are_told_as_they_were() {
    told::<Contagion>(env!("CARGO_MANIFEST_DIR"));
}
