//! Ids of things in the data files, and sets of them.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Sub};

use crate::{Game, Table};

/// An id out of a data file: a small closed enum, numbered in the order of the file. Generated code implements it.
pub trait Id: Copy + Eq + Ord + Hash + fmt::Debug + 'static {
    /// Every id, in the order of the data file.
    const ALL: &'static [Self];
    /// What the kind of thing is called in message keys: `region`, `class`.
    const KIND: &'static str;

    /// The place of this id in [`Id::ALL`].
    fn index(self) -> usize;

    /// The stable word of the data file, as used in notation and message keys.
    fn word(self) -> &'static str;

    /// The id with this place.
    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The id with this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.word() == word)
    }
}

/// A machine word used as a set of bits.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Default
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// Bit `index`, set or not, and no other.
    fn bit(index: usize, on: bool) -> Self;
    /// Whether bit `index` is set.
    fn get(self, index: usize) -> bool;
    /// Sets or clears bit `index`.
    #[must_use]
    fn with(self, index: usize, on: bool) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
    /// The lowest set bit.
    fn lowest(self) -> Option<usize>;
    /// All but the lowest set bit.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            #[inline]
            fn bit(index: usize, on: bool) -> Self {
                Self::from(on) << index
            }
            #[inline]
            fn get(self, index: usize) -> bool {
                self >> index & 1 == 1
            }
            #[inline]
            fn with(self, index: usize, on: bool) -> Self {
                if on { self | 1 << index } else { self & !(1 << index) }
            }
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn lowest(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);

/// A set of ids, stored as bits of `B`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, B = u64> {
    bits: B,
    of: PhantomData<T>,
}

impl<T: Id, B: Bits> Set<T, B> {
    /// The set with nothing in it.
    pub fn new() -> Self {
        const { assert!(T::ALL.len() <= size_of::<B>() * 8, "the word is too narrow for these ids") };
        Self { bits: B::default(), of: PhantomData }
    }

    /// The set of all ids.
    pub fn full() -> Self {
        T::ALL.iter().copied().collect()
    }

    /// The set whose bits are these: for tables that are written down as bits.
    pub const fn from_bits(bits: B) -> Self {
        Self { bits, of: PhantomData }
    }

    /// Whether `id` is in the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.bits.get(id.index())
    }

    /// Puts `id` in; says whether it was missing.
    #[inline]
    pub fn insert(&mut self, id: T) -> bool {
        let missing = !self.contains(id);
        self.bits = self.bits.with(id.index(), true);
        missing
    }

    /// Takes `id` out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, id: T) -> bool {
        let there = self.contains(id);
        self.bits = self.bits.with(id.index(), false);
        there
    }

    /// One of them, each equally likely; a script may call for it by its word. It stays in the set. `None` if there is none.
    #[inline]
    pub fn pick<G: Game>(self, table: &mut impl Table<G>) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let word = |place: u32| self.nth(place as usize).map_or("", T::word);
        self.nth(table.roll_named(self.len() as u32, word) as usize)
    }

    /// How many ids are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The `n`-th id of the set in the order of the data file, counted from 0.
    pub fn nth(self, n: usize) -> Option<T> {
        self.into_iter().nth(n)
    }
}

/// What is in both sets.
impl<T: Id, B: Bits> BitAnd for Set<T, B> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }
}

/// What is in either set.
impl<T: Id, B: Bits> BitOr for Set<T, B> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }
}

/// What is in the first set and not in the second.
impl<T: Id, B: Bits> Sub for Set<T, B> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

impl<T: Id, B: Bits> Default for Set<T, B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Id, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::new();
        for id in ids {
            set.insert(id);
        }
        set
    }
}

impl<T: Id, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = SetIter<T, B>;
    fn into_iter(self) -> SetIter<T, B> {
        SetIter(self)
    }
}

impl<T: Id, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The ids of a [`Set`] in the order of the data file.
#[derive(Clone)]
pub struct SetIter<T, B>(Set<T, B>);

impl<T: Id, B: Bits> Iterator for SetIter<T, B> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        let index = self.0.bits.lowest()?;
        self.0.bits = self.0.bits.without_lowest();
        Some(T::from_index(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}
