//! People: guests, accounts, their own bots, and how they are told that it is their turn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::Place;
use crate::table::{Holiday, TableSummary, Window};

/// Who somebody is, as they are told themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "each says one thing of its own")]
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
    /// Whether nobody else is told how they play.
    pub hidden: bool,
    /// Whether others may know that they are here.
    pub shown_here: bool,
    /// The key by which browsers know this server, to have notices pushed though the page is closed.
    pub push_key: String,
    /// To how many of their browsers notices are pushed.
    pub pushes: u32,
    /// Of what they are told, and by which ways.
    pub wishes: NoticeWishes,
    /// Whether their hook has failed so often that it rests.
    pub hook_rests: bool,
    /// The address of their calendar behind that of the server: whoever knows it may read it.
    pub calendar: Option<String>,
    /// Tables that wait, to which they were asked.
    pub invited: Vec<Invited>,
    /// Whether they look after others here.
    pub moderator: bool,
    /// The emblem in their seal, if they chose one.
    pub crest: Option<Crest>,
}

/// An emblem that people may choose for their seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is called what it shows")]
pub enum Crest {
    Anchor,
    Bee,
    Bell,
    Candle,
    Fish,
    Horn,
    Hourglass,
    Key,
    Leaf,
    Moon,
    Owl,
    Quill,
    Ship,
    Star,
    Sun,
    Tower,
}

/// The emblem that somebody wants in their seal; none takes it away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CrestChoice {
    /// Which.
    pub crest: Option<Crest>,
}

/// The emblems of some people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Crests {
    /// Those who chose one.
    pub crests: Vec<CrestOf>,
}

/// The emblem of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CrestOf {
    /// The name others see.
    pub name: String,
    /// Their emblem.
    pub crest: Crest,
}

/// Somebody asks a person to a table that waits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invited {
    /// The name of whoever asks.
    pub by: String,
    /// The table.
    pub table: TableSummary,
}

/// The ways by which somebody is told of something. One that is not set up is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeWays {
    /// To their browsers.
    pub push: bool,
    /// By letter.
    pub letter: bool,
    /// To their hook.
    pub hook: bool,
}

/// Of what somebody is told while they are away, by which ways, and when not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeWishes {
    /// It is their turn.
    pub turn: NoticeWays,
    /// A bot will stand in for them.
    pub summons: NoticeWays,
    /// A game is over.
    pub over: NoticeWays,
    /// Somebody asks them to a table.
    pub invited: NoticeWays,
    /// The host of a table at which they sit has changed what is agreed.
    pub changed: NoticeWays,
    /// A round of an evening begins in which they play.
    pub evening: NoticeWays,
    /// Somebody said something at a table of theirs.
    pub chat: NoticeWays,
    /// Somebody asks them whether a choice may be taken back.
    pub undo: NoticeWays,
    /// From when to when nothing is sent: what came meanwhile is told at the end, once.
    pub quiet: Option<Window>,
    /// Whether their hook takes plain text.
    pub plain: bool,
}

impl Default for NoticeWishes {
    /// What matters to a game goes every way there is, the rest nowhere.
    fn default() -> Self {
        let (all, none) = (NoticeWays { push: true, letter: true, hook: true }, NoticeWays::default());
        Self {
            turn: all,
            summons: all,
            over: none,
            invited: all,
            changed: all,
            evening: all,
            chat: none,
            undo: none,
            quiet: None,
            plain: false,
        }
    }
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

/// What a browser works out before somebody new does what costs others time: a word which, put behind the challenge, gives a
/// SHA-256 that begins with so many zero bits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Work {
    /// What is to be worked on: this person's own.
    pub challenge: String,
    /// So many zero bits; none if nothing is wanted of this person.
    pub bits: u32,
}

/// The word that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WorkDone {
    /// At most 20 letters and digits.
    pub word: String,
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
    /// The address of a Discord or Slack webhook, or of a topic at ntfy.
    #[serde(default)]
    pub webhook: Option<String>,
    /// An e-mail address.
    #[serde(default)]
    pub email: Option<String>,
    /// The language of the notices: `en`, `fr` or `ru`; English if none is said.
    #[serde(default)]
    pub language: Option<String>,
}

/// What somebody writes for themselves at a table. Nobody else is ever told.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnNote {
    /// At most 4000 characters.
    pub text: String,
}

/// What somebody wrote for themselves about a place at a table, or about somebody who sits there. Nobody else is ever told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Pin {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// When it was written.
    #[ts(type = "number")]
    pub at: u64,
    /// The place, as the board names it: `region:gallia`.
    pub place: Option<String>,
    /// The seat of whom it is about, at this table.
    pub seat: Option<Place>,
    /// What it says.
    pub text: String,
}

/// Notes that matter at a table: about places there, and about those who sit there, wherever they were written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Pins {
    /// The oldest first.
    pub pins: Vec<Pin>,
}

/// Writes for oneself about a place or about somebody: one of both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPin {
    /// The place, as the board names it.
    pub place: Option<String>,
    /// The seat of whom it is about.
    pub seat: Option<Place>,
    /// At most 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: String,
}

/// When a person is on holiday: the clocks of their tables stand then, where moves take hours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Holidays {
    /// Those that are not over, the earliest first.
    pub holidays: Vec<Holiday>,
    /// So many days somebody may take in a year.
    pub days: u32,
    /// How many of them are left in this year.
    pub left: u32,
    /// So many hours ahead they are to be said.
    pub ahead_hours: u32,
}

/// Takes a holiday, from its first moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHoliday {
    /// When it begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begins: u64,
    /// How many days it lasts.
    pub days: u32,
}

/// A browser that takes notices though its page is closed, as it tells it itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushDevice {
    /// Where its push service takes them.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// The secret it shares with the server.
    pub auth: String,
}

/// A browser that takes notices no more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushEnd {
    /// Where its push service took them.
    pub endpoint: String,
}

/// What became of a notice that was pushed to try it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushTrial {
    /// So many browsers get it.
    pub taken: u32,
    /// So many do not.
    pub failed: u32,
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

/// The name of an account whose password somebody has forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// As others see it.
    pub name: String,
}

/// Another password, by the word in a letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordReset {
    /// The word that stands in the link of the letter.
    pub token: String,
    /// The password it gets: 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
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
