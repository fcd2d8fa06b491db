//! Section 7 of the rules: what a viewer cannot know.

use kernel::{Table, Viewer};

use crate::Pest;
use crate::board::Board;

/// Face-down cards are not decided before they are turned up, and the technology deck is shuffled whenever anything went
/// into it, so a board holds nothing that a viewer does not know: to imagine the rest is to leave it undecided.
pub(crate) fn imagine(_: &mut Board, _: Viewer, _: &mut impl Table<Pest>) {}
