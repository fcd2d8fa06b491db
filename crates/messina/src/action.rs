//! What can be chosen.

use kernel::Target;

use crate::Messina;
use crate::data::{Cabin, Class, Register, Ship, Space, Workshop};
use crate::entry::{Entry, ScrollCube, Side};
use crate::market::{Fee, Group, Tile};
use crate::payment::Payment;
use crate::player::{Place, Spot};
use crate::site::Site;
use crate::stride::{ForemanId, Stride};

kernel::actions! {
    /// One choice. The order of the variants is the order of every list.
    pub enum Action of Messina {
        /// Use the lieutenant in this place.
        Use(place: Place) = "use {place}",
        /// Send them to this hex.
        Go(place: Site) = "go {place}",
        /// Send them to the dock of this ship, and take it.
        Sail(ship: Ship) = "sail {ship}",
        /// Call them home.
        Recall = "recall" at Place::Estate.target(),
        /// Take a citizen from the hex to this space of the estate.
        House(space: Space) = "house {space}",
        /// Take a citizen from the hex to quarantine.
        Shelter { class: Class, cabin: Cabin } = "shelter {class} {cabin}" at Target::of(cabin),
        /// Let a citizen of the hex go.
        Release(class: Class) = "release {class}",
        /// Pay fire for plague cubes.
        Burn(payment: Payment) = "burn {payment}",
        /// Take a rat with the ship.
        Rat = "rat",
        /// Resolve a pending effect.
        Resolve(entry: Entry) = "resolve {entry}",
        /// Carry out the action of the hex.
        HexAction = "action",
        /// Repopulate the hex instead.
        Repopulate = "repopulate",
        /// Buy a step on a register.
        Purchase(register: Register) = "purchase {register}",
        /// Take this one of the effect lists.
        Pick(side: Side) = "pick {side}",
        /// Take the free step on this register.
        Step(register: Register) = "step {register}",
        /// Move this scroll cube.
        Scroll(number: ScrollCube) = "scroll {number}",
        /// Turn the citizen there to the golden side.
        Upgrade(spot: Spot) = "upgrade {spot}",
        /// Turn this foreman to the upgraded side.
        Promote(foreman: ForemanId) = "promote {foreman}",
        /// Advance a foreman.
        Advance(stride: Stride) = "advance {stride}",
        /// Activate the citizen on this space.
        Activate(space: Space) = "activate {space}",
        /// Refresh a group of piles for this fee.
        Refresh { group: Group, fee: Fee } = "refresh {group} {fee}",
        /// Leave the piles as they are.
        Keep = "keep",
        /// Build this tile.
        Build(tile: Tile) = "build {tile}",
        /// Build nothing.
        Decline = "decline",
        /// Lay the upgrade on this cabin.
        Furnish(cabin: Cabin) = "furnish {cabin}",
        /// Send the citizen there back to the town.
        Settle(spot: Spot) = "settle {spot}",
        /// Give up the lieutenant in this place.
        GiveUp(place: Place) = "give_up {place}",
        /// Let the citizen of this cabin move to this space.
        Leave { cabin: Cabin, space: Space } = "leave {cabin} {space}" at Target::of(space),
        /// Let the citizen of this cabin go.
        Dismiss(cabin: Cabin) = "dismiss {cabin}",
        /// Put somebody to work in this workshop.
        Staff(workshop: Workshop) = "staff {workshop}",
        /// The citizen on this space works there.
        Worker(space: Space) = "worker {space}",
        /// No more of this.
        Stop = "stop",
        /// End the turn.
        End = "end",
    }
}
