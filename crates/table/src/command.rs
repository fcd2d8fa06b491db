//! What can be asked of a table, and how it answers.

use std::borrow::Cow;

use kernel::Message;
use protocol::{Delay, Holiday, RefusalCode, Terms};
use shelf::{Played, Seat, Style};

use crate::chair::{Owner, PersonId};
use crate::clock::Time;
use crate::fact::Fact;

/// What can be asked of a table. Whoever asks has been identified; whether they may is for the table to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub enum Command {
    /// A person or a machine sits down: where they say, or in the first open seat.
    Sit {
        person: PersonId,
        /// The name others see.
        name: String,
        /// Whose machine it is; nobody's if a person sits down.
        owner: Option<Owner>,
        seat: Option<Seat>,
    },
    /// Whoever sits gets up before the start.
    Leave { person: PersonId },
    /// The host changes a seat before the start.
    Assign {
        /// Who asks.
        by: PersonId,
        /// Which seat.
        seat: Seat,
        /// To what.
        to: Assigned,
    },
    /// The host changes what is agreed, before the start.
    Change {
        /// Who asks.
        by: PersonId,
        /// All that is agreed from then on; the options as they are kept.
        terms: Terms,
    },
    /// The host starts the game.
    Start {
        /// Who asks.
        by: PersonId,
    },
    /// A seat adds to chance before the start.
    Nonce { seat: Seat, nonce: String },
    /// A seat chooses.
    Choose {
        seat: Seat,
        /// The step of the offer it answers.
        step: usize,
        action: String,
        /// Whether whoever sits there or the bot of the seat chose.
        by: Hand,
    },
    /// A seat takes back, or asks whether it may.
    Undo {
        seat: Seat,
        /// The step of the offer it saw.
        step: usize,
        /// Whether only the last of the choices that were made at once is meant.
        last: bool,
    },
    /// A seat asks the adviser.
    Advise {
        seat: Seat,
        /// The step of the offer it saw.
        step: usize,
    },
    /// A seat answers a question whenever it is asked, from now on; without an action it does so no more.
    Standing { seat: Seat, ask: String, action: Option<String> },
    /// A seat answers an undo request.
    Consent {
        seat: Seat,
        /// The request.
        request: u32,
        /// Whether it agrees.
        agree: bool,
    },
    /// A seat asks whether spectators may see all hands.
    AskHands {
        seat: Seat,
        /// How much later.
        delay: Delay,
    },
    /// A seat agrees to that, or ends it.
    Hands {
        seat: Seat,
        /// The request.
        request: u32,
        /// Whether it agrees.
        agree: bool,
    },
    /// A seat gives up.
    Resign { seat: Seat },
    /// A seat lets a bot play.
    HandOver { seat: Seat, level: Style },
    /// A seat plays itself again.
    TakeBack { seat: Seat },
    /// A seat asks that a bot stand in for another that is away.
    Summon {
        /// Who asks.
        by: Seat,
        /// Which is away.
        seat: Seat,
        /// Whether its person is connected.
        present: bool,
    },
    /// The person of a seat is away then, the earliest first.
    Away { seat: Seat, holidays: Vec<Holiday> },
    /// The person of a seat is connected again.
    Return { seat: Seat },
    /// A rematch was set up.
    Rematch {
        /// The new table.
        table: String,
    },
    /// Whoever runs the server closes the table.
    Close,
    /// Time has passed.
    Tick {
        /// Whether anybody may lose by it: not when they had no chance to come back yet.
        falls: bool,
    },
    /// Nobody could move between these moments: no clock counts them.
    Outage {
        /// The last moment at which somebody could.
        from: Time,
        /// The first moment at which somebody could again.
        to: Time,
    },
}

/// What the host can make of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub enum Assigned {
    /// Open for whoever sits down.
    Open,
    /// The host.
    Host {
        /// The name others see.
        name: String,
    },
    /// A bot.
    Bot(Style),
}

/// Who makes a choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Its person, or the machine that sits there.
    Person,
    /// The bot that plays it.
    Bot,
}

/// What a command has done. The facts are one entry of the journal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Done {
    /// What happened; nothing if the command found everything as it wants it.
    pub facts: Vec<Fact>,
    /// Entries that were added to the record.
    pub played: Vec<Played>,
}

/// Why a command was not carried out; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What kind.
    pub code: RefusalCode,
    /// The sentence.
    pub message: Message,
    /// The rule that decides it, if a rule does.
    pub rule: Option<Cow<'static, str>>,
}

impl Refusal {
    pub(crate) fn not_now(key: &'static str) -> Self {
        Self { code: RefusalCode::NotNow, message: Message::new(key), rule: None }
    }

    pub(crate) fn stale() -> Self {
        Self { code: RefusalCode::Stale, message: Message::new("table-refusal-stale"), rule: None }
    }
}

impl From<shelf::Refused> for Refusal {
    fn from(refused: shelf::Refused) -> Self {
        Self { code: RefusalCode::Illegal, message: refused.message, rule: refused.rule }
    }
}
