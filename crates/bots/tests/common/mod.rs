//! What the tests of bots look at.

use kernel::{Actions, Game, Seat, Sim, State};

/// Positions along a random game in which somebody has a choice.
pub fn positions<G: Game>(options: &G::Options, seed: u64) -> Vec<(State<G>, Seat)> {
    let mut dice = Sim::new(seed);
    let mut state = State::<G>::new(options, &mut dice);
    let mut legal = Actions::<G>::new();
    let mut found = Vec::new();
    while let Some(seat) = state.asked().first() {
        state.legal(seat, &mut legal);
        if legal.len() > 1 {
            found.push((state.clone(), seat));
        }
        let action = legal[dice.below(legal.len() as u32) as usize];
        state.play_unchecked(seat, action, &mut dice);
    }
    found
}
