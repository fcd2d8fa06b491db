//! The running turn: which actions are left and what the action under way has done so far.

use kernel::Set;

use crate::board::{Cell, Locations};
use crate::data::{Building, CapitalBuilding, Location, Road, Technology};
use crate::vocabulary::{Level, Way};

/// The running turn and the counters of the action under way. Empty between turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each says whether one thing was done in this action")]
pub struct Run {
    /// The combination of the placed Assistant; none after technology 17.
    pub cell: Option<Cell>,
    /// Whether the top-row action is still to be had.
    pub top_left: bool,
    /// Whether the left-column action is still to be had.
    pub left_left: bool,

    /// How well the top-row action goes.
    pub level: Level,
    /// Move: points left.
    pub points: u8,
    /// Move: locations entered.
    pub entered: Locations,
    /// Move: locations that the imperative has counted.
    pub spots: Locations,
    /// Move: the step under way.
    pub step: Option<Passage>,
    /// Food the action brought, and food paid for its steps.
    pub food: u8,
    /// Resources and coins the action brought.
    pub goods: u8,
    /// Produce: research tokens of the laboratories.
    pub research: u8,
    /// Subjects healed.
    pub healed: u8,
    /// Subjects assigned from the track to a building or the Capital.
    pub assigned: u8,
    /// Subjects that reached the Capital.
    pub to_capital: u8,
    /// Worker places that changed: buildings, then the Mobile Workshop.
    pub touched: u16,

    /// Build: where buildings were built.
    pub built: Locations,
    /// Build: how many.
    pub count: u8,
    /// Build: what is being built.
    pub project: Option<Project>,
    /// Build: what is still to be paid for it; Produce: what is due.
    pub due: [u8; 5],

    /// Research: the technology bought, which does not work yet.
    pub bought: Option<Technology>,
    /// Research: subjects between two slots: above 0 on the way out of a card, below 0 on the way in.
    pub adrift: i8,
    /// The patient was moved.
    pub patient_moved: bool,
    /// Technology 9 was used.
    pub inhaled: bool,
    /// Technology 11 was used.
    pub recalled: bool,
    /// Technology 12 was used.
    pub traded: bool,
}

/// A step of a Move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passage {
    /// Where to.
    pub to: Location,
    /// How.
    pub by: By,
    /// How the sick there are collected.
    pub way: Way,
    /// Points it costs.
    pub points: u8,
}

/// How a step is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Over this road.
    Road(Road),
    /// Through the Capital.
    Capital,
    /// By technology 6.
    Cloning,
}

/// Something being built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Project {
    /// A building of the player board on the map.
    Map {
        /// Which.
        building: Building,
        /// Where.
        location: Location,
    },
    /// A building of the Capital.
    Capital(CapitalBuilding),
}

impl Default for Run {
    fn default() -> Self {
        Self {
            cell: None,
            top_left: false,
            left_left: false,
            level: Level::Normal,
            points: 0,
            entered: Set::new(),
            spots: Set::new(),
            step: None,
            food: 0,
            goods: 0,
            research: 0,
            healed: 0,
            assigned: 0,
            to_capital: 0,
            touched: 0,
            built: Set::new(),
            count: 0,
            project: None,
            due: [0; 5],
            bought: None,
            adrift: 0,
            patient_moved: false,
            inhaled: false,
            recalled: false,
            traded: false,
        }
    }
}

impl Run {
    /// A new action of the same turn: its counters begin at nothing.
    #[must_use]
    pub fn next_action(self) -> Self {
        Self { cell: self.cell, top_left: self.top_left, left_left: self.left_left, ..Self::default() }
    }
}
