//! What goes over HTTP: the shelf, the lobby, setting up tables, records.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::figures::Company;
use crate::json::Json;
use crate::play::{Ask, LogEntry, Place};
use crate::shape;
use crate::table::{BotLevel, Clock, Holder, TableSummary, TableView, Visibility, You};

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Failure {
    /// A word for programs: `not_found`.
    pub code: String,
    /// A sentence for people.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// The rule that decides it, if a rule does.
    pub rule: Option<String>,
    /// The table as it is, where that helps.
    pub state: Option<Box<TableView>>,
}

/// The games on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Games {
    /// In the order of the shelf.
    pub games: Vec<GameEntry>,
}

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameEntry {
    /// The word for it: `rattus`. Its name is the message `<id>-name`.
    pub id: String,
    /// The version of its rules.
    pub rules: u32,
    /// What can be agreed before the start, `players` first.
    pub options: Vec<GameOption>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<u8>,
    /// The levels among which people choose by a word, weakest first.
    pub named_levels: Vec<u8>,
    /// Which level plays where nobody chose one.
    pub usual_levels: UsualLevels,
    /// What is not as printed on this server.
    pub patch: Vec<PatchedValue>,
}

/// Which level plays where nobody chose one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UsualLevels {
    /// Against somebody who plays a game for the first time.
    pub first_game: u8,
    /// Against somebody who just wants to play.
    pub play_now: u8,
    /// For somebody who leaves their seat to a bot.
    pub stand_in: u8,
}

/// A value of the data files that a patch changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PatchedValue {
    /// Where it stands, from the data file on: `cities.city.cairo.population`.
    pub path: String,
    /// What is printed, as TOML; nothing where the entry does not say.
    pub printed: Option<String>,
    /// What is played with, as TOML.
    pub patched: String,
    /// The same as a value.
    #[ts(type = "unknown")]
    pub value: Value,
}

/// Something that can be agreed before a game. Its name is the message `<game>-option-<key>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// The word before the equals sign.
    pub key: String,
    /// The words that may stand behind it.
    pub values: Vec<String>,
    /// What holds if nothing is said.
    pub default: String,
}

/// The rulebook of a game in one language, or the words of the check language for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rulebook {
    /// Which game.
    pub game: String,
    /// The text for people, as Markdown; a rule begins with its number: `RAT-31`.
    pub text: String,
}

/// The tables everybody may find.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// Public tables that wait for people or are in play, newest first.
    pub tables: Vec<TableSummary>,
    /// Who sits at those that wait, as far as they let others know how they play.
    pub company: Vec<Company>,
}

/// What whoever runs the server lets everybody know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ServerNotice {
    /// The server will be started again in so many milliseconds.
    #[ts(type = "number | null")]
    pub restart_in_ms: Option<u64>,
}

/// Sets up a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each says one thing of its own")]
pub struct CreateTable {
    /// Which game.
    pub game: String,
    /// What is agreed: `players=3,auto_flip=on`; what is not named keeps its default.
    #[serde(default)]
    pub options: String,
    /// A position to begin from: what stands behind `given` in a script, a line each; nothing to set up as usual.
    #[serde(default)]
    pub position: Vec<String>,
    /// Who sits where, in turn order; missing seats are open. The person who asks sits in the first `you`.
    #[serde(default)]
    pub seats: Vec<SeatRequest>,
    /// Whether the table is in the lobby.
    #[serde(default)]
    pub visibility: Visibility,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Whether everybody may ask the adviser, though people play each other.
    #[serde(default)]
    pub advice: bool,
    /// Whether everybody agrees that it is not rated.
    #[serde(default)]
    pub unrated: bool,
    /// Whether strangers sit down only if they are known to stay to the end.
    #[serde(default)]
    pub reliable: bool,
    /// Whether its record may be published without names when it is over.
    #[serde(default)]
    pub published: bool,
}

/// Looks at a position that somebody has the words of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionRequest {
    /// Which game.
    pub game: String,
    /// What is agreed; what is not named keeps its default.
    #[serde(default)]
    pub options: String,
    /// What stands behind `given` in a script, a line each; nothing for the game as it is set up.
    #[serde(default)]
    pub position: Vec<String>,
    /// Through whose eyes; a spectator's if none are said.
    #[serde(default)]
    pub eyes: Option<Place>,
}

/// A position as it lies on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PositionLook {
    /// Which game.
    pub game: String,
    /// All that is agreed.
    pub options: String,
    /// How many seats it has.
    pub seats: u8,
    /// Who is asked.
    pub asked: Vec<Place>,
    /// What is asked.
    pub ask: Option<Ask>,
    /// What is seen.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// Whoever sits down.
    Open,
    /// The person who asks.
    You,
    /// A bot.
    Bot {
        /// How strong.
        level: BotLevel,
    },
}

/// A table was set up, or somebody sat down at it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// The table.
    pub table: TableView,
    /// Your place at it.
    pub you: You,
}

/// What came of the wish to close a table whose rules the server does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Closing {
    /// Who is still to want it, by name; nobody if it is closed.
    pub waiting: Vec<String>,
}

/// Sits down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// In which seat; the first open one if none is said.
    #[serde(default)]
    pub seat: Option<Place>,
    /// The code to sit, for a table that is not public.
    #[serde(default)]
    pub code: Option<String>,
}

/// Plays on from a step of a finished game, against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The step from which to play on.
    pub step: u32,
    /// In which seat to sit.
    pub seat: Place,
    /// How strong the others are.
    pub level: BotLevel,
}

/// A part of a finished game, seen through one pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayPage {
    /// Who held the seats.
    pub holders: Vec<Holder>,
    /// How many steps the game has.
    pub steps: u32,
    /// The positions, in order.
    pub frames: Vec<ReplayFrame>,
}

/// One position of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayFrame {
    /// How many entries led to it.
    pub step: u32,
    /// The entry that led to it; the set-up for step 0.
    pub entry: LogEntry,
    /// What was seen.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// The points of each seat here.
    pub scores: Vec<i32>,
}
