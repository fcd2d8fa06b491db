//! Hands that are shown to whoever watches, because everybody at the table has agreed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::Place;

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
