//! The explorer: what people take in their games, and how they fare with it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::shape;

/// What people take in a game, and how they fare with it. Nothing is told of fewer than thirty games, and nobody counts who keeps
/// their figures to themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Explorer {
    /// Which game.
    pub game: String,
    /// Only with so many players; with any number, if nothing.
    pub players: Option<u8>,
    /// Only those whose rating was in this band before the game; anybody, if nothing.
    pub band: Option<RatingBand>,
    /// The player counts there are.
    pub counts: Vec<u8>,
    /// All of them together; nothing if there are too few games.
    pub all: Option<ExplorerFigures>,
    /// Every thing that was taken in enough games, the most taken first.
    pub things: Vec<ExplorerThing>,
}

/// How strong people were before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatingBand {
    /// Below 1400.
    Low,
    /// From 1400 to 1599.
    Middle,
    /// 1600 and above.
    High,
}

/// Games in figures.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExplorerFigures {
    /// How many games.
    #[ts(type = "number")]
    pub games: u64,
    /// In how many of 100 the seats won; a shared win counts for its part.
    pub won: f64,
    /// The standard error of that.
    pub error: f64,
}

/// A thing that people took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExplorerThing {
    /// What kind of thing it is.
    pub kind: String,
    /// Its name.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub name: kernel::Message,
    /// In how many of 100 seats that could take it somebody did,
    pub taken: f64,
    /// with its standard error.
    pub taken_error: f64,
    /// How those fared who took it.
    pub with: ExplorerFigures,
}
