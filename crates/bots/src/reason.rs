//! Why a choice is better than another, in the terms of the judgement.

use kernel::{Message, Seat, Sim, Vantage};

use crate::evaluate::{Evaluate, MOST_TERMS, Terms};
use crate::mind::Mind;

/// What each seat's points are made of after a choice, on average over what the chooser can imagine.
pub(crate) type Outlook = [Terms; Seat::MAX];

/// What follows from a choice, seen on positions that all choices of this seed are tried on.
pub(crate) fn outlook<G: Evaluate>(
    mind: &mut Mind<G>,
    vantage: Vantage<'_, G>,
    action: G::Action,
    samples: u32,
    seed: u64,
) -> Outlook {
    let mut outlook = [[0.0; MOST_TERMS]; Seat::MAX];
    let mut sim = Sim::new(seed);
    for _ in 0..samples {
        let mut state = vantage.imagine(&mut sim);
        state.play_unchecked(vantage.seat(), action, mind.sim());
        let terms = mind.terms_later(state, vantage.players());
        for (mean, term) in outlook.as_flattened_mut().iter_mut().zip(terms.as_flattened()) {
            *mean += term / samples as f32;
        }
    }
    outlook
}

/// The sentences for one choice against another, weightiest first, at most two; none if nothing speaks for it. A term weighs
/// what it moves the share of the game by: a point of one's own counts for as much as the others have of the game, a point
/// of another for as much as that one has.
pub(crate) fn reasons<G: Evaluate>(chosen: &Outlook, other: &Outlook, seat: Seat, players: usize) -> Vec<Message> {
    let shares = crate::evaluate::shares::<G>(&chosen.map(|terms| terms.iter().sum()), players, 1.0);
    let mut found = Vec::new();
    for whose in Seat::all(players) {
        let share = shares[whose.index()];
        let weight = if players == 1 {
            1.0
        } else if whose == seat {
            1.0 - share
        } else {
            -share
        };
        let (chosen, other) = (&chosen[whose.index()], &other[whose.index()]);
        for (term, name) in G::TERMS.iter().enumerate() {
            let pull = weight * (chosen[term] - other[term]);
            let way = if whose == seat { "more" } else { "less" };
            found.push((pull, name, way, whose));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let least = (found.first().map_or(0.0, |found| found.0) / 2.0).max(LEAST * G::EDGE);
    let told = found.into_iter().take(2).filter(|(pull, ..)| *pull >= least);
    told.map(|(_, name, way, whose)| Message::new(format!("{}-term-{name}-{way}", G::ID)).with("seat", whose)).collect()
}

/// Less than this part of what makes a favourite is not worth a word.
const LEAST: f32 = 0.01;

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use rattus::Rattus;

    use super::{MOST_TERMS, Outlook, reasons};

    /// What two seats have of the first two terms of Rattus: of cubes, and in the castle.
    fn outlook(own: [f32; 2], other: [f32; 2]) -> Outlook {
        let mut outlook = [[0.0; MOST_TERMS]; Seat::MAX];
        outlook[0][..2].copy_from_slice(&own);
        outlook[1][..2].copy_from_slice(&other);
        outlook
    }

    #[test]
    fn a_choice_is_praised_for_what_one_has_more_of_and_another_less() {
        let said = |chosen: &Outlook, other: &Outlook| -> Vec<String> {
            reasons::<Rattus>(chosen, other, Seat::new(0), 2).iter().map(|why| why.key.to_string()).collect()
        };
        let (plain, better) = (outlook([5.0, 0.0], [5.0, 0.0]), outlook([7.0, 0.0], [5.0, 0.0]));
        assert_eq!(said(&better, &plain), ["rattus-term-cubes-more"]);
        assert!(said(&plain, &better).is_empty(), "nothing speaks for having less");
        assert_eq!(said(&outlook([5.0, 0.0], [5.0, -2.0]), &plain), ["rattus-term-castle-less"]);
        assert!(said(&outlook([5.01, 0.0], [5.0, 0.0]), &plain).is_empty(), "a trifle is not worth a word");
    }
}
