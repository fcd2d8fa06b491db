//! Looks one choice ahead and takes what then looks best.

use kernel::{Actions, Bot, Budget, Sim, State, Vantage};

use crate::evaluate::Evaluate;
use crate::weights::Weights;

/// A bot that tries every choice on a few imagined positions and judges what comes of it.
#[derive(Debug)]
pub struct Greedy<G: Evaluate> {
    sim: Sim,
    legal: Actions<G>,
    weights: Weights,
    /// How far the judgement is blurred: 0 plays the best choice, 1 hardly looks.
    blur: f32,
}

/// Positions imagined when the budget does not say otherwise.
const IMAGINED: u32 = 8;

impl<G: Evaluate> Greedy<G> {
    /// A greedy player with this seed.
    pub fn new(seed: u64) -> Self {
        Self::blurred(seed, 0.0, *G::weights())
    }

    /// A greedy player that misjudges every choice by up to `blur` of the game.
    pub fn blurred(seed: u64, blur: f32, weights: Weights) -> Self {
        Self { sim: Sim::new(seed), legal: Actions::<G>::new(), weights, blur }
    }

    /// The mean worth of a choice over the imagined positions, each with its own chance.
    fn judge(&mut self, imagined: &[State<G>], action: G::Action, vantage: Vantage<'_, G>) -> f32 {
        let total: f32 = imagined
            .iter()
            .map(|state| {
                let mut state = state.clone();
                state.play_unchecked(vantage.seat(), action, &mut self.sim);
                self.weights.worth(&state, vantage.players())[vantage.seat().index()]
            })
            .sum();
        let noise = self.sim.below(1 << 16) as f32 / 65536.0;
        total / imagined.len() as f32 + self.blur * noise
    }
}

impl<G: Evaluate> Greedy<G> {
    /// Chooses among some of the legal choices.
    pub(crate) fn choose_among(&mut self, vantage: Vantage<'_, G>, budget: Budget, among: &[G::Action]) -> G::Action {
        let mut best = among[0];
        if among.len() > 1 {
            let count = budget.iterations.clamp(1, IMAGINED);
            let imagined: Vec<State<G>> = (0..count).map(|_| vantage.imagine(&mut self.sim)).collect();
            let mut most = f32::MIN;
            for &action in among {
                let worth = self.judge(&imagined, action, vantage);
                if worth > most {
                    (most, best) = (worth, action);
                }
            }
        }
        best
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, vantage: Vantage<'_, G>, budget: Budget) -> G::Action {
        let mut legal = std::mem::take(&mut self.legal);
        vantage.legal(&mut legal);
        let best = self.choose_among(vantage, budget, &legal);
        self.legal = legal;
        best
    }
}
