//! Whoever plays badly is seen to: the analysis is held to bots of known strength.

use std::sync::Mutex;
use std::time::Duration;

use bots::{Analysis, Depth, Entrant, Level, Series, analyse, sim};
use kernel::{Record, Session, options};
use rattus::Rattus;

const DEPTH: Depth = Depth { iterations: 120, samples: 24 };

/// Games of level 1 in the first seat against level 11 in the second.
fn games(games: u64) -> Vec<Session<Rattus>> {
    let kept = Mutex::new(Vec::new());
    let keep = |game: u64, text: &str| {
        kept.lock().expect("no panic").push((game, text.to_owned()));
        true
    };
    let series = Series { games, seed: 11, threads: 2, patience: Duration::ZERO, watch: &|_| {} };
    let entrants = [Level::at(1), Level::at(11)].map(Entrant::from);
    let options = options::parse("players=2").expect("options of the game");
    sim::<Rattus>(&options, &entrants, series, Some(&keep)).expect("levels do not fail");
    let mut kept = kept.into_inner().expect("no panic");
    kept.sort_unstable();
    let replay = |(_, text): (u64, String)| {
        let (record, _) = Record::<Rattus>::parse(&text).expect("a record just written can be read");
        Session::replay(record).expect("a record just written plays out")
    };
    kept.into_iter().map(replay).collect()
}

#[test]
fn a_weak_bot_loses_at_least_three_times_as_much_as_a_strong_one() {
    let analysed: Vec<Analysis> = games(6).iter().map(|session| analyse(session, DEPTH)).collect();
    let lost = |seat: usize| -> f64 { analysed.iter().map(|game| game.seats[seat].missed.value).sum() };
    let (weak, strong) = (lost(0), lost(1));
    assert!(weak > 0.5 && weak > 3.0 * strong, "level 1 lost {weak}, level 11 {strong}");
    let banded = |seat: usize| -> usize {
        let of_seat = |game: &Analysis| {
            let steps = game.steps.iter().filter(|step| step.seat == seat);
            steps.filter(|step| step.decision.as_ref().is_some_and(|decision| decision.band.is_some())).count()
        };
        analysed.iter().map(of_seat).sum()
    };
    assert!(banded(0) > 3 * banded(1), "{} against {}", banded(0), banded(1));
}

#[test]
fn an_analysis_says_the_same_twice_and_follows_the_record() {
    let session = games(1).remove(0);
    let analysis = analyse(&session, DEPTH);
    assert_eq!(analysis, analyse(&session, DEPTH));
    assert_eq!(analysis.steps.len(), session.record().entries.len(), "nothing was taken back");
    let winner = session.state().winners(2);
    let last = &analysis.steps.last().expect("a game has steps").shares;
    for seat in kernel::Seat::all(2) {
        let share = if winner.contains(seat) { 1.0 / f64::from(winner.len() as u32) } else { 0.0 };
        assert!((last[seat.index()] - share).abs() < 1e-6, "at the end the winner has it all: {last:?}");
    }
    assert!(analysis.steps.iter().any(|step| step.luck.is_some()), "rats are drawn");
    assert!(analysis.steps.iter().any(|step| step.luck.is_none()), "and not at every step");
}
