//! Puzzles: a position in which the first seat chooses, and how many games each choice won when they were played to the end.
//!
//! ```text
//! puzzle rattus-puzzle-1
//!   grade 2                                    how hard it is, from 1 to 3
//!   options, given, rolls, SEAT: CHOICE        as in a case
//!   finished 200 levels 5 8 seed 7             how many games each choice was followed by, by each of two levels of bots
//!   best place italia = 612 34 640 34          the share of them that was won, in thousandths, and its standard error
//!   tempting take king = 448 35 451 35         what looks best at first sight, or else comes next
//!   other place gallia = 331 33 328 33         the rest: every legal choice was followed
//!   because rattus-term-points-more red        what speaks for the best against the tempting one
//! ```
//!
//! The verdict is part of the puzzle: nobody plays games while somebody solves it. One that is not clear, rests on too few
//! games, asks about the set-up or does not weigh every legal choice is refused.

use super::super::cut::Cut;
use super::super::fault::{Fault, ScriptError, Slip, Sort};
use super::super::parse::{Lesson, Line};
use super::super::play::slip;
use super::super::{Script, Seats, reader};
use super::LEARNER;
use super::read::{Beat, Bubble, Deed, Pattern, Plan, Reading, action, filled, key};
use super::run::{Answered, Others, Stray};
use crate::{Actions, Message, Seat};

/// A puzzle, read.
pub struct Puzzle<G: Script> {
    /// The lesson that it is: one choice, and the best is wanted.
    pub plan: Plan<G>,
    /// What was found about it.
    pub verdict: Verdict<G::Action>,
}

/// What games played to their end found about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<A> {
    /// How hard it is to find, from 1 to 3.
    pub grade: u8,
    /// How many games were finished after each choice by each of the two levels.
    pub games: u32,
    /// The levels of the bots that finished them.
    pub levels: [u8; 2],
    /// Where their chance came from.
    pub seed: u64,
    /// Every legal choice, the best first.
    pub weighed: Vec<Weighed<A>>,
    /// What speaks for the best.
    pub because: Vec<Because>,
}

/// A choice and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighed<A> {
    /// The choice.
    pub action: A,
    /// What it is to the puzzle.
    pub weight: Weight,
    /// What was won after it, by each of the two levels.
    pub shares: [Share; 2],
}

impl<A> Weighed<A> {
    /// What both levels won together, in hundredths, with its standard error.
    pub fn percent(&self) -> (u32, u32) {
        let [one, two] = self.shares;
        let error = (one.error.pow(2) + two.error.pow(2)).isqrt();
        ((one.value + two.value + 10) / 20, error.div_ceil(20).max(1))
    }

    /// Whether it won more than another by the margin and by four standard errors in the games of both levels together, and
    /// more in those of each.
    pub fn is_clear_of(&self, other: &Self) -> bool {
        let sum = |weighed: &Self| weighed.shares.iter().map(|share| share.value).sum::<u32>();
        let squares = |weighed: &Self| weighed.shares.iter().map(|share| share.error.pow(2)).sum::<u32>();
        let ahead = sum(self).saturating_sub(sum(other));
        let agree = self.shares.iter().zip(other.shares).all(|(one, two)| one.value > two.value);
        agree && ahead >= 2 * Share::MARGIN && ahead.pow(2) >= 16 * (squares(self) + squares(other))
    }
}

/// What a choice is to a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// It solves it.
    Best,
    /// It looks best at first sight, and is not.
    Tempting,
    /// Neither.
    Other,
}

impl Weight {
    const ALL: [(&'static str, Self); 3] = [("best", Self::Best), ("tempting", Self::Tempting), ("other", Self::Other)];

    fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, weight)| *weight == self).expect("all are there").0
    }
}

/// A share of the game and its standard error, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The share.
    pub value: u32,
    /// Its standard error.
    pub error: u32,
}

impl Share {
    /// By so many thousandths the best must be ahead of what is not best.
    pub const MARGIN: u32 = 100;

    /// So many games must have been finished after each choice by each level.
    pub const GAMES: u32 = 200;
}

/// A sentence about a seat that speaks for the best choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Because {
    /// The message.
    pub key: String,
    /// Who it is about.
    pub seat: Seat,
}

impl Because {
    /// The sentence to be.
    pub fn message(&self) -> Message {
        Message::new(self.key.clone()).with("seat", self.seat)
    }
}

impl<A: Copy + PartialEq + ToString> Verdict<A> {
    /// What was found about a choice.
    pub fn of(&self, action: A) -> Option<&Weighed<A>> {
        self.weighed.iter().find(|weighed| weighed.action == action)
    }

    /// The first choice of this weight.
    pub fn first(&self, weight: Weight) -> Option<&Weighed<A>> {
        self.weighed.iter().find(|weighed| weighed.weight == weight)
    }

    /// A choice that is not clearly worse than the best, of which there is one.
    pub fn unclear(&self) -> Option<A> {
        let best = self.first(Weight::Best)?;
        let is_clear = |other: &Weighed<A>| other.weight != Weight::Best && best.is_clear_of(other);
        let unclear = |other: &&Weighed<A>| other.action != best.action && !is_clear(other);
        self.weighed.iter().find(unclear).map(|weighed| weighed.action)
    }

    /// The sentences that say it: what stands before the position, and what stands behind.
    pub fn written(&self, seats: Seats) -> (String, Vec<String>) {
        let [one, two] = self.levels;
        let mut lines = vec![format!("finished {} levels {one} {two} seed {}", self.games, self.seed)];
        for Weighed { action, weight, shares: [a, b] } in &self.weighed {
            let word = weight.word();
            let action = action.to_string();
            lines.push(format!("{word} {action} = {} {} {} {}", a.value, a.error, b.value, b.error));
        }
        lines.extend(self.because.iter().map(|Because { key, seat }| format!("because {key} {}", seats.name(*seat))));
        (format!("grade {}", self.grade), lines)
    }
}

const SENTENCES: [&str; 9] = ["grade", "options", "given", "rolls", "finished", "best", "tempting", "other", "because"];

impl<G: Script> Puzzle<G> {
    /// Fewer choices than this are no puzzle.
    pub const LEAST: usize = 3;

    /// Reads a puzzle. The first sentence that cannot be read is the answer.
    pub fn read(lesson: &Lesson) -> Result<Self, ScriptError> {
        let mut found = Finding { grade: None, finished: None, weighed: Vec::new(), because: Vec::new() };
        let mut reading = Reading::<G>::default();
        for (number, line) in lesson.lines.iter().enumerate() {
            found.line(&mut reading, number, line).map_err(|slip| line.error(slip))?;
        }
        let Finding { grade, finished, weighed, because } = found;
        let missing = |form: &str| lesson.error(Fault::NoPuzzle { form: form.to_owned() });
        let grade = grade.ok_or_else(|| missing("grade NUMBER"))?;
        let (games, levels, seed) = finished.ok_or_else(|| missing(FINISHED))?;
        for (form, weight) in [(BEST, Weight::Best), (TEMPTING, Weight::Tempting)] {
            if weighed.iter().all(|(_, weighed)| weighed.weight != weight) {
                return Err(missing(form));
            }
        }
        let last = lesson.lines.len() - 1;
        let best = weighed.iter().filter(|(_, weighed)| weighed.weight == Weight::Best);
        let choices = best.map(|(_, best)| Pattern::of(&best.action)).collect();
        let asks = [
            Deed::Say(Bubble { key: "puzzle-ask".to_owned(), at: None }),
            Deed::You { choices, answers: super::read::Answers::default() },
            Deed::Done { key: "puzzle-solved".to_owned(), won: None },
        ];
        reading.beats.extend(asks.map(|deed| Beat { line: last, deed }));
        let lines: Vec<usize> = weighed.iter().map(|(line, _)| *line).collect();
        let weighed = weighed.into_iter().map(|(_, weighed)| weighed).collect();
        let verdict = Verdict { grade, games, levels, seed, weighed, because };
        let plan = reading.plan(lesson, 1)?;
        if let Some(choice) = verdict.unclear() {
            let at = verdict.weighed.iter().position(|weighed| weighed.action == choice).expect("it is one of them");
            return Err(plan.error(lines[at], 0, Fault::Unclear { choice: choice.to_string() }));
        }
        Ok(Self { plan, verdict })
    }

    /// The same with the rest of the game behind it, in which the program plays the others.
    #[must_use]
    pub fn played_on(mut self) -> Self {
        let line = self.plan.beats.pop().expect("a puzzle is done at its end").line;
        let done = Deed::Done { key: "puzzle-played".to_owned(), won: Some("puzzle-played-won".to_owned()) };
        let playing = Deed::Say(Bubble { key: "puzzle-playing".to_owned(), at: None });
        self.plan.beats.extend([playing, Deed::Play, done].map(|deed| Beat { line, deed }));
        self
    }
}

const FINISHED: &str = "finished NUMBER levels LEVEL LEVEL seed NUMBER";
const BEST: &str = "best CHOICE = SHARE ERROR SHARE ERROR";
const TEMPTING: &str = "tempting CHOICE = SHARE ERROR SHARE ERROR";

/// A verdict being read.
struct Finding<A> {
    grade: Option<u8>,
    finished: Option<(u32, [u8; 2], u64)>,
    /// Choices with their lines.
    weighed: Vec<(usize, Weighed<A>)>,
    because: Vec<Because>,
}

impl<A> Finding<A> {
    fn line<G: Script<Action = A>>(
        &mut self,
        reading: &mut Reading<G>,
        number: usize,
        line: &Line,
    ) -> Result<(), Slip> {
        let (first, rest) = line.cut().word();
        if let Some((word, weight)) = Weight::ALL.into_iter().find(|(word, _)| *word == first.text) {
            self.weighed.push((number, weighed::<G>(word, weight, rest)?));
            return Ok(());
        }
        match first.text {
            "grade" => {
                let word = rest.text.to_owned();
                let grade = rest.text.parse().ok().filter(|grade| (1..=3).contains(grade));
                self.grade =
                    Some(grade.ok_or_else(|| Slip::new(rest.at, Fault::OutOfRange { word, low: 1, high: 3 }))?);
            }
            "finished" => self.finished = Some(finished(rest)?),
            "because" => {
                let (word, seat) = filled(rest, "because KEY SEAT")?.word();
                let seat = reader::seat(seat, G::seats(&reading.options))?;
                self.because.push(Because { key: key(word)?, seat });
            }
            "options" | "given" | "rolls" => reading.line(number, line)?,
            word if word.ends_with(':') && word != "you:" && word != "done:" && word != "won:" => {
                reading.line(number, line)?;
            }
            _ => {
                let seats = G::seats(&reading.options);
                return Err(Slip::unknown(Sort::Sentence, first, SENTENCES.into_iter().chain(seats.names())));
            }
        }
        Ok(())
    }
}

/// `200 levels 5 8 seed 7`.
fn finished(rest: Cut<'_>) -> Result<(u32, [u8; 2], u64), Slip> {
    let missing = || Slip::new(rest.end(), Fault::Missing { form: FINISHED.to_owned() });
    let words: Vec<Cut<'_>> = rest.words().collect();
    let [games, levels, one, two, from, seed] = words[..] else { return Err(missing()) };
    if levels.text != "levels" || from.text != "seed" {
        return Err(missing());
    }
    let range = |word: Cut<'_>, low, high| Fault::OutOfRange { word: word.text.to_owned(), low, high };
    let found: u32 = count(games)?;
    if !(Share::GAMES..=MOST_GAMES).contains(&found) {
        return slip(games.at, range(games, Share::GAMES.into(), MOST_GAMES.into()));
    }
    let level = |word: Cut<'_>| match count(word)? {
        level @ 1..=LEVELS => Ok(level),
        _ => slip(word.at, range(word, 1, LEVELS.into())),
    };
    let levels = [level(one)?, level(two)?];
    if levels[0] == levels[1] {
        return slip(two.at, Fault::Twice { word: two.text.to_owned() });
    }
    Ok((found, levels, count(seed)?))
}

/// More than anybody waits for.
const MOST_GAMES: u32 = 100_000;

/// How many levels of bots there are.
const LEVELS: u8 = 12;

fn weighed<G: Script>(word: &str, weight: Weight, rest: Cut<'_>) -> Result<Weighed<G::Action>, Slip> {
    let form = || Fault::Missing { form: format!("{word} CHOICE = SHARE ERROR SHARE ERROR") };
    let Some((choice, figures)) = rest.split('=') else { return slip(rest.end(), form()) };
    let figures: Vec<Cut<'_>> = figures.words().collect();
    let [a, ae, b, be] = figures[..] else { return slip(rest.end(), form()) };
    let share = |value: Cut<'_>, error: Cut<'_>| Ok(Share { value: thousandths(value)?, error: thousandths(error)? });
    Ok(Weighed { action: action::<G>(choice)?, weight, shares: [share(a, ae)?, share(b, be)?] })
}

fn count<N: std::str::FromStr>(word: Cut<'_>) -> Result<N, Slip> {
    word.text.parse().or_else(|_| slip(word.at, Fault::NotANumber { word: word.text.to_owned() }))
}

fn thousandths(word: Cut<'_>) -> Result<u32, Slip> {
    let found = count(word)?;
    if found <= 1000 {
        return Ok(found);
    }
    slip(word.at, Fault::OutOfRange { word: word.text.to_owned(), low: 0, high: 1000 })
}

/// Tries a puzzle: its position is laid out, every legal choice is weighed, the best solve it and no other does. `unsaid` names
/// a language in which a message is missing; `others` choose where nothing is written, which never comes up.
pub fn try_puzzle<G: Script>(
    lesson: &Lesson,
    unsaid: &dyn Fn(&str) -> Option<String>,
    others: Others<'_, G>,
) -> Result<(), ScriptError> {
    let puzzle = Puzzle::<G>::read(lesson)?;
    let whole = |fault| lesson.error(fault);
    for Because { key, .. } in &puzzle.verdict.because {
        if let Some(language) = unsaid(key) {
            return Err(whole(Fault::Unsaid { key: key.clone(), language }));
        }
    }
    let lecture = puzzle.plan.begun(others, true)?;
    let mut legal = Actions::<G>::new();
    lecture.state.legal(LEARNER, &mut legal);
    if lecture.state.question().is_some_and(|asked| G::SET_UP.contains(&asked.message.key.as_ref())) {
        return Err(whole(Fault::SetUpPuzzle));
    }
    if legal.len() < Puzzle::<G>::LEAST {
        return Err(whole(Fault::FewChoices { least: Puzzle::<G>::LEAST }));
    }
    for choice in &legal {
        if puzzle.verdict.of(*choice).is_none() {
            return Err(whole(Fault::Unweighed { choice: choice.to_string() }));
        }
    }
    for Weighed { action, weight, .. } in &puzzle.verdict.weighed {
        let mut tried = lecture.clone();
        let answered = tried.choose(*action).map_err(|stray| match stray {
            Stray::Lesson(error) => error,
            Stray::Refused(why) => whole(why.into()),
        })?;
        let solved = answered == Answered::Taken && tried.done().is_some();
        assert_eq!(solved, *weight == Weight::Best, "the best are what is wanted, and nothing follows");
    }
    Ok(())
}
