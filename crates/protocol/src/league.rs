//! Leagues: divisions that play for some weeks, and go up and down.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::evening::{
    EveningBy, EveningFairness, EveningGame, EveningLine, EveningPerson, EveningRound, EveningStatus, EveningYou,
    usual_ties,
};
use crate::table::{Clock, Visibility};

/// What a season of a league is to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueSettings {
    /// What it is called.
    pub name: String,
    /// What is played: the first in the first week, and from the beginning again after the last.
    pub games: Vec<EveningGame>,
    /// How many weeks, from 1 to 8. Everybody has a table in each of them, as far as tables come out even.
    pub weeks: u8,
    /// How many days after a week the next one begins, whether its tables have ended or not.
    pub days: u8,
    /// How many people a division has, as nearly as can be.
    pub division: u8,
    /// How many go up and down between two divisions when the season is over.
    pub moves: u8,
    /// How many people a table has at the least,
    pub least: u8,
    /// at the most,
    pub most: u8,
    /// and if possible.
    pub best: u8,
    /// How time is kept at the tables.
    pub clock: Clock,
    /// When the first week begins by itself; otherwise the host begins it.
    #[ts(type = "number | null")]
    pub starts_at: Option<u64>,
    /// Whether it is in the list of leagues.
    pub visibility: Visibility,
    /// What tells people with the same points apart, in this order. The lot comes last, whatever is said.
    #[serde(default = "usual_ties")]
    pub ties: Vec<EveningBy>,
    /// Whether the host still thinks about it: then nobody else finds it, and nobody can join.
    #[serde(default)]
    pub draft: bool,
}

/// All leagues that one may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Leagues {
    /// Those that are not over first, then the newest.
    pub leagues: Vec<LeagueSummary>,
}

/// A league as a line of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueSummary {
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
    /// The week that began last; 0 before the first.
    pub week: u8,
    /// How many weeks there are.
    pub weeks: u8,
    /// When it begins by itself.
    #[ts(type = "number | null")]
    pub starts_at: Option<u64>,
    /// Whether you take part.
    pub yours: bool,
    /// The name of the host, if they ask you to come and wait for your answer.
    pub asked_by: Option<String>,
    /// What waits for you.
    pub duty: Option<LeagueDuty>,
}

/// A table of yours that has not ended: the oldest of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueDuty {
    /// The code of the table.
    pub table: String,
    /// Which week it belongs to, from 1.
    pub week: u8,
    /// What is played.
    pub game: String,
    /// The names of those you play with.
    pub with: Vec<String>,
    /// When it should have ended: the week is over then. The host may settle it after the last week.
    #[ts(type = "number")]
    pub until: u64,
    /// When it may be played.
    pub dates: LeagueDates,
}

/// When a table may be played: each says when they can, and all learn only what suits everybody. All of them are moments in
/// milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueDates {
    /// When you can.
    #[ts(type = "number[]")]
    pub yours: Vec<u64>,
    /// The names of those who have not said when they can.
    pub missing: Vec<String>,
    /// The best moment of every day that suits everybody, past ones too.
    #[ts(type = "number[]")]
    pub suit: Vec<u64>,
    /// What you have chosen.
    #[ts(type = "number | null")]
    pub chosen: Option<u64>,
    /// What others have chosen.
    pub wishes: Vec<LeagueWish>,
    /// What all have chosen.
    #[ts(type = "number | null")]
    pub agreed: Option<u64>,
}

/// Somebody wants to play at this moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueWish {
    /// Who.
    pub name: String,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
}

/// When somebody can play at a table of theirs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueFree {
    /// Which table.
    pub table: String,
    /// Moments in the four weeks to come, at quarters of an hour; nothing if they have nothing to say.
    #[ts(type = "number[]")]
    pub times: Vec<u64>,
}

/// Which of the moments that suit all at a table somebody chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueChoice {
    /// Which table.
    pub table: String,
    /// When; nothing if they want none of them any more.
    #[ts(type = "number | null")]
    pub at: Option<u64>,
}

/// A season of a league.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueView {
    /// Its code.
    pub id: String,
    /// How many entries its journal has: a later one has more.
    pub number: u32,
    /// What it is.
    pub settings: LeagueSettings,
    /// How far it is.
    pub status: EveningStatus,
    /// The name of the host.
    pub host: String,
    /// Everybody who came, in that order; a person is their number in this list.
    pub people: Vec<EveningPerson>,
    /// The names of those whom the host has asked and who have not answered: for the host alone.
    pub awaited: Vec<String>,
    /// The divisions, the highest first; before the first week, as they would be now, with nobody named.
    pub divisions: Vec<LeagueDivision>,
    /// How many people each division would have if it began now.
    pub sizes: Vec<u8>,
    /// How many weeks have begun.
    pub week: u8,
    /// When the next week begins by itself.
    #[ts(type = "number | null")]
    pub next_at: Option<u64>,
    /// When all weeks are over and the host may settle what is still played.
    #[ts(type = "number | null")]
    pub ends_at: Option<u64>,
    /// Why it was called off.
    pub note: Option<String>,
    /// SHA-256 of the secret out of which divisions, tables and lots are drawn.
    pub commitment: String,
    /// The secret, when it is over.
    pub secret: Option<String>,
    /// The season before this one.
    pub before: Option<String>,
    /// The season behind this one.
    pub next: Option<String>,
    /// Your place in it.
    pub you: EveningYou,
    /// What waits for you.
    pub duty: Option<LeagueDuty>,
    /// What you need to go up and to stay.
    pub need: Option<LeagueNeed>,
}

/// A division.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueDivision {
    /// Who plays in it.
    pub people: Vec<u8>,
    /// Its weeks so far.
    pub weeks: Vec<EveningRound>,
    /// Who meets in the weeks to come, as planned: the people of each table.
    pub coming: Vec<Vec<Vec<u8>>>,
    /// The weeks before which the plan had to be made anew, from 1: somebody had gone.
    pub replanned: Vec<u8>,
    /// The standings, from the first to the last.
    pub standings: Vec<EveningLine>,
    /// The points of everybody, in the order of `people`, after each week, in 240ths of a win.
    pub race: Vec<Vec<u32>>,
    /// How many go up.
    pub up: u8,
    /// How many go down.
    pub down: u8,
    /// How fair the tables were.
    pub fairness: EveningFairness,
}

/// What somebody needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueNeed {
    /// How many tables they still have.
    pub tables: u8,
    /// To go up; nothing where nobody does.
    pub up: Option<LeagueChance>,
    /// To stay at least; nothing where nobody goes down.
    pub stay: Option<LeagueChance>,
}

/// How near somebody is to an aim.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LeagueChance {
    /// In how many of 100 seasons it would be reached if every order at every table to come were as likely as every other.
    pub chance: f64,
    /// The standard error of that.
    pub error: f64,
    /// If they win all their tables.
    pub with_all: LeagueSure,
    /// If they get no points any more.
    pub with_none: LeagueSure,
}

/// Whether it still depends on others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeagueSure {
    /// It is reached, whatever the others do.
    Reached,
    /// It depends on the others.
    Open,
    /// It is out of reach.
    Lost,
}
