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

/// What those see who look after others here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moderating {
    /// What was reported and is not settled, oldest first.
    pub reports: Vec<Reported>,
    /// What was done, newest first.
    pub audit: Vec<AuditLine>,
    /// The networks that may not use the server, newest first.
    pub networks: Vec<String>,
}

/// Somebody told something about somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reported {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// The name of whoever told it.
    pub by: String,
    /// The name of whom it is about.
    pub about: String,
    /// Whether they have an account.
    pub account: bool,
    /// Whether the word was taken from them.
    pub muted: bool,
    /// Whether they were shut out.
    pub banned: bool,
    /// How many tables of theirs are not over.
    #[ts(type = "number")]
    pub tables: u64,
    /// At which table.
    pub table: String,
    /// What was told.
    pub words: String,
    /// What they themselves had said there last.
    pub said: String,
    /// What everybody said there before it was told.
    pub talk: Vec<ReportedLine>,
}

/// Something that was said at a table before somebody was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportedLine {
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// The name of whoever said it.
    pub name: String,
    /// What; nothing for a phrase.
    pub text: String,
    /// The phrase.
    pub phrase: Option<Phrase>,
    /// Whether it was said by whom the report is about.
    pub theirs: bool,
}

/// Something that was done about somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AuditLine {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// The name of whoever did it; nothing if its time was over.
    pub by: String,
    /// What.
    pub deed: ModeratorDeed,
    /// The name of whom it was about, or the network.
    pub about: String,
    /// Why, or which.
    pub words: String,
    /// Until when it holds; nothing, if until it is lifted.
    #[ts(type = "number | null")]
    pub until: Option<u64>,
}

/// What those may do who look after others here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModeratorDeed {
    /// A report needs nothing more.
    Settle,
    /// Takes the word from somebody at all tables.
    Mute,
    /// Gives it back.
    Unmute,
    /// Shuts somebody out.
    Ban,
    /// Lets them in again.
    Readmit,
    /// Closes all tables that somebody set up and that are not over.
    Close,
    /// Shuts a network out.
    BanNetwork,
    /// Lets it in again.
    ReadmitNetwork,
}

/// Does something about somebody: about whom a report is, or who has an account of this name; or about a network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ModeratorOrder {
    /// What.
    pub deed: ModeratorDeed,
    /// The number of a report.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub report: Option<u64>,
    /// The name of an account.
    #[serde(default)]
    pub name: Option<String>,
    /// A network, as `203.0.113.0/24`.
    #[serde(default)]
    pub network: Option<String>,
    /// Why, in at most 500 characters: others who look after people here read it.
    #[serde(default)]
    pub words: String,
    /// For how many days somebody is muted or shut out; nothing, if until it is lifted.
    #[serde(default)]
    pub days: Option<u16>,
}

/// What is said at tables so often that everybody reads it in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "their sentences are in the languages")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    ThankYou,
    Sorry,
    NoProblem,
    Yes,
    No,
    OneMoment,
    BackSoon,
    MustLeave,
    Pause,
    TakeBack,
    Lucky,
    Again,
    Goodbye,
}
