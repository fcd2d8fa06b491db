//! What only the shelf says: entries for all eyes, refusals, and how a game ended. Everything else that people are shown is
//! a type of the protocol.

use std::borrow::Cow;

use kernel::record::{self, Entry};
use kernel::{Arg, CannotUndo, DivergenceKind, Message, Say as _, Seat, Viewer, WhyNot};
use protocol::{Deed, Json, LogEntry, ScoreSheet, Told, UndoOffer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A refusal: the sentence, and the rule behind it if a rule decides it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// The sentence.
    pub message: Message,
    /// The rule.
    pub rule: Option<Cow<'static, str>>,
}

impl From<WhyNot> for Refused {
    fn from(why: WhyNot) -> Self {
        Self { message: why.message, rule: why.rule.map(Cow::Borrowed) }
    }
}

/// The number by which the protocol knows a seat.
pub(crate) fn number(seat: Seat) -> protocol::Place {
    seat.index() as u8
}

/// Whether the last choices, made at once, may be taken back without asking anybody.
pub(crate) fn undo_offer(result: Result<(), CannotUndo>, choices: u32) -> UndoOffer {
    match result {
        Ok(()) => UndoOffer::Free { choices },
        Err(CannotUndo::Nothing) => UndoOffer::Nothing,
        Err(why) => UndoOffer::Consent { message: why.say(), choices },
    }
}

/// An entry that was played, for all eyes: ask [`Played::seen`] what one viewer may have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its place in the record.
    pub step: usize,
    /// Whose it is; nobody's for the set-up.
    pub seat: Option<Seat>,
    /// The round in which it was, in games that count them.
    pub round: Option<u8>,
    /// What it did.
    pub deed: Deed,
    /// The line of the record; nothing for the set-up. For the store; viewers get the choice that stands in it.
    pub line: String,
    /// What each viewer was told: the seats in order, then a spectator.
    pub told: Vec<Vec<Told>>,
}

/// A position that was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The entry that led to it; the set-up for the first.
    pub seen: LogEntry,
    /// What the viewer saw then.
    pub view: Json,
    /// The points of each seat; none before the game is over, as some games keep them secret.
    pub scores: Vec<i32>,
}

impl Played {
    /// The entry as `viewer` may see it.
    pub fn seen(&self, viewer: Viewer) -> LogEntry {
        let action = match self.deed {
            Deed::Choice | Deed::Automatic => self.notation().map(str::to_owned),
            Deed::Setup | Deed::Undo { .. } => None,
        };
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len().saturating_sub(1),
        };
        let events = self.told.get(place).cloned().unwrap_or_default();
        let Self { step, seat, round, deed, .. } = *self;
        LogEntry { step: step as u32, seat: seat.map(number), round, deed, action, stands: true, events }
    }

    /// The choice in notation: what stands behind the seat, without brackets.
    fn notation(&self) -> Option<&str> {
        let (_, deed) = self.line.split_once(' ')?;
        Some(deed.strip_prefix('(').and_then(|deed| deed.strip_suffix(')')).unwrap_or(deed))
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Why it ended.
    pub ending: Message,
    /// The seats from first to last.
    pub ranking: Vec<ScoreSheet>,
}

/// Where and why a text could not be loaded as a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoadError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How many entries had been played, if the text is a record that the rules then did not follow.
    pub step: Option<usize>,
    /// What is wrong.
    pub message: Message,
}

/// Whom a sentence is about: the seat it names as its subject.
pub(crate) fn concerned(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if matches!(name.as_ref(), "seat" | "owner") => Some(*seat),
        Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) | Arg::Message(_) | Arg::List(_) => None,
    })
}

/// Views and events are plain data that the page reads as JSON.
pub(crate) fn json(shown: &impl Serialize) -> Value {
    serde_json::to_value(shown).expect("views and events have string keys and no failing parts")
}

/// Which entries still stand.
pub(crate) fn standing<A>(entries: &[Entry<A>]) -> Vec<bool> {
    let mut stands = vec![true; entries.len()];
    let mut standing = Vec::new();
    for (step, entry) in entries.iter().enumerate() {
        match entry.deed {
            record::Deed::Choice(_) | record::Deed::Automatic(_) => standing.push(step),
            record::Deed::Undo { count, .. } => {
                for step in standing.drain(standing.len() - count..) {
                    stands[step] = false;
                }
            }
        }
    }
    stands
}

/// How a record and the rules part, as a sentence.
pub(crate) fn say_divergence(kind: &DivergenceKind) -> Message {
    match kind {
        DivergenceKind::Refused(refusal) => {
            Message::new("divergence-refused").with("why", WhyNot::from(refusal).message)
        }
        DivergenceKind::NotAutomatic => Message::new("divergence-not-automatic"),
        DivergenceKind::Undo(why) => Message::new("divergence-undo").with("why", why.say()),
        DivergenceKind::Fingerprint { expected, found } => Message::new("divergence-fingerprint")
            .with("expected", format!("{expected:016x}").as_str())
            .with("found", format!("{found:016x}").as_str()),
        DivergenceKind::Result { found: Some(_) } => Message::new("divergence-result"),
        DivergenceKind::Result { found: None } => Message::new("divergence-not-over"),
    }
}
