//! What happens at a table, as it is kept. A journal is a list of these; nothing in it is ever changed.

use protocol::{Clock, Visibility};
use serde::{Deserialize, Serialize};
use shelf::Level;

use crate::chair::{Chair, PersonId};
use crate::clock::{Clocks, Time};

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The table was set up; always the first.
    Opened {
        /// Which game.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// What is agreed.
        options: String,
        /// The code to sit down.
        sit_code: String,
        /// Who set it up.
        host: PersonId,
        /// Whether it is in the lobby.
        visibility: Visibility,
        /// How time is kept.
        clock: Clock,
        /// The secret of fair chance, 64 hexadecimal digits.
        secret: String,
        /// Where it plays on from.
        origin: Option<Origin>,
    },
    /// Somebody sat down, got up, or was put there.
    Seated {
        /// Where.
        seat: u8,
        /// Who.
        chair: Chair,
    },
    /// Somebody else is the host now.
    Host {
        /// Who.
        person: PersonId,
    },
    /// A seat added to chance.
    Nonce {
        /// Which.
        seat: u8,
        /// What.
        nonce: String,
    },
    /// The host wants to start, and the nonces of some people are still missing.
    StartAsked {
        /// When the game starts without them.
        until: Time,
    },
    /// A seat adds nothing to chance, and the proof says so.
    Without { seat: u8, why: Without },
    /// The game began; its first entries may follow.
    Started,
    /// Entries were added to the record: a choice and what followed by itself, or an undo.
    Played {
        /// As they stand in the record.
        lines: Vec<String>,
    },
    /// How the clocks stand since.
    Clocks {
        /// All of them.
        clocks: Clocks,
    },
    /// A bot plays for a person.
    HandedOver {
        /// Where.
        seat: u8,
        /// How strong.
        level: Level,
        /// Why.
        cause: Cause,
    },
    /// A person plays himself again.
    TakenBack {
        /// Where.
        seat: u8,
    },
    /// A person gave up; a bot plays on for him if others go on.
    Resigned {
        /// Where.
        seat: u8,
        /// Why.
        cause: Cause,
    },
    /// Somebody asked whether he may take back.
    UndoAsked {
        /// Who.
        seat: u8,
    },
    /// Somebody agreed.
    Consented {
        /// Who.
        seat: u8,
    },
    /// The request is settled.
    UndoSettled {
        /// How.
        how: Settled,
    },
    /// An absent person got notice that a bot will stand in.
    Summoned {
        /// Where.
        seat: u8,
        /// Who asked.
        by: u8,
        /// When the bot comes.
        until: Time,
    },
    /// The person came back in time.
    Returned {
        /// Where.
        seat: u8,
    },
    /// A rematch was set up.
    Rematch {
        /// The other table.
        table: String,
    },
}

/// A game that is played on from a step of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The other table.
    pub table: String,
    /// Its seed: chance of this game is known to whoever looks, so it proves nothing.
    pub seed: String,
    /// Its first entries.
    pub lines: Vec<String>,
}

/// Why a bot plays, or why somebody is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The person said so.
    Himself,
    /// He was away and got notice.
    Absent,
    /// His time was up.
    Time,
}

/// Why a seat adds nothing to chance. The words stand in the message that the seed is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Without {
    /// A bot holds it.
    Bot,
    /// The client of its person sent no nonce in time.
    Silent,
}

impl Without {
    /// The word in a proof.
    pub fn word(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Silent => "silent",
        }
    }
}

/// How an undo request ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Settled {
    /// Everybody agreed.
    Granted,
    /// Somebody did not.
    Refused {
        /// Who.
        seat: u8,
    },
    /// The game went on.
    Overtaken,
}
