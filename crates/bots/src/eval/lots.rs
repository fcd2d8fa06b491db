//! The game of lots: points are points.

use kernel::example::Lots;
use kernel::{Game as _, Seat, State};

use crate::evaluate::{Evaluate, PerSeat};

impl Evaluate for Lots {
    const EDGE: f32 = 2.0;

    fn prospects(state: &State<Self>, players: usize) -> PerSeat {
        let mut prospects = PerSeat::default();
        for seat in Seat::all(players) {
            prospects[seat.index()] = Self::standing(state.board(), seat)[0] as f32;
        }
        prospects
    }
}
