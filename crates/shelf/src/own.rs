//! Lessons and puzzles that somebody else wrote: files like ours, in which what is said stands where it is said.
//!
//! ```text
//! game rattus
//! lesson lanterns
//!   title "A lantern in Italy"
//!   say "Rats are in Italy. Put your cube there." at region italia
//!   you: place italia
//!   otherwise "Italy, please."
//!   done: "That is all."
//! ```
//!
//! A sentence in quotes takes the place of a message; the rest is the check language, read, tried and refused as it is in ours.

use kernel::Message;
use kernel::Say as _;
use kernel::script::{self, Fault, GameLine, Lesson, ScriptError, Sort, Unknown};
use protocol::{InWords, LessonFrame, LessonRequest, Preview};

use crate::boards::Pen;
use crate::lessons::{Material, Taught};
use crate::shown::Refused;
use crate::title::Title;
use crate::{Target, title, titles};

/// What a message of such a file is called inside.
const KEY: &str = "lesson-own-";
/// A sentence is not longer than this, in characters.
const SENTENCE: usize = 400;

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnFault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: Message,
}

/// A lesson or a puzzle of somebody's own.
pub struct Own {
    title: &'static dyn Title,
    name: String,
    minutes: u32,
    material: Material,
    said: Said,
}

/// What stands in quotes, in order.
#[derive(Debug)]
struct Said {
    sentences: Vec<String>,
    /// Where a sentence was: its line, the column of its first quote, how many characters it took, and how many stand there now.
    places: Vec<(usize, usize, usize, usize)>,
}

impl Said {
    /// The column in the file of a column in what was read instead of it.
    fn column(&self, line: usize, column: usize) -> usize {
        // What the sentences before it took in the file, and what stands there now.
        let (mut took_all, mut takes_all) = (0, 0);
        for (_, at, took, takes) in self.places.iter().filter(|(its, ..)| *its == line) {
            let there = column + took_all - takes_all;
            if there <= *at {
                break;
            }
            if there < at + takes {
                return *at;
            }
            (took_all, takes_all) = (took_all + took, takes_all + takes);
        }
        column + took_all - takes_all
    }

    /// A message with the words of the file.
    fn put(&self, message: &mut Message) {
        let number = message.key.strip_prefix(KEY).and_then(|number| number.parse::<usize>().ok());
        if let Some(sentence) = number.and_then(|number| self.sentences.get(number)) {
            *message = Message::new("lesson-own").with("text", sentence.as_str());
        }
    }
}

/// The game that a script names in a line of its own.
pub fn game_of(game: Option<&GameLine>) -> Result<&'static dyn Title, ScriptError> {
    let Some(GameLine { id, line, column }) = game else {
        return Err(ScriptError { line: 1, column: 1, fault: Fault::NoGame });
    };
    title(id).ok_or_else(|| {
        let near = script::nearest(id, titles().iter().map(|title| title.id()));
        let fault = Fault::Unknown(Sort::Game, Unknown { word: id.clone(), near });
        ScriptError { line: *line, column: *column, fault }
    })
}

impl Own {
    /// Whether a script is such a file: it has a title in quotes.
    pub fn is_one(text: &str) -> bool {
        text.lines()
            .any(|line| line.trim_start().strip_prefix("title").is_some_and(|rest| rest.trim_start().starts_with('"')))
    }

    /// Reads a file; nothing is tried yet.
    pub fn read(text: &str) -> Result<Self, OwnFault> {
        let (plain, name, said) = apart(text)?;
        let fault = |error: ScriptError| placed(&said, &error);
        let parsed = script::parse(&plain).map_err(fault)?;
        let title = game_of(parsed.game.as_ref()).map_err(fault)?;
        let one = |line: usize, key: &'static str| OwnFault { line, column: 1, message: Message::new(key) };
        let mut all =
            parsed.lessons.into_iter().map(Material::Lesson).chain(parsed.puzzles.into_iter().map(Material::Puzzle));
        let mut material = all.next().ok_or_else(|| one(1, "own-lesson-none"))?;
        if let Some(second) = all.next() {
            return Err(one(script_of(&second).line, "own-lesson-second"));
        }
        let (kind, lesson) = match &mut material {
            Material::Lesson(lesson) => ("", lesson),
            Material::Puzzle(lesson) => ("puzzle-", lesson),
        };
        if !lesson.id.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
            || lesson.id.len() > 40
        {
            return Err(one(lesson.line, "own-lesson-word"));
        }
        let name = name.ok_or_else(|| one(lesson.line, "own-lesson-no-title"))?;
        lesson.id = format!("{}-{kind}own-{}", title.id(), lesson.id);
        told_of(title, &plain, &said)?;
        let minutes = plain.lines().find_map(|line| line.trim().strip_prefix("minutes ")?.trim().parse().ok());
        Ok(Self { title, name, minutes: minutes.unwrap_or(1), material, said })
    }

    /// Tries every way through it, as through a lesson of ours.
    pub fn check(&self) -> Result<(), OwnFault> {
        // The title, and what stands in quotes, is said; a message of ours may be said too, if it is there in every language.
        let (own, id) = (format!("lesson-{}-title", self.id()), self.id());
        let unsaid = |key: &str| {
            let known = key == own || key.starts_with(KEY) || key.starts_with(self.title.id());
            (!known).then(|| id.to_owned())
        };
        let tried = match &self.material {
            Material::Lesson(lesson) => self.title.check_lesson(lesson, &unsaid),
            Material::Puzzle(puzzle) => self.title.check_puzzle(puzzle, &unsaid),
        };
        tried.map_err(|error| {
            let fault = placed(&self.said, &error);
            let unquoted = matches!(error.fault, Fault::Unsaid { .. });
            if unquoted { OwnFault { message: Message::new("own-lesson-unquoted"), ..fault } } else { fault }
        })
    }

    /// Which game.
    pub fn game(&self) -> &'static str {
        self.title.id()
    }

    /// Its word among all lessons: `rattus-own-lanterns`, `rattus-puzzle-own-lanterns`.
    pub fn id(&self) -> &str {
        &script_of(&self.material).id
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How long it takes.
    pub fn minutes(&self) -> u32 {
        self.minutes
    }

    /// Whether it is a puzzle.
    pub fn is_puzzle(&self) -> bool {
        match self.material {
            Material::Puzzle(_) => true,
            Material::Lesson(_) => false,
        }
    }

    /// It after these choices.
    pub fn teach(&self, request: &LessonRequest) -> Result<Box<dyn Taught + '_>, Message> {
        let taught = self.title.teach(&self.material, request).map_err(|mut message| {
            self.said.put(&mut message);
            message
        })?;
        Ok(Box::new(InOwnWords { taught, own: self }))
    }
}

fn script_of(material: &Material) -> &Lesson {
    match material {
        Material::Lesson(lesson) | Material::Puzzle(lesson) => lesson,
    }
}

fn placed(said: &Said, error: &ScriptError) -> OwnFault {
    let mut message = error.say();
    said.put(&mut message);
    OwnFault { line: error.line, column: said.column(error.line, error.column), message }
}

/// Whether the things that are spoken of are there, as far as the game names things of their kind.
fn told_of(title: &dyn Title, plain: &str, said: &Said) -> Result<(), OwnFault> {
    let things = title.things();
    for (number, line) in plain.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let ["say", _, "at", kind, id] = words.as_slice() else { continue };
        if things.iter().any(|thing| thing.kind == *kind) && !things.iter().any(|it| it.kind == *kind && it.id == *id) {
            let before = line.len() - line.trim_end().len() + id.len();
            let column = said.column(number + 1, line.chars().count() + 1 - before);
            let message = Message::new("own-lesson-thing").with("kind", *kind).with("id", *id);
            return Err(OwnFault { line: number + 1, column, message });
        }
    }
    Ok(())
}

/// The file without its title, with a word for each sentence in quotes; the title; and the sentences.
fn apart(text: &str) -> Result<(String, Option<String>, Said), OwnFault> {
    let mut said = Said { sentences: Vec::new(), places: Vec::new() };
    let (mut plain, mut name) = (String::new(), None);
    for (number, whole) in text.lines().enumerate() {
        let number = number + 1;
        let fault = |column: usize, key: &'static str| OwnFault {
            line: number,
            column,
            message: Message::new(key).with("most", SENTENCE),
        };
        let letters: Vec<char> = whole.chars().collect();
        let (mut line, mut at) = (String::new(), 0);
        let mut in_line = Vec::new();
        while at < letters.len() {
            if letters[at] == '#' {
                break;
            }
            if letters[at] != '"' {
                line.push(letters[at]);
                at += 1;
                continue;
            }
            let length = letters[at + 1..].iter().position(|letter| *letter == '"');
            let end = at + 1 + length.ok_or_else(|| fault(at + 1, "own-lesson-open-quote"))?;
            let sentence: String = letters[at + 1..end].iter().collect();
            if sentence.trim().is_empty() {
                return Err(fault(at + 1, "own-lesson-empty"));
            }
            if sentence.chars().count() > SENTENCE {
                return Err(fault(at + 1, "own-lesson-long"));
            }
            in_line.push((at, end + 1 - at, sentence.trim().to_owned()));
            line.push('"');
            at = end + 1;
        }
        if line.trim_start().starts_with("title") {
            let [(_, _, sentence)] = in_line.as_slice() else { return Err(fault(1, "own-lesson-title")) };
            if line.trim() != "title \"" || name.is_some() {
                return Err(fault(1, "own-lesson-title"));
            }
            name = Some(sentence.clone());
            plain.push('\n');
            continue;
        }
        for (place, took, sentence) in in_line {
            let key = format!("{KEY}{}", said.sentences.len());
            said.places.push((number, place + 1, took, key.len()));
            line = line.replacen('"', &key, 1);
            said.sentences.push(sentence);
        }
        plain.push_str(&line);
        plain.push('\n');
    }
    Ok((plain, name, said))
}

/// A lesson that speaks in the words of its file.
struct InOwnWords<'a> {
    taught: Box<dyn Taught>,
    own: &'a Own,
}

impl Taught for InOwnWords<'_> {
    fn frame(&self) -> LessonFrame {
        let mut frame = self.taught.frame();
        let bubbles = frame.bubbles.iter_mut().chain(&mut frame.hints).map(|bubble| &mut bubble.message);
        let rest = [&mut frame.answer, &mut frame.help].into_iter().flatten();
        for message in bubbles.chain(rest).chain(frame.done.as_mut().map(|done| &mut done.message)) {
            self.own.said.put(message);
        }
        frame.title = Some(self.own.name.clone());
        frame
    }

    fn draw(&self, pen: &Pen<'_>) -> String {
        self.taught.draw(pen)
    }

    fn in_words(&self) -> InWords {
        self.taught.in_words()
    }

    fn preview(&self, notation: &str) -> Result<Preview, Refused> {
        self.taught.preview(notation)
    }

    fn why_not(&self, thing: &Target) -> Refused {
        self.taught.why_not(thing)
    }
}
