//! Evenings: several rounds of tables with standings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::{Clock, Visibility};

/// What an evening is to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningSettings {
    /// What it is called.
    pub name: String,
    /// What is played: the first in the first round, and from the beginning again after the last.
    pub games: Vec<EveningGame>,
    /// How many rounds, from 1 to 8.
    pub rounds: u8,
    /// How many people a table has at the least,
    pub least: u8,
    /// at the most,
    pub most: u8,
    /// and if possible.
    pub best: u8,
    /// Whether like meets like: tables of a round are made of people with the same points. Otherwise everybody meets as many
    /// others as can be.
    pub like: bool,
    /// How time is kept at the tables.
    pub clock: Clock,
    /// So many minutes after the last table of a round the next round begins.
    pub pause: u16,
    /// When the first round begins by itself; otherwise the host begins it.
    #[ts(type = "number | null")]
    pub starts_at: Option<u64>,
    /// Whether it is in the list of evenings.
    pub visibility: Visibility,
    /// How many minutes a round is meant to take; 0 for as long as it takes. Then everybody sees that the host may settle what is
    /// still played.
    #[serde(default)]
    pub minutes: u16,
    /// What tells people with the same points apart, in this order: tables won, those one finished before, one's part of the scores.
    /// The lot comes last, whatever is said.
    #[serde(default = "usual_ties")]
    pub ties: Vec<EveningBy>,
    /// Whether the host still thinks about it: then nobody else finds it, and nobody can join.
    #[serde(default)]
    pub draft: bool,
}

/// The order of an evening of which nothing else was said.
pub(crate) fn usual_ties() -> Vec<EveningBy> {
    vec![EveningBy::Wins, EveningBy::Beaten, EveningBy::Share]
}

/// A game of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningGame {
    /// Which.
    pub game: String,
    /// Its options, without the number of players.
    pub options: String,
}

/// All evenings that one may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Evenings {
    /// Those that are not over first, then the newest.
    pub evenings: Vec<EveningSummary>,
}

/// An evening as a line of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningSummary {
    /// Its code.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is played.
    pub games: Vec<String>,
    /// How far it is.
    pub status: EveningStatus,
    /// How many people take part.
    pub people: u32,
    /// The round that is played or was played last; 0 before the first.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// When it begins by itself.
    #[ts(type = "number | null")]
    pub starts_at: Option<u64>,
    /// Whether you take part.
    pub yours: bool,
    /// The name of the host, if they ask you to come and wait for your answer.
    pub asked_by: Option<String>,
}

/// How far an evening is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EveningStatus {
    /// The host still thinks about it.
    Draft,
    /// People are coming.
    Gathering,
    /// A round is played.
    Playing,
    /// The next round is about to begin.
    Pausing,
    /// All rounds are played.
    Over,
    /// It was called off.
    Cancelled,
}

/// An evening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningView {
    /// Its code.
    pub id: String,
    /// How many entries its journal has: a later one has more.
    pub number: u32,
    /// What it is.
    pub settings: EveningSettings,
    /// How far it is.
    pub status: EveningStatus,
    /// The name of the host.
    pub host: String,
    /// Everybody who came, in that order; a person is their number in this list.
    pub people: Vec<EveningPerson>,
    /// The names of those whom the host has asked and who have not answered: for the host alone.
    pub awaited: Vec<String>,
    /// The rounds so far.
    pub rounds: Vec<EveningRound>,
    /// When the next round begins by itself.
    #[ts(type = "number | null")]
    pub next_at: Option<u64>,
    /// When the round that is played has taken as long as it was meant to.
    #[ts(type = "number | null")]
    pub ends_at: Option<u64>,
    /// How large the tables of the next round are, as things stand; nothing if there is none.
    pub next_tables: Vec<u8>,
    /// How many would sit out.
    pub next_byes: u32,
    /// The standings, from the first to the last.
    pub standings: Vec<EveningLine>,
    /// How fair the tables were.
    pub fairness: EveningFairness,
    /// Why it was called off.
    pub note: Option<String>,
    /// SHA-256 of the secret out of which tables and lots are drawn.
    pub commitment: String,
    /// The secret, when it is over.
    pub secret: Option<String>,
    /// What only you are told.
    pub you: EveningYou,
}

/// Your place in an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningYou {
    /// Which of the people you are.
    pub person: Option<u8>,
    /// Whether you set it up.
    pub host: bool,
    /// Whether the host asks you to come and waits for your answer.
    pub asked: bool,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningPerson {
    /// The name they go by.
    pub name: String,
    /// Whether they have left.
    pub left: bool,
    /// Rounds that had begun when they came.
    pub missed: u8,
}

/// A round of an evening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningRound {
    /// What is played.
    pub game: String,
    /// When it began.
    #[ts(type = "number")]
    pub began_at: u64,
    /// Its tables.
    pub tables: Vec<EveningTable>,
    /// Who sits out.
    pub byes: Vec<u8>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningTable {
    /// The code of the table.
    pub id: String,
    /// Who sits there, in the order of seats.
    pub people: Vec<u8>,
    /// How it ended; nothing while it is played.
    pub ended: Option<Vec<EveningPlace>>,
    /// What the host said when they corrected it.
    pub note: Option<String>,
    /// What somebody who sat there says against its result, until the host has settled it.
    pub disputed: Option<EveningDispute>,
    /// The points that everybody sees at the table now, in the order of seats; nothing when it has ended, and where the game
    /// keeps them to itself.
    pub so_far: Option<Vec<i32>>,
    /// When those who sit there have agreed to play it, while it is played.
    #[ts(type = "number | null")]
    pub agreed: Option<u64>,
}

/// Somebody says that a result is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningDispute {
    /// Who.
    pub person: u8,
    /// Why: everybody reads it.
    pub note: String,
}

/// How a table ended for somebody. Whoever did not play to the end is not in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningPlace {
    /// Who.
    pub person: u8,
    /// Their place; 1 is the best.
    pub place: u8,
    /// Their score in the game.
    pub score: i32,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningLine {
    /// Who.
    pub person: u8,
    /// Points, in 240ths of a win.
    pub points: u32,
    /// Tables won, in 240ths.
    pub wins: u32,
    /// The points of those they finished before, in 240ths; half of those they were level with.
    pub beaten: f64,
    /// Their part of the scores at their tables, from 0 to 1.
    pub share: f64,
    /// Tables played.
    pub played: u32,
    /// Rounds sat out.
    pub byes: u32,
    /// What decided that they stand before the next.
    pub before_next: Option<EveningBy>,
}

/// What people are compared by, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EveningBy {
    /// Points of all rounds.
    Points,
    /// Tables won.
    Wins,
    /// The points of those one finished before.
    Beaten,
    /// The part of the scores at one's tables.
    Share,
    /// A lot out of the sealed secret.
    Lot,
}

/// How fair the tables of all rounds so far are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningFairness {
    /// How many pairs met never, once, twice …
    pub meetings: Vec<u32>,
    /// Meetings that were not the first of their pair.
    pub repeats: u32,
    /// Fewer were impossible; nothing where people came and went, and nobody can say.
    pub least_repeats: Option<u32>,
    /// As many as a lot would bring, in the mean of many lots.
    pub lot_repeats: f64,
    /// How often somebody had a seat that they had had before,
    pub same_seat: u32,
    /// and as often as a lot would bring.
    pub lot_same_seat: f64,
    /// The largest difference between how often somebody sat in one seat and in another.
    pub seat_gap: u8,
    /// The largest difference between how often two sat out.
    pub bye_gap: u8,
}

/// People are asked to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningAsking {
    /// Their names: everybody has an account.
    pub names: Vec<String>,
}

/// Somebody is to leave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningRemoval {
    /// Who.
    pub person: u8,
}

/// A table ended otherwise than its game says: agreed by those who run the evening, and seen by all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningCorrection {
    /// Which table.
    pub table: String,
    /// How it ended.
    pub ended: Vec<EveningPlace>,
    /// Why: everybody reads it.
    pub note: String,
}

/// The evening is called off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningCancelled {
    /// Why: everybody reads it.
    pub note: String,
}

/// A result is wrong, says somebody who sat there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EveningObjection {
    /// Which table.
    pub table: String,
    /// Why: everybody reads it.
    pub note: String,
}
