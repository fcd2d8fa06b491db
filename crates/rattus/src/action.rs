//! What can be chosen. The order of the lines is the order of every list.

use crate::data::{Class, Region};
use crate::{Rat, Rattus};

kernel::actions! {
    /// One choice.
    pub enum Action of Rattus {
        /// Set-up: two cubes go there (RAT-09).
        Settle(region: Region) = "settle {region}",
        /// Take a class card (RAT-15).
        Take(class: Class) = "take {class}",
        /// Place cubes, without the Peasant's extra one (RAT-19).
        Place(region: Region) = "place {region}",
        /// Place cubes and the Peasant's extra one (RAT-23).
        PlaceExtra(region: Region) = "place {region} extra",
        /// Use a power.
        Use(class: Class) = "use {class}",
        /// Merchant: from here (RAT-24).
        From(region: Region) = "from {region}",
        /// Merchant: so many cubes go there (RAT-24).
        Shift { region: Region, cubes: u8 } = "shift {region} {cubes}",
        /// Monk: this rat (RAT-25).
        Drive(rat: Rat) = "drive {rat}",
        /// Monk: it goes there (RAT-25).
        To(region: Region) = "to {region}",
        /// Witch: look at this rat (RAT-26).
        Look(rat: Rat) = "look {rat}",
        /// Witch: swap the two rats (RAT-26).
        Swap = "swap",
        /// Witch: leave them as they lie (RAT-26).
        Keep = "keep",
        /// King: a cube from here goes to the castle (RAT-27).
        Shelter(region: Region) = "shelter {region}",
        /// Move the plague (RAT-28).
        Move(region: Region) = "move {region}",
        /// Lay a new rat there (RAT-32).
        Spread(region: Region) = "spread {region}",
        /// Knight: the emblem counts as neutral cubes (RAT-35).
        Bonus = "bonus",
        /// Turn this rat over (RAT-37).
        Flip(rat: Rat) = "flip {rat}",
        /// Final round, Peasant: a cube goes there (RAT-52).
        Add(region: Region) = "add {region}",
        /// Final round, Knight: the emblem goes there (RAT-53).
        Ride(region: Region) = "ride {region}",
        /// No more of this: no second look, no bonus, no King, no further power.
        Stop = "stop",
    }
}
