//! Chapter 9: what the variants change. The two-player game and the priority tile are numbers in the data.

pub(crate) mod advanced;
pub(crate) mod errata;
pub(crate) mod solo;
