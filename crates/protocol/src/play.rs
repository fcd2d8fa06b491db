//! What is shown and asked in a game: offers and the log.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::json::Json;
use crate::shape;
use crate::table::ScoreSheet;

/// The number of a seat, from 0 in turn order.
pub type Place = u8;

/// What one viewer is shown: the view, the question, and the options if the question is theirs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// The step an answer must name.
    pub step: u32,
    /// What they see: the view of the game, drawn by the game's board.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// The seats that are asked; none when the game is over.
    pub asked: Vec<Place>,
    /// What is asked.
    pub ask: Option<Ask>,
    /// What they may choose, in ascending order; empty when the question is not theirs.
    pub options: Vec<Choice>,
    /// What can be done at once: several choices with one intent, beside the small ones.
    pub bundles: Vec<Bundle>,
    /// Whether they may take back their last choice.
    pub undo: UndoOffer,
    /// What happened since their last choice, if the question is theirs: at most five sentences, what hit them first.
    pub recap: Vec<Recalled>,
}

/// What somebody did since the viewer's last choice, or what happened at the table, in a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recalled {
    /// Whose turn it was; nobody's when the table itself did something.
    pub seat: Option<Place>,
    /// Whether it happened to the viewer.
    pub hit: bool,
    /// The sentence: messages one behind the other.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub says: Vec<kernel::Message>,
}

/// A question, with the rule that asks it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ask {
    /// The question as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// The rule: `RAT-31`.
    pub rule: String,
}

/// One thing that may be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice {
    /// The notation, sent back as it is.
    pub action: String,
    /// What it does, as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub label: kernel::Message,
    /// The thing on the board to click for it.
    #[ts(as = "shape::Target")]
    #[schema(value_type = shape::Target)]
    pub target: kernel::Target,
    /// Whether it cannot be taken back: something will be drawn or seen.
    pub seals: bool,
    /// Whether others, or nobody, are asked after it.
    pub ends: bool,
}

/// Several choices with one intent, made by one click.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Bundle {
    /// The choices in notation, joined by `; `, sent back as they are.
    pub action: String,
    /// What they do together, as a sentence.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub label: kernel::Message,
    /// What each of them does.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub steps: Vec<kernel::Message>,
    /// The thing on the board to click for them.
    #[ts(as = "shape::Target")]
    #[schema(value_type = shape::Target)]
    pub target: kernel::Target,
    /// Whether some of them are answers that a player might give otherwise: a payment, a number.
    pub usual: bool,
    /// Whether they cannot be taken back: the last of them draws something or shows it.
    pub seals: bool,
    /// Whether others, or nobody, are asked after them.
    pub ends: bool,
}

/// What a choice would do, as far as whoever chooses can know it: played on a copy in which everything else is guessed,
/// up to the first question or the first thing nobody can know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preview {
    /// What would happen, in order.
    pub events: Vec<Told>,
    /// What would be different in the view.
    pub changes: Vec<Change>,
    /// What would be thrown away for good.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub lost: Vec<kernel::Message>,
    /// Where it stops.
    pub stop: Stop,
    /// The score of whoever chooses, as it stands, if it would be another.
    pub points: Option<Points>,
}

/// A number of the view that chance may change: what it would be in positions as they can be, for all that whoever chooses
/// knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Span {
    /// Where it stands in the view, as a JSON pointer: `/seats/0/reserve`.
    pub path: String,
    /// What it is.
    pub before: i32,
    /// The least that it came to.
    pub least: i32,
    /// The most that it came to.
    pub most: i32,
    /// In how many of a hundred it stayed what it is.
    pub same: u8,
}

/// A score as it stands: what the score sheet would add up to if the game ended there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Points {
    /// Now.
    pub before: i32,
    /// Then.
    pub after: i32,
    /// The lines of the score sheet that would be others.
    pub lines: Vec<PointsLine>,
}

/// A line of a score sheet that would be another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PointsLine {
    /// What is counted.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// Now.
    pub before: i32,
    /// Then.
    pub after: i32,
}

/// A position in words, for those who do not see the board, and what it would score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct InWords {
    /// All that the viewer sees, part by part.
    pub passages: Vec<Passage>,
    /// The score sheets if the game ended there, in the order of the seats.
    pub sheets: Vec<ScoreSheet>,
}

/// A part of a position in words: the regions, the players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Passage {
    /// Its heading.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub title: kernel::Message,
    /// A sentence for each thing.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub lines: Vec<kernel::Message>,
}

/// One value of a view that would be another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Change {
    /// Where it stands in the view, as a JSON pointer: `/seats/0/reserve`.
    pub path: String,
    /// What it is; nothing if it is not there yet.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub before: Value,
    /// What it would be; nothing if it would be gone.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub after: Value,
}

/// Where a preview stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Somebody is asked.
    Question,
    /// Chance speaks, or something hidden is seen.
    Chance,
    /// The game is over.
    End,
}

/// Whether the viewer may take back their last choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum UndoOffer {
    /// There is nothing of theirs to take back.
    Nothing,
    /// At once.
    Free {
        /// How many choices go, as they were made at once.
        choices: u32,
    },
    /// Only if everybody consents.
    Consent {
        /// Why it is not free.
        #[ts(as = "shape::Message")]
        #[schema(value_type = shape::Message)]
        message: kernel::Message,
        /// How many choices of theirs go, as they were made at once.
        choices: u32,
    },
}

/// What happened at one step, as far as the viewer noticed it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LogEntry {
    /// How many entries the record had before it; the set-up and the first choice both have 0.
    pub step: u32,
    /// Whose choice it was; nobody's for the set-up.
    pub seat: Option<Place>,
    /// The round in which it was, in games that count them.
    pub round: Option<u8>,
    /// What was done.
    pub deed: Deed,
    /// The choice in notation, unless another seat made it in secret.
    pub action: Option<String>,
    /// Whether it still stands: not taken back since. An undo that follows takes back what it counts.
    pub stands: bool,
    /// What it led to, as far as the viewer noticed it.
    pub events: Vec<Told>,
}

/// What an entry of the log does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The game was laid out.
    Setup,
    /// Somebody chose.
    Choice,
    /// There was one choice only, and it was played without asking.
    Automatic,
    /// Choices were taken back.
    Undo {
        /// How many entries, automatic ones included.
        count: u32,
        /// Whether everybody consented.
        agreed: bool,
    },
}

/// Something that happened in the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Told {
    /// Whom it concerns; nobody when the table itself does something.
    pub seat: Option<Place>,
    /// The event of the game, for the animation.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Json,
    /// The same as a sentence, for the log.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// Which sentence of the story it is a part of.
    pub part: Part,
}

/// The place of an event in the story. What a person would call one thing is one sentence; its events are the parts of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Part {
    /// The number of the sentence, from 0 in the order in which they begin.
    pub line: u32,
    /// The number of the turn it belongs to; what the table does between turns is counted like one.
    pub turn: u32,
    /// Whose turn it is; nobody's when the table itself does something.
    pub whose: Option<Place>,
    /// What the sentence says from here on, in messages one behind the other; left out if it says what it said before. A
    /// sentence that says nothing is shown with the one before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Vec<shape::Message>>", optional)]
    #[schema(value_type = Option<Vec<shape::Message>>)]
    pub says: Option<Vec<kernel::Message>>,
}

/// Something that happened at the table rather than in the game: a bot sat down, an undo was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Note {
    /// The step the game was at.
    pub step: u32,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// What happened.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
}
