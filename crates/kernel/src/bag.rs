//! Things that nobody has seen: counts by kind, drawn from only when somebody looks.

use crate::game::Game;
use crate::table::Table;

/// How many there are of each of `KINDS` kinds. An undecided deck, pile or bag is nothing more than this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Bag<KINDS> {
    /// A bag with these counts.
    pub const fn new(counts: [u8; KINDS]) -> Self {
        Self(counts)
    }

    /// How many of `kind` there are.
    #[inline]
    pub const fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// The counts of all kinds.
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.0
    }

    /// How many things are in the bag.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Puts one of `kind` in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Takes one of `kind` out; there must be one.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        self.0[kind] -= 1;
    }

    /// Puts all of `other` in, as when a discard pile is shuffled back.
    pub fn pour(&mut self, other: &mut Self) {
        for (here, there) in self.0.iter_mut().zip(&mut other.0) {
            *here += std::mem::take(there);
        }
    }

    /// Draws one thing at random; every single thing is equally likely. `None` if the bag is empty.
    pub fn draw<G: Game>(&mut self, table: &mut impl Table<G>) -> Option<usize> {
        self.draw_named(table, |_| "")
    }

    /// As [`Bag::draw`], where `name` is what things of a kind are called, so that a script can call for one.
    pub fn draw_named<G: Game>(
        &mut self,
        table: &mut impl Table<G>,
        name: impl Fn(usize) -> &'static str,
    ) -> Option<usize> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let roll = table.roll_named(total, |roll| name(self.at(roll)));
        let kind = self.at(roll);
        self.0[kind] -= 1;
        Some(kind)
    }

    /// The kind of the thing with this place among all things.
    fn at(&self, place: u32) -> usize {
        let mut left = place;
        for (kind, count) in self.0.iter().enumerate() {
            if left < u32::from(*count) {
                return kind;
            }
            left -= u32::from(*count);
        }
        unreachable!("a roll below the total falls on a thing")
    }
}

impl<const KINDS: usize> Default for Bag<KINDS> {
    fn default() -> Self {
        Self([0; KINDS])
    }
}
