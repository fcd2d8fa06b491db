//! Bots are repeatable and each better than chance; series do not depend on the number of threads.

mod common;

use std::sync::Mutex;
use std::time::Duration;

use bots::{Entrant, Search, Series, Style, Tuning, arena, sim};
use kernel::{Actions, Budget, Options as _, Vantage, options};
use rattus::Rattus;

use crate::common::positions;

type Options = <Rattus as kernel::Game>::Options;

fn options(text: &str) -> Options {
    options::parse(text).expect("options of the game")
}

fn series(games: u64, threads: usize) -> Series<'static> {
    Series { games, seed: 1347, threads, patience: Duration::from_secs(5), watch: &|_| {} }
}

#[test]
fn a_bot_chooses_legally_and_the_same_with_the_same_seed() {
    let options = options("players=3");
    for (state, seat) in positions::<Rattus>(&options, 5).into_iter().step_by(9) {
        let vantage = Vantage::new(&state, seat, options.players());
        let mut legal = Actions::<Rattus>::new();
        vantage.legal(&mut legal);
        for level in [Style::Random, Style::level(1), Style::Greedy, Style::level(10)] {
            let choice = level.bot::<Rattus>(7).choose(vantage, level.budget::<Rattus>());
            assert!(legal.contains(&choice), "{level}: {choice}");
            assert_eq!(level.bot::<Rattus>(7).choose(vantage, level.budget::<Rattus>()), choice, "{level}");
        }
    }
}

#[test]
fn a_search_stops_when_its_time_is_up() {
    let options = options("players=2");
    let (state, seat) = positions::<Rattus>(&options, 7).swap_remove(10);
    let budget = Budget { iterations: u32::MAX, time: Some(Duration::from_millis(5)) };
    let iterations = Search::<Rattus>::new(1, Tuning::WIDE).think(Vantage::new(&state, seat, 2), budget);
    assert!(iterations > 0 && iterations < u32::MAX);
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads_and_with_records() {
    let options = options("players=3");
    let levels = [Style::Greedy, Style::Random, Style::level(1)].map(Entrant::from);
    let mut one = sim::<Rattus>(&options, &levels, series(24, 1), None).expect("levels do not fail");
    let mut three = sim::<Rattus>(&options, &levels, series(24, 3), None).expect("levels do not fail");
    (one.seconds, three.seconds) = (0.0, 0.0);
    assert_eq!(one, three);
    let kept = Mutex::new(Vec::new());
    let keep = |game: u64, text: &str| {
        kept.lock().expect("no panic").push((game, text.len()));
        true
    };
    let recorded = sim::<Rattus>(&options, &levels, series(24, 2), Some(&keep)).expect("levels do not fail");
    assert_eq!(recorded.fingerprint, one.fingerprint);
    assert!((recorded.choices_per_game - one.choices_per_game).abs() < 1e-9, "records hold every choice");
    assert_eq!(kept.into_inner().expect("no panic").len(), 24);
}

#[test]
fn a_record_that_cannot_be_kept_stops_the_series() {
    let levels = [Style::Random; 2].map(Entrant::from);
    let report = sim::<Rattus>(&options("players=2"), &levels, series(50, 1), Some(&|game, _| game < 3))
        .expect("levels do not fail");
    assert_eq!((report.games, report.finished), (50, 4));
}

#[test]
fn greedy_beats_chance_and_a_short_search_beats_the_first_level() {
    let meet = |levels: &[Style], games| {
        let entrants: Vec<Entrant> = levels.iter().copied().map(Entrant::from).collect();
        arena::<Rattus>(&options("players=3"), &entrants, series(games, 2)).expect("levels do not fail")
    };
    let report = meet(&[Style::Random, Style::Greedy, Style::Random], 60);
    assert!(report.bots[1].low > 0.75, "{report:?}");
    let report = meet(&[Style::level(10), Style::level(1), Style::level(1)], 30);
    assert!(report.bots[0].win_rate > 0.5, "{report:?}");
}
