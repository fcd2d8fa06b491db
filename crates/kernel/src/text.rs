//! How the engine speaks: message keys and arguments, never prose. Fluent files turn them into sentences.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::set::Id;

/// A sentence to be: the key of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The key, with the game in front: `rattus-event-placed`.
    pub key: Cow<'static, str>,
    /// Named arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What an argument of a message may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, so that plural forms can follow it.
    Number(i64),
    /// Somebody's own words, shown as they are.
    Text(String),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Another message, for instance the name of a card.
    Message(Message),
    /// Several things, joined as the language joins a list.
    List(Vec<Arg>),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The name of a thing out of a data file: `game-kind-word`.
    pub fn name<T: Id>(game: &str, id: T) -> Self {
        Self::new(format!("{game}-{}-{}", T::KIND, id.word()).replace('_', "-"))
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(items: Vec<Arg>) -> Self {
        Self::List(items)
    }
}

/// Something that people are told.
pub trait Say {
    /// The message for it.
    fn say(&self) -> Message;
}
