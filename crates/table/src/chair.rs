//! Seats of a table and who plays them.

use protocol::{BotLevel, Holder, StandingAnswer};
use serde::{Deserialize, Serialize};
use shelf::Style;

use crate::clock::Time;
use crate::fact::Without;
use crate::fairness::Share;

/// Who somebody is: a word that nobody else is shown.
pub type PersonId = String;

/// What stands behind the name of a machine in a record. No name of a person can hold it.
pub const MACHINE_MARK: &str = " [bot]";

/// Whose a machine is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owner {
    /// The word for them.
    pub id: PersonId,
    /// The name others see.
    pub name: String,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person, by the name they sat down with.
    Person {
        /// The word for them.
        id: PersonId,
        /// The name others see.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong it plays.
        level: Style,
    },
    /// A machine: a program of somebody's own, which chooses over a connection as a person does.
    Machine {
        /// The word for it.
        id: PersonId,
        /// The name others see.
        name: String,
        /// Whose it is.
        owner: Owner,
    },
}

/// Who makes the choices of a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Nobody: the seat is open.
    Nobody,
    /// Its person.
    Person,
    /// A bot.
    Bot(Style),
    /// The machine that sits there.
    Machine,
}

/// A seat with everything that can befall it.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) chair: Chair,
    /// The bot that plays for the person.
    pub(crate) stand_in: Option<Style>,
    pub(crate) resigned: bool,
    pub(crate) nonce: Option<String>,
    /// Why there is no nonce, once the game has started.
    pub(crate) without: Option<Without>,
    /// A bot will stand in then, unless the person comes back.
    pub(crate) summoned_until: Option<Time>,
    /// What its person answers whenever they are asked.
    pub(crate) answers: Vec<StandingAnswer>,
    /// Who sat down before, by number.
    pub(crate) came: u32,
}

impl Sitting {
    pub(crate) fn new(chair: Chair) -> Self {
        Self {
            chair,
            stand_in: None,
            resigned: false,
            nonce: None,
            without: None,
            summoned_until: None,
            answers: Vec::new(),
            came: 0,
        }
    }

    /// What the seat puts into the seed. Nothing is known of a seat without a nonce before the start, nor in a journal
    /// of a time when no reason was kept.
    pub(crate) fn share(&self) -> Option<Share<'_>> {
        match (&self.nonce, self.without) {
            (Some(nonce), _) => Some(Share::Nonce(nonce)),
            (None, without) => without.map(Share::Without),
        }
    }

    pub(crate) fn player(&self) -> Player {
        match (&self.chair, self.stand_in) {
            (Chair::Open, _) => Player::Nobody,
            (Chair::Bot { level }, _) => Player::Bot(*level),
            (Chair::Person { .. } | Chair::Machine { .. }, Some(level)) => Player::Bot(level),
            (Chair::Person { .. }, None) => Player::Person,
            (Chair::Machine { .. }, None) => Player::Machine,
        }
    }
}

/// A bot's strength as people are told.
pub fn told(style: Style) -> BotLevel {
    match style {
        Style::Level(level) => BotLevel::Level(level.number()),
        Style::Random | Style::Greedy => BotLevel::Kind(style.to_string()),
    }
}

impl Chair {
    /// The person, if one sits here.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot { .. } | Self::Machine { .. } => None,
        }
    }

    /// Whoever sat down here: the person, or the machine.
    pub fn sitter(&self) -> Option<&PersonId> {
        match self {
            Self::Person { id, .. } | Self::Machine { id, .. } => Some(id),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// Whether a machine sits here.
    pub fn is_machine(&self) -> bool {
        match self {
            Self::Machine { .. } => true,
            Self::Open | Self::Person { .. } | Self::Bot { .. } => false,
        }
    }

    /// The name as it stands in a record.
    pub(crate) fn recorded_name(&self) -> String {
        match self {
            Self::Open => String::new(),
            Self::Person { name, .. } => name.clone(),
            Self::Bot { level } => level.name(),
            Self::Machine { name, .. } => format!("{name}{MACHINE_MARK}"),
        }
    }

    /// Who holds it, as the page is told; a bot is this one of the cast.
    pub(crate) fn holder(&self, cast: u8) -> Holder {
        match self {
            Self::Open => Holder::Open,
            Self::Person { name, .. } => Holder::Person { name: name.clone() },
            Self::Bot { level } => Holder::Bot { level: told(*level), cast },
            Self::Machine { name, owner, .. } => Holder::Machine { name: name.clone(), owner: owner.name.clone() },
        }
    }
}
