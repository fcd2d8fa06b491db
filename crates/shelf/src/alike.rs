//! For tests: what is offered at once, and what chance is said to make of a choice, follows from what a seat sees, and from nothing else.

use kernel::testkit::Twins;
use kernel::{Sim, State, Viewer};
use protocol::UndoOffer;

use crate::chain;
use crate::offered::offered;
use crate::shelved::Shelved;
use crate::spans::spans;

/// Plays twins of a game, which differ in nothing that a seat knows, and compares what it is offered at once in both. Says
/// how many offers were compared, or the two that differ.
pub(crate) fn alike<G: Shelved>(options: &G::Options, games: u64) -> Result<usize, String> {
    let mut compared = 0;
    for game in 0..games {
        let mut sim = Sim::new(game);
        let mut twins = Twins::<G>::start(options, &mut sim);
        while twins.step(&mut sim) {
            let [first, second] = twins.both();
            let same = |seat: &kernel::Seat| twins.alike().contains(&Viewer::Seat(*seat));
            let Some(seat) = first.asked().into_iter().find(same).filter(|_| twins.differ()) else { continue };
            let offer =
                |state: &State<G>| offered(state, Viewer::Seat(seat), 0, UndoOffer::Nothing, Vec::new()).bundles;
            let (one, other) = (offer(first), offer(second));
            if one != other {
                return Err(format!("{one:#?}\n{other:#?}"));
            }
            // Of one choice of each offer, for that takes long.
            let legal = chain::legal(first, seat);
            let choice = legal[compared % legal.len()];
            let (one_spans, other_spans) = (spans(first, seat, &[choice]), spans(second, seat, &[choice]));
            if one_spans != other_spans {
                return Err(format!("{choice}: {one_spans:#?}\n{other_spans:#?}"));
            }
            compared += usize::from(!one.is_empty());
        }
    }
    Ok(compared)
}
