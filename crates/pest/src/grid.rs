//! The 3 × 3 grid of actions on a player board.

use std::fmt;

use kernel::{Arg, Game, Id as _, Message, NotationError, Noun, Target, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::event::name;
use crate::vocabulary::{Act, Left, Top};

/// A field of the grid: the two actions an Assistant there stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(as = "[Act; 2]")]
pub struct Cell {
    /// The column.
    pub top: Top,
    /// The row.
    pub left: Left,
}

impl Cell {
    /// All nine.
    pub fn all() -> impl Iterator<Item = Self> {
        Top::ALL.iter().flat_map(|&top| Left::ALL.iter().map(move |&left| Self { top, left }))
    }

    /// Its bit among the nine.
    pub fn bit(self) -> u16 {
        1 << (self.top.index() * 3 + self.left.index())
    }

    /// Its two actions.
    pub fn acts(self) -> [Act; 2] {
        [self.top.into(), self.left.into()]
    }
}

impl Noun for Cell {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.top.word(), self.left.word())
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        Ok(Self { top: words.id()?, left: words.id()? })
    }
    fn arg<G: Game>(self) -> Arg {
        let [top, left] = self.acts();
        Message::new("pest-cell").with("top", name(top)).with("left", name(left)).into()
    }
    fn thing(self) -> Option<Target> {
        Some(Target::new("cell", format_args!("{}_{}", self.top.word(), self.left.word())))
    }
    fn clicked(thing: &Target) -> Option<Self> {
        let (top, left) = (thing.kind == "cell").then_some(&thing.id)?.split_once('_')?;
        Some(Self { top: Top::from_word(top)?, left: Left::from_word(left)? })
    }
    fn any() -> Self {
        Self { top: Top::ALL[0], left: Left::ALL[0] }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.acts().serialize(serializer)
    }
}
