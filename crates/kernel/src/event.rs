//! What happened, each told in one line: its fields and its sentence.

use std::fmt::Debug;

use serde::Serialize;
use ts_rs::TS;

use crate::game::Game;
use crate::noun::Noun;
use crate::text::{Arg, Message, Say};

/// What happened, for the log and the animations. [`events!`](crate::events) makes it.
pub trait Event: Clone + Eq + Debug + Serialize + TS + Say + Send + Sync + 'static {
    /// The ends of its message keys: `placed` of `rattus-event-placed`.
    const KEYS: &'static [&'static str];

    /// The end of its message key: one of [`Event::KEYS`].
    fn key(&self) -> &'static str;

    /// Tells the kind and the number of every thing and seat that it names, in the order of its fields.
    fn names(&self, each: &mut dyn FnMut(&'static str, usize));
}

/// A field of an event, as an argument of its sentence. Every [`Noun`] is one; other kinds of fields implement this once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be told in the sentence of an event",
    label = "say here what it is in a sentence, or that it is no part of it: `impl kernel::Said for {Self}`"
)]
pub trait Said {
    /// The argument, if it has one.
    fn said<G: Game>(self) -> Option<Arg>;

    /// Tells the kind and the number of every thing and seat that it names.
    fn names(&self, _each: &mut dyn FnMut(&'static str, usize)) {}
}

impl<T: Noun> Said for T {
    fn said<G: Game>(self) -> Option<Arg> {
        Some(self.arg::<G>())
    }
    fn names(&self, each: &mut dyn FnMut(&'static str, usize)) {
        if let Some((kind, number)) = self.counted() {
            each(kind, number);
        }
    }
}

/// What is missing is not said.
impl<T: Noun> Said for Option<T> {
    fn said<G: Game>(self) -> Option<Arg> {
        self.map(T::arg::<G>)
    }
    fn names(&self, each: &mut dyn FnMut(&'static str, usize)) {
        if let Some(thing) = self {
            Said::names(thing, each);
        }
    }
}

/// Several are told as a list.
impl<T: Noun> Said for Vec<T> {
    fn said<G: Game>(self) -> Option<Arg> {
        Some(self.into_iter().map(T::arg::<G>).collect::<Vec<_>>().into())
    }
    fn names(&self, each: &mut dyn FnMut(&'static str, usize)) {
        for thing in self {
            Said::names(thing, each);
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        /// A number is said as it is.
        impl Said for $number {
            fn said<G: Game>(self) -> Option<Arg> {
                Some(self.into())
            }
        }
    )*};
}
numbers!(u16, i32);

/// Whether something is so decides which sentence it is, and is no part of it.
impl Said for bool {
    fn said<G: Game>(self) -> Option<Arg> {
        None
    }
}

impl Message {
    /// Adds a field of an event.
    #[must_use]
    pub fn with_field<G: Game>(self, name: &'static str, field: impl Said) -> Self {
        match field.said::<G>() {
            Some(arg) => self.with(name, arg),
            None => self,
        }
    }
}

/// Makes the `Event` of a game: a line an event, with its fields and the end of its key, `game-event-…`. Every field is an
/// argument of the sentence. Where a field decides which sentence it is: `"took-from" if from.is_some(); else "took"`.
/// What the sentence needs beyond the fields stands behind `with`: `"led" with points = worth(city)`.
#[macro_export]
macro_rules! events {
    ($(#[$meta:meta])* $vis:vis enum $Event:ident of $Game:ident {
        $($(#[$doc:meta])* $Variant:ident $({$($field:ident: $Type:ty),+ $(,)?})? = $key:literal
            $(if $when:expr; else $other:literal)* $(with $($arg:ident = $value:expr);+)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize, ::ts_rs::TS)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        $vis enum $Event {
            $($(#[$doc])* $Variant $({$(#[allow(missing_docs, reason = "the sentence shows it")] $field: $Type),+})?,)+
        }

        impl $crate::Event for $Event {
            const KEYS: &'static [&'static str] = &[$($key, $($other,)*)+];

            fn key(&self) -> &'static str {
                match self.clone() {
                    $(#[allow(unused_variables, reason = "some fields decide which sentence it is, others do not")]
                    Self::$Variant $({$($field),+})? => $crate::events!(@key $key $(if $when; else $other)*),)+
                }
            }

            fn names(&self, each: &mut dyn FnMut(&'static str, usize)) {
                match self {
                    $(Self::$Variant $({$($field),+})? => { $($($crate::Said::names($field, each);)+)? })+
                }
            }
        }

        impl $crate::Say for $Event {
            fn say(&self) -> $crate::Message {
                let message = |key: &str| $crate::Message::new(format!("{}-event-{key}", <$Game as $crate::Game>::ID));
                match self.clone() {
                    $(Self::$Variant $({$($field),+})? => message($crate::events!(@key $key $(if $when; else $other)*))
                        $($(.with(stringify!($arg), $value))+)?
                        $($(.with_field::<$Game>(stringify!($field), $field))+)?,)+
                }
            }
        }
    };
    (@key $key:literal) => { $key };
    (@key $key:literal if $when:expr; else $($rest:tt)+) => { if $when { $key } else { $crate::events!(@key $($rest)+) } };
    ($($other:tt)*) => {
        ::std::compile_error!(
            "events! takes an enum and its game, and a line an event with its fields and the end of its key:
    pub enum Event of Game {
        /// What happened.
        Passed { seat: Seat } = \"passed\",
        Took { seat: Seat, from: Option<Seat> } = \"took-from\" if from.is_some(); else \"took\",
    }"
        );
    };
}
