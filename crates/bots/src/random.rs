//! Plays any legal choice, each equally likely.

use kernel::{Actions, Bot, Budget, Game, Sim, Vantage};

/// A bot without an opinion.
#[derive(Debug)]
pub struct Random<G: Game> {
    sim: Sim,
    legal: Actions<G>,
}

impl<G: Game> Random<G> {
    /// A random player with this seed.
    pub fn new(seed: u64) -> Self {
        Self { sim: Sim::new(seed), legal: Actions::<G>::new() }
    }
}

impl<G: Game> Random<G> {
    /// Chooses among some of the legal choices.
    pub(crate) fn choose_among(&mut self, among: &[G::Action]) -> G::Action {
        among[self.sim.below(among.len() as u32) as usize]
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, vantage: Vantage<'_, G>, _: Budget) -> G::Action {
        vantage.legal(&mut self.legal);
        self.legal[self.sim.below(self.legal.len() as u32) as usize]
    }
}
