//! What a choice may name, and what an event may tell.

use std::fmt;

use crate::game::Game;
use crate::notation::{NotationError, Target, Words};
use crate::options::Options;
use crate::seat::Seat;
use crate::set::Id;
use crate::text::{Arg, Message};

/// What an action may name: how it is written and read, said, and clicked. Every [`Id`], a count (`u8`) and a [`Seat`] are
/// nouns; other things a game names in its choices implement this once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no noun, so no action can name it",
    label = "say here how it is written, read, said and clicked: `impl kernel::Noun for {Self}`"
)]
pub trait Noun: Copy {
    /// Writes it.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads it.
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError>;
    /// Its name in a sentence.
    fn arg<G: Game>(self) -> Arg;
    /// The thing on the board that it is, if it is one.
    fn thing(self) -> Option<Target>;
    /// What a thing on the board is, if it is of this kind.
    fn clicked(thing: &Target) -> Option<Self>;
    /// Any of them, where a click leaves it open.
    fn any() -> Self;
    /// The kind and the number of the thing that is counted when an event names this.
    fn counted(self) -> Option<(&'static str, usize)> {
        None
    }
}

impl<T: Id> Noun for T {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.id()
    }
    fn arg<G: Game>(self) -> Arg {
        Message::name(G::ID, self).into()
    }
    fn thing(self) -> Option<Target> {
        Some(Target::of(self))
    }
    fn clicked(thing: &Target) -> Option<Self> {
        thing.id()
    }
    fn any() -> Self {
        T::ALL[0]
    }
    fn counted(self) -> Option<(&'static str, usize)> {
        Some((T::KIND, self.index()))
    }
}

/// A count is no thing on the board.
impl Noun for u8 {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self, f)
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.number()
    }
    fn arg<G: Game>(self) -> Arg {
        self.into()
    }
    fn thing(self) -> Option<Target> {
        None
    }
    fn clicked(_: &Target) -> Option<Self> {
        None
    }
    fn any() -> Self {
        1
    }
}

/// Seats beyond the largest table of the game are not read.
impl Noun for Seat {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self, f)
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let most = G::Options::SPECS[0].values.iter().filter_map(|value| value.parse().ok()).max().unwrap_or(Self::MAX);
        words.read(|word| word.parse().ok().filter(|&number: &usize| number < most).map(Self::new))
    }
    fn arg<G: Game>(self) -> Arg {
        self.into()
    }
    fn thing(self) -> Option<Target> {
        Some(Target::new("seat", self))
    }
    fn clicked(thing: &Target) -> Option<Self> {
        let number = (thing.kind == "seat").then(|| thing.id.parse().ok())??;
        (number < Self::MAX).then(|| Self::new(number))
    }
    fn any() -> Self {
        Self::new(0)
    }
    fn counted(self) -> Option<(&'static str, usize)> {
        Some(("seat", self.index()))
    }
}

/// A noun as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Written<N>(pub N);

impl<N: Noun> fmt::Display for Written<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}
