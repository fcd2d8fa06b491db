//! What can be chosen.

use kernel::{Id as _, Message, Target};

use crate::data::{Cabin, CabinUpgrade, Cart, Class, Register, Ship, Space, Workshop};
use crate::player::{Branch, Place, Spot};
use crate::site::Site;
use crate::tile::{Choice, Entry};

/// One choice. The order of the variants is the order of every list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Use the lieutenant in this place.
    Use(Place),
    /// Send him to this hex.
    Go(Site),
    /// Send him to the dock of this ship, and take it.
    Sail(Ship),
    /// Call him home.
    Recall,
    /// Take a citizen from the hex to this space of the estate.
    House(Space),
    /// Take a citizen from the hex to quarantine.
    Shelter(Class, Cabin),
    /// Let a citizen of the hex go.
    Release(Class),
    /// Pay fire for plague cubes.
    Burn(Payment),
    /// Take a rat with the ship.
    Rat,
    /// Resolve a pending effect.
    Resolve(Entry),
    /// Carry out the action of the hex.
    HexAction,
    /// Repopulate the hex instead.
    Repopulate,
    /// Buy a step on a register.
    Purchase(Register),
    /// Take this one of the effect lists, counted from 1.
    Pick(Choice, u8),
    /// Take the free step on this register.
    Step(Register),
    /// Move this scroll cube, counted from 1.
    Scroll(u8),
    /// Turn the citizen there to his golden side.
    Upgrade(Spot),
    /// Turn this foreman to his upgraded side.
    Promote(Class),
    /// Advance a foreman.
    Advance(Stride),
    /// Activate the citizen on this space.
    Activate(Space),
    /// Refresh a group of piles for this fee.
    Refresh(Group, Fee),
    /// Leave the piles as they are.
    Keep,
    /// Build this tile.
    Build(Tile),
    /// Build nothing.
    Decline,
    /// Lay the upgrade on this cabin.
    Furnish(Cabin),
    /// Send the citizen there back to the town.
    Settle(Spot),
    /// Give up the lieutenant in this place.
    GiveUp(Place),
    /// Let the citizen of this cabin move to this space.
    Leave(Cabin, Space),
    /// Let the citizen of this cabin go.
    Dismiss(Cabin),
    /// Put somebody to work in this workshop.
    Staff(Workshop),
    /// The citizen on this space works there.
    Worker(Space),
    /// No more of this.
    Stop,
    /// End the turn.
    End,
}

/// What is paid for plague cubes, and what is removed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    /// Fire tokens.
    pub fire: u8,
    /// Major fire tokens.
    pub major: u8,
    /// What goes besides one cube of the hex.
    pub extra: Extra,
}

/// What a payment removes besides one cube of the hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Extra {
    /// Nothing.
    None,
    /// A second cube of the hex.
    Second,
    /// A cube of this neighbour.
    Beside(Site),
}

/// How a foreman advances.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stride {
    /// The foreman.
    pub foreman: Class,
    /// One step, or two with a skip.
    pub steps: u8,
    /// The branch, where it is chosen now.
    pub branch: Option<Branch>,
}

/// The piles that a refresh turns over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// The three piles of cabin upgrades.
    Cabins,
    /// The three piles of workshops.
    Workshops,
}

/// What a refresh costs one of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// A tile that can be built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// A cabin upgrade.
    Cabin(CabinUpgrade),
    /// A workshop.
    Workshop(Workshop),
    /// A cart.
    Cart(Cart),
}

impl Fee {
    /// All fees, in ascending order.
    pub const ALL: [Self; 5] = [Self::Point, Self::Coin, Self::Beam, Self::Fire, Self::MajorFire];

    /// Its word in notation and message keys.
    pub fn word(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Coin => "coin",
            Self::Beam => "beam",
            Self::Fire => "fire",
            Self::MajorFire => "major_fire",
        }
    }
}

impl Group {
    /// Its word in notation and message keys.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cabins => "cabins",
            Self::Workshops => "workshops",
        }
    }
}

impl Branch {
    /// Its word in notation and message keys.
    pub fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl Tile {
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

impl Spot {
    /// Its name.
    pub fn name(self) -> Message {
        match self {
            Self::Space(space) => Message::name("messina", space),
            Self::Cabin(cabin) => Message::name("messina", cabin),
            Self::Workshop(workshop) => Message::name("messina", workshop),
        }
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        match self {
            Self::Space(space) => Target::of(space),
            Self::Cabin(cabin) => Target::of(cabin),
            Self::Workshop(workshop) => Target::of(workshop),
        }
    }
}

impl Place {
    /// Its name.
    pub fn name(self) -> Message {
        match self {
            Self::Estate => Message::new("messina-place-estate"),
            Self::Town(site) => site.name(),
            Self::Reserve => Message::new("messina-place-reserve"),
            Self::Gone => Message::new("messina-place-gone"),
        }
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        match self {
            Self::Estate => Target::new("place", "estate"),
            Self::Town(site) => site.target(),
            Self::Reserve => Target::new("place", "reserve"),
            Self::Gone => Target::new("place", "gone"),
        }
    }
}

impl kernel::Action for Action {
    fn target(&self) -> Target {
        match *self {
            Self::Use(place) | Self::GiveUp(place) => place.target(),
            Self::Go(site) | Self::Burn(Payment { extra: Extra::Beside(site), .. }) => site.target(),
            Self::Sail(ship) => Target::of(ship),
            Self::Recall => Target::new("place", "estate"),
            Self::House(space) | Self::Activate(space) | Self::Worker(space) | Self::Leave(_, space) => {
                Target::of(space)
            }
            Self::Shelter(_, cabin) | Self::Furnish(cabin) | Self::Dismiss(cabin) => Target::of(cabin),
            Self::Release(class) => Target::of(class),
            Self::Burn(_) => Target::button("burn"),
            Self::Rat => Target::button("rat"),
            Self::Resolve(entry) => Target::new("pending", entry.word()),
            Self::HexAction => Target::button("action"),
            Self::Repopulate => Target::button("repopulate"),
            Self::Purchase(register) | Self::Step(register) => Target::of(register),
            Self::Pick(_, number) => Target::new("option", number),
            Self::Scroll(number) => Target::new("scroll", number),
            Self::Upgrade(spot) | Self::Settle(spot) => spot.target(),
            Self::Promote(class) | Self::Advance(Stride { foreman: class, .. }) => Target::new("foreman", class.word()),
            Self::Refresh(group, _) => Target::new("piles", group.word()),
            Self::Keep => Target::button("keep"),
            Self::Build(tile) => tile.target(),
            Self::Decline => Target::button("decline"),
            Self::Staff(workshop) => Target::of(workshop),
            Self::Stop => Target::button("stop"),
            Self::End => Target::button("end"),
        }
    }
}
