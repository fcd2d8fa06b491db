//! A finished game, understood.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::json::Json;
use crate::play::{Place, Told};
use crate::shape;

/// The analysis of a finished game, or that it is still being made: ask again in a moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Analysed {
    /// It is made when no bot thinks.
    Waiting {
        /// How far it is; nothing where that cannot be told, as of a game by older rules.
        underway: Option<Underway>,
    },
    /// Here it is.
    Ready {
        /// The analysis.
        analysis: Analysis,
        /// How many times as long as usual was looked: 1, or 4 after somebody asked for that.
        looked: u32,
        /// Whether a longer look is being taken, which will stand in its place.
        longer: Option<Looking>,
    },
}

/// That a game is being looked at, or waits for it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Looking {
    /// How far it is; nothing where that cannot be told.
    pub underway: Option<Underway>,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Underway {
    /// Steps that were looked at.
    pub done: u32,
    /// Steps there are.
    pub of: u32,
}

/// Where a game was won.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// Each seat's share of the game, all cards known: after the set-up and after every entry that stands.
    pub curve: Vec<CurvePoint>,
    /// What moved it most, in order of play.
    pub turning: Vec<TurningPoint>,
    /// What each seat comes to.
    pub seats: Vec<SeatAccount>,
}

/// How the seats stood.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CurvePoint {
    /// How many entries of the record had been played.
    pub step: u32,
    /// The share of each seat, all of them together 1.
    pub shares: Vec<f64>,
}

/// A choice or a draw that moved the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurningPoint {
    /// How many entries had been played before it: the position in which it was chosen.
    pub step: u32,
    /// The round, in games that count them.
    pub round: Option<u8>,
    /// Who chose.
    pub seat: Place,
    /// Whose share it moved.
    pub whom: Place,
    /// Whether chance did it.
    pub luck: bool,
    /// By how much.
    pub moved: Figure,
    /// What happened, as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// Why something else would have been better.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub why: Vec<kernel::Message>,
    /// What would have been better, and what would have come of it; nothing where chance did it.
    pub instead: Option<Instead>,
}

/// A better choice, played out as far as its seat could know: its usual answers to what then is asked, up to the first
/// question to others and the first thing that nobody could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Instead {
    /// The thing of the choice that was made.
    #[ts(as = "shape::Target")]
    #[schema(value_type = shape::Target)]
    pub played: kernel::Target,
    /// The thing of the better one.
    #[ts(as = "shape::Target")]
    #[schema(value_type = shape::Target)]
    pub better: kernel::Target,
    /// What the better one does, as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub label: kernel::Message,
    /// What would have happened.
    pub line: Vec<Told>,
    /// What the seat would have seen then, as it imagines what it cannot know.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
}

/// What moved the share of a seat over the whole game. Choices, luck, others and the rest add up to its change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatAccount {
    /// The share after the set-up.
    pub start: f64,
    /// The share at the end.
    pub end: f64,
    /// Choices that were judged.
    pub decisions: u32,
    /// Of these, the ones in which nothing better could be shown.
    pub sound: u32,
    /// What its choices cost: 0 at best.
    pub decided: Figure,
    /// What the best choices would have brought beyond that; it is no part of the sum. Packages of older rules do not say.
    #[serde(default)]
    pub missed: Option<Figure>,
    /// What chance gave.
    pub luck: Figure,
    /// What the others did.
    pub others: f64,
    /// What is not explained.
    pub unexplained: f64,
}

/// A share of the game and its doubt.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Figure {
    /// The share.
    pub value: f64,
    /// It is right to within this much in 95 of 100 cases.
    pub doubt: f64,
}
