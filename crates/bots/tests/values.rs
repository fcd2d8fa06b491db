//! What people are told comes true: in fresh games of every number of players, in every game that has a net.
//!
//! The series are short, so the gates are wide: they find a net that does not fit its game, not one that is a little too sure.
//! The long series stand in docs/bots.md.

use std::time::Duration;

use bots::{Evaluate, Level, Series, by_players, calibrate};
use contagion::Contagion;
use kernel::Options as _;
use pest::Pest;
use rattus::Rattus;

/// So many games at each number of players, between bots that look one choice ahead and a little further. The judgement by hand
/// is not held to anything: `learned` are the numbers of players for which there is a net.
fn comes_true<G: Evaluate>(games: u64, learned: &[usize]) {
    for options in by_players::<G::Options>().iter().filter(|options| learned.contains(&options.players())) {
        let series = Series { games, seed: 90_210, threads: 2, patience: Duration::ZERO, watch: &|_| {} };
        let found = calibrate::<G>(options, Level::at(8), series).expect("levels do not fail");
        let (told, by_hand) = (&found.told, &found.by_hand);
        let of = format!("{} with {}: {told:?}, by hand {by_hand:?}, gain {:?}", G::ID, found.players, found.gain);
        assert!(found.net.is_some(), "{of}");
        assert!(found.gain.value > -2.0 * found.gain.error, "no worse than the judgement by hand: {of}");
        assert!(told.log_loss < f64::from(found.players as u32).ln(), "better than not to know: {of}");
        assert!(told.apart < APART, "{of}");
        assert!(told.drift.iter().all(|drift| drift.value.abs() < DRIFT + 3.0 * drift.error), "{of}");
    }
}

/// Promise and outcome are so far apart at most, on average over the buckets, and promises rise by so much at most over own
/// turns.
const APART: f64 = 0.06;
const DRIFT: f64 = 0.15;

#[test]
fn in_rattus() {
    comes_true::<Rattus>(120, &[2, 3, 4]);
}

#[test]
fn in_contagion() {
    comes_true::<Contagion>(200, &[2, 3, 4, 5]);
}

#[test]
fn in_pest() {
    comes_true::<Pest>(60, &[2, 3, 4]);
}
