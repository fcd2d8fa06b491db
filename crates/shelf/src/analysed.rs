//! The analysis of a finished game, erased.

use bots::{Account, Depth, Estimate};
use kernel::record::Record;
use kernel::{Session, State};
use protocol::{Analysis, CurvePoint, Figure, SeatAccount, TurningPoint};

use crate::play::round;
use crate::shelved::Shelved;

/// Raised whenever an analysis of the same game would come out differently.
pub const ANALYSIS: u64 = 1;

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
        let first = CurvePoint { step: 0, shares: found.start.clone() };
        let later =
            found.steps.iter().map(|step| CurvePoint { step: step.step as u32 + 1, shares: step.shares.clone() });
        let curve: Vec<CurvePoint> = [first].into_iter().chain(later).collect();
        let mut turning: Vec<TurningPoint> =
            found.turning(TOLD).into_iter().map(|point| told(point, &rounds)).collect();
        turning.sort_by_key(|point| point.step);
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
    }
}

fn accounted(account: &Account, start: f64, end: f64) -> SeatAccount {
    SeatAccount {
        start,
        end,
        decisions: account.decisions,
        sound: account.sound,
        decided: figure(account.decided),
        luck: figure(account.luck),
        others: account.others,
        unexplained: account.unexplained,
    }
}

fn figure(estimate: Estimate) -> Figure {
    Figure { value: estimate.value, doubt: 2.0 * estimate.error }
}
