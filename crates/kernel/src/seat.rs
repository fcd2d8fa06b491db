//! Places at the table, sets of them, and who is looking.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A place at the table, numbered in turn order from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game may have.
    pub const MAX: usize = 8;

    /// The seat with this number.
    pub const fn new(number: usize) -> Self {
        assert!(number < Self::MAX, "a table has at most eight seats");
        Self(number as u8)
    }

    /// The number of this seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        if self.index() + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }

    /// The next seat counter-clockwise at a table of `count`.
    #[must_use]
    pub const fn previous(self, count: usize) -> Self {
        if self.0 == 0 { Self(count as u8 - 1) } else { Self(self.0 - 1) }
    }
}

impl From<Seat> for i32 {
    fn from(seat: Seat) -> Self {
        seat.0.into()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// This seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `count`.
    pub const fn all(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts `seat` in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat of the set in turn order.
    pub fn first(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;
    fn into_iter(self) -> SeatSetIter {
        SeatSetIter(self.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// The seats of a [`SeatSet`] in turn order.
#[derive(Clone, Debug)]
pub struct SeatSetIter(u8);

impl Iterator for SeatSetIter {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

/// One value a seat. Seats beyond the player count hold the default value.
///
/// ```
/// use kernel::{BySeat, Seat, SeatSet};
///
/// let last = Seat::new(2);
/// assert_eq!(last.next(3), Seat::new(0));
/// assert_eq!(Seat::all(3).collect::<SeatSet>(), SeatSet::all(3));
/// let mut points = BySeat::<i8, 4>::default();
/// points[last] += 5;
/// assert_eq!(points[last], 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Hash, const N: usize> Hash for BySeat<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        crate::numbers::hash_each(&self.0, hasher);
    }
}

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot in a seat.
    Seat(Seat),
    /// A passer-by, who sees what everybody sees.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Whether the viewer sits in one of `seats`.
    pub fn among(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(seat) => seats.contains(seat),
            Self::Spectator => false,
        }
    }

    /// Every viewer of a table of `count` seats.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator])
    }
}
