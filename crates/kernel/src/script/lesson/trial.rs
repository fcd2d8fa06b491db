//! Tries every way through a lesson: each choice that is written, each answer, the goals by their hints.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::super::Script;
use super::super::fault::{Fault, ScriptError};
use super::super::parse::Lesson;
use super::read::{Deed, Plan};
use super::run::{Answered, Lecture, Others, Stray, Waiting};

/// Tries a lesson. `unsaid` names a language in which a message is missing; `others` choose where nothing is written.
pub fn try_lesson<G: Script>(
    lesson: &Lesson,
    unsaid: &dyn Fn(&str) -> Option<String>,
    others: Others<'_, G>,
) -> Result<(), ScriptError> {
    // A panic is a fault of the program, not of the lesson: whoever wrote it is told where.
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let plan = Plan::<G>::read(lesson)?;
        said(&plan, unsaid)?;
        let mut trial = Trial { plan: &plan, met: BTreeSet::new(), seen: BTreeSet::new() };
        trial.every_way(plan.begun(others, true)?)?;
        trial.nothing_unmet()
    }));
    tried.unwrap_or(Err(ScriptError { line: lesson.line, column: 1, fault: Fault::Broken }))
}

/// Every message of a lesson is said in every language.
fn said<G: Script>(plan: &Plan<G>, unsaid: &dyn Fn(&str) -> Option<String>) -> Result<(), ScriptError> {
    let missing = |key: &str| unsaid(key).map(|language| Fault::Unsaid { key: key.to_owned(), language });
    if let Some(fault) = missing(&plan.title()) {
        return Err(ScriptError { line: plan.lesson.line, column: 1, fault });
    }
    for beat in &plan.beats {
        let mut keys: Vec<(usize, &str)> = Vec::new();
        match &beat.deed {
            Deed::Say(bubble) => keys.push((beat.line, &bubble.key)),
            Deed::Done { key, won } => keys.extend([key].into_iter().chain(won).map(|key| (beat.line, key.as_str()))),
            Deed::Rolls(_)
            | Deed::Expect(_)
            | Deed::Scripted(..)
            | Deed::You { .. }
            | Deed::Goal { .. }
            | Deed::Play => {}
        }
        if let Some(answers) = beat.answers() {
            keys.extend(answers.otherwise.iter().map(|otherwise| (otherwise.line, otherwise.key.as_str())));
            keys.extend(answers.help.iter().map(|key| (beat.line, key.as_str())));
        }
        for (line, key) in keys {
            if let Some(fault) = missing(key) {
                return Err(plan.error(line, 0, fault));
            }
        }
    }
    Ok(())
}

/// A choice, or an answer, that a beat of a lesson has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Met {
    Choice(usize, usize),
    Answer(usize, usize),
}

struct Trial<'p, G: Script> {
    plan: &'p Plan<G>,
    met: BTreeSet<Met>,
    seen: BTreeSet<(usize, Left, u64)>,
}

/// What is waited for, as far as it tells two positions apart.
type Left = Option<usize>;

impl<'p, G: Script> Trial<'p, G> {
    fn every_way(&mut self, lecture: Lecture<'p, G>) -> Result<(), ScriptError> {
        let mut open = vec![lecture];
        while let Some(lecture) = open.pop() {
            for &(at, action) in &lecture.forced {
                self.meet(at, &action.to_string());
            }
            let left = match lecture.waiting() {
                Waiting::Goal { left } => Some(left),
                Waiting::Choice | Waiting::Play | Waiting::Nothing => None,
            };
            if lecture.waiting() == Waiting::Nothing
                || !self.seen.insert((lecture.at, left, lecture.state.fingerprint()))
            {
                continue;
            }
            match lecture.waiting() {
                Waiting::Choice => open.extend(self.choices(&lecture)?),
                Waiting::Goal { .. } => open.push(self.goal(lecture)?),
                Waiting::Play => open.push(self.hinted(lecture)?),
                Waiting::Nothing => {}
            }
        }
        Ok(())
    }

    /// A choice that a beat names was made.
    fn meet(&mut self, at: usize, written: &str) {
        if let Deed::You { choices, .. } = &self.plan.beats[at].deed {
            let fitting = choices.iter().enumerate().filter(|(_, pattern)| pattern.fits(written));
            self.met.extend(fitting.map(|(choice, _)| Met::Choice(at, choice)));
        }
    }

    /// What comes of each legal choice.
    fn choices(&mut self, lecture: &Lecture<'p, G>) -> Result<Vec<Lecture<'p, G>>, ScriptError> {
        let mut next = Vec::new();
        for action in lecture.legal() {
            let (at, written, mut tried) = (lecture.at, action.to_string(), lecture.clone());
            match self.chosen(&mut tried, action)? {
                Answered::Taken => {
                    self.meet(at, &written);
                    next.push(tried);
                }
                Answered::Otherwise(_) => {
                    self.met.extend(lecture.answer(&written, true).map(|answer| Met::Answer(at, answer)));
                }
            }
        }
        Ok(next)
    }

    /// A goal is reached by its hints; other choices show its answers.
    fn goal(&mut self, lecture: Lecture<'p, G>) -> Result<Lecture<'p, G>, ScriptError> {
        for action in lecture.legal() {
            let mut tried = lecture.clone();
            if let Answered::Otherwise(Some(_)) = self.chosen(&mut tried, action)? {
                let written = action.to_string();
                let answer = lecture.answer(&written, false).or(lecture.answer("", true));
                self.met.extend(answer.map(|answer| Met::Answer(lecture.at, answer)));
            }
        }
        self.hinted(lecture)
    }

    fn hinted(&self, mut lecture: Lecture<'p, G>) -> Result<Lecture<'p, G>, ScriptError> {
        let beat = &self.plan.beats[lecture.at];
        let within = match &beat.deed {
            Deed::Goal { within, .. } => *within,
            _ => 0,
        };
        let missed = || self.plan.error(beat.line, 0, Fault::GoalMissed { within });
        let hint = lecture.hint().0.ok_or_else(missed)?;
        match self.chosen(&mut lecture, hint)? {
            Answered::Taken => Ok(lecture),
            Answered::Otherwise(_) => Err(missed()),
        }
    }

    fn chosen(&self, lecture: &mut Lecture<'p, G>, action: G::Action) -> Result<Answered, ScriptError> {
        let line = self.plan.beats[lecture.at].line;
        lecture.choose(action).map_err(|stray| match stray {
            Stray::Lesson(error) => error,
            Stray::Refused(why) => self.plan.error(line, 0, why.into()),
        })
    }

    /// Nothing is written that never comes up: a misspelt choice would be skipped in silence.
    fn nothing_unmet(&self) -> Result<(), ScriptError> {
        for (at, beat) in self.plan.beats.iter().enumerate() {
            if let Deed::You { choices, .. } = &beat.deed {
                for (choice, pattern) in choices.iter().enumerate() {
                    if !self.met.contains(&Met::Choice(at, choice)) {
                        return Err(self.plan.error(
                            beat.line,
                            pattern.at,
                            Fault::NeverMet { words: pattern.written() },
                        ));
                    }
                }
            }
            for (answer, otherwise) in
                beat.answers().into_iter().flat_map(|answers| answers.otherwise.iter().enumerate())
            {
                if !self.met.contains(&Met::Answer(at, answer)) {
                    let words = if otherwise.pattern.words.is_empty() {
                        "otherwise".to_owned()
                    } else {
                        otherwise.pattern.written()
                    };
                    return Err(self.plan.error(otherwise.line, otherwise.pattern.at, Fault::NeverMet { words }));
                }
            }
        }
        Ok(())
    }
}
