//! What lies on the market: tiles that can be built, the groups of their piles, and what a refresh costs.

use std::fmt;

use kernel::{Arg, Game, Id as _, Message, NotationError, Noun, Target, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::data::{CabinUpgrade, Cart, Workshop};

/// A tile that can be built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Tile {
    /// A cabin upgrade.
    Cabin(CabinUpgrade),
    /// A workshop.
    Workshop(Workshop),
    /// A cart.
    Cart(Cart),
}

impl Tile {
    /// Its word: those of cabin upgrades, workshops and carts all differ.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cabin(upgrade) => upgrade.word(),
            Self::Workshop(workshop) => workshop.word(),
            Self::Cart(cart) => cart.word(),
        }
    }

    /// The tile with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let cabin = CabinUpgrade::from_word(word).map(Self::Cabin);
        let workshop = || Workshop::from_word(word).map(Self::Workshop);
        cabin.or_else(workshop).or_else(|| Cart::from_word(word).map(Self::Cart))
    }

    /// Its name.
    pub fn name(self) -> Message {
        match self {
            Self::Cabin(upgrade) => Message::name("messina", upgrade),
            Self::Workshop(workshop) => Message::name("messina", workshop),
            Self::Cart(cart) => Message::name("messina", cart),
        }
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        match self {
            Self::Cabin(upgrade) => Target::of(upgrade),
            Self::Workshop(workshop) => Target::of(workshop),
            Self::Cart(cart) => Target::of(cart),
        }
    }
}

/// The piles that a refresh turns over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Group {
    /// The three piles of cabin upgrades.
    Cabins,
    /// The three piles of workshops.
    Workshops,
}

impl Group {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Cabins, Self::Workshops];

    /// Its word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cabins => "cabins",
            Self::Workshops => "workshops",
        }
    }

    /// The group with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.word() == word)
    }

    /// Its name.
    pub fn name(self) -> Message {
        Message::new(match self {
            Self::Cabins => "messina-group-cabins",
            Self::Workshops => "messina-group-workshops",
        })
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        Target::new("piles", self.word())
    }
}

/// What a refresh costs one of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Fee {
    /// A point.
    Point,
    /// A coin.
    Coin,
    /// A beam.
    Beam,
    /// A fire token.
    Fire,
    /// A major fire token.
    MajorFire,
}

impl Fee {
    /// All fees, in ascending order.
    pub const ALL: [Self; 5] = [Self::Point, Self::Coin, Self::Beam, Self::Fire, Self::MajorFire];

    /// Its word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Coin => "coin",
            Self::Beam => "beam",
            Self::Fire => "fire",
            Self::MajorFire => "major_fire",
        }
    }

    /// The name of what is paid, as the data file has it.
    pub fn name(self) -> Message {
        Message::new(match self {
            Self::Point => "messina-resource-points",
            Self::Coin => "messina-resource-coin",
            Self::Beam => "messina-resource-beam",
            Self::Fire => "messina-resource-fire",
            Self::MajorFire => "messina-resource-major-fire",
        })
    }
}

/// A token in the hand is no thing on the board: the piles are clicked.
impl Noun for Fee {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.read(|word| Self::ALL.into_iter().find(|fee| fee.word() == word))
    }
    fn arg<G: Game>(self) -> Arg {
        self.name().into()
    }
    fn thing(self) -> Option<Target> {
        None
    }
    fn clicked(_: &Target) -> Option<Self> {
        None
    }
    fn any() -> Self {
        Self::Coin
    }
}

impl Serialize for Fee {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
