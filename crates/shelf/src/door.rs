//! The one door of an engine: a question in JSON, an answer in JSON. It is how a package of the rules is asked, by the server
//! and by the page alike; docs/engines.md describes it for both.

mod inquiry;

use std::collections::BTreeMap;

use bots::Style;
use kernel::script::Eyes;
use kernel::{Message, Seat, Target, Viewer};
use protocol::{Json, LessonRequest};
use serde::{Deserialize, Serialize};

use self::inquiry::inquire;
use crate::engine::School;
use crate::lessons::Taught;
use crate::play::Play;
use crate::shown::{LoadError, Played, Refused};

/// The version of what can be asked and of how it is answered. Raised when an old question is answered otherwise; a question
/// more does not raise it.
pub const INTERFACE: u32 = 1;

/// So many games are open behind a door at most.
const MOST: usize = 1000;

/// What can be asked of an engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub enum Request {
    /// Who answers: [`About`].
    About,
    /// What can be agreed before a game, what can be learned: `Offered`.
    Offered,
    /// [`Engine::canonical`](crate::Engine::canonical).
    Canonical { options: String },
    /// [`Engine::seats`](crate::Engine::seats).
    Seats { options: String },
    /// [`Engine::possible`](crate::Engine::possible): nothing if the position can be laid out.
    Possible { options: String, position: Vec<String> },
    /// Begins a game, from a position if there are lines of one: [`Begun`].
    Start { options: String, position: Vec<String>, seed: String },
    /// Takes up a game from its record: [`Begun`].
    Load { record: String },
    /// Asks a game that was begun or taken up.
    Game { game: u32, what: Inquiry },
    /// What a learner is shown.
    Lesson { id: String, request: LessonRequest },
    /// What a choice of a learner would do.
    LessonPreview { id: String, request: LessonRequest, choice: String },
    /// Why a click of a learner is no legal choice.
    LessonWhyNot { id: String, request: LessonRequest, thing: Target },
}

/// What can be asked of a game: the methods of [`Play`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each is a method of `Play`, or says what it is")]
pub enum Inquiry {
    /// How far it is: [`Stand`].
    Stand,
    Offer {
        viewer: Viewer,
    },
    /// Plays: [`Moved`].
    Choose {
        seat: Seat,
        choice: String,
    },
    WhyNot {
        seat: Seat,
        thing: Target,
    },
    WhyRefused {
        seat: Seat,
        choice: String,
    },
    Preview {
        seat: Seat,
        choice: String,
    },
    CanUndo {
        seat: Seat,
    },
    UndoUnseals {
        seat: Seat,
    },
    /// Takes back: [`Moved`].
    Undo {
        seat: Seat,
        whole: bool,
        agreed: bool,
    },
    Gather {
        from: usize,
        to: usize,
    },
    History {
        viewer: Viewer,
        from: usize,
    },
    /// What a viewer sees, in words.
    Words {
        viewer: Viewer,
    },
    Recaps,
    /// Another game, as this one was: [`Begun`], or nothing.
    At {
        step: usize,
    },
    Outcome,
    Moments {
        viewer: Viewer,
        from: usize,
        count: usize,
    },
    Analyse {
        iterations: u32,
        samples: u32,
    },
    NameSeats {
        names: Vec<String>,
    },
    Record,
    Draws,
    /// The lines of so many entries from one on.
    Lines {
        from: usize,
        count: usize,
    },
    Script {
        step: usize,
        eyes: Eyes,
        thing: Option<Target>,
    },
    Advise {
        seat: Seat,
        seed: u64,
        iterations: u32,
        millis: Option<u64>,
    },
    /// A choice of a bot in this seat, in notation.
    Think {
        seat: Seat,
        style: Style,
        seed: u64,
        millis: Option<u64>,
    },
    /// Forgets the game.
    Close,
}

/// Who answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct About {
    /// [`INTERFACE`].
    pub interface: u32,
    /// The word of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
}

/// What there is before a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offered {
    /// What can be agreed: key, values, the one that holds if nothing is said.
    pub options: Vec<(&'static str, &'static [&'static str], &'static str)>,
    /// The lessons, and how many minutes each takes.
    pub lessons: Vec<(String, u32)>,
    /// The puzzles, and how hard each is.
    pub puzzles: Vec<(String, u8)>,
}

/// How far a game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// Entries in the record.
    pub step: usize,
    /// Who is asked now.
    pub asked: Vec<Seat>,
    /// Whether it is over.
    pub over: bool,
    /// The round, in games that count them.
    pub round: Option<u8>,
    /// [`Play::fingerprint`], in sixteen hexadecimal digits.
    pub fingerprint: String,
}

/// A game that can be asked now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Begun {
    /// Its number behind this door.
    pub game: u32,
    /// Seats at the table.
    pub players: usize,
    /// The options it is played with.
    pub options: String,
    /// The names of the seats.
    pub names: Vec<String>,
    /// How far it is.
    pub stand: Stand,
    /// What happened by itself, if it was begun now.
    pub played: Vec<Played>,
}

/// What a choice or an undo did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// The entries.
    pub played: Vec<Played>,
    /// How far the game is now.
    pub stand: Stand,
}

/// How a question is answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// With what was asked for.
    Yes(Json),
    /// With a sentence for whoever wanted it; nothing has changed.
    No(No),
    /// With a sentence for whoever wrote the question.
    Wrong(String),
}

/// A refusal of any kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct No {
    /// The sentence.
    pub message: Message,
    /// The rule that decides it, if a rule does.
    pub rule: Option<String>,
    /// Where in a record: line, column, and how many entries had been played.
    pub place: Option<(usize, usize, Option<usize>)>,
}

impl From<Message> for No {
    fn from(message: Message) -> Self {
        Self { message, rule: None, place: None }
    }
}

impl From<Refused> for No {
    fn from(refused: Refused) -> Self {
        Self { rule: refused.rule.map(Into::into), ..refused.message.into() }
    }
}

impl From<LoadError> for No {
    fn from(error: LoadError) -> Self {
        Self { place: Some((error.line, error.column, error.step)), ..error.message.into() }
    }
}

impl From<No> for Refused {
    fn from(no: No) -> Self {
        Self { message: no.message, rule: no.rule.map(Into::into) }
    }
}

impl From<No> for LoadError {
    fn from(no: No) -> Self {
        let (line, column, step) = no.place.unwrap_or((1, 1, None));
        Self { line, column, step, message: no.message }
    }
}

/// Why there is no `yes`.
enum Otherwise {
    No(No),
    Wrong(String),
}

impl<T: Into<No>> From<T> for Otherwise {
    fn from(no: T) -> Self {
        Self::No(no.into())
    }
}

fn wrong<T>(why: &str) -> Result<T, Otherwise> {
    Err(Otherwise::Wrong(why.to_owned()))
}

fn yes(value: &impl Serialize) -> Json {
    Json::of(value)
}

/// An engine with the games that were begun behind its door.
pub struct Door {
    engine: &'static dyn School,
    games: BTreeMap<u32, Box<dyn Play>>,
    next: u32,
}

impl Door {
    /// The door of an engine.
    pub fn new(engine: &'static dyn School) -> Self {
        Self { engine, games: BTreeMap::new(), next: 1 }
    }

    /// Answers a question.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = match serde_json::from_str(request) {
            Ok(request) => match self.answer(request) {
                Ok(value) => Answer::Yes(value),
                Err(Otherwise::No(no)) => Answer::No(no),
                Err(Otherwise::Wrong(why)) => Answer::Wrong(why),
            },
            Err(error) => Answer::Wrong(error.to_string()),
        };
        serde_json::to_string(&answer).expect("answers have string keys and no failing parts")
    }

    fn answer(&mut self, request: Request) -> Result<Json, Otherwise> {
        let engine = self.engine;
        Ok(match request {
            Request::About => {
                yes(&About { interface: INTERFACE, game: engine.id().to_owned(), rules: engine.rules_version() })
            }
            Request::Offered => yes(&offered(engine)),
            Request::Canonical { options } => yes(&engine.canonical(&options)?),
            Request::Seats { options } => yes(&engine.seats(&options)?),
            Request::Possible { options, position } => yes(&engine.possible(&options, &position)?),
            Request::Start { options, position, seed } => {
                let Some(seed) = unhex(&seed) else { return wrong("a seed has 64 hexadecimal digits") };
                let (play, played) = if position.is_empty() {
                    engine.start(&options, seed)?
                } else {
                    engine.start_from(&options, &position, seed)?
                };
                self.begin(play, played)?
            }
            Request::Load { record } => self.begin(engine.load(&record)?, Vec::new())?,
            Request::Game { game, what: Inquiry::Close } => {
                self.games.remove(&game);
                yes(&())
            }
            Request::Game { game, what: Inquiry::At { step } } => match self.game(game)?.at(step) {
                Some(then) => self.begin(then, Vec::new())?,
                None => yes(&()),
            },
            Request::Game { game, what } => inquire(self.game(game)?, what)?,
            Request::Lesson { id, request } => yes(&self.taught(&id, &request)?.frame()),
            Request::LessonPreview { id, request, choice } => yes(&self.taught(&id, &request)?.preview(&choice)?),
            Request::LessonWhyNot { id, request, thing } => yes(&self.taught(&id, &request)?.why_not(&thing)),
        })
    }

    fn taught(&self, id: &str, request: &LessonRequest) -> Result<Box<dyn Taught>, Otherwise> {
        match self.engine.lesson(id, request) {
            Some(taught) => Ok(taught?),
            None => wrong("there is no such lesson"),
        }
    }

    fn begin(&mut self, play: Box<dyn Play>, played: Vec<Played>) -> Result<Json, Otherwise> {
        if self.games.len() >= MOST {
            return wrong("too many games are open");
        }
        let game = self.next;
        self.next += 1;
        let begun = Begun {
            game,
            players: play.players(),
            options: play.options(),
            names: play.seat_names().to_vec(),
            stand: stand(play.as_ref()),
            played,
        };
        self.games.insert(game, play);
        Ok(yes(&begun))
    }

    fn game(&mut self, game: u32) -> Result<&mut dyn Play, Otherwise> {
        match self.games.get_mut(&game) {
            Some(play) => Ok(play.as_mut()),
            None => wrong("there is no such game"),
        }
    }
}

fn offered(engine: &dyn School) -> Offered {
    Offered {
        options: engine.options().iter().map(|spec| (spec.key, spec.values, spec.default)).collect(),
        lessons: engine.lessons().into_iter().map(|lesson| (lesson.id, lesson.minutes)).collect(),
        puzzles: engine.puzzles().into_iter().map(|puzzle| (puzzle.id, puzzle.grade)).collect(),
    }
}

fn stand(play: &dyn Play) -> Stand {
    Stand {
        step: play.step(),
        asked: play.asked(),
        over: play.is_over(),
        round: play.round(),
        fingerprint: format!("{:016x}", play.fingerprint()),
    }
}

/// Thirty-two bytes out of hexadecimal digits.
fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
