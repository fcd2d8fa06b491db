//! Runs a lesson: a function of the choices that the learner has made.

use std::collections::VecDeque;

use super::super::chance::{Roll, ScriptTable};
use super::super::claim::look;
use super::super::cut::Cut;
use super::super::fault::{Fault, ScriptError};
use super::super::{Script, Seats};
use super::LEARNER;
use super::read::{Beat, Bubble, Claim, Deed, Plan};
use crate::{Actions, Game, Options as _, Refusal, Seat, Sim, State, Viewer, WhyNot};

/// The seed of all chance that is not written down.
const SEED: u64 = 1347;

/// What a seat chooses in free play, at a table of so many: for the others, and for a learner who wants a hint.
pub type Others<'o, G> = &'o dyn Fn(&State<G>, Seat, usize) -> <G as Game>::Action;

/// A choice that was made.
#[derive(Clone)]
pub struct Taken<G: Game> {
    /// Whose it was.
    pub seat: Seat,
    /// What was chosen.
    pub action: G::Action,
    /// Whether there was no other.
    pub automatic: bool,
    /// What came of it, for all eyes.
    pub events: Vec<G::Event>,
    /// The position before it.
    pub before: State<G>,
}

/// What a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// One of the choices that are written.
    Choice,
    /// A goal, with so many free choices left.
    Goal {
        /// How many.
        left: usize,
    },
    /// Free choices to the end of the game.
    Play,
    /// Nothing: it is done.
    Nothing,
}

/// What a choice of the learner came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It was made.
    Taken,
    /// It was answered with this message and taken back; none if the lesson has no words for it.
    Otherwise(Option<String>),
}

/// Why a choice is none.
#[derive(Clone, PartialEq, Debug)]
pub enum Stray {
    /// The rules refuse it, or the lesson is done.
    Refused(WhyNot),
    /// The lesson itself is at fault.
    Lesson(ScriptError),
}

/// A lesson in play.
#[derive(Clone)]
pub struct Lecture<'p, G: Script> {
    pub(super) plan: &'p Plan<G>,
    others: Others<'p, G>,
    /// The position.
    pub state: State<G>,
    /// Every choice so far.
    pub taken: Vec<Taken<G>>,
    /// What happened before the first.
    pub first: Vec<G::Event>,
    /// What was said last.
    pub bubbles: Vec<&'p Bubble>,
    /// Whether something was chosen since.
    stale: bool,
    rolls: VecDeque<Roll>,
    chance: Sim,
    /// The beat that is waited at.
    pub(super) at: usize,
    /// Choices of the learner that had no alternative, with the beat that names them.
    pub(super) forced: Vec<(usize, G::Action)>,
    /// Free choices made for the goal.
    used: usize,
    /// Whether what is expected is looked at.
    strict: bool,
}

impl<G: Script> Plan<G> {
    /// Begins the lesson; `others` choose for everybody else where nothing is written.
    pub fn begin<'p>(&'p self, others: Others<'p, G>) -> Result<Lecture<'p, G>, ScriptError> {
        self.begun(others, false)
    }

    pub(super) fn begun<'p>(&'p self, others: Others<'p, G>, strict: bool) -> Result<Lecture<'p, G>, ScriptError> {
        let rolls = match self.beats.first() {
            Some(Beat { deed: Deed::Rolls(rolls), .. }) => rolls.iter().cloned().collect(),
            _ => VecDeque::new(),
        };
        let mut table = ScriptTable::<G>::new(rolls, Some(Sim::new(SEED)));
        let state = match &self.position {
            Some(position) => State::resume(position.board.clone(), position.stack.iter().copied(), &mut table),
            None => State::new(&self.options, &mut table),
        };
        let whole = |fault| ScriptError { line: self.lesson.line, column: 1, fault };
        if let Some(fault) = table.fault {
            return Err(whole(fault));
        }
        G::audit(state.board()).map_err(|why| whole(Fault::Impossible(why)))?;
        let chance = table.any.expect("it was given");
        let mut lecture = Lecture {
            plan: self,
            others,
            state,
            taken: Vec::new(),
            first: table.events,
            bubbles: Vec::new(),
            stale: false,
            rolls: table.rolls,
            chance,
            at: usize::from(matches!(self.beats.first(), Some(Beat { deed: Deed::Rolls(_), .. }))),
            forced: Vec::new(),
            used: 0,
            strict,
        };
        lecture.go_on()?;
        Ok(lecture)
    }
}

impl<'p, G: Script> Lecture<'p, G> {
    /// How many sit at the table.
    pub fn players(&self) -> usize {
        self.plan.options.players()
    }

    fn seats(&self) -> Seats {
        G::seats(&self.plan.options)
    }

    fn beat(&self) -> &'p Beat<G> {
        &self.plan.beats[self.at.min(self.plan.beats.len() - 1)]
    }

    /// What is waited for.
    pub fn waiting(&self) -> Waiting {
        match &self.beat().deed {
            Deed::You { .. } => Waiting::Choice,
            Deed::Goal { within, .. } => Waiting::Goal { left: within - self.used },
            Deed::Play => Waiting::Play,
            Deed::Say(_) | Deed::Rolls(_) | Deed::Expect(_) | Deed::Scripted(..) | Deed::Done { .. } => {
                Waiting::Nothing
            }
        }
    }

    /// The last words, and whether the learner has won; none before it is done.
    pub fn done(&self) -> Option<(&'p str, bool)> {
        let Deed::Done { key, won } = &self.beat().deed else { return None };
        let first = self.state.is_over() && self.state.winners(self.players()).contains(LEARNER);
        Some((won.as_ref().filter(|_| first).unwrap_or(key), first || won.is_none()))
    }

    /// How many of the things that are asked are behind the learner, and how many there are.
    pub fn passed(&self) -> (usize, usize) {
        let asked = |beats: &[Beat<G>]| beats.iter().filter(|beat| beat.asks()).count();
        (asked(&self.plan.beats[..self.at.min(self.plan.beats.len())]), asked(&self.plan.beats))
    }

    /// A choice that goes on, and words that help.
    pub fn hint(&self) -> (Option<G::Action>, Option<&'p str>) {
        let legal = self.legal();
        let help = self.beat().answers().and_then(|answers| answers.help.as_deref());
        let choice = match &self.beat().deed {
            Deed::You { choices, .. } => choices
                .iter()
                .find_map(|pattern| legal.iter().copied().find(|action| pattern.fits(&action.to_string()))),
            Deed::Goal { hints, .. } => {
                let next = hints.iter().skip(self.used).chain(hints.iter());
                next.map(|(action, _)| *action).find(|action| legal.contains(action))
            }
            Deed::Play => (!legal.is_empty()).then(|| (self.others)(&self.state, LEARNER, self.players())),
            Deed::Say(_) | Deed::Rolls(_) | Deed::Expect(_) | Deed::Scripted(..) | Deed::Done { .. } => None,
        };
        (choice, help)
    }

    /// What the learner may choose by the rules.
    pub fn legal(&self) -> Actions<G> {
        let mut legal = Actions::<G>::new();
        if self.waiting() != Waiting::Nothing {
            self.state.legal(LEARNER, &mut legal);
        }
        legal
    }

    /// A choice of the learner. One that is answered otherwise, or refused, changes nothing.
    pub fn choose(&mut self, action: G::Action) -> Result<Answered, Stray> {
        let before = self.clone();
        let answered = self.chosen(action);
        if !matches!(answered, Ok(Answered::Taken)) {
            *self = before;
        }
        answered
    }

    fn chosen(&mut self, action: G::Action) -> Result<Answered, Stray> {
        if self.waiting() == Waiting::Nothing {
            return Err(Stray::Refused((&Refusal::Over).into()));
        }
        let mut tried = self.state.clone();
        tried.play(LEARNER, action, &mut Sim::new(0)).map_err(|refusal| Stray::Refused((&refusal).into()))?;
        let written = action.to_string();
        let beat = self.beat();
        match &beat.deed {
            Deed::You { choices, .. } if !choices.iter().any(|pattern| pattern.fits(&written)) => {
                return Ok(Answered::Otherwise(self.otherwise(&written, true)));
            }
            Deed::Goal { .. } => {
                if let Some(key) = self.otherwise(&written, false) {
                    return Ok(Answered::Otherwise(Some(key)));
                }
                self.used += 1;
            }
            _ => {}
        }
        let at = self.at;
        if matches!(beat.deed, Deed::You { .. }) {
            self.at += 1;
        }
        self.take(LEARNER, action, false).map_err(Stray::Lesson)?;
        self.go_on().map_err(Stray::Lesson)?;
        if let Deed::Goal { within, .. } = &beat.deed
            && self.at == at
            && (self.used >= *within || !self.state.asked().contains(LEARNER))
        {
            return Ok(Answered::Otherwise(self.otherwise("", true)));
        }
        Ok(Answered::Taken)
    }

    /// The answer to a choice that the lesson does not want: the longest that fits, and the plain one if it may be.
    fn otherwise(&self, written: &str, plain: bool) -> Option<String> {
        self.answer(written, plain).map(|at| self.beat().answers().expect("it answers").otherwise[at].key.clone())
    }

    pub(super) fn answer(&self, written: &str, plain: bool) -> Option<usize> {
        let otherwise = self.beat().answers()?.otherwise.iter().enumerate();
        let fitting = otherwise
            .filter(|(_, otherwise)| otherwise.pattern.fits(written) && (plain || !otherwise.pattern.words.is_empty()));
        fitting.max_by_key(|(_, otherwise)| otherwise.pattern.words.len()).map(|(at, _)| at)
    }

    /// Follows the sentences up to the next thing that the learner is asked, or to the end.
    fn go_on(&mut self) -> Result<(), ScriptError> {
        while let Some(beat) = self.plan.beats.get(self.at) {
            let plan = self.plan;
            let wrong = |at, fault| plan.error(beat.line, at, fault);
            // Whatever has no alternative is over before anything is said or looked at.
            if matches!(beat.deed, Deed::Say(_) | Deed::Expect(_) | Deed::Done { .. }) {
                while self.by_itself()? {}
            }
            match &beat.deed {
                Deed::Say(bubble) => {
                    if std::mem::take(&mut self.stale) {
                        self.bubbles.clear();
                    }
                    self.bubbles.push(bubble);
                }
                Deed::Rolls(rolls) => self.rolls = rolls.iter().cloned().collect(),
                Deed::Expect(claim) if self.strict => {
                    if let Some(found) = self.differs(claim).map_err(|slip| wrong(slip.at, slip.fault))? {
                        let (question, wanted) = (claim.question.clone(), claim.wanted.clone());
                        return Err(wrong(claim.at, Fault::Differs { question, found, wanted }));
                    }
                }
                Deed::Expect(_) => {}
                &Deed::Scripted(seat, action, at) => {
                    let mut legal = Actions::<G>::new();
                    self.state.legal(seat, &mut legal);
                    if legal.contains(&action) {
                        self.take(seat, action, false)?;
                    } else if self.by_itself()? {
                        continue;
                    } else if !self.made_itself(seat, action) {
                        let refused = self.state.clone().play(seat, action, &mut Sim::new(0));
                        let why = WhyNot::from(&refused.expect_err("it is not legal"));
                        return Err(wrong(at, why.into()));
                    }
                }
                Deed::You { choices, .. } => {
                    let mut legal = Actions::<G>::new();
                    self.state.legal(LEARNER, &mut legal);
                    let wanted = |action: &G::Action| choices.iter().any(|pattern| pattern.fits(&action.to_string()));
                    let asked = legal.iter().any(wanted);
                    let forced = self.state.forced();
                    if asked && forced.is_none() {
                        return Ok(());
                    }
                    // Where there is one choice only, it is made; the sentence is behind us if that was it.
                    if self.by_itself()? && !asked {
                        continue;
                    }
                    self.forced.extend(forced.filter(|_| asked).map(|(_, action)| (self.at, action)));
                }
                Deed::Goal { claim, .. } => {
                    if self.differs(claim).map_err(|slip| wrong(slip.at, slip.fault))?.is_some() {
                        if self.by_itself()? {
                            continue;
                        }
                        return Ok(());
                    }
                    self.used = 0;
                }
                Deed::Play => {
                    if !self.state.is_over() {
                        if self.by_itself()? {
                            continue;
                        }
                        let asked = self.state.asked();
                        if asked.contains(LEARNER) {
                            return Ok(());
                        }
                        let seat = asked.first().expect("somebody is asked before the end");
                        let action = (self.others)(&self.state, seat, self.players());
                        self.take(seat, action, false)?;
                        continue;
                    }
                }
                Deed::Done { .. } => return Ok(()),
            }
            self.at += 1;
        }
        Ok(())
    }

    /// What a fact is, if it is not what is claimed; what only the end shows is nothing before it.
    fn differs(&self, claim: &Claim) -> Result<Option<String>, super::super::Slip> {
        let seats = self.seats();
        let question = Cut::new(&claim.question, claim.at);
        match look(&self.state, seats, Viewer::Seat(LEARNER), question) {
            Ok(value) if value.is(&claim.wanted, seats) => Ok(None),
            Ok(value) => Ok(Some(value.say(seats))),
            Err(slip) if matches!(slip.fault, Fault::NotOver { .. }) => Ok(Some(String::new())),
            Err(slip) => Err(slip),
        }
    }

    /// Makes the one choice there is; says whether there was one.
    fn by_itself(&mut self) -> Result<bool, ScriptError> {
        let Some((seat, action)) = self.state.forced() else { return Ok(false) };
        self.take(seat, action, true)?;
        Ok(true)
    }

    /// Whether this choice had no alternative and was made since the last that had.
    fn made_itself(&self, seat: Seat, action: G::Action) -> bool {
        let mut since = self.taken.iter().rev().take_while(|taken| taken.automatic);
        since.any(|taken| (taken.seat, taken.action) == (seat, action))
    }

    fn take(&mut self, seat: Seat, action: G::Action, automatic: bool) -> Result<(), ScriptError> {
        let before = self.state.clone();
        let mut table = ScriptTable::<G>::new(std::mem::take(&mut self.rolls), Some(self.chance));
        self.state.play_unchecked(seat, action, &mut table);
        let line = self.plan.beats[self.at.min(self.plan.beats.len() - 1)].line;
        if let Some(fault) = table.fault {
            return Err(self.plan.error(line, 0, fault));
        }
        if self.strict {
            G::audit(self.state.board()).map_err(|why| self.plan.error(line, 0, Fault::Lost(why)))?;
        }
        self.rolls = table.rolls;
        self.chance = table.any.expect("it was given");
        self.stale = true;
        self.taken.push(Taken { seat, action, automatic, events: table.events, before });
        Ok(())
    }
}
