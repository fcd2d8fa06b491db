//! The adviser: the choices that a strong search weighs, and why, from what the seat knows.

use std::time::Duration;

use kernel::{Bot as _, Budget, Message, Sim, Vantage};

use crate::clock::Instant;
use crate::estimate::Estimate;
use crate::evaluate::Evaluate;
use crate::mind::Mind;
use crate::reason::{outlook, reasons};
use crate::search::{Search, Tried, Tuning};

/// So many choices are named at most.
pub const ADVISED: usize = 3;

/// How long the adviser thinks when somebody waits for it.
pub const ADVICE: Budget = Budget { iterations: 4_000, time: Some(Duration::from_millis(900)) };

/// Imagined positions on which the named choices are compared.
const SAMPLES: u32 = 24;

/// Of the time that is given, this part is spent searching; the rest is for comparing.
const SEARCHING: f32 = 0.8;

/// What the adviser says about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// At most three choices, best first.
    pub choices: Vec<Advised<A>>,
    /// How many games were tried.
    pub tried: u32,
}

/// A choice that is worth a thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    /// The choice.
    pub action: A,
    /// The share of the game that the seat may expect of it.
    pub share: Estimate,
    /// What speaks for it against the next one, and for the last against the first; nothing if nothing does.
    pub why: Vec<Message>,
    /// Whether the next choice may be just as good, as far as the tries can tell.
    pub unclear: bool,
}

/// What a strong player would weigh. With a number of iterations and no limit of time it says the same on every machine for
/// the same number of threads.
pub fn advise<G: Evaluate>(vantage: Vantage<'_, G>, seed: u64, budget: Budget, threads: usize) -> Advice<G::Action> {
    let begun = Instant::now();
    let mut search = Search::<G>::telling(seed, Tuning::WIDE);
    search.think_on(threads);
    let searching = Budget { time: budget.time.map(|time| time.mul_f32(SEARCHING)), ..budget };
    let tried = search.think(vantage, searching);
    let mut best = best(search.tried());
    let late = || budget.time.is_some_and(|time| begun.elapsed() >= time);
    let mind = search.first_mind();
    let mut outlooks = Vec::new();
    for choice in &mut best {
        // Whatever the time says, each choice is looked at: a reason from one position is better than none.
        let samples = if late() { 1 } else { SAMPLES };
        if choice.visits == 0 {
            play_out(mind, vantage, choice, samples, seed);
        }
        outlooks.push(outlook(mind, vantage, choice.action, samples, seed));
    }
    // In the order of what they promise, but for the first.
    let mut order: Vec<usize> = (0..best.len()).collect();
    order[1.min(best.len())..].sort_by(|&a, &b| best[b].share().value.total_cmp(&best[a].share().value));
    let (best, outlooks): (Vec<_>, Vec<_>) = order.into_iter().map(|at| (best[at], outlooks[at])).unzip();
    let estimates: Vec<Estimate> = best.iter().map(Tried::share).collect();
    let choices = best.iter().enumerate().map(|(at, choice)| {
        let against = if at + 1 < best.len() { at + 1 } else { 0 };
        let why = if against == at {
            Vec::new()
        } else {
            reasons::<G>(&outlooks[at], &outlooks[against], vantage.seat(), vantage.players())
        };
        let unclear = estimates.get(at + 1).is_some_and(|next| !estimates[at].is_clear_of(*next));
        Advised { action: choice.action, share: estimates[at], why, unclear }
    });
    Advice { choices: choices.collect(), tried }
}

/// The choices that were tried most, each once, and of those that were not tried the ones that looked best. The one tried most
/// stands first, as a search trusts it more than a choice that was lucky in a few tries.
fn best<A: Copy + Ord>(tried: impl Iterator<Item = Tried<A>>) -> Vec<Tried<A>> {
    let mut all: Vec<Tried<A>> = tried.collect();
    let rank = |tried: &Tried<A>| (tried.visits, tried.total, tried.prior);
    all.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("shares are numbers"));
    let mut best: Vec<Tried<A>> = Vec::new();
    for tried in all {
        if best.len() < ADVISED && best.iter().all(|known| known.action != tried.action) {
            best.push(tried);
        }
    }
    best
}

/// What comes of a choice that the search never tried: it looked too much worse at first sight.
fn play_out<G: Evaluate>(
    mind: &mut Mind<G>,
    vantage: Vantage<'_, G>,
    choice: &mut Tried<G::Action>,
    samples: u32,
    seed: u64,
) {
    let mut sim = Sim::new(seed);
    for _ in 0..samples {
        let mut state = vantage.imagine(&mut sim);
        state.play_unchecked(vantage.seat(), choice.action, mind.sim());
        let share = mind.play_out(state, vantage.players())[vantage.seat().index()];
        choice.visits += 1;
        choice.told += share;
        choice.squares += share * share;
    }
}

impl<A> Tried<A> {
    /// What the tries came to. Few tries say little, however much they agree: two that nobody made, one won and one lost,
    /// keep the doubt honest.
    fn share(&self) -> Estimate {
        let (visits, total, squares) = (f64::from(self.visits), f64::from(self.told), f64::from(self.squares));
        let value = total / visits;
        let (count, total, squares) = (visits + 2.0, total + 1.0, squares + 1.0);
        let mean = total / count;
        Estimate { value, error: ((squares / count - mean * mean).max(0.0) / count).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{State, options};
    use rattus::Rattus;

    use super::*;

    /// What speaks for the first choice is reckoned again with other dice.
    #[test]
    fn the_first_choice_is_held_against_the_second() {
        let mut dice = Sim::new(3);
        let mut state = State::<Rattus>::new(&options::parse("players=2").expect("two can play"), &mut dice);
        let (mut told, mut alike) = (0, 0);
        for seed in 0..40 {
            let Some(seat) = state.asked().first() else { break };
            let vantage = Vantage::new(&state, seat, 2);
            let advice = advise(vantage, 7, Budget { iterations: 60, time: None }, 1);
            if let [first, second, ..] = &advice.choices[..]
                && !first.why.is_empty()
            {
                let mut mind = Mind::new(seed, Tuning::WIDE, *Rattus::weights());
                let [chosen, other] =
                    [first, second].map(|choice| outlook(&mut mind, vantage, choice.action, SAMPLES, seed));
                told += 1;
                alike += u32::from(reasons::<Rattus>(&chosen, &other, seat, 2).first() == first.why.first());
            }
            let action = advice.choices[0].action;
            state.play_unchecked(seat, action, &mut dice);
        }
        assert!(told > 5 && 2 * alike > told, "of {told} reasons {alike} are the same");
    }
}
