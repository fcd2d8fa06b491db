//! Puzzles: a position in which the first seat chooses, and what a long search found each choice to be worth.
//!
//! ```text
//! puzzle rattus-puzzle-1
//!   grade 2                                    how hard it is, from 1 to 3
//!   options, given, rolls, SEAT: CHOICE        as in a case
//!   searched 1000 seeds 1 2                    how often each choice was tried, with each of two seeds
//!   best place italia = 612 4 609 4            its share in thousandths and the standard error, with each seed
//!   tempting take king = 548 4 551 4           what looks best at first sight
//!   other place gallia = 431 5 428 5           the rest: every legal choice is weighed
//!   because rattus-term-points-more red        what speaks for the best against the tempting one
//! ```
//!
//! The verdict is part of the puzzle: nobody searches while somebody solves it. One that is not clear, or does not weigh
//! every legal choice, is refused.

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
    /// The lesson that it is: one choice, and the best are wanted.
    pub plan: Plan<G>,
    /// What was found about it.
    pub verdict: Verdict<G::Action>,
}

/// What a long search found about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<A> {
    /// How hard it is to find, from 1 to 3.
    pub grade: u8,
    /// How often each choice was tried with each seed.
    pub tries: u32,
    /// The seeds.
    pub seeds: [u64; 2],
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
    /// What it promises, with each seed.
    pub shares: [Share; 2],
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
    pub const MARGIN: u32 = 50;

    /// Whether it is more than another by the margin and by more than three standard errors.
    pub fn is_clear_of(self, other: Self) -> bool {
        let ahead = self.value.saturating_sub(other.value);
        ahead > Self::MARGIN && ahead.pow(2) > 9 * (self.error.pow(2) + other.error.pow(2))
    }
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

    /// A choice that is not clearly worse than each of the best, with each seed.
    pub fn unclear(&self) -> Option<A> {
        let is_best = |weighed: &&Weighed<A>| weighed.weight == Weight::Best;
        let clear = |best: &Weighed<A>, other: &Weighed<A>| {
            best.shares.iter().zip(other.shares).all(|(best, other)| best.is_clear_of(other))
        };
        let unclear = |other: &&Weighed<A>| self.weighed.iter().filter(is_best).any(|best| !clear(best, other));
        self.weighed.iter().filter(|weighed| !is_best(weighed)).find(unclear).map(|weighed| weighed.action)
    }

    /// The sentences that say it: what stands before the position, and what stands behind.
    pub fn written(&self, seats: Seats) -> (String, Vec<String>) {
        let [first, second] = self.seeds;
        let mut lines = vec![format!("searched {} seeds {first} {second}", self.tries)];
        for Weighed { action, weight, shares: [a, b] } in &self.weighed {
            let word = weight.word();
            let action = action.to_string();
            lines.push(format!("{word} {action} = {} {} {} {}", a.value, a.error, b.value, b.error));
        }
        lines.extend(self.because.iter().map(|Because { key, seat }| format!("because {key} {}", seats.name(*seat))));
        (format!("grade {}", self.grade), lines)
    }
}

const SENTENCES: [&str; 9] = ["grade", "options", "given", "rolls", "searched", "best", "tempting", "other", "because"];

impl<G: Script> Puzzle<G> {
    /// Reads a puzzle. The first sentence that cannot be read is the answer.
    pub fn read(lesson: &Lesson) -> Result<Self, ScriptError> {
        let mut found = Finding { grade: None, searched: None, weighed: Vec::new(), because: Vec::new() };
        let mut reading = Reading::<G>::default();
        for (number, line) in lesson.lines.iter().enumerate() {
            found.line(&mut reading, number, line).map_err(|slip| line.error(slip))?;
        }
        let Finding { grade, searched, weighed, because } = found;
        let missing = |form: &str| lesson.error(Fault::NoPuzzle { form: form.to_owned() });
        let grade = grade.ok_or_else(|| missing("grade NUMBER"))?;
        let (tries, seeds) = searched.ok_or_else(|| missing(SEARCHED))?;
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
        let verdict = Verdict { grade, tries, seeds, weighed, because };
        let plan = reading.plan(lesson, 1)?;
        if let Some(choice) = verdict.unclear() {
            let at = verdict.weighed.iter().position(|weighed| weighed.action == choice).expect("it is one of them");
            return Err(plan.error(lines[at], 0, Fault::Unclear { choice: choice.to_string() }));
        }
        Ok(Self { plan, verdict })
    }
}

const SEARCHED: &str = "searched NUMBER seeds NUMBER NUMBER";
const BEST: &str = "best CHOICE = SHARE ERROR SHARE ERROR";
const TEMPTING: &str = "tempting CHOICE = SHARE ERROR SHARE ERROR";

/// A verdict being read.
struct Finding<A> {
    grade: Option<u8>,
    searched: Option<(u32, [u64; 2])>,
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
            "searched" => {
                let missing = || Slip::new(rest.at, Fault::Missing { form: SEARCHED.to_owned() });
                let (tries, behind) = rest.word();
                let seeds: Vec<Cut<'_>> = behind.behind("seeds").ok_or_else(missing)?.words().collect();
                let [one, two] = seeds[..] else { return Err(missing()) };
                self.searched = Some((count(tries)?, [count(one)?, count(two)?]));
            }
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
