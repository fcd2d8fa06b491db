//! What can be wrong with a script, or otherwise than it says. Each kind has a sentence of its own in `locales/`.

use std::fmt;

use super::cut::Cut;
use super::nearest;
use crate::{Message, RuleId, Say, WhyNot};

/// Where a script is wrong, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

impl fmt::Display for ScriptError {
    /// For tests of games without words for people; people are told [`ScriptError::say`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {:?}", self.line, self.column, self.fault)
    }
}

impl Say for ScriptError {
    fn say(&self) -> Message {
        self.fault.say()
    }
}

/// A word of a script that is wrong: which kind of word it should have been, and what was perhaps meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The word.
    pub word: String,
    /// Words that are close to it.
    pub near: Vec<String>,
}

/// A kind of word that can be misspelt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// The beginning of a sentence.
    Sentence,
    /// What stands behind a seat.
    Verb,
    /// A game.
    Game,
    /// A position word.
    Given,
    /// A fact.
    Fact,
    /// A word of a position or a fact: an id, a stage, a category.
    Word,
    /// A seat.
    Seat,
    /// A choice.
    Choice,
    /// A background.
    Background,
    /// An event or a reason.
    Key,
}

impl Sort {
    const fn key(self) -> &'static str {
        match self {
            Self::Sentence => "check-unknown-sentence",
            Self::Verb => "check-unknown-verb",
            Self::Game => "check-unknown-game",
            Self::Given => "check-unknown-given",
            Self::Fact => "check-unknown-fact",
            Self::Word => "check-unknown-word",
            Self::Seat => "check-unknown-seat",
            Self::Choice => "check-unknown-choice",
            Self::Background => "check-unknown-background",
            Self::Key => "check-unknown-key",
        }
    }
}

/// One fault. Those that make a script unreadable come first, then those of a script that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the variables of the sentence, which stands in `check.ftl`")]
pub enum Fault {
    /// A word that is not known.
    Unknown(Sort, Unknown),
    /// The script names no game.
    NoGame,
    /// A script without a case.
    NoCase,
    /// A sentence before the first case.
    BeforeCase,
    /// A case that states nothing.
    NothingStated,
    /// A line that should go on, but nothing follows.
    NothingFollows,
    /// A word is missing.
    Missing { form: String },
    /// A word too many.
    TooMany { word: String, form: String },
    /// A number was expected.
    NotANumber { word: String },
    /// A number out of range.
    OutOfRange { word: String, low: i64, high: i64 },
    /// A seat that nobody has taken.
    AbsentSeat { word: String, players: usize },
    /// A thing that these options leave in the box.
    NotInPlay { word: String },
    /// Something that can be said only once is said again.
    Twice { word: String },
    /// More pieces than there are. The name of the piece comes from the game.
    Pieces { piece: Message, there: i64, laid: i64 },
    /// More pieces than a seat has.
    SeatPieces { seat: crate::Seat, piece: Message, there: i64, laid: i64 },
    /// The game's own objection to a position word.
    Objection(Message),
    /// A position that cannot be.
    Impossible(Message),
    /// Options that cannot be.
    Options(Message),
    /// A sentence that comes too late.
    Late { word: &'static str },
    /// A background with the same name.
    BackgroundTwice { word: String },
    /// There is no `=` with a value behind it.
    NoValue,
    /// A fact that is known only when the game is over.
    NotOver { word: String },
    /// A share without `each of … seeds`.
    NoSeeds,
    /// Not a share between 0 and 1, or the lower bound above the higher.
    NoShare { word: String },
    /// A sentence that answers or helps, with nothing before it that the learner is asked.
    NothingAsked { word: String },
    /// A lesson that asks nothing of the learner, or does not say when it is done.
    NoLesson { form: String },
    /// A puzzle that lacks a sentence.
    NoPuzzle { form: String },
    /// A message that one language does not have.
    Unsaid { key: String, language: String },
    /// The program broke.
    Broken,

    /// A fact is another.
    Differs { question: String, found: String, wanted: String },
    /// A choice that is not offered.
    NotOffered { choice: String, offered: String },
    /// A choice that is offered as well.
    AlsoOffered { choice: String },
    /// A choice that is not refused.
    Allowed { choice: String },
    /// A choice that is refused, or refused for another reason than is said.
    Refused { rule: Option<RuleId>, why: Message },
    /// Refused for this rule as is said, but with another sentence.
    OtherReason { found: String, why: Message },
    /// The last choice can be taken back.
    CanUndo,
    /// The last choice cannot be taken back.
    CannotUndo,
    /// An event that was not told, or not in this order.
    NotTold { word: String, told: String },
    /// An event that was told.
    Told { word: String },
    /// Chance was asked, but no roll is scripted.
    NoRoll { n: u32 },
    /// A roll too high.
    HighRoll { roll: u32, n: u32 },
    /// A thing that cannot be drawn there, with those that can.
    NotDrawn { name: String, names: String },
    /// Rolls that nobody asked for.
    RollsLeft { count: usize },
    /// The rules lost or doubled pieces.
    Lost(Message),
    /// The choice is not played without asking.
    NotAutomatic { offered: String },
    /// A click means other choices, or none.
    Clicks { found: String },
    /// A click means no choice.
    ClicksNothing { why: Message },
    /// What the learner may choose, or an answer to it, that never comes up.
    NeverMet { words: String },
    /// A goal that is not reached by the hints.
    GoalMissed { within: usize },
    /// A legal choice of a puzzle that was not weighed.
    Unweighed { choice: String },
    /// A choice of a puzzle that is not clearly worse than the best.
    Unclear { choice: String },
    /// A puzzle that asks about the set-up.
    SetUpPuzzle,
    /// A puzzle with hardly anything to choose from.
    FewChoices { least: usize },
    /// A share out of bounds.
    Share { question: String, hits: usize, seeds: usize },
}

impl Fault {
    /// Whether the script was understood but does not hold. Anything else cannot be read.
    pub fn is_failure(&self) -> bool {
        match self {
            Self::Unknown(..)
            | Self::NoGame
            | Self::NoCase
            | Self::BeforeCase
            | Self::NothingStated
            | Self::NothingFollows
            | Self::Missing { .. }
            | Self::TooMany { .. }
            | Self::NotANumber { .. }
            | Self::OutOfRange { .. }
            | Self::AbsentSeat { .. }
            | Self::NotInPlay { .. }
            | Self::Twice { .. }
            | Self::Pieces { .. }
            | Self::SeatPieces { .. }
            | Self::Objection(_)
            | Self::Impossible(_)
            | Self::Options(_)
            | Self::Late { .. }
            | Self::BackgroundTwice { .. }
            | Self::NoValue
            | Self::NotOver { .. }
            | Self::NoSeeds
            | Self::NoShare { .. }
            | Self::NothingAsked { .. }
            | Self::NoLesson { .. }
            | Self::NoPuzzle { .. }
            | Self::Unsaid { .. }
            | Self::Broken => false,
            Self::Differs { .. }
            | Self::NotOffered { .. }
            | Self::AlsoOffered { .. }
            | Self::Allowed { .. }
            | Self::Refused { .. }
            | Self::OtherReason { .. }
            | Self::CanUndo
            | Self::CannotUndo
            | Self::NotTold { .. }
            | Self::Told { .. }
            | Self::NoRoll { .. }
            | Self::HighRoll { .. }
            | Self::NotDrawn { .. }
            | Self::RollsLeft { .. }
            | Self::Lost(_)
            | Self::NotAutomatic { .. }
            | Self::Clicks { .. }
            | Self::ClicksNothing { .. }
            | Self::NeverMet { .. }
            | Self::GoalMissed { .. }
            | Self::Unweighed { .. }
            | Self::Unclear { .. }
            | Self::SetUpPuzzle
            | Self::FewChoices { .. }
            | Self::Share { .. } => true,
        }
    }
}

impl Say for Fault {
    fn say(&self) -> Message {
        match self {
            Self::Unknown(sort, Unknown { word, near }) => {
                let hint = match &near[..] {
                    [] => crate::Arg::from(""),
                    near => Message::new("check-did-you-mean").with("near", near.join(", ").as_str()).into(),
                };
                Message::new(sort.key()).with("word", word.as_str()).with("hint", hint)
            }
            Self::NoGame => Message::new("check-no-game"),
            Self::NoCase => Message::new("check-no-case"),
            Self::BeforeCase => Message::new("check-before-case"),
            Self::NothingStated => Message::new("check-nothing-stated"),
            Self::NothingFollows => Message::new("check-nothing-follows"),
            Self::Missing { form } => Message::new("check-missing").with("form", form.as_str()),
            Self::TooMany { word, form } => {
                Message::new("check-too-many").with("word", word.as_str()).with("form", form.as_str())
            }
            Self::NotANumber { word } => Message::new("check-not-a-number").with("word", word.as_str()),
            Self::OutOfRange { word, low, high } => {
                Message::new("check-out-of-range").with("word", word.as_str()).with("low", *low).with("high", *high)
            }
            Self::AbsentSeat { word, players } => {
                Message::new("check-absent-seat").with("word", word.as_str()).with("players", *players)
            }
            Self::NotInPlay { word } => Message::new("check-not-in-play").with("word", word.as_str()),
            Self::Twice { word } => Message::new("check-twice").with("word", word.as_str()),
            Self::Pieces { piece, there, laid } => {
                Message::new("check-pieces").with("piece", piece.clone()).with("there", *there).with("laid", *laid)
            }
            Self::SeatPieces { seat, piece, there, laid } => Message::new("check-seat-pieces")
                .with("seat", *seat)
                .with("piece", piece.clone())
                .with("there", *there)
                .with("laid", *laid),
            Self::Objection(why) => why.clone(),
            Self::Impossible(why) => Message::new("check-impossible").with("why", why.clone()),
            Self::Options(why) => why.clone(),
            Self::Late { word } => Message::new("check-late").with("word", *word),
            Self::BackgroundTwice { word } => Message::new("check-background-twice").with("word", word.as_str()),
            Self::NoValue => Message::new("check-no-value"),
            Self::NotOver { word } => Message::new("check-not-over").with("word", word.as_str()),
            Self::NoSeeds => Message::new("check-no-seeds"),
            Self::NoShare { word } => Message::new("check-no-share").with("word", word.as_str()),
            Self::Broken => Message::new("check-broken"),
            Self::Differs { question, found, wanted } => Message::new("check-differs")
                .with("question", question.as_str())
                .with("found", found.as_str())
                .with("wanted", wanted.as_str()),
            Self::NotOffered { choice, offered } => {
                Message::new("check-not-offered").with("choice", choice.as_str()).with("offered", offered.as_str())
            }
            Self::AlsoOffered { choice } => Message::new("check-also-offered").with("choice", choice.as_str()),
            Self::Allowed { choice } => Message::new("check-allowed").with("choice", choice.as_str()),
            Self::Refused { rule: Some(rule), why } => {
                Message::new("check-refused-by").with("rule", *rule).with("why", why.clone())
            }
            Self::Refused { rule: None, why } => Message::new("check-refused").with("why", why.clone()),
            Self::OtherReason { found, why } => {
                Message::new("check-other-reason").with("found", found.as_str()).with("why", why.clone())
            }
            Self::CanUndo => Message::new("check-can-undo"),
            Self::CannotUndo => Message::new("check-cannot-undo"),
            Self::NotTold { word, told } => {
                Message::new("check-not-told").with("word", word.as_str()).with("told", told.as_str())
            }
            Self::Told { word } => Message::new("check-told").with("word", word.as_str()),
            Self::NoRoll { n } => Message::new("check-no-roll").with("n", *n),
            Self::HighRoll { roll, n } => Message::new("check-high-roll").with("roll", *roll).with("n", *n),
            Self::NotDrawn { name, names } => {
                Message::new("check-not-drawn").with("name", name.as_str()).with("names", names.as_str())
            }
            Self::RollsLeft { count } => Message::new("check-rolls-left").with("count", *count),
            Self::Lost(why) => Message::new("check-lost").with("why", why.clone()),
            Self::NotAutomatic { offered } => Message::new("check-not-automatic").with("offered", offered.as_str()),
            Self::Clicks { found } => Message::new("check-clicks").with("found", found.as_str()),
            Self::ClicksNothing { why } => Message::new("check-clicks-nothing").with("why", why.clone()),
            Self::NothingAsked { word } => Message::new("check-nothing-asked").with("word", word.as_str()),
            Self::NoLesson { form } => Message::new("check-no-lesson").with("form", form.as_str()),
            Self::NoPuzzle { form } => Message::new("check-no-puzzle").with("form", form.as_str()),
            Self::Unweighed { choice } => Message::new("check-unweighed").with("choice", choice.as_str()),
            Self::Unclear { choice } => Message::new("check-unclear").with("choice", choice.as_str()),
            Self::SetUpPuzzle => Message::new("check-puzzle-set-up"),
            Self::FewChoices { least } => Message::new("check-puzzle-few").with("least", *least),
            Self::Unsaid { key, language } => {
                Message::new("check-unsaid").with("key", key.as_str()).with("language", language.as_str())
            }
            Self::NeverMet { words } => Message::new("check-never-met").with("words", words.as_str()),
            Self::GoalMissed { within } => Message::new("check-goal-missed").with("within", *within),
            Self::Share { question, hits, seeds } => Message::new("check-share")
                .with("question", question.as_str())
                .with("hits", *hits)
                .with("seeds", *seeds),
        }
    }
}

impl From<WhyNot> for Fault {
    fn from(why: WhyNot) -> Self {
        Self::Refused { rule: why.rule, why: why.message }
    }
}

/// A fault and the byte of its line at which it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// The byte.
    pub at: usize,
    /// What is wrong there.
    pub fault: Fault,
}

impl Slip {
    pub(super) fn new(at: usize, fault: Fault) -> Self {
        Self { at, fault }
    }

    pub(super) fn unknown<'a>(sort: Sort, word: Cut<'_>, words: impl IntoIterator<Item = &'a str>) -> Self {
        let near = nearest(word.text, words);
        Self::new(word.at, Fault::Unknown(sort, Unknown { word: word.text.to_owned(), near }))
    }
}
