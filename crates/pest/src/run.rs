//! The running turn: which actions are left, and a state for each of the actions that keep one.

use crate::assign::Assigning;
use crate::build::Construction;
use crate::grid::Cell;
use crate::heal::Healing;
use crate::research::Researching;
use crate::travel::Moving;
use crate::vocabulary::{Act, Level};

/// The running turn. Empty between turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The combination of the placed Assistant; none after technology 17.
    pub cell: Option<Cell>,
    /// Whether the top-row action is still to be had.
    pub top_left: bool,
    /// Whether the left-column action is still to be had.
    pub left_left: bool,
    /// How well the top-row action goes.
    pub level: Level,
    /// What the Move under way has done so far.
    pub travel: Moving,
    /// What the Build under way has done so far.
    pub build: Construction,
    /// What the Research under way has done so far.
    pub research: Researching,
    /// What the Heal under way has done so far.
    pub heal: Healing,
    /// What the Assign under way has done so far.
    pub assign: Assigning,
}

impl Default for Run {
    fn default() -> Self {
        Self {
            cell: None,
            top_left: false,
            left_left: false,
            level: Level::Normal,
            travel: Moving::default(),
            build: Construction::default(),
            research: Researching::default(),
            heal: Healing::default(),
            assign: Assigning::default(),
        }
    }
}

impl Run {
    /// A turn with a combination: both its actions may be had.
    pub(crate) fn of(cell: Cell) -> Self {
        Self { cell: Some(cell), top_left: true, left_left: true, ..Self::default() }
    }

    /// The actions that are still to be had.
    pub fn left(&self) -> impl Iterator<Item = Act> + use<> {
        let cell = self.cell;
        let top = cell.filter(|_| self.top_left).map(|cell| Act::from(cell.top));
        let left = cell.filter(|_| self.left_left).map(|cell| Act::from(cell.left));
        top.into_iter().chain(left)
    }

    /// A new action of the same turn begins with nothing done.
    #[must_use]
    pub(crate) fn next_action(self) -> Self {
        Self { cell: self.cell, top_left: self.top_left, left_left: self.left_left, ..Self::default() }
    }
}
