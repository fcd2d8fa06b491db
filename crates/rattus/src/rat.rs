//! A rat on the board: a face-down thing that everybody can follow but nobody can read.

use std::fmt;

use kernel::{Arg, Game, NotationError, Noun, Target, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// The handle of a rat token, given when it enters the board. It says nothing about the face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[ts(type = "string")]
pub struct Rat(pub(crate) u8);

impl Rat {
    /// The place of this handle in the order in which rats entered the board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number by which people know it, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Reads `rat-7`.
    pub fn from_word(word: &str) -> Option<Self> {
        let number: u8 = word.strip_prefix("rat-")?.parse().ok()?;
        (1..=49).contains(&number).then(|| Self(number - 1))
    }
}

impl fmt::Display for Rat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rat-{}", self.number())
    }
}

impl Noun for Rat {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self, f)
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.read(Self::from_word)
    }
    fn arg<G: Game>(self) -> Arg {
        self.number().into()
    }
    fn thing(self) -> Option<Target> {
        Some(Target::new("rat", self))
    }
    fn clicked(thing: &Target) -> Option<Self> {
        if thing.kind == "rat" { Self::from_word(&thing.id) } else { None }
    }
    fn any() -> Self {
        Self::default()
    }
}

impl Serialize for Rat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of rats: those of a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rats(pub(crate) u64);

impl Rats {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are at most so many. For the few that a region holds this is quicker than to count them.
    #[inline]
    pub const fn at_most(self, most: u8) -> bool {
        let (mut left, mut taken) = (self.0, 0);
        while taken < most {
            left &= left.wrapping_sub(1);
            taken += 1;
        }
        left == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn contains(self, rat: Rat) -> bool {
        self.0 >> rat.0 & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub const fn insert(&mut self, rat: Rat) {
        self.0 |= 1 << rat.0;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, rat: Rat) {
        self.0 &= !(1 << rat.0);
    }

    /// The `n`-th of them in the order in which they entered the board, from 0.
    pub fn nth(self, n: u32) -> Rat {
        Rat(nth_bit(self.0, n))
    }
}

impl IntoIterator for Rats {
    type Item = Rat;
    type IntoIter = RatsIter;
    #[inline]
    fn into_iter(self) -> RatsIter {
        RatsIter(self.0)
    }
}

/// Rats in the order in which they entered the board.
#[derive(Clone, Debug)]
pub struct RatsIter(u64);

impl Iterator for RatsIter {
    type Item = Rat;
    #[inline]
    fn next(&mut self) -> Option<Rat> {
        if self.0 == 0 {
            return None;
        }
        let rat = Rat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(rat)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

/// The place of the `n`-th set bit, from 0; there must be one.
#[inline]
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}
