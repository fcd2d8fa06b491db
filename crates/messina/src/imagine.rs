//! What a viewer cannot know (section 7). Every holding is open and what nobody has seen is not decided, so there is
//! nothing to guess: drawing later is as fair as drawing now.

use kernel::{Table, Viewer};

use crate::Messina;
use crate::board::Board;

pub(crate) fn imagine(_: &mut Board, _: Viewer, _: &mut impl Table<Messina>) {}
