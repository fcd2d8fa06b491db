//! Where we are in the rulebook.

use crate::data::{CabinUpgrade, Class, Ship, Space, Workshop};
use crate::player::Place;
use crate::tile::Choice;

/// A procedure of the rulebook. Those that ask somebody ask the seat whose turn (or production) it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// Whose turn comes next (5.1).
    #[default]
    Round,
    /// Which lieutenant is used?
    Lieutenant,
    /// Where does he go?
    Goal {
        /// Where he is.
        from: Place,
    },
    /// Where do the citizens of the hex go (5.3)?
    Rescue,
    /// Which cubes are burnt (5.4)?
    Burn {
        /// Cubes removed so far.
        removed: u8,
    },
    /// Fight the plague on this ship (5.6)?
    ShipFight {
        /// The ship.
        ship: Ship,
    },
    /// The step of actions (5.5).
    Act,
    /// Pending effects outside that step.
    Settle,
    /// Which of several effect lists?
    PickOption {
        /// What offers them.
        choice: Choice,
    },
    /// City or Church?
    PickRegister,
    /// Which scroll cube?
    PickScroll,
    /// Which citizen turns golden?
    PickCitizen,
    /// Which foreman is upgraded?
    PickForeman,
    /// Which foreman advances, and how?
    Advance {
        /// The one that must, if one is named.
        class: Option<Class>,
        /// Whether he may jump over a step.
        skip: bool,
    },
    /// Whom does the foreman activate?
    Activate(Activation),
    /// Refresh the piles first?
    Refresh,
    /// Which tile is built?
    Tile {
        /// Whether a refresh was paid: then a purchase is compulsory.
        refreshed: bool,
    },
    /// Which cabin is upgraded?
    PickCabin {
        /// With what.
        upgrade: CabinUpgrade,
    },
    /// Which citizen settles in the district?
    Settler {
        /// The demand that is filled, a place in the list of the district.
        demand: u8,
    },
    /// Which lieutenant is given up?
    GiveUp,
    /// Who works in this workshop?
    Worker {
        /// The workshop.
        workshop: Workshop,
        /// Whether what it earns is settled at once, as no step of actions follows.
        settle: bool,
    },
    /// The end of the round, seat after seat (5.11).
    Production,
    /// Staff workshops before they produce?
    Staffing,
    /// Who leaves quarantine, to which space?
    Quarantine,
}

/// A foreman's activations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activation {
    /// The foreman that has landed.
    pub foreman: Class,
    /// The citizens activated so far, sorted, so that equal positions are equal whatever the order of the picks.
    pub chosen: [Option<Space>; MOST_ACTIVATED],
}

/// No node lets a foreman activate more citizens than the centre does (MES-311).
pub const MOST_ACTIVATED: usize = 3;
