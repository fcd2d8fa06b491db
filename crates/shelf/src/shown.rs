//! What people are shown: plain, owned, ready to be sent.

use kernel::{CannotUndo, Message, Say as _, Seat, Target, Viewer, WhyNot};
use serde::Serialize;
use serde_json::Value;

/// What one viewer is shown now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The step an answer must name.
    pub step: usize,
    /// What they see.
    pub view: Value,
    /// Who is asked; nobody when the game is over.
    pub asked: Vec<Seat>,
    /// What is asked.
    pub ask: Option<Ask>,
    /// What they may choose, in the order of the rules; nothing unless they are asked.
    pub options: Vec<Choice>,
    /// Whether they may take back now. A spectator never may.
    pub undo: Undo,
}

/// A question, with the rule that asks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// The question.
    pub message: Message,
    /// The rule.
    pub rule: &'static str,
}

/// Something one may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The notation: what [`crate::Play::play`] takes.
    pub action: String,
    /// What it is called.
    pub label: Message,
    /// The thing on the board that is clicked for it.
    pub target: Target,
    /// Whether it cannot be taken back.
    pub seals: bool,
    /// Whether others, or nobody, are asked after it: judged on an imagined copy, so it tells nothing.
    pub ends: bool,
}

/// What a choice would do, as far as whoever chooses can know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    /// What would happen, in order.
    pub events: Vec<Told>,
    /// What would be different in the view.
    pub changes: Vec<Change>,
    /// What would be thrown away for good.
    pub lost: Vec<Message>,
    /// Where it stops.
    pub stop: Stop,
}

/// One value of a view that would be another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// Where it stands in the view, as a JSON pointer: `/seats/0/reserve`.
    pub path: String,
    /// What it is; nothing if it is not there yet.
    pub before: Value,
    /// What it would be; nothing if it would be gone.
    pub after: Value,
}

/// Where a preview stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Somebody is asked.
    Question,
    /// Chance speaks, or something hidden is seen.
    Chance,
    /// The game is over.
    End,
}

/// Whether the last choice may be taken back without asking anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// It may.
    Can,
    /// It may not, and why.
    Cannot(Message),
}

impl From<Result<(), CannotUndo>> for Undo {
    fn from(result: Result<(), CannotUndo>) -> Self {
        match result {
            Ok(()) => Self::Can,
            Err(why) => Self::Cannot(why.say()),
        }
    }
}

/// A refusal: the sentence, and the rule behind it if a rule decides it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// The sentence.
    pub message: Message,
    /// The rule.
    pub rule: Option<&'static str>,
}

impl From<WhyNot> for Refused {
    fn from(why: WhyNot) -> Self {
        Self { message: why.message, rule: why.rule }
    }
}

/// What somebody is told: for programs and for people.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// Whom it concerns, by its own account; nobody when the table itself does something.
    pub seat: Option<Seat>,
    /// The event itself, for animations.
    pub event: Value,
    /// The event as a sentence.
    pub message: Message,
}

/// What an entry of a record did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Written {
    /// The set-up, which is no entry: it stands before step 0.
    Setup,
    /// Somebody chose.
    Choice,
    /// The only choice there was, played without asking.
    Automatic,
    /// The last `count` choices that stood were taken back.
    Undo {
        /// How many.
        count: usize,
        /// Whether everybody consented.
        agreed: bool,
    },
}

/// An entry that was played, for all eyes: ask [`Played::seen`] what one viewer may have.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its place in the record.
    pub step: usize,
    /// Whose it is; nobody's for the set-up.
    pub seat: Option<Seat>,
    /// The round in which it was, in games that count them.
    pub round: Option<u8>,
    /// What it did.
    pub what: Written,
    /// The line of the record; nothing for the set-up. For the store, not for viewers.
    pub line: String,
    /// Whether everybody may see the line.
    pub open: bool,
    /// What each viewer was told: the seats in order, then a spectator.
    pub told: Vec<Vec<Told>>,
}

/// An entry as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen {
    /// Its place in the record. The set-up has the same as the first entry.
    pub step: usize,
    /// Whose it is; nobody's for the set-up.
    pub seat: Option<Seat>,
    /// The round in which it was, in games that count them.
    pub round: Option<u8>,
    /// What it did.
    pub what: Written,
    /// The choice in notation, unless it was made in secret by somebody else or there is none.
    pub action: Option<String>,
    /// Whether it still stands: not taken back since.
    pub stands: bool,
    /// What the viewer was told.
    pub events: Vec<Told>,
}

impl Played {
    /// The entry as `viewer` may see it.
    pub fn seen(&self, viewer: Viewer) -> Seen {
        let mine = match viewer {
            Viewer::Seat(seat) => self.seat == Some(seat),
            Viewer::Spectator => false,
        };
        let action = match self.what {
            Written::Choice | Written::Automatic if self.open || mine => self.notation().map(str::to_owned),
            Written::Choice | Written::Automatic | Written::Setup | Written::Undo { .. } => None,
        };
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len().saturating_sub(1),
        };
        let events = self.told.get(place).cloned().unwrap_or_default();
        let Self { step, seat, round, what, .. } = *self;
        Seen { step, seat, round, what, action, stands: true, events }
    }

    /// The choice in notation: what stands behind the seat, without brackets.
    fn notation(&self) -> Option<&str> {
        let (_, deed) = self.line.split_once(' ')?;
        Some(deed.strip_prefix('(').and_then(|deed| deed.strip_suffix(')')).unwrap_or(deed))
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Why it ended.
    pub ending: Message,
    /// The seats from first to last.
    pub ranking: Vec<Place>,
}

/// Where a seat came in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Its place, from 1; shared places have the same number.
    pub place: usize,
    /// Its points.
    pub score: i32,
    /// How they add up.
    pub sheet: Vec<Line>,
}

/// A line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// What the points are for.
    pub message: Message,
    /// How many.
    pub points: i32,
}

/// Where and why a text could not be loaded as a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
