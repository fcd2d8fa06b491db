//! Reads the sentences of a lesson.

use super::super::chance::Roll;
use super::super::cut::Cut;
use super::super::fault::{Fault, ScriptError, Slip, Sort};
use super::super::laying::Laying;
use super::super::parse::{Lesson, Line};
use super::super::play::slip;
use super::super::{Position, Script, reader};
use crate::{Action as _, Say as _, Seat, Target, options};

/// A lesson, read.
pub struct Plan<G: Script> {
    /// Its word: `rattus-1`.
    pub id: String,
    /// How long it takes.
    pub minutes: u32,
    pub(super) options: G::Options,
    pub(super) position: Option<Position<G>>,
    pub(super) beats: Vec<Beat<G>>,
    pub(super) lesson: Lesson,
}

/// Something that is said, at a thing or to nobody's side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bubble {
    /// The message.
    pub key: String,
    /// The thing it is about.
    pub at: Option<Target>,
}

/// A sentence of a lesson, and which line it is.
pub(super) struct Beat<G: Script> {
    pub(super) line: usize,
    pub(super) deed: Deed<G>,
}

/// What a sentence does.
pub(super) enum Deed<G: Script> {
    Say(Bubble),
    /// What chance will say; nothing leaves it to the seed.
    Rolls(Vec<Roll>),
    Expect(Claim),
    /// A choice of somebody else.
    Scripted(Seat, G::Action, usize),
    /// A choice of the learner.
    You {
        choices: Vec<Pattern>,
        answers: Answers,
    },
    /// Free choices until a fact holds.
    Goal {
        claim: Claim,
        within: usize,
        hints: Vec<(G::Action, usize)>,
        answers: Answers,
    },
    /// Free choices to the end of the game.
    Play,
    Done {
        key: String,
        won: Option<String>,
    },
}

/// A fact and what it should be.
pub(super) struct Claim {
    pub(super) question: String,
    pub(super) wanted: String,
    pub(super) at: usize,
}

/// What other choices are answered with, and what helps.
#[derive(Default)]
pub(super) struct Answers {
    pub(super) otherwise: Vec<Otherwise>,
    pub(super) help: Option<String>,
}

pub(super) struct Otherwise {
    pub(super) pattern: Pattern,
    pub(super) key: String,
    pub(super) line: usize,
}

/// Choices that are written so, or begin so.
pub(super) struct Pattern {
    pub(super) words: Vec<String>,
    pub(super) open: bool,
    pub(super) at: usize,
}

impl Pattern {
    /// One choice.
    pub(super) fn of(action: &impl ToString) -> Self {
        let words = action.to_string().split(' ').map(str::to_owned).collect();
        Self { words, open: false, at: 0 }
    }

    pub(super) fn fits(&self, written: &str) -> bool {
        let mut words = written.split(' ');
        let begins = self.words.iter().all(|word| words.next() == Some(word));
        begins && (self.open || words.next().is_none())
    }

    pub(super) fn written(&self) -> String {
        self.words.join(" ")
    }
}

const SENTENCES: [&str; 13] = [
    "minutes",
    "options",
    "given",
    "rolls",
    "expect",
    "say",
    "you:",
    "otherwise",
    "goal",
    "hint",
    "play",
    "done:",
    "won:",
];

impl<G: Script> Plan<G> {
    /// Reads a lesson. The first sentence that cannot be read is the answer.
    pub fn read(lesson: &Lesson) -> Result<Self, ScriptError> {
        let mut reading = Reading::<G>::default();
        for (number, line) in lesson.lines.iter().enumerate() {
            reading.line(number, line).map_err(|slip| line.error(slip))?;
        }
        let missing = |form: &str| lesson.error(Fault::NoLesson { form: form.to_owned() });
        let minutes = reading.minutes.ok_or_else(|| missing("minutes NUMBER"))?;
        if !reading.beats.iter().any(Beat::asks) {
            return Err(missing("you: CHOICE"));
        }
        if !matches!(reading.beats.last(), Some(Beat { deed: Deed::Done { .. }, .. })) {
            return Err(missing("done: KEY"));
        }
        reading.plan(lesson, minutes)
    }

    /// The message that names it.
    pub fn title(&self) -> String {
        format!("lesson-{}-title", self.id)
    }

    pub(super) fn error(&self, line: usize, at: usize, fault: Fault) -> ScriptError {
        self.lesson.lines[line].error(Slip::new(at, fault))
    }
}

impl<G: Script> Beat<G> {
    /// Whether the learner is asked something.
    pub(super) fn asks(&self) -> bool {
        matches!(self.deed, Deed::You { .. } | Deed::Goal { .. } | Deed::Play)
    }

    /// The answers that belong to it.
    pub(super) fn answers(&self) -> Option<&Answers> {
        match &self.deed {
            Deed::You { answers, .. } | Deed::Goal { answers, .. } => Some(answers),
            Deed::Say(_) | Deed::Rolls(_) | Deed::Expect(_) | Deed::Scripted(..) | Deed::Play | Deed::Done { .. } => {
                None
            }
        }
    }
}

impl Lesson {
    /// Something is wrong with the whole of it.
    pub(super) fn error(&self, fault: Fault) -> ScriptError {
        ScriptError { line: self.line, column: 1, fault }
    }
}

/// A lesson being read.
pub(super) struct Reading<G: Script> {
    minutes: Option<u32>,
    pub(super) options: G::Options,
    laying: Option<Laying<G>>,
    pub(super) beats: Vec<Beat<G>>,
}

impl<G: Script> Default for Reading<G> {
    fn default() -> Self {
        Self { minutes: None, options: G::Options::default(), laying: None, beats: Vec::new() }
    }
}

impl<G: Script> Reading<G> {
    /// The whole of it, the position counted through.
    pub(super) fn plan(self, lesson: &Lesson, minutes: u32) -> Result<Plan<G>, ScriptError> {
        let Self { options, laying, beats, .. } = self;
        let laid = lesson.lines.iter().rfind(|line| line.cut().behind("given").is_some());
        let position = laying.map(Laying::finish).transpose().map_err(|slip| match laid {
            Some(line) => line.error(Slip::new(0, slip.fault)),
            None => lesson.error(slip.fault),
        })?;
        Ok(Plan { id: lesson.id.clone(), minutes, options, position, beats, lesson: lesson.clone() })
    }

    pub(super) fn line(&mut self, line: usize, whole: &Line) -> Result<(), Slip> {
        let (first, rest) = whole.cut().word();
        let late = |word| slip(first.at, Fault::Late { word });
        let deed = match first.text {
            "minutes" => {
                let minutes = rest.text.parse().ok().filter(|minutes| (1..=30).contains(minutes));
                let word = rest.text.to_owned();
                self.minutes =
                    Some(minutes.ok_or_else(|| Slip::new(rest.at, Fault::OutOfRange { word, low: 1, high: 30 }))?);
                return Ok(());
            }
            "options" if self.laying.is_some() || !self.beats.is_empty() => return late("options"),
            "options" => {
                self.options = options::parse(rest.text).or_else(|error| slip(rest.at, Fault::Options(error.say())))?;
                return Ok(());
            }
            "given" if !self.beats.is_empty() => return late("given"),
            "given" => {
                let options = self.options;
                return self.laying.get_or_insert_with(|| Laying::new(&options)).lay(rest);
            }
            "otherwise" => return self.otherwise(line, first, rest),
            "hint" => return self.hint(first, rest),
            "won:" => return self.won(first, rest),
            "rolls" if rest.text == "any" => Deed::Rolls(Vec::new()),
            "rolls" => Deed::Rolls(
                filled(rest, "rolls NUMBER|NAME {NUMBER|NAME}")?.words().map(|word| Roll::read(word.text)).collect(),
            ),
            "expect" => Deed::Expect(claim(rest)?),
            "say" => Deed::Say(bubble(rest)?),
            "you:" => {
                let rest = filled(rest, "you: CHOICE {| CHOICE}")?;
                let choices = rest.pieces('|').map(choice::<G>).collect::<Result<_, _>>()?;
                Deed::You { choices, answers: Answers::default() }
            }
            "goal" => goal(rest)?,
            "play" => Deed::Play,
            "done:" => Deed::Done { key: key(rest)?, won: None },
            _ => self.scripted(first, rest)?,
        };
        self.beats.push(Beat { line, deed });
        Ok(())
    }

    fn scripted(&self, first: Cut<'_>, rest: Cut<'_>) -> Result<Deed<G>, Slip> {
        let seats = G::seats(&self.options);
        let name = Cut { text: first.text.trim_end_matches(':'), ..first };
        if seats.read(name.text).is_none() || !first.text.ends_with(':') {
            return Err(Slip::unknown(Sort::Sentence, first, SENTENCES.into_iter().chain(seats.names())));
        }
        Ok(Deed::Scripted(reader::seat(name, seats)?, action::<G>(rest)?, rest.at))
    }

    /// The answers of the last sentence that asks something.
    fn answers(&mut self, word: Cut<'_>) -> Result<&mut Answers, Slip> {
        let last = self.beats.last_mut().map(|beat| &mut beat.deed);
        match last {
            Some(Deed::You { answers, .. } | Deed::Goal { answers, .. }) => Ok(answers),
            _ => slip(word.at, Fault::NothingAsked { word: word.text.to_owned() }),
        }
    }

    fn otherwise(&mut self, line: usize, first: Cut<'_>, rest: Cut<'_>) -> Result<(), Slip> {
        let (pattern, key_text) = rest.split(':').unwrap_or((Cut { text: "", ..rest }, rest));
        let pattern = if pattern.is_empty() {
            Pattern { words: Vec::new(), open: true, at: rest.at }
        } else {
            beginning::<G>(pattern)?
        };
        let key = key(key_text)?;
        self.answers(first)?.otherwise.push(Otherwise { pattern, key, line });
        Ok(())
    }

    fn hint(&mut self, first: Cut<'_>, rest: Cut<'_>) -> Result<(), Slip> {
        let rest = filled(rest, "hint CHOICE|KEY")?;
        if rest.text.starts_with("lesson-") {
            self.answers(first)?.help = Some(key(rest)?);
            return Ok(());
        }
        let action = action::<G>(rest)?;
        match self.beats.last_mut().map(|beat| &mut beat.deed) {
            Some(Deed::Goal { hints, .. }) => hints.push((action, rest.at)),
            _ => return slip(first.at, Fault::NothingAsked { word: first.text.to_owned() }),
        }
        Ok(())
    }

    fn won(&mut self, first: Cut<'_>, rest: Cut<'_>) -> Result<(), Slip> {
        match self.beats.last_mut().map(|beat| &mut beat.deed) {
            Some(Deed::Done { won, .. }) => *won = Some(key(rest)?),
            _ => return slip(first.at, Fault::Late { word: "won:" }),
        }
        Ok(())
    }
}

pub(super) fn filled<'a>(rest: Cut<'a>, form: &str) -> Result<Cut<'a>, Slip> {
    if rest.is_empty() { slip(rest.at, Fault::Missing { form: form.to_owned() }) } else { Ok(rest) }
}

/// One message key and nothing else.
pub(super) fn key(rest: Cut<'_>) -> Result<String, Slip> {
    let (word, more) = filled(rest, "KEY")?.word();
    if more.is_empty() {
        return Ok(word.text.to_owned());
    }
    slip(more.at, Fault::TooMany { word: more.word().0.text.to_owned(), form: "KEY".to_owned() })
}

fn bubble(rest: Cut<'_>) -> Result<Bubble, Slip> {
    const FORM: &str = "say KEY [at KIND ID]";
    let (word, behind) = filled(rest, FORM)?.word();
    let key = word.text.to_owned();
    if behind.is_empty() {
        return Ok(Bubble { key, at: None });
    }
    let (kind, id) = behind.behind("at").unwrap_or(Cut { text: "", ..behind }).word();
    if kind.is_empty() || id.is_empty() || !id.word().1.is_empty() {
        return slip(behind.at, Fault::Missing { form: FORM.to_owned() });
    }
    Ok(Bubble { key, at: Some(Target::new(kind.text, id.text)) })
}

fn claim(rest: Cut<'_>) -> Result<Claim, Slip> {
    match rest.split('=') {
        Some((question, wanted)) if !wanted.is_empty() => {
            Ok(Claim { question: question.text.to_owned(), wanted: wanted.text.to_owned(), at: question.at })
        }
        _ => slip(rest.end(), Fault::NoValue),
    }
}

fn goal<G: Script>(rest: Cut<'_>) -> Result<Deed<G>, Slip> {
    let mut claim = claim(rest)?;
    let form = || Fault::Missing { form: "goal FACT = VALUE within NUMBER".to_owned() };
    let (wanted, number) = claim.wanted.rsplit_once(" within ").ok_or_else(|| Slip::new(rest.end(), form()))?;
    let within = number.trim().parse().ok().filter(|within| (1..=99).contains(within));
    let within = within.ok_or_else(|| Slip::new(rest.end(), form()))?;
    let wanted = wanted.trim().to_owned();
    claim.wanted = wanted;
    Ok(Deed::Goal { claim, within, hints: Vec::new(), answers: Answers::default() })
}

/// A choice of the learner; with `*` for whatever follows.
fn choice<G: Script>(text: Cut<'_>) -> Result<Pattern, Slip> {
    if let Some(beginning_text) = text.text.strip_suffix('*') {
        return beginning::<G>(Cut::new(beginning_text, text.at));
    }
    Ok(Pattern { at: text.at, ..Pattern::of(&action::<G>(text)?) })
}

/// The beginning of choices: its first word must be one that some choice begins with.
fn beginning<G: Script>(text: Cut<'_>) -> Result<Pattern, Slip> {
    let first = text.word().0;
    let known = || G::Action::NOTATIONS.iter().map(|notation| notation.split(' ').next().unwrap_or_default());
    if !known().any(|word| word == first.text) {
        return Err(Slip::unknown(Sort::Choice, first, known()));
    }
    Ok(Pattern { words: text.words().map(|word| word.text.to_owned()).collect(), open: true, at: text.at })
}

pub(super) fn action<G: Script>(text: Cut<'_>) -> Result<G::Action, Slip> {
    text.text.parse().map_err(|_| {
        let samples: Vec<String> = G::Action::samples().iter().map(ToString::to_string).collect();
        Slip::unknown(Sort::Choice, text, samples.iter().map(String::as_str))
    })
}
