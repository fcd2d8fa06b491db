//! What happened, for the log and the animations, and who may know it.

use kernel::{Message, Say, Seat, Viewer};
use serde::Serialize;

use crate::data::{Class, Region, Token};
use crate::{Rat, name};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The game is laid out: the emblem's region and the seat that begins.
    Opened {
        /// Where the plague begins.
        region: Region,
        /// Who begins.
        seat: Seat,
    },
    /// Cubes of the set-up were placed.
    Settled {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A class card was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        class: Class,
        /// From whom, if it had an owner.
        from: Option<Seat>,
    },
    /// Cubes were placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
        /// How many.
        cubes: u8,
    },
    /// The Merchant moved cubes.
    Shifted {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Region,
        /// Where to.
        to: Region,
        /// How many.
        cubes: u8,
    },
    /// The Monk moved a rat.
    Drove {
        /// Who.
        seat: Seat,
        /// Which rat.
        rat: Rat,
        /// From where.
        from: Region,
        /// Where to.
        to: Region,
    },
    /// The Witch looked at a rat.
    Looked {
        /// Who.
        seat: Seat,
        /// Which rat.
        rat: Rat,
        /// Where it lies.
        region: Region,
        /// What it shows; only the seat itself is told.
        token: Option<Token>,
    },
    /// The Witch swapped two rats.
    Swapped {
        /// Who.
        seat: Seat,
        /// One rat.
        first: Rat,
        /// The other.
        second: Rat,
    },
    /// The King sent a cube to the castle.
    Sheltered {
        /// Whose.
        seat: Seat,
        /// From where.
        region: Region,
    },
    /// The plague moved.
    Moved {
        /// Who moved it.
        seat: Seat,
        /// Where to.
        region: Region,
    },
    /// A new rat was laid out.
    Spread {
        /// Which.
        rat: Rat,
        /// Where.
        region: Region,
    },
    /// The emblem counts as neutral cubes.
    Bonus {
        /// Who said so.
        seat: Seat,
    },
    /// A rat was turned over.
    Flipped {
        /// Where.
        region: Region,
        /// Which.
        rat: Rat,
        /// What it shows.
        token: Token,
        /// The cubes counted against its limit, neutral ones included.
        people: u8,
        /// Whether it strikes.
        strikes: bool,
    },
    /// A player lost cubes to a rat.
    Lost {
        /// Who.
        seat: Seat,
        /// Where.
        region: Region,
        /// How many.
        cubes: u8,
    },
    /// The final round begins.
    FinalRound {
        /// The last player, who takes no part in it.
        last: Seat,
    },
    /// The Peasant added a last cube.
    Added {
        /// Whose.
        seat: Seat,
        /// Where.
        region: Region,
    },
    /// The Knight moved the emblem in the final round.
    Rode {
        /// Who.
        seat: Seat,
        /// Where to.
        region: Region,
    },
    /// The final plague begins.
    FinalPlague,
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

impl Say for Event {
    fn say(&self) -> Message {
        let by = |key: &str, seat: Seat| Message::new(key).with("seat", seat);
        let number = |rat: Rat| usize::from(rat.0) + 1;
        match *self {
            Self::Opened { region, seat } => by("rattus-event-opened", seat).with("region", name(region)),
            Self::Settled { seat, region } => by("rattus-event-settled", seat).with("region", name(region)),
            Self::Turn { seat } => by("rattus-event-turn", seat),
            Self::Took { seat, class, from: None } => by("rattus-event-took", seat).with("class", name(class)),
            Self::Took { seat, class, from: Some(from) } => {
                by("rattus-event-took-from", seat).with("class", name(class)).with("from", from)
            }
            Self::Placed { seat, region, cubes } => {
                by("rattus-event-placed", seat).with("region", name(region)).with("cubes", cubes)
            }
            Self::Shifted { seat, from, to, cubes } => {
                by("rattus-event-shifted", seat).with("from", name(from)).with("to", name(to)).with("cubes", cubes)
            }
            Self::Drove { seat, rat, from, to } => {
                by("rattus-event-drove", seat).with("rat", number(rat)).with("from", name(from)).with("to", name(to))
            }
            Self::Looked { seat, rat, region, token: None } => {
                by("rattus-event-looked", seat).with("rat", number(rat)).with("region", name(region))
            }
            Self::Looked { seat, rat, region, token: Some(token) } => by("rattus-event-saw", seat)
                .with("rat", number(rat))
                .with("region", name(region))
                .with("token", name(token)),
            Self::Swapped { seat, first, second } => {
                by("rattus-event-swapped", seat).with("first", number(first)).with("second", number(second))
            }
            Self::Sheltered { seat, region } => by("rattus-event-sheltered", seat).with("region", name(region)),
            Self::Moved { seat, region } => by("rattus-event-moved", seat).with("region", name(region)),
            Self::Spread { rat, region } => {
                Message::new("rattus-event-spread").with("rat", number(rat)).with("region", name(region))
            }
            Self::Bonus { seat } => by("rattus-event-bonus", seat),
            Self::Flipped { region, rat, token, people, strikes } => {
                Message::new(if strikes { "rattus-event-struck" } else { "rattus-event-missed" })
                    .with("rat", number(rat))
                    .with("region", name(region))
                    .with("token", name(token))
                    .with("people", people)
            }
            Self::Lost { seat, region, cubes } => {
                by("rattus-event-lost", seat).with("region", name(region)).with("cubes", cubes)
            }
            Self::FinalRound { last } => by("rattus-event-final-round", last),
            Self::Added { seat, region } => by("rattus-event-added", seat).with("region", name(region)),
            Self::Rode { seat, region } => by("rattus-event-rode", seat).with("region", name(region)),
            Self::FinalPlague => Message::new("rattus-event-final-plague"),
        }
    }
}
