//! What can be chosen, in words, and the things that are clicked for it.

use std::fmt;
use std::str::FromStr;

use kernel::{Id as _, Message, NotationError, Say, Target, Words};

use crate::data::{Class, Region};
use crate::{Rat, name};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Set-up: two cubes go there (RAT-09).
    Settle(Region),
    /// Take a class card (RAT-15).
    Take(Class),
    /// Place cubes, without the Peasant's extra one (RAT-19).
    Place(Region),
    /// Place cubes and the Peasant's extra one (RAT-23).
    PlaceExtra(Region),
    /// Use a power.
    Use(Class),
    /// Merchant: from here (RAT-24).
    From(Region),
    /// Merchant: so many cubes go there (RAT-24).
    Shift {
        /// Where to.
        to: Region,
        /// How many.
        cubes: u8,
    },
    /// Monk: this rat (RAT-25).
    Drive(Rat),
    /// Monk: it goes there (RAT-25).
    To(Region),
    /// Witch: look at this rat (RAT-26).
    Look(Rat),
    /// Witch: swap the two rats (RAT-26).
    Swap,
    /// Witch: leave them as they lie (RAT-26).
    Keep,
    /// King: a cube from here goes to the castle (RAT-27).
    Shelter(Region),
    /// Move the plague (RAT-28).
    Move(Region),
    /// Lay a new rat there (RAT-32).
    Spread(Region),
    /// Knight: the emblem counts as neutral cubes (RAT-35).
    Bonus,
    /// Turn this rat over (RAT-37).
    Flip(Rat),
    /// Final round, Peasant: a cube goes there (RAT-52).
    Add(Region),
    /// Final round, Knight: the emblem goes there (RAT-53).
    Ride(Region),
    /// No more of this: no second look, no bonus, no King, no further power.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Settle(region) => write!(f, "settle {}", region.word()),
            Self::Take(class) => write!(f, "take {}", class.word()),
            Self::Place(region) => write!(f, "place {}", region.word()),
            Self::PlaceExtra(region) => write!(f, "place {} extra", region.word()),
            Self::Use(class) => write!(f, "use {}", class.word()),
            Self::From(region) => write!(f, "from {}", region.word()),
            Self::Shift { to, cubes } => write!(f, "shift {} {cubes}", to.word()),
            Self::Drive(rat) => write!(f, "drive {rat}"),
            Self::To(region) => write!(f, "to {}", region.word()),
            Self::Look(rat) => write!(f, "look {rat}"),
            Self::Swap => f.write_str("swap"),
            Self::Keep => f.write_str("keep"),
            Self::Shelter(region) => write!(f, "shelter {}", region.word()),
            Self::Move(region) => write!(f, "move {}", region.word()),
            Self::Spread(region) => write!(f, "spread {}", region.word()),
            Self::Bonus => f.write_str("bonus"),
            Self::Flip(rat) => write!(f, "flip {rat}"),
            Self::Add(region) => write!(f, "add {}", region.word()),
            Self::Ride(region) => write!(f, "ride {}", region.word()),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let error = words.error();
        let action = match words.word()? {
            "settle" => Self::Settle(words.id()?),
            "take" => Self::Take(words.id()?),
            "place" => {
                let region = words.id()?;
                if words.accept("extra") { Self::PlaceExtra(region) } else { Self::Place(region) }
            }
            "use" => Self::Use(words.id()?),
            "from" => Self::From(words.id()?),
            "shift" => Self::Shift { to: words.id()?, cubes: words.number()? },
            "drive" => Self::Drive(words.read(Rat::from_word)?),
            "to" => Self::To(words.id()?),
            "look" => Self::Look(words.read(Rat::from_word)?),
            "swap" => Self::Swap,
            "keep" => Self::Keep,
            "shelter" => Self::Shelter(words.id()?),
            "move" => Self::Move(words.id()?),
            "spread" => Self::Spread(words.id()?),
            "bonus" => Self::Bonus,
            "flip" => Self::Flip(words.read(Rat::from_word)?),
            "add" => Self::Add(words.id()?),
            "ride" => Self::Ride(words.id()?),
            "stop" => Self::Stop,
            _ => return Err(error),
        };
        words.end(action)
    }
}

impl kernel::Action for Action {
    fn target(&self) -> Target {
        match *self {
            Self::Settle(region)
            | Self::Place(region)
            | Self::PlaceExtra(region)
            | Self::From(region)
            | Self::Shift { to: region, .. }
            | Self::To(region)
            | Self::Shelter(region)
            | Self::Move(region)
            | Self::Spread(region)
            | Self::Add(region)
            | Self::Ride(region) => Target::of(region),
            Self::Take(class) | Self::Use(class) => Target::of(class),
            Self::Drive(rat) | Self::Look(rat) | Self::Flip(rat) => Target::new("rat", rat),
            Self::Swap => Target::button("swap"),
            Self::Keep => Target::button("keep"),
            Self::Bonus => Target::button("bonus"),
            Self::Stop => Target::button("stop"),
        }
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        let at = |key: &str, region| Message::new(key).with("region", name(region));
        let with = |key: &str, rat: Rat| Message::new(key).with("rat", usize::from(rat.0) + 1);
        match *self {
            Self::Settle(region) => at("rattus-action-settle", region),
            Self::Take(class) => Message::new("rattus-action-take").with("class", name(class)),
            Self::Place(region) => at("rattus-action-place", region),
            Self::PlaceExtra(region) => at("rattus-action-place-extra", region),
            Self::Use(class) => Message::new("rattus-action-use").with("class", name(class)),
            Self::From(region) => at("rattus-action-from", region),
            Self::Shift { to, cubes } => at("rattus-action-shift", to).with("cubes", cubes),
            Self::Drive(rat) => with("rattus-action-drive", rat),
            Self::To(region) => at("rattus-action-to", region),
            Self::Look(rat) => with("rattus-action-look", rat),
            Self::Swap => Message::new("rattus-action-swap"),
            Self::Keep => Message::new("rattus-action-keep"),
            Self::Shelter(region) => at("rattus-action-shelter", region),
            Self::Move(region) => at("rattus-action-move", region),
            Self::Spread(region) => at("rattus-action-spread", region),
            Self::Bonus => Message::new("rattus-action-bonus"),
            Self::Flip(rat) => with("rattus-action-flip", rat),
            Self::Add(region) => at("rattus-action-add", region),
            Self::Ride(region) => at("rattus-action-ride", region),
            Self::Stop => Message::new("rattus-action-stop"),
        }
    }
}
