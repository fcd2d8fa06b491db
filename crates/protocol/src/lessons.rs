//! Lessons: what a learner sends and is shown. A lesson is a function of the choices made in it, so the server keeps nothing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::{InWords, LogEntry, Offer, Preview};
use crate::shape;

/// Every lesson there is, in the order of the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Lessons {
    /// The lessons.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson on the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonEntry {
    /// Which game.
    pub game: String,
    /// Its word: `rattus-1`. Its title is the message `lesson-rattus-1-title`.
    pub id: String,
    /// How many minutes it takes.
    pub minutes: u32,
    /// The stars that whoever asks has earned in it; none before it is done.
    pub stars: u8,
    /// What it is called, if it is one of the club's own.
    #[serde(default)]
    pub title: Option<String>,
}

/// Every puzzle there is, in the order of the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Puzzles {
    /// The puzzles.
    pub puzzles: Vec<PuzzleEntry>,
    /// The one of today, the same for everybody; none where there are no puzzles. A day begins at midnight UTC.
    pub today: Option<String>,
}

/// A puzzle on the list. In play it is a lesson of one choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleEntry {
    /// Which game.
    pub game: String,
    /// Its word: `rattus-puzzle-1`.
    pub id: String,
    /// How hard it is, from 1 to 3.
    pub grade: u8,
    /// The stars that whoever asks has earned in it; none before it is solved.
    pub stars: u8,
    /// What it is called, if it is one of the club's own.
    #[serde(default)]
    pub title: Option<String>,
}

/// What a learner has chosen so far, and what they want to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own, and is left out where it is not so")]
pub struct LessonRequest {
    /// The choices in notation, oldest first. The last may be one that the lesson answers and takes back.
    pub choices: Vec<String>,
    /// Whether something was taken back on the way.
    #[serde(default)]
    pub taken_back: bool,
    /// Whether a hint was asked for on the way.
    #[serde(default)]
    pub hinted: bool,
    /// Whether a puzzle that was solved is played on to the end of the game.
    #[serde(default)]
    pub on: bool,
    /// A choice of which the learner wants to know what it would do.
    #[serde(default)]
    pub preview: Option<String>,
    /// A thing that was clicked without a choice behind it.
    #[serde(default)]
    #[ts(as = "Option<shape::Target>")]
    #[schema(value_type = Option<shape::Target>)]
    pub why: Option<kernel::Target>,
    /// Whether the learner wants the position in words.
    #[serde(default)]
    pub describe: bool,
}

/// A lesson or a puzzle that somebody brings as a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnLesson {
    /// The file.
    pub text: String,
    /// `en`, `fr` or `ru`: the language in which it is said what is wrong with it.
    #[serde(default)]
    pub language: Option<String>,
    /// What has been chosen in it; if nothing is said, it is tried.
    #[serde(default)]
    pub request: Option<LessonRequest>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OwnAnswer {
    /// It was tried, and it is sound.
    Sound {
        /// It on the list.
        entry: LessonEntry,
        /// Whether it is a puzzle.
        puzzle: bool,
    },
    /// How it stands after these choices, or the answer to a question.
    Answer {
        /// That.
        answer: LessonAnswer,
    },
}

/// The answer to one of the four.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LessonAnswer {
    /// How the lesson stands.
    Frame {
        /// All of it.
        frame: Box<LessonFrame>,
    },
    /// What a choice would do.
    Preview {
        /// That.
        preview: Preview,
    },
    /// Why a thing cannot be chosen.
    Why {
        /// Why not.
        #[ts(as = "shape::Message")]
        #[schema(value_type = shape::Message)]
        message: kernel::Message,
        /// The rule that decides it, if a rule does.
        rule: Option<String>,
    },
    /// The position in words.
    Described {
        /// That.
        words: InWords,
    },
}

/// How a lesson stands after the choices made so far, as the learner sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonFrame {
    /// Which game.
    pub game: String,
    /// Which lesson.
    pub id: String,
    /// What it is called, if it is one of somebody's own.
    pub title: Option<String>,
    /// How many sit at the table; the learner has the first seat.
    pub seats: u32,
    /// What they see and may choose.
    pub offer: Offer,
    /// What happened since the beginning.
    pub log: Vec<LogEntry>,
    /// What is said now.
    pub bubbles: Vec<LessonBubble>,
    /// The answer to the last choice, which was taken back.
    #[ts(as = "Option<shape::Message>")]
    #[schema(value_type = Option<shape::Message>)]
    pub answer: Option<kernel::Message>,
    /// What speaks for the best choice of a puzzle, once it was chosen, or the one that tempts was.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub why: Vec<kernel::Message>,
    /// A choice that goes on.
    pub hint: Option<String>,
    /// Words that help.
    #[ts(as = "Option<shape::Message>")]
    #[schema(value_type = Option<shape::Message>)]
    pub help: Option<kernel::Message>,
    /// What helps with a puzzle, a little more each time: where to look, what kind of choice it is, the choice.
    pub hints: Vec<LessonBubble>,
    /// How many free choices are left for a goal, if there is one now.
    pub left: Option<u32>,
    /// How many of the things that are asked are done.
    pub passed: u32,
    /// How many there are.
    pub asked: u32,
    /// The end, once it is reached.
    pub done: Option<LessonDone>,
}

/// Something that is said in a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonBubble {
    /// What.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// The thing it is about.
    #[ts(as = "Option<shape::Target>")]
    #[schema(value_type = Option<shape::Target>)]
    pub at: Option<kernel::Target>,
}

/// The end of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonDone {
    /// The last words.
    #[ts(as = "shape::Message")]
    #[schema(value_type = shape::Message)]
    pub message: kernel::Message,
    /// Whether what was to be reached was reached: in a real game, whether it was won.
    pub won: bool,
    /// The lesson, or the puzzle, that comes next; none after the last.
    pub next: Option<String>,
    /// What was earned: one star, one more without taking back, one more without a hint; of a game that was lost, one.
    pub stars: u8,
}
