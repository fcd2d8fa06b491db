//! Whoever plays badly is seen to: the analysis is held to bots of known strength.

use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use bots::{Analysis, Depth, Entrant, Level, Series, Step, analyse, share, sim};
use kernel::{Record, Seat, Session, Sim, State, options};
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

/// A game of them, analysed once for all tests.
static ANALYSED: LazyLock<(Session<Rattus>, Analysis)> = LazyLock::new(|| {
    let session = games(1).remove(0);
    let analysis = analyse(&session, DEPTH);
    (session, analysis)
});

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
    let (session, analysis) = &*ANALYSED;
    assert_eq!(*analysis, analyse(session, DEPTH));
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

/// The position before each entry of a record, and the one after the last.
fn positions(session: &Session<Rattus>) -> Vec<State<Rattus>> {
    let mut positions = Vec::new();
    let replayed = Session::replay_with(session.record().clone(), |state, _| positions.push(state.clone()));
    assert!(replayed.is_ok(), "what was played once plays again");
    positions
}

/// What a draw gave each seat, counted with many dice of our own: what it came to less the mean, and the spread of one draw.
fn drawn(positions: &[State<Rattus>], step: &Step) -> Vec<(f64, f64)> {
    const DRAWS: u32 = 200;
    let shares = |state: &State<Rattus>| share(state, 2).map(f64::from);
    let action = step.action.parse().expect("a choice as it is written");
    let mut dice = Sim::new(step.step as u64);
    let mut all = Vec::new();
    for _ in 0..DRAWS {
        let mut state = positions[step.step].clone();
        state.play_unchecked(Seat::new(step.seat), action, &mut dice);
        all.push(shares(&state));
    }
    let came = shares(&positions[step.step + 1]);
    let of_seat = |seat: usize| {
        let mean = all.iter().map(|shares| shares[seat]).sum::<f64>() / f64::from(DRAWS);
        let squares = all.iter().map(|shares| (shares[seat] - mean).powi(2)).sum::<f64>();
        (came[seat] - mean, (squares / f64::from(DRAWS)).sqrt())
    };
    (0..2).map(of_seat).collect()
}

#[test]
fn luck_is_what_was_drawn_against_the_mean_of_all_draws() {
    let (session, analysis) = &*ANALYSED;
    let positions = positions(session);
    let (mut off, mut expected, mut moved) = (0.0, 0.0, 0.0);
    for step in &analysis.steps {
        let Some(luck) = &step.luck else { continue };
        for (luck, (gave, spread)) in luck.iter().zip(drawn(&positions, step)) {
            off += (luck.value - gave).abs();
            expected += spread / f64::from(DEPTH.samples).sqrt();
            moved += gave.abs();
        }
    }
    assert!(moved > 2.0 * expected, "draws moved {moved}, which a mean is off by {expected}");
    assert!(off < 2.5 * expected, "luck is off by {off}, where the errors of means come to {expected}");
}

#[test]
fn what_moved_a_share_adds_up_to_what_became_of_it() {
    let (_, analysis) = &*ANALYSED;
    let last = &analysis.steps.last().expect("a game has steps").shares;
    for (seat, account) in analysis.seats.iter().enumerate() {
        let same = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "seat {seat}: {one} and {other}");
        let own: Vec<_> =
            analysis.steps.iter().filter(|step| step.seat == seat).filter_map(|step| step.decision.as_ref()).collect();
        same(account.decided.value, own.iter().map(|decision| decision.brought.value).sum());
        same(account.missed.value, own.iter().map(|decision| decision.loss.value).sum());
        same(account.luck.value, analysis.steps.iter().flat_map(|step| &step.luck).map(|luck| luck[seat].value).sum());
        let sum = account.decided.value + account.luck.value + account.others + account.unexplained;
        same(sum, last[seat] - analysis.start[seat]);
        let sound = own.iter().filter(|decision| decision.band.is_none()).count();
        assert_eq!((account.decisions as usize, account.sound as usize), (own.len(), sound), "seat {seat}");
    }
}

/// Between two choices of a seat it is the others and chance that move its share, and nothing of that is its own.
#[test]
fn what_others_choose_is_told_apart_from_what_is_not_explained() {
    let (_, analysis) = &*ANALYSED;
    let mut before = &analysis.start;
    let mut others = vec![0.0; 2];
    for step in &analysis.steps {
        for (seat, others) in others.iter_mut().enumerate().filter(|(seat, _)| *seat != step.seat) {
            *others += step.shares[seat] - before[seat] - step.luck.as_ref().map_or(0.0, |luck| luck[seat].value);
        }
        before = &step.shares;
    }
    for (account, others) in analysis.seats.iter().zip(others) {
        assert!((account.others - others).abs() < 1e-9, "{account:?}, {others}");
    }
}

#[test]
fn turning_points_are_told_from_the_largest_on_and_only_where_they_are_sure() {
    let (_, analysis) = &*ANALYSED;
    let turning = analysis.turning(usize::MAX);
    assert!(turning.iter().any(|point| point.luck) && turning.iter().any(|point| !point.luck), "{turning:#?}");
    assert!(turning.is_sorted_by(|one, next| one.moved.value.abs() >= next.moved.value.abs()), "{turning:#?}");
    for point in &turning {
        assert!(point.moved.value.abs() >= 2.0 * point.moved.error, "{point:?}");
        let step = analysis.steps.iter().find(|step| step.step == point.step).expect("a step of the game");
        if point.luck {
            assert!(point.moved.value.abs() >= 0.03, "{point:?}");
            assert_eq!(step.luck.as_ref().map(|luck| luck[point.whom]), Some(point.moved));
        } else {
            assert_eq!(step.decision.as_ref().map(|decision| -decision.loss.value), Some(point.moved.value));
            assert_eq!((point.whom, point.seat), (step.seat, step.seat));
        }
    }
    assert_eq!(analysis.turning(2), turning[..2]);
}
