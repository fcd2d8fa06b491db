//! The analysis of a finished game, erased.

use bots::{Account, Depth, Estimate, Style};
use kernel::record::{Deed, Record};
use kernel::{Action as _, Say as _, Seat, Session, Sim, State, Vantage, Viewer};
use protocol::{Analysis, CurvePoint, Figure, Instead, Json, SeatAccount, TurningPoint};

use crate::chain::{Chain, LONGEST};
use crate::open::round;
use crate::shelved::Shelved;
use crate::telling::Telling;

/// Raised whenever an analysis of the same game would come out differently.
pub const ANALYSIS: u64 = 2;

/// An analysis to be made: owns the record. It asks between two steps whether to go on, and comes to nothing if not.
pub type Analyser = Box<dyn FnOnce(&mut dyn FnMut() -> bool) -> Option<Analysis> + Send>;

/// So many turning points are told.
const TOLD: usize = 5;

pub(crate) fn analyser<G: Shelved>(record: Record<G>, depth: Depth) -> Analyser {
    Box::new(move |goes_on| {
        // The round in which each entry was made.
        let mut rounds = Vec::new();
        let session = Session::replay_with(record, |state: &State<G>, _| rounds.push(round(state)));
        let Ok(session) = session else { unreachable!("what was played once plays again") };
        let found = bots::analyse_while(&session, depth, goes_on)?;
        let record = session.record().clone();
        let first = CurvePoint { step: 0, shares: found.start.clone() };
        let later =
            found.steps.iter().map(|step| CurvePoint { step: step.step as u32 + 1, shares: step.shares.clone() });
        let curve: Vec<CurvePoint> = [first].into_iter().chain(later).collect();
        let mut turning: Vec<TurningPoint> =
            found.turning(TOLD).into_iter().map(|point| told(point, &rounds)).collect();
        turning.sort_by_key(|point| point.step);
        let better = |step: u32| found.steps.iter().find(|one| one.step == step as usize)?.decision.as_ref();
        let chosen = turning.iter_mut().filter(|point| !point.luck);
        let mut wanted: Vec<(&mut TurningPoint, G::Action)> =
            chosen.filter_map(|point| better(point.step)?.best.parse().ok().map(|best| (point, best))).collect();
        let players = session.players();
        let mut before: Option<State<G>> = None;
        let again = Session::replay_with(record, |state: &State<G>, played| {
            if let (Some(before), Some(played)) = (&before, played)
                && let Deed::Choice(made) = played.entry.deed
            {
                for (point, best) in wanted.iter_mut().filter(|(point, _)| point.step as usize == played.step) {
                    point.instead = instead(before, players, played.entry.seat, made, *best);
                }
            }
            before = Some(state.clone());
        });
        debug_assert!(again.is_ok(), "what was played once plays again");
        let end = |seat: usize| curve.last().map_or(0.0, |point| point.shares[seat]);
        let seats = found.seats.iter().enumerate();
        let seats = seats.map(|(seat, account)| accounted(account, found.start[seat], end(seat))).collect();
        Some(Analysis { curve, turning, seats })
    })
}

fn told(point: bots::Turning, rounds: &[Option<u8>]) -> TurningPoint {
    TurningPoint {
        step: point.step as u32,
        round: rounds.get(point.step).copied().flatten(),
        seat: point.seat as u8,
        whom: point.whom as u8,
        luck: point.luck,
        moved: figure(point.moved),
        message: point.message,
        why: point.why,
        instead: None,
    }
}

/// The better choice played out on a copy that the seat imagines: itself, and then the usual answers of a quick bot.
fn instead<G: Shelved>(
    before: &State<G>,
    players: usize,
    seat: Seat,
    made: G::Action,
    best: G::Action,
) -> Option<Instead> {
    let imagined = before.imagine(Viewer::Seat(seat), &mut Sim::new(0));
    if !imagined.asked().contains(seat) {
        return None;
    }
    let mut chain = Chain::new(&imagined, seat, best);
    while chain.choices.len() < LONGEST
        && let Some(next) = chain.next(seat)
    {
        let mut bot = Style::Greedy.bot::<G>(next.0.fingerprint());
        let answer = bot.choose(Vantage::new(&next.0, seat, players), Style::Greedy.budget::<G>());
        chain = chain.then(next, seat, answer);
    }
    let events: Vec<G::Event> = chain.events.iter().chain(&chain.end.events).cloned().collect();
    Some(Instead {
        played: made.target(),
        better: best.target(),
        label: best.say(),
        line: Telling::<G>::new(players).tell(&events).swap_remove(seat.index()),
        view: Json::of(&chain.end.state.view(Viewer::Seat(seat))),
    })
}

fn accounted(account: &Account, start: f64, end: f64) -> SeatAccount {
    SeatAccount {
        start,
        end,
        decisions: account.decisions,
        sound: account.sound,
        decided: figure(account.decided),
        missed: Some(figure(account.missed)),
        luck: figure(account.luck),
        others: account.others,
        unexplained: account.unexplained,
    }
}

fn figure(estimate: Estimate) -> Figure {
    Figure { value: estimate.value, doubt: 2.0 * estimate.error }
}
