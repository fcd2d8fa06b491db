//! How people play, out of their finished games: a person's page, their games, the ladder.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::Place;
use crate::shape;

/// The page of a person with an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonPage {
    /// The name others see.
    pub name: String,
    /// Whether it is the page of whoever asks.
    pub yours: bool,
    /// What is told; nothing if they keep it to themselves.
    pub figures: Option<PersonFigures>,
}

/// What is told of how a person plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonFigures {
    /// Since when they are known here.
    #[ts(type = "number")]
    pub since: u64,
    /// Whether they stay to the end.
    pub reliability: Reliability,
    /// By game, in the order of the shelf; those that they have played.
    pub games: Vec<GameFigures>,
    /// Whom they met most often, by game.
    pub met: Vec<Met>,
}

/// Whether somebody stays to the end of their games with other people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reliability {
    /// In a word.
    pub standing: Standing,
    /// Of their last games with other people, newest first: whether they left before the end.
    pub left: Vec<bool>,
}

/// Whether one can rely on somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Fewer than three games with other people: nobody knows.
    New,
    /// Left one of the last ten at most.
    Reliable,
    /// Left more.
    Unreliable,
}

/// How somebody plays one game. Counted are games as they are printed, against somebody, whose result is the person's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameFigures {
    /// Which game.
    pub game: String,
    /// How strong they are; nothing while they are new.
    pub rating: Option<Rating>,
    /// How many of their games are rated.
    #[ts(type = "number")]
    pub rated: u64,
    /// How many games are counted.
    #[ts(type = "number")]
    pub games: u64,
    /// How many of them they won, or shared.
    #[ts(type = "number")]
    pub wins: u64,
    /// In which place they came in, in the mean.
    pub mean_place: f64,
    /// By seat.
    pub by_seat: Vec<WinShare>,
    /// By how many played.
    pub by_players: Vec<WinShare>,
    /// Their best result.
    pub best: Option<Best>,
    /// How they score beside their tables, in their last games.
    pub categories: Vec<Category>,
}

/// A strength with its doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// The guess: 1480.
    #[ts(type = "number")]
    pub rating: i64,
    /// About 95 times in 100 the truth is not farther off than this.
    #[ts(type = "number")]
    pub doubt: i64,
}

/// How many of some games somebody won.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WinShare {
    /// The seat, from 0, or how many played.
    pub number: u8,
    /// How many games.
    #[ts(type = "number")]
    pub games: u64,
    /// How many they won, or shared.
    #[ts(type = "number")]
    pub wins: u64,
    /// How many chance alone would give them.
    pub by_chance: f64,
}

/// The best result of somebody in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Best {
    /// The points.
    #[ts(type = "number")]
    pub score: i64,
    /// How many played.
    pub players: u8,
    /// When it ended.
    #[ts(type = "number")]
    pub ended_at: u64,
    /// The table, for those who may look at it.
    pub table: Option<String>,
}

/// How somebody scores in one line of the score sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Category {
    /// What the points are for.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// In so many games.
    #[ts(type = "number")]
    pub games: u64,
    /// How many points more than the mean of the table, in the mean.
    pub beside: f64,
    /// The standard error of that.
    pub error: f64,
}

/// How two people did beside each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Met {
    /// The other.
    pub name: String,
    /// Whether they have a page.
    pub page: bool,
    /// Which game.
    pub game: String,
    /// How many games both played to their end.
    #[ts(type = "number")]
    pub games: u64,
    /// In how many the person finished ahead.
    #[ts(type = "number")]
    pub ahead: u64,
    /// In how many the other did.
    #[ts(type = "number")]
    pub behind: u64,
}

/// Some of the finished games of a person, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGames {
    /// The games.
    pub games: Vec<PlayedGame>,
    /// Whether there are older ones.
    pub more: bool,
}

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedGame {
    /// The table, for those who may look at it.
    pub table: Option<String>,
    /// Which game.
    pub game: String,
    /// What was agreed.
    pub options: String,
    /// When it ended.
    #[ts(type = "number")]
    pub ended_at: u64,
    /// Where the person sat.
    pub seat: Place,
    /// Everybody, in turn order.
    pub seats: Vec<PlayedSeat>,
    /// Whether a bot made choices for the person, so that the result is not theirs.
    pub stand_in: bool,
    /// By how much their rating moved; nothing if the result is not rated.
    #[ts(type = "number | null")]
    pub gained: Option<i64>,
    /// Why the game is not rated, in a word; nothing if it is.
    pub unrated: Option<String>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedSeat {
    /// Who sat there.
    pub by: PlayedBy,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    #[ts(type = "number")]
    pub score: i64,
}

/// Who played a seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PlayedBy {
    /// A person.
    Person {
        /// The name others see.
        name: String,
        /// Whether they have a page.
        page: bool,
    },
    /// Somebody who keeps to themselves.
    Somebody,
    /// Somebody who has left for good.
    Former,
    /// A bot of ours.
    Bot {
        /// Its level; none for one that has none.
        level: Option<u8>,
    },
    /// A bot of somebody's own.
    Machine,
}

/// Those who are strongest in a game, as far as they are known and want to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ladder {
    /// Which game.
    pub game: String,
    /// The strongest first.
    pub rungs: Vec<LadderRung>,
}

/// Somebody on the ladder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LadderRung {
    /// The name others see.
    pub name: String,
    /// How strong they are.
    pub rating: Rating,
    /// From how many games.
    #[ts(type = "number")]
    pub games: u64,
    /// Whether it is whoever asks.
    pub you: bool,
}

/// How strong and how reliable those are who sit at a table that has not begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Company {
    /// The table.
    pub table: String,
    /// Those with an account who let others know it.
    pub seats: Vec<Companion>,
}

/// Somebody who sits at a table that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Companion {
    /// Where they sit.
    pub seat: Place,
    /// How strong they are in this game; nothing while they are new.
    pub rating: Option<Rating>,
    /// Whether they stay to the end.
    pub standing: Standing,
}

/// Who is here now, and with whom a person likes to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PeopleHere {
    /// Who with an account is here and lets others know it, in the order of their names.
    pub here: Vec<String>,
    /// With whom whoever asks likes to play, in the order of their names.
    pub friends: Vec<Friend>,
}

/// Somebody with whom a person likes to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Friend {
    /// The name others see.
    pub name: String,
    /// Whether they are here and let others know it.
    pub here: bool,
}

/// The name of somebody with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FriendName {
    /// As others see it.
    pub name: String,
}

/// Whether others may know that a person is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HereSettings {
    /// Whether they may.
    pub shown: bool,
}

/// Whether somebody keeps how they play to themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureSettings {
    /// Whether nobody else is told.
    pub hidden: bool,
}
