//! People: guests, accounts, their own bots, and how they are told that it is their turn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::TableSummary;

/// Who somebody is, as they are told themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The person; none before a name was given.
    pub person: Option<Person>,
    /// Their tables that are not over, those where they are asked first.
    pub tables: Vec<TableSummary>,
    /// How they are told that it is their turn.
    pub notices: NoticeSettings,
    /// Whether the e-mail address among them was confirmed: before that, nothing but the question goes there.
    pub email_confirmed: bool,
    /// Whether this server sends letters at all.
    pub letters: bool,
}

/// The games of a person that are over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Finished {
    /// Newest first.
    pub tables: Vec<TableSummary>,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    /// The name others see.
    pub name: String,
    /// Whether they have an account.
    pub kind: PersonKind,
}

/// Whether a person has an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// A name on this device.
    Guest,
    /// A name and a password.
    Account,
}

/// A name: enough to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

/// A one-time code that moves a person to another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveCode {
    /// The code, as it is read out: `K7PX-93QM`.
    pub code: String,
}

/// How somebody is told that it is their turn when they are not connected. Everything is off unless they turn it on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// The address of a Discord or Slack webhook.
    #[serde(default)]
    pub webhook: Option<String>,
    /// An e-mail address.
    #[serde(default)]
    pub email: Option<String>,
    /// The language of the notices: `en`, `fr` or `ru`; English if none is said.
    #[serde(default)]
    pub language: Option<String>,
}

/// Another password for an account. All other devices are logged out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The one it has.
    pub old: String,
    /// The one it gets: 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub new: String,
}

/// The devices on which a person is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sessions {
    /// The one used last first.
    pub sessions: Vec<Session>,
}

/// A device on which a person is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    /// A word for it.
    pub id: String,
    /// Browser and system, as far as they are known.
    pub device: String,
    /// When it began.
    #[ts(type = "number")]
    pub created_at: u64,
    /// When it was last used, to the hour.
    #[ts(type = "number")]
    pub seen_at: u64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// Leaves for good. Whoever has an account says its password once more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password of the account; nothing for a guest.
    #[serde(default)]
    pub password: Option<String>,
}

/// Those from whom a person does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Blocks {
    /// In the order of their names.
    pub people: Vec<Blocked>,
}

/// Somebody from whom a person does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Blocked {
    /// A word for them.
    pub id: String,
    /// The name they go by.
    pub name: String,
}

/// The bots of a person's own, which play at tables with a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Machines {
    /// In the order in which they were made.
    pub machines: Vec<Machine>,
    /// So many a person may have.
    #[ts(type = "number")]
    pub most: u64,
}

/// A bot of a person's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Machine {
    /// A word for it.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// When it was made.
    #[ts(type = "number")]
    pub created_at: u64,
    /// When it last came, to the hour; nothing if it never has.
    #[ts(type = "number | null")]
    pub seen_at: Option<u64>,
}

/// Makes a bot of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMachine {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A bot of one's own was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MadeMachine {
    /// What the program shows with every request: `Authorization: Bearer` and this. It is told now and never again.
    pub token: String,
    /// All of them, this one too.
    pub machines: Machines,
}
