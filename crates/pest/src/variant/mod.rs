//! Chapter 9: what the variants change.

pub(crate) mod advanced;
pub(crate) mod duel;
pub(crate) mod solo;
