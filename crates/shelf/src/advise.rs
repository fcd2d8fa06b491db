//! The adviser of a seat, erased.

use bots::{Cores, Evaluate};
use kernel::{Budget, Seat, State, Vantage};
use protocol::{Advice, Advised};

/// An adviser at work: owns a snapshot and says what a strong player would weigh. Meant for a pool of workers.
pub type Adviser = Box<dyn FnOnce() -> Advice + Send>;

/// With a limit of time it thinks on the threads that no bot uses; without, on one, and says the same everywhere.
pub(crate) fn adviser<G: Evaluate>(state: State<G>, seat: Seat, players: usize, seed: u64, budget: Budget) -> Adviser {
    Box::new(move || {
        let cores = budget.time.map(|_| Cores::claim());
        let threads = cores.as_ref().map_or(1, Cores::count);
        let advice = bots::advise(Vantage::new(&state, seat, players), seed, budget, threads);
        let choice = |choice: bots::Advised<G::Action>| Advised {
            action: choice.action.to_string(),
            share: choice.share.value,
            doubt: 2.0 * choice.share.error,
            why: choice.why,
            unclear: choice.unclear,
        };
        Advice { choices: advice.choices.into_iter().map(choice).collect(), tried: advice.tried }
    })
}
