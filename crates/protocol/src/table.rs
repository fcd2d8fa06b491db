//! A table as people see it around the game: seats, clocks, fairness, the end.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::advice::AdviceRule;
use crate::hands::Hands;
use crate::play::{Place, Recalled};
use crate::shape;

/// Everything about a table that all who see it may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// The code of the table, which is also the link to watch it.
    pub id: String,
    /// Which game: `rattus`.
    pub game: String,
    /// What is agreed: `players=3,auto_flip=on`.
    pub options: String,
    /// How far the table is.
    pub status: Status,
    /// The step the game is at; 0 before the start.
    pub step: u32,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Whether the table is in the lobby.
    pub visibility: Visibility,
    /// How time is kept.
    pub clock: Clock,
    /// The clocks of the seats, once the game runs and if time is kept.
    pub clocks: Vec<ClockFace>,
    /// Whether the game begins from a position that somebody laid out.
    pub from_position: bool,
    /// Whether the adviser may be asked.
    pub advice: AdviceRule,
    /// Why it will not be rated, in a word, as far as that is known; nothing if it will.
    pub unrated: Option<String>,
    /// Whether its record may be published without names when it is over.
    pub published: bool,
    /// What proves that chance is fair; a game that plays on from another or begins from a position has no proof.
    pub fairness: Option<Fairness>,
    /// The undo that is waiting for consent.
    pub undo_request: Option<UndoRequest>,
    /// Whether hands are shown to spectators, or somebody asks whether they may be.
    pub hands: Option<Hands>,
    /// The table of the rematch, if there is one.
    pub rematch: Option<String>,
    /// When the game starts without the nonces that are still missing, if the host has asked for the start.
    #[ts(type = "number | null")]
    pub starts_at: Option<u64>,
    /// When the table was set up.
    #[ts(type = "number")]
    pub created_at: u64,
    /// Whether strangers sit down only if they are known to stay to the end.
    pub reliable: bool,
    /// What the host changed last, in words: `clock`, `option-players`; nothing if all is as it was set up.
    pub changed: Vec<String>,
    /// When they did.
    #[ts(type = "number | null")]
    pub changed_at: Option<u64>,
}

/// What is agreed at a table: a host may change it until the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The options of the game; what is not named keeps its default.
    pub options: String,
    /// How time is kept.
    pub clock: Clock,
    /// Whether the table is in the lobby.
    pub visibility: Visibility,
    /// Whether everybody may ask the adviser, though people play each other.
    pub advice: bool,
    /// Whether everybody agrees that it is not rated.
    pub unrated: bool,
    /// Whether strangers sit down only if they are known to stay to the end.
    pub reliable: bool,
}

/// One line of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// The code of the table.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What is agreed.
    pub options: String,
    /// How far the table is.
    pub status: Status,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Whether the person who asks is asked at that table.
    pub your_turn: bool,
    /// The seat of the person who asks.
    pub your_seat: Option<Place>,
    /// The round the game is in, in games that count them.
    pub round: Option<u8>,
    /// Who came in where, once the game is over; from the first place to the last.
    pub result: Vec<Placing>,
    /// The points of the seats when the table was closed because nobody here has its rules, as far as they were known.
    #[serde(default)]
    pub stood: Vec<i32>,
    /// When something last happened there.
    #[ts(type = "number")]
    pub touched_at: u64,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Why it will not be rated, in a word, as far as that is known; nothing if it will.
    #[serde(default)]
    pub unrated: Option<String>,
    /// Whether strangers sit down only if they are known to stay to the end.
    #[serde(default)]
    pub reliable: bool,
    /// The seat of the host, if they sit.
    #[serde(default)]
    pub host: Option<Place>,
    /// When the clock of whoever asks runs out, if it runs.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub due_at: Option<u64>,
    /// What happened since the last choice of whoever asks, if they are asked now.
    #[serde(default)]
    pub news: Vec<Recalled>,
}

/// Where a seat came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Placing {
    /// Whose.
    pub seat: Place,
    /// Its place, from 1.
    pub place: u8,
    /// The score.
    pub score: i32,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are sitting down.
    Waiting,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Its number.
    pub seat: Place,
    /// Who holds it.
    pub holder: Holder,
    /// The bot that plays it for its person at the moment.
    pub stand_in: Option<BotLevel>,
    /// Whether its person has given the game up.
    pub resigned: bool,
    /// Whether its person is connected.
    pub present: bool,
    /// When a bot will stand in for its absent person, if somebody asked for that.
    #[ts(type = "number | null")]
    pub replaced_at: Option<u64>,
    /// When its person is on holiday, where moves take hours: its clock stands then.
    #[serde(default)]
    pub holidays: Vec<Holiday>,
}

/// A time for which somebody is away, as they said beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// From when on, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begins: u64,
    /// Until when.
    #[ts(type = "number")]
    pub ends: u64,
}

/// How strong a bot is: a level from 1 to 12 or, for experiments, a kind of play (`random`, `greedy`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum BotLevel {
    /// A level.
    Level(u8),
    /// A kind of play. The words that levels had before they were numbers are understood too.
    Kind(String),
}

impl std::fmt::Display for BotLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Kind(kind) => kind.fmt(f),
        }
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name they go by.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: BotLevel,
        /// Who it is, from 1: the number of a message with a name.
        cast: u8,
    },
    /// A bot of somebody's own.
    Machine {
        /// The name it goes by.
        name: String,
        /// The name of whoever it belongs to; empty where that is not known.
        owner: String,
    },
}

/// Whether a table is in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// By link only.
    #[default]
    Private,
    /// Everybody finds it in the lobby, may sit down while a seat is open, and may watch.
    Public,
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// Everybody has so much time for the game and gets some more with each choice.
    Live {
        /// At the start.
        seconds: u32,
        /// With each choice.
        increment: u32,
    },
    /// So many hours for each move, counted only inside a daily window.
    Daily {
        /// For each move.
        hours: u32,
        /// When the clocks run; always, if there is none.
        window: Option<Window>,
    },
}

/// A daily window in which clocks run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Window {
    /// It opens so many minutes after midnight.
    pub opens: u16,
    /// It closes so many minutes after midnight; before it opens means: on the next day.
    pub closes: u16,
    /// Minutes by which the local time is ahead of UTC.
    pub offset: i16,
    /// Whether it stays shut on Saturdays and Sundays.
    #[serde(default)]
    pub weekdays: bool,
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockFace {
    /// Whose clock.
    pub seat: Place,
    /// What was left at the moment named by `at`.
    #[ts(type = "number")]
    pub left_ms: u64,
    /// Whether it runs.
    pub running: bool,
    /// When this was read.
    #[ts(type = "number")]
    pub at: u64,
    /// When it runs out if nothing happens, windows counted in.
    #[ts(type = "number | null")]
    pub falls_at: Option<u64>,
}

/// What proves that chance is fair: the commitment before the start, the nonces of the seats, and the secret after the
/// end. `commitment = SHA-256(secret)`, `seed = HMAC-SHA256(secret, what the seats added)`; docs/fairness.md has the
/// argument.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// SHA-256 of the secret, 64 hexadecimal digits.
    pub commitment: String,
    /// What the seats added, in seat order.
    pub nonces: Vec<Nonce>,
    /// The seats that added nothing, once the game has started.
    pub without: Vec<Without>,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// The seed of the game, once it is over.
    pub seed: Option<String>,
}

/// What one seat added to chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Nonce {
    /// The seat.
    pub seat: Place,
    /// 32 to 64 hexadecimal digits in lower case.
    pub nonce: String,
}

/// A seat that added nothing to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Without {
    /// The seat.
    pub seat: Place,
    /// Why it added nothing.
    pub why: WithoutWhy,
}

/// Why a seat added nothing to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WithoutWhy {
    /// A bot holds it.
    Bot,
    /// The client of its person sent no nonce in time.
    Silent,
}

/// What only the viewers themselves are told about their place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct You {
    /// Their seat; none for a spectator.
    pub seat: Option<Place>,
    /// Whether they set up the table: they may change seats and start.
    pub host: bool,
    /// The code with which others sit down; told to those who sit.
    pub sit_code: Option<String>,
    /// What they answer whenever they are asked something, until they say otherwise. Nobody else is told.
    pub answers: Vec<StandingAnswer>,
}

/// An answer to a question whenever it is asked and the answer is possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StandingAnswer {
    /// The key of the question: `pest-ask-take`.
    pub ask: String,
    /// The choice, as it is written.
    pub action: String,
    /// The question, as it was asked then.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub question: kernel::Message,
    /// What the choice does, as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub label: kernel::Message,
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Over {
    /// How it came about.
    pub reason: OverReason,
    /// The same as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// The score sheets from the first place to the last.
    pub sheets: Vec<ScoreSheet>,
    /// The proof, now with the secret.
    pub fairness: Option<Fairness>,
}

/// How a game can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OverReason {
    /// By the rules.
    Ended,
    /// All but one have given up, or run out of time.
    Resigned,
    /// Whoever runs the server has closed the table.
    Closed,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreSheet {
    /// Whose.
    pub seat: Place,
    /// Its place, from 1; those who share a place have the same number. Seats that gave up come last.
    pub place: u8,
    /// The score.
    pub score: i32,
    /// Whether the seat gave up.
    pub resigned: bool,
    /// How the score adds up; empty if the game was given up before its end.
    pub lines: Vec<ScoreLine>,
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreLine {
    /// What the points are for.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// What it is worth.
    pub points: i32,
}

/// An undo that waits for everybody's consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoRequest {
    /// Its number, named by a `consent`.
    pub id: u32,
    /// Who asks.
    pub by: Place,
    /// Who has agreed.
    pub agreed: Vec<Place>,
    /// Who has yet to answer.
    pub waiting: Vec<Place>,
}
