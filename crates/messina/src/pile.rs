//! Piles with a face-up tile on top: what lies below is not decided until it is turned up.

use kernel::{Bits, Id, List, Set, Table};

use crate::Messina;

/// A pile of up to `N` tiles below its top. Tiles come up in the order: those nobody has seen, then those that a refresh
/// put at the bottom, which everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T: Copy + Eq + std::hash::Hash, const N: usize> {
    /// The tile on top.
    pub top: Option<T>,
    /// Face-down tiles that nobody has seen.
    pub hidden: u8,
    /// Tiles at the bottom, the one that comes up first in front.
    pub known: List<T, N>,
}

impl<T: Id + Default, const N: usize> Pile<T, N> {
    /// A pile of `count` tiles, none of them turned up yet.
    pub(crate) fn face_down(count: u8) -> Self {
        Self { top: None, hidden: count, known: List::new() }
    }

    /// How many tiles there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.top.is_some()) + usize::from(self.hidden) + self.known.len()
    }

    /// Turns up the next tile, out of `unseen` if nobody knows it.
    pub(crate) fn reveal<B: Bits>(&mut self, unseen: Set<T, B>, table: &mut impl Table<Messina>) -> Option<T> {
        self.top = if self.hidden > 0 {
            self.hidden -= 1;
            Some(draw(unseen, table))
        } else if self.known.is_empty() {
            None
        } else {
            Some(self.known.remove(0))
        };
        self.top
    }

    /// Puts the top at the bottom, where everybody knows it.
    pub(crate) fn bury(&mut self) {
        if let Some(top) = self.top.take() {
            self.known.push(top);
        }
    }
}

/// One of the things that nobody has seen. The last of them is no surprise, and rolls no dice.
pub(crate) fn draw<T: Id, B: Bits>(unseen: Set<T, B>, table: &mut impl Table<Messina>) -> T {
    let drawn = if unseen.len() == 1 { unseen.nth(0) } else { unseen.pick(table) };
    drawn.expect("something is left to be turned up")
}
