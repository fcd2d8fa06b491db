//! Hands that are shown to whoever watches, because everybody at the table has agreed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::{Choice, Place};

/// How much later than the table spectators see hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Delay {
    /// So many choices later.
    Choices {
        /// From 0 to 30. What is said at once is one choice.
        count: u8,
    },
    /// So many minutes later.
    Minutes {
        /// From 0 to 30.
        count: u8,
    },
}

/// What is agreed, or asked, about showing hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hands {
    /// The number of the request, which an answer repeats.
    pub request: u32,
    /// How much later than the table.
    pub delay: Delay,
    /// The seats that have agreed.
    pub agreed: Vec<Place>,
    /// The seats that are still to answer.
    pub waiting: Vec<Place>,
    /// The step from which on hands are shown, once everybody has agreed.
    pub since: Option<u32>,
}

/// What those who see all hands are told beside them, as late as the hands: how the game stands, and what the seat that is asked
/// could do. By the bots, and never to somebody who plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Commentary {
    /// The step at which it stands so.
    pub step: u32,
    /// Each seat's share of the game, between 0 and 1, with all cards known; nothing where the rules are too old to tell.
    pub shares: Option<Vec<f64>>,
    /// The seat that is asked, if it has more than one choice.
    pub seat: Option<Place>,
    /// What a strong player would weigh in its place, from what it sees: three choices at most, best first. None until that has
    /// been thought about.
    pub choices: Vec<Weighed>,
}

/// A choice that somebody else could make.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Weighed {
    /// The choice.
    pub choice: Choice,
    /// The share of the game that the seat may expect of it, between 0 and 1.
    pub share: f64,
    /// The share is right to within this much in 95 of 100 cases, as far as the tries can tell.
    pub doubt: f64,
    /// How many of those who watch think that the seat will choose it.
    pub guesses: u32,
}
