//! What happened, for the log and the animations, and who may know it.

use kernel::{Seat, Viewer};

use crate::data::{Class, Region, Token};
use crate::{Rat, Rattus};

kernel::events! {
    /// Something that happened.
    pub enum Event of Rattus {
        /// The game is laid out: the emblem's region and the seat that begins.
        Opened { region: Region, seat: Seat } = "opened",
        /// Cubes of the set-up were placed.
        Settled { seat: Seat, region: Region, cubes: u8 } = "settled",
        /// A turn begins.
        Turn { seat: Seat } = "turn",
        /// A class card was taken, perhaps from somebody.
        Took { seat: Seat, class: Class, from: Option<Seat> } = "took-from" if from.is_some(); else "took",
        /// Cubes were placed.
        Placed { seat: Seat, region: Region, cubes: u8 } = "placed",
        /// The Merchant moved cubes.
        Shifted { seat: Seat, from: Region, to: Region, cubes: u8 } = "shifted",
        /// The Monk moved a rat.
        Drove { seat: Seat, rat: Rat, from: Region, to: Region } = "drove",
        /// The Witch looked at a rat; only the seat itself is told what it shows.
        Looked { seat: Seat, rat: Rat, region: Region, token: Option<Token> } = "saw" if token.is_some(); else "looked",
        /// The Witch swapped two rats.
        Swapped { seat: Seat, first: Rat, second: Rat } = "swapped",
        /// The King sent a cube to the castle.
        Sheltered { seat: Seat, region: Region } = "sheltered",
        /// The plague moved.
        Moved { seat: Seat, region: Region } = "moved",
        /// A new rat was laid out.
        Spread { rat: Rat, region: Region } = "spread",
        /// The emblem counts as neutral cubes.
        Bonus { seat: Seat } = "bonus",
        /// A rat was turned over: what it shows, the cubes counted against its limit, neutral ones included, whether it
        /// strikes.
        Flipped { region: Region, rat: Rat, token: Token, people: u8, strikes: bool } = "struck" if strikes; else "missed",
        /// A player lost cubes to a rat.
        Lost { seat: Seat, region: Region, cubes: u8 } = "lost",
        /// The final round begins. The last player takes no part in it.
        FinalRound { last: Seat } = "final-round",
        /// The Peasant added a last cube.
        Added { seat: Seat, region: Region } = "added",
        /// The Knight moved the emblem in the final round.
        Rode { seat: Seat, region: Region } = "rode",
        /// The final plague begins.
        FinalPlague = "final-plague",
    }
}

/// What a viewer is told of an event: everything but the face the Witch saw.
pub(crate) fn witness(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Looked { seat, rat, region, token } => {
            Event::Looked { seat, rat, region, token: token.filter(|_| viewer.is(seat)) }
        }
        Event::Opened { .. }
        | Event::Settled { .. }
        | Event::Turn { .. }
        | Event::Took { .. }
        | Event::Placed { .. }
        | Event::Shifted { .. }
        | Event::Drove { .. }
        | Event::Swapped { .. }
        | Event::Sheltered { .. }
        | Event::Moved { .. }
        | Event::Spread { .. }
        | Event::Bonus { .. }
        | Event::Flipped { .. }
        | Event::Lost { .. }
        | Event::FinalRound { .. }
        | Event::Added { .. }
        | Event::Rode { .. }
        | Event::FinalPlague => event.clone(),
    }
}
