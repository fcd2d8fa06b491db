//! What a search found about each choice, for whoever studies it rather than plays by it.

use kernel::Vantage;

use crate::evaluate::Evaluate;
use crate::search::{Search, Tuning};
use crate::strength::Strength;
use crate::style::Style;
use crate::weights::Weights;

/// What a search found about one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What the seat has of the game after it, as bots weigh it: the mean over the tries.
    pub value: f32,
    /// The same as people are told it, from 0 to 1: the mean over the tries.
    pub share: f32,
    /// What bots weigh it at before anything was tried.
    pub first_sight: f32,
}

/// The choices of a seat as a bot that plays so sees them, the most tried first, of equals the one that did better: the bot
/// makes the first one when it knows nothing from before. Nothing for a style that does not search.
pub fn thoughts<G: Evaluate>(
    style: Style,
    seed: u64,
    weights: Weights,
    vantage: Vantage<'_, G>,
) -> Option<Vec<Thought<G::Action>>> {
    let strength = style.strength(&weights.levels);
    let Strength::Searching(_) = strength else { return None };
    let mut search = Search::<G>::weighed(seed, Tuning::WIDE, weights);
    search.first_mind().tell();
    search.think(vantage, strength.budget());
    let mut found: Vec<Thought<G::Action>> = search
        .tried()
        .map(|tried| {
            let mean = |total: f32, none: f32| if tried.visits > 0 { total / tried.visits as f32 } else { none };
            Thought {
                action: tried.action,
                visits: tried.visits,
                value: mean(tried.total, tried.prior),
                share: mean(tried.told, f32::NAN),
                first_sight: tried.prior,
            }
        })
        .collect();
    found.sort_by(|one, other| {
        (other.visits, other.value).partial_cmp(&(one.visits, one.value)).expect("no value is missing")
    });
    Some(found)
}
