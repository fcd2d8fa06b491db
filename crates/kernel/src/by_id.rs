//! One value for each thing of a data file.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use printed::{Literal, Reader};

use crate::set::{Bits, Id, Set};

/// One value an id, so that one writes `board.rats[region]`. `N` is the number of ids; generated code gives each kind a
/// shorter name, as `ByRegion<T>`. It hashes value by value, the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ById<I, T, const N: usize>([T; N], PhantomData<I>);

impl<I, T: Hash, const N: usize> Hash for ById<I, T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        crate::numbers::hash_each(&self.0, hasher);
    }
}

impl<I: Id, T, const N: usize> ById<I, T, N> {
    /// The values, in the order of the data file.
    pub const fn new(values: [T; N]) -> Self {
        const { assert!(N == I::ALL.len(), "as many values as ids") };
        Self(values, PhantomData)
    }

    /// The value that `of` gives for each id.
    pub fn from_fn(mut of: impl FnMut(I) -> T) -> Self {
        Self::new(std::array::from_fn(|index| of(I::from_index(index))))
    }

    /// The values, in the order of the data file.
    #[inline]
    pub const fn values(&self) -> &[T; N] {
        &self.0
    }

    /// The values themselves, in the order of the data file.
    #[inline]
    pub fn into_values(self) -> [T; N] {
        self.0
    }

    /// The values, to be changed.
    #[inline]
    pub fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }

    /// The ids whose value holds.
    #[inline]
    pub fn filter<B: Bits>(&self, holds: impl Fn(&T) -> bool) -> Set<I, B> {
        let marks = self.0.iter().enumerate().map(|(index, value)| B::bit(index, holds(value)));
        Set::from_bits(marks.fold(B::default(), |bits, bit| bits | bit))
    }

    /// Each id with its value.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        I::ALL.iter().copied().zip(&self.0)
    }
}

impl<I: Id, T: Copy + Default, const N: usize> Default for ById<I, T, N> {
    fn default() -> Self {
        Self::new([T::default(); N])
    }
}

impl<I: Id, T, const N: usize> Index<I> for ById<I, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.0[id.index()]
    }
}

impl<I: Id, T, const N: usize> IndexMut<I> for ById<I, T, N> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.0[id.index()]
    }
}

impl<I: Id, T: fmt::Debug, const N: usize> fmt::Debug for ById<I, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// `ById::new([…])`.
impl<I: Id, T: Literal, const N: usize> Literal for ById<I, T, N> {
    fn read(from: &mut Reader<'_>) -> printed::Result<Self> {
        from.named("new")?;
        from.pass("(")?;
        let values = Literal::read(from)?;
        from.pass(")")?;
        Ok(Self::new(values))
    }
}

/// Reads an id from its Rust: `Region::Gallia`.
pub fn read_id<I: Id>(from: &mut Reader<'_>) -> printed::Result<I> {
    let start = *from;
    let variant = from.word()?;
    let is_it = |id: &&I| id.word().replace('_', "").eq_ignore_ascii_case(variant);
    I::ALL.iter().find(is_it).copied().ok_or_else(|| start.unread(I::KIND))
}
