//! Deltas to the standard game. The two-player set-up is a row of the set-up table, and the rotating first player one
//! line of `round.rs`; what is left is the neutral disease.

pub(crate) mod neutral;
