//! Whoever plays badly is seen to: the analysis is held to bots of known strength.

use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use bots::{Analysis, Decision, Depth, Entrant, Estimate, Evaluate, Level, Series, Step, analyse, share, sim};
use contagion::Contagion;
use kernel::script::{Laid, Script};
use kernel::{Actions, Message, Record, Seat, Session, Sim, State, Vantage, options};
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

/// What a choice brought is counted here with many dice of our own, on positions that its seat can imagine.
#[test]
fn a_choice_brought_the_share_behind_it_less_the_share_before_it() {
    const TRIES: u32 = 100;
    let (session, analysis) = &*ANALYSED;
    let positions = positions(session);
    let (mut off, mut doubt, mut moved) = (0.0, 0.0, 0.0);
    for step in &analysis.steps {
        let Some(decision) = &step.decision else { continue };
        let seat = Seat::new(step.seat);
        let share = |state: &State<Rattus>| f64::from(share(state, 2)[step.seat]);
        let action = step.action.parse().expect("a choice as it is written");
        let mut dice = Sim::new(step.step as u64);
        let brought = (0..TRIES).map(|_| {
            let before = Vantage::new(&positions[step.step], seat, 2).imagine(&mut dice);
            let mut after = before.clone();
            after.play_unchecked(seat, action, &mut dice);
            share(&after) - share(&before)
        });
        let brought = brought.sum::<f64>() / f64::from(TRIES);
        off += (decision.brought.value - brought).abs();
        doubt += decision.brought.error;
        moved += brought.abs();
    }
    assert!(moved > 2.0 * doubt, "choices moved {moved}, which is known but for {doubt}");
    assert!(off < 2.5 * doubt, "what choices brought is off by {off}, where the errors come to {doubt}");
}

/// The judgement of every choice that reveals nothing, from a position that is laid out.
fn judged<G: Evaluate + Script>(position: &[&str]) -> Vec<Decision> {
    let two: G::Options = options::parse("players=2").expect("every game is played by two");
    let lines: Vec<String> = position.iter().map(|line| (*line).to_owned()).collect();
    let begun = || {
        let laid = Laid::<G>::read(&two, &lines).unwrap_or_else(|fault| panic!("{fault:?}"));
        Session::from_position(two, laid, [7; 32]).0
    };
    let seat = begun().state().asked().first().expect("somebody is asked");
    let mut legal = Actions::<G>::new();
    begun().state().legal(seat, &mut legal);
    legal.retain(|action| !begun().state().would_seal(seat, *action));
    let decision = |action: &G::Action| {
        let mut session = begun();
        session.play(seat, *action).expect("it is legal");
        analyse(&session, Depth { iterations: 60, samples: 8 }).steps.remove(0).decision
    };
    legal.iter().filter_map(decision).collect()
}

/// The same position but for a rat that only the other has seen, or for the other's hand.
#[test]
fn a_choice_is_judged_by_what_its_seat_could_know() {
    let rat = |class: &str| {
        let hidden = format!("rat rat-20 gallia {class}");
        let position = ["cubes gallia red 2 yellow 2", "emblem polonia", "turn red", &hidden, "seen yellow rat-20"];
        judged::<Rattus>(&position)
    };
    let hand = |hidden: &str| {
        let position =
            ["city tokyo yellow 1 blue 1", "city cairo", "hand blue blue 3", hidden, "turn blue", "actions 2"];
        judged::<Contagion>(&position)
    };
    for (one, other) in [(rat("rat_r05"), rat("rat_r11")), (hand("hand yellow red 3"), hand("hand yellow green 3"))] {
        assert!(one.len() > 2 && one.iter().any(|decision| decision.loss.error > 0.0), "{one:#?}");
        assert_eq!(one, other);
    }
}

#[test]
fn what_was_taken_back_is_no_part_of_an_analysis() {
    let two = options::parse("players=2").expect("options of the game");
    let (mut session, _, _) = Session::<Rattus>::start(two, [7; 32]);
    let seat = session.state().asked().first().expect("somebody begins");
    let mut legal = Actions::<Rattus>::new();
    session.state().legal(seat, &mut legal);
    legal.retain(|action| !session.state().would_seal(seat, *action));
    let [first, .., last] = legal[..] else { panic!("there are two choices that can be taken back: {legal:?}") };
    session.play(seat, first).expect("it is legal");
    session.undo(seat).expect("nothing was shown");
    session.play(seat, last).expect("it is legal");
    let analysis = analyse(&session, Depth { iterations: 20, samples: 4 });
    let steps: Vec<(usize, &str)> = analysis.steps.iter().map(|step| (step.step, &*step.action)).collect();
    assert_eq!(steps[0], (2, &*last.to_string()), "{steps:?}");
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

#[test]
fn a_draw_that_may_have_done_nothing_is_no_turning_point() {
    let drawn = |value: f64, error: f64| Step {
        step: 0,
        seat: 0,
        action: "take".to_owned(),
        label: Message::new("rattus-action-take"),
        shares: vec![0.5, 0.5],
        luck: Some(vec![Estimate { value, error }, Estimate::default()]),
        decision: None,
    };
    let told = |step: Step| {
        let analysis = Analysis { start: vec![0.5, 0.5], steps: vec![step], seats: Vec::new() };
        analysis.turning(9).into_iter().map(|point| point.message.key.into_owned()).collect::<Vec<_>>()
    };
    assert_eq!(told(drawn(0.2, 0.05)), ["analysis-lucky"]);
    assert_eq!(told(drawn(-0.2, 0.05)), ["analysis-unlucky"]);
    assert!(told(drawn(0.2, 0.15)).is_empty(), "its error is nearly as large");
    assert!(told(drawn(0.02, 0.001)).is_empty(), "it moved nothing to speak of");
}
