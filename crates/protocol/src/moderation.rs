//! Who may watch and talk at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What spectators may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// They watch and talk.
    #[default]
    Open,
    /// They watch in silence.
    Silent,
    /// Nobody watches.
    Closed,
}

/// What is done about a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Moderation {
    /// They may watch, in silence.
    Mute,
    /// They may not watch.
    Remove,
    /// They may do again what all others may.
    Readmit,
}

/// Somebody who watches, or who may not any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Watcher {
    /// A word for them, at this table.
    pub who: String,
    /// The name they go by; none if they have not said one.
    pub name: Option<String>,
    /// Whether they are here.
    pub here: bool,
    /// Whether they may not talk.
    pub muted: bool,
    /// Whether they may not watch.
    pub removed: bool,
}
