//! The game of lots: points are points.

use kernel::example::Lots;
use kernel::{Game as _, Seat, State};

use crate::evaluate::{Evaluate, MOST_TERMS, Terms};

impl Evaluate for Lots {
    const TERMS: &'static [&'static str] = &["points"];
    const EDGE: f32 = 2.0;

    fn terms(state: &State<Self>, players: usize) -> [Terms; Seat::MAX] {
        let mut terms = [[0.0; MOST_TERMS]; Seat::MAX];
        for seat in Seat::all(players) {
            terms[seat.index()][0] = Self::standing(state.board(), seat)[0] as f32;
        }
        terms
    }
}
