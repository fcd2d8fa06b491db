//! What a fact can say.

use super::Seats;
use crate::{Id, Seat};

/// The value of a fact. Seats are compared as seats, however they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Words, compared as they are written; `none` if there is none.
    Words(String),
    /// Seats in order; `nobody` if there is none.
    Seats(Vec<Seat>),
}

impl Value {
    /// The value in words.
    pub(super) fn say(&self, seats: Seats) -> String {
        match self {
            Self::Words(words) if words.is_empty() => "none".to_owned(),
            Self::Words(words) => words.clone(),
            Self::Seats(list) if list.is_empty() => "nobody".to_owned(),
            Self::Seats(list) => list.iter().map(|&seat| seats.name(seat)).collect::<Vec<_>>().join(" "),
        }
    }

    /// Whether this is the value that is written there.
    pub(super) fn is(&self, written: &str, seats: Seats) -> bool {
        let mut words = written.split_whitespace();
        match self {
            Self::Words(value) if value.is_empty() => written == "none",
            Self::Words(value) => words.eq(value.split_whitespace()),
            Self::Seats(list) if list.is_empty() => words.all(|word| word == "nobody"),
            Self::Seats(list) => words.map(|word| seats.read(word)).eq(list.iter().copied().map(Some)),
        }
    }

    /// Ids in order, or `none`.
    pub fn ids<T: Id>(ids: impl IntoIterator<Item = T>) -> Self {
        let words: Vec<&str> = ids.into_iter().map(T::word).collect();
        Self::Words(words.join(" "))
    }

    /// The word of an id.
    pub fn id<T: Id>(id: T) -> Self {
        id.word().into()
    }
}

impl From<String> for Value {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<&str> for Value {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        if yes { "yes" } else { "no" }.into()
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seats(vec![seat])
    }
}

impl From<Option<Seat>> for Value {
    fn from(seat: Option<Seat>) -> Self {
        Self::Seats(seat.into_iter().collect())
    }
}

impl FromIterator<Seat> for Value {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self::Seats(seats.into_iter().collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Words(number.to_string())
            }
        }
    )*};
}
numbers!(u8, u16, u32, usize, i8, i16, i32);
