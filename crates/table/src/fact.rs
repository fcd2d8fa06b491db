//! What happens at a table, as it is kept. A journal is a list of these; nothing in it is ever changed, but for the name
//! of somebody who leaves for good or is given another one.

use protocol::{Clock, Delay, Holiday, StandingAnswer, Terms, Visibility};
use serde::{Deserialize, Serialize};
use shelf::Style;

use crate::chair::{Chair, PersonId};
use crate::clock::{Clocks, Time};

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say it all")]
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
        /// What lays out the position it begins from; nothing if it is set up as usual.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        position: Vec<String>,
        /// Whether everybody may ask the adviser, though people play each other.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        advice: bool,
        /// Whether everybody agrees that it is not rated.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unrated: bool,
        /// Whether strangers sit down only if they are known to stay to the end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reliable: bool,
        /// Whether its record may be published without names when it is over.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        published: bool,
        /// Whether its cards or boards are not as they are printed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        changed: bool,
    },
    /// The host agreed on something else before the game began.
    Changed {
        /// All that is agreed from now on.
        terms: Terms,
    },
    /// Somebody sat down, got up, or was put there.
    Seated { seat: u8, chair: Chair },
    /// Somebody else is the host now.
    Host { person: PersonId },
    /// A seat added to chance.
    Nonce { seat: u8, nonce: String },
    /// The host wants to start, and the nonces of some people are still missing.
    StartAsked {
        /// When the game starts without them.
        until: Time,
    },
    /// A seat adds nothing to chance, and the proof says so.
    Without { seat: u8, why: Without },
    /// The game began; its first entries may follow.
    Started,
    /// Entries were added to the record: what was said at once, a choice or several, and what followed by itself; or what
    /// was taken back at once.
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
    HandedOver { seat: u8, level: Style, cause: Cause },
    /// A person plays in person again.
    TakenBack { seat: u8 },
    /// A person gave up; a bot plays on for them if others go on.
    Resigned { seat: u8, cause: Cause },
    /// Somebody asked whether they may take back.
    UndoAsked {
        seat: u8,
        /// Whether only the last of the choices that were made at once is meant.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        last: bool,
    },
    /// Somebody answers a question whenever it is asked; without an answer they do so no more.
    Standing {
        seat: u8,
        /// The key of the question.
        ask: String,
        answer: Option<Box<StandingAnswer>>,
    },
    /// Somebody said when they are away: their clock stands then.
    Away { seat: u8, holidays: Vec<Holiday> },
    /// Somebody asked whether spectators may see all hands, so much later.
    HandsAsked { seat: u8, delay: Delay },
    /// Somebody agreed to that.
    HandsAgreed { seat: u8 },
    /// Everybody has: from here on hands are shown.
    HandsOpened,
    /// Somebody does not agree, or not any more. Who it was is written nowhere.
    HandsClosed,
    /// Somebody asked the adviser.
    Advised { seat: u8 },
    /// Somebody agreed.
    Consented { seat: u8 },
    /// The request is settled.
    UndoSettled { how: Settled },
    /// An absent person got notice that a bot will stand in.
    Summoned {
        seat: u8,
        /// Who asked.
        by: u8,
        /// When the bot comes.
        until: Time,
    },
    /// The person came back in time.
    Returned { seat: u8 },
    /// Somebody at a table whose rules nobody has wants it closed.
    CloseWanted {
        /// Who.
        person: PersonId,
        /// The points of the seats as they were last known; none if they were not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        points: Vec<i32>,
    },
    /// The table was closed.
    Closed {
        /// By whom: a person may, if nobody can play it on. Nobody stands for whoever runs the server.
        by: Option<PersonId>,
        /// As they stood, where nobody could reckon them any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        points: Vec<i32>,
    },
    /// A rematch was set up.
    Rematch {
        /// The other table.
        table: String,
    },
}

impl Fact {
    /// What was added to the record.
    pub(crate) fn played(played: &[shelf::Played]) -> Self {
        Self::Played { lines: played.iter().map(|played| played.line.clone()).collect() }
    }

    /// Whether every seat it names is one of so many. A journal that was tampered with may name others.
    pub(crate) fn fits(&self, seats: usize) -> bool {
        let there = |seat: u8| usize::from(seat) < seats;
        match self {
            Self::Seated { seat, .. }
            | Self::Nonce { seat, .. }
            | Self::Without { seat, .. }
            | Self::HandedOver { seat, .. }
            | Self::TakenBack { seat }
            | Self::Resigned { seat, .. }
            | Self::UndoAsked { seat, .. }
            | Self::Standing { seat, .. }
            | Self::Away { seat, .. }
            | Self::Advised { seat }
            | Self::HandsAsked { seat, .. }
            | Self::HandsAgreed { seat }
            | Self::Consented { seat }
            | Self::Returned { seat }
            | Self::UndoSettled { how: Settled::Refused { seat } } => there(*seat),
            Self::Summoned { seat, by, .. } => there(*seat) && there(*by),
            Self::Clocks { clocks } => clocks.seats() == seats,
            Self::Opened { .. }
            | Self::Changed { .. }
            | Self::Host { .. }
            | Self::StartAsked { .. }
            | Self::Started
            | Self::Played { .. }
            | Self::HandsOpened
            | Self::HandsClosed
            | Self::UndoSettled { how: Settled::Granted | Settled::Overtaken }
            | Self::CloseWanted { .. }
            | Self::Closed { .. }
            | Self::Rematch { .. } => true,
        }
    }
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
    /// The person chose it. Old journals say `himself`.
    #[serde(alias = "himself")]
    Chosen,
    /// They were away and got notice.
    Absent,
    /// Their time was up.
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
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub enum Settled {
    /// Everybody agreed.
    Granted,
    /// Somebody did not.
    Refused { seat: u8 },
    /// The game went on.
    Overtaken,
}

#[cfg(test)]
mod tests {
    use super::Fact;

    /// Journals of a time when levels were words, and of whoever chose it was said that it was he.
    #[test]
    fn old_words_are_read_and_not_written_again() {
        for (old, new) in [
            (
                r#"{"handed_over":{"seat":0,"level":"medium","cause":"himself"}}"#,
                r#"{"handed_over":{"seat":0,"level":10,"cause":"chosen"}}"#,
            ),
            (
                r#"{"handed_over":{"seat":1,"level":"random","cause":"time"}}"#,
                r#"{"handed_over":{"seat":1,"level":"random","cause":"time"}}"#,
            ),
        ] {
            let fact: Fact = serde_json::from_str(old).expect("an old fact");
            assert_eq!(serde_json::to_string(&fact).expect("a fact"), new);
        }
    }
}
