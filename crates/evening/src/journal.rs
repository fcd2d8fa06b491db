//! An evening as it is kept: a list of facts, and what they come to.

use protocol::{Clock, EveningGame, EveningPlace, EveningSettings, EveningStatus, Visibility};
use serde::{Deserialize, Serialize};

use crate::MOST_ROUNDS;
use crate::course::Course;
use crate::history::{Person, Round};
use crate::kept::{Head, Journal, OpenTable, Refused, Time, are_ties, is_name, may_cancel, ties};
use crate::points::Points;
use crate::split::Sizes;
use crate::standings::Line;

/// Something that happened in an evening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub enum Fact {
    /// It was set up; always the first. The secret is 64 hexadecimal digits. People are known by their ids here: what they
    /// are called is asked where it is told, so that nothing need be changed if it changes.
    Opened { settings: EveningSettings, host: String, secret: String },
    /// The host wants it otherwise; before the first round.
    Changed { settings: EveningSettings },
    /// Somebody takes part; they get the next number, or their old one if they had left.
    Came { id: String },
    /// The host asks somebody by name to come; whoever does not want to hear from the host is not told.
    Asked { id: String, told: bool },
    /// Somebody who was asked does not come.
    Declined { id: String },
    /// Somebody goes; what they played stays.
    Went { person: Person },
    /// Who will meet whom, as long as nobody comes or goes. The seed alone makes it.
    Planned { rounds: Vec<Round> },
    /// A round begins. Tables are in the order of the plan.
    Began { at: Time, tables: Vec<String> },
    /// A table has ended.
    Ended { at: Time, table: String, ended: Vec<EveningPlace> },
    /// Somebody who sat there says that the result is wrong.
    Disputed { person: Person, table: String, note: String },
    /// The host says how a table ended, whatever its game says.
    Corrected { at: Time, table: String, ended: Vec<EveningPlace>, note: String },
    /// The host has called it off.
    Cancelled { note: String },
}

/// An evening, made of its facts.
#[derive(Clone, Debug)]
pub struct Evening {
    pub(crate) head: Head,
    pub(crate) settings: EveningSettings,
    pub(crate) course: Course,
}

impl Journal for Evening {
    type Fact = Fact;

    fn load<'a>(id: &str, facts: impl IntoIterator<Item = &'a Fact>, number: u64) -> Option<Evening> {
        let mut facts = facts.into_iter();
        let Some(Fact::Opened { settings, host, secret }) = facts.next() else { return None };
        let head = Head::new(id, number, host, secret)?;
        let mut evening = Evening { head, settings: settings.clone(), course: Course::default() };
        for fact in facts {
            evening.add(fact)?;
        }
        Some(evening)
    }

    fn add(&mut self, fact: &Fact) -> Option<()> {
        match fact {
            Fact::Opened { .. } => return None,
            Fact::Changed { settings } => self.settings = settings.clone(),
            Fact::Came { id } => self.head.people.came(id, self.course.rounds.len() as u8)?,
            Fact::Asked { id, told } => self.head.people.is_asked(id, *told),
            Fact::Declined { id } => self.head.people.declines(id),
            Fact::Went { person } => self.head.people.went(*person)?,
            Fact::Planned { rounds } => self.course.is_planned(rounds, self.present())?,
            Fact::Began { at, tables } => self.course.begins(*at, tables)?,
            Fact::Ended { at, table, ended } => self.course.ends(*at, table, ended, None)?,
            Fact::Disputed { person, table, note } => self.course.is_disputed(*person, table, note)?,
            Fact::Corrected { at, table, ended, note } => self.course.ends(*at, table, ended, Some(note))?,
            Fact::Cancelled { note } => self.head.cancelled = Some(note.clone()),
        }
        Some(())
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn written(&mut self) {
        self.head.number += 1;
    }

    fn is_over(&self) -> bool {
        matches!(self.status(), EveningStatus::Over | EveningStatus::Cancelled)
    }

    fn is_draft(&self) -> bool {
        self.settings.draft
    }

    fn visibility(&self) -> Visibility {
        if self.is_draft() { Visibility::Private } else { self.settings.visibility }
    }

    fn tables(&self) -> (Visibility, Clock) {
        (self.settings.visibility, self.settings.clock)
    }

    fn next_at(&self) -> Option<Time> {
        match self.status() {
            EveningStatus::Gathering => self.settings.starts_at,
            EveningStatus::Pausing => {
                self.course.rounds.last()?.ended_at.map(|at| at + u64::from(self.settings.pause) * 60_000)
            }
            EveningStatus::Draft | EveningStatus::Playing | EveningStatus::Over | EveningStatus::Cancelled => None,
        }
    }

    fn open_tables(&self) -> Vec<OpenTable<'_>> {
        self.course.open_tables().collect()
    }

    fn game(&self, round: usize) -> &EveningGame {
        &self.settings.games[round % self.settings.games.len()]
    }

    fn is_drawn(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Planned { rounds } => *rounds == self.plan(&self.present()),
            Fact::Opened { .. }
            | Fact::Changed { .. }
            | Fact::Came { .. }
            | Fact::Asked { .. }
            | Fact::Declined { .. }
            | Fact::Went { .. }
            | Fact::Began { .. }
            | Fact::Ended { .. }
            | Fact::Disputed { .. }
            | Fact::Corrected { .. }
            | Fact::Cancelled { .. } => true,
        }
    }

    fn nameless(&self, fact: Fact) -> Fact {
        let number = |id: &str| self.head.people.nameless(id);
        match fact {
            Fact::Opened { settings, host, secret } => Fact::Opened { settings, host: number(&host), secret },
            Fact::Came { id } => Fact::Came { id: number(&id) },
            Fact::Asked { id, told } => Fact::Asked { id: number(&id), told },
            Fact::Declined { id } => Fact::Declined { id: number(&id) },
            other => other,
        }
    }

    fn ended(at: Time, table: &str, ended: Vec<EveningPlace>) -> Fact {
        Fact::Ended { at, table: table.to_owned(), ended }
    }

    /// The plan, if people came or went since the last one, and the round.
    fn begin(&self, at: Time, code: &mut dyn FnMut() -> String) -> Result<Vec<Fact>, Refused> {
        if !matches!(self.status(), EveningStatus::Gathering | EveningStatus::Pausing) {
            return Err("not-now");
        }
        let present = self.present();
        if self.sizes().split(present.len()).tables.is_empty() {
            return Err("too-few");
        }
        let mut facts = Vec::new();
        let planned = if self.settings.like || self.course.lacks_plan(&present) {
            let rounds = self.plan(&present);
            facts.push(Fact::Planned { rounds: rounds.clone() });
            rounds
        } else {
            self.course.planned.clone()
        };
        let tables = planned.first().map_or(0, |round| round.tables.len());
        facts.push(Fact::Began { at, tables: (0..tables).map(|_| code()).collect() });
        Ok(facts)
    }

    /// At any time before the last round has begun.
    fn come(&self, id: &str) -> Result<Vec<Fact>, Refused> {
        if self.is_over()
            || self.status() == EveningStatus::Draft
            || self.course.rounds.len() >= self.settings.rounds as usize
        {
            return Err("not-now");
        }
        Ok(if self.head.people.may_come(id)? { vec![Fact::Came { id: id.to_owned() }] } else { Vec::new() })
    }

    fn ask(&self, id: &str, told: bool) -> Result<Vec<Fact>, Refused> {
        if self.is_over() {
            return Err("not-now");
        }
        let may = self.head.people.may_ask(id)?;
        Ok(if may { vec![Fact::Asked { id: id.to_owned(), told }] } else { Vec::new() })
    }

    fn decline(&self, id: &str) -> Vec<Fact> {
        let asked = self.head.people.asked().any(|guest| guest == id);
        if asked { vec![Fact::Declined { id: id.to_owned() }] } else { Vec::new() }
    }

    fn go(&self, person: Person) -> Result<Vec<Fact>, Refused> {
        let there = self.head.people.may_go(person)?;
        if self.is_over() {
            return Err("not-now");
        }
        Ok(if there { vec![Fact::Went { person }] } else { Vec::new() })
    }

    fn correct(&self, at: Time, table: &str, ended: Vec<EveningPlace>, note: &str) -> Result<Vec<Fact>, Refused> {
        if self.head.cancelled.is_some() {
            return Err("not-now");
        }
        let note = self.course.may_correct(table, &ended, note)?;
        Ok(vec![Fact::Corrected { at, table: table.to_owned(), ended, note }])
    }

    fn dispute(&self, person: Person, table: &str, note: &str) -> Result<Vec<Fact>, Refused> {
        if self.head.cancelled.is_some() {
            return Err("not-now");
        }
        let note = self.course.may_dispute(person, table, note)?;
        Ok(vec![Fact::Disputed { person, table: table.to_owned(), note }])
    }

    fn cancel(&self, note: &str) -> Result<Vec<Fact>, Refused> {
        Ok(vec![Fact::Cancelled { note: may_cancel(self.is_over(), note)? }])
    }
}

impl Evening {
    /// What it is.
    pub fn settings(&self) -> &EveningSettings {
        &self.settings
    }

    /// Everybody who has not left.
    pub(crate) fn present(&self) -> Vec<Person> {
        self.head.people.present()
    }

    pub(crate) fn sizes(&self) -> Sizes {
        Sizes { least: self.settings.least, most: self.settings.most, best: self.settings.best }
    }

    /// How far it is.
    pub fn status(&self) -> EveningStatus {
        match self.course.rounds.last() {
            _ if self.head.cancelled.is_some() => EveningStatus::Cancelled,
            None if self.settings.draft => EveningStatus::Draft,
            None => EveningStatus::Gathering,
            Some(round) if round.ended_at.is_none() => EveningStatus::Playing,
            Some(_) if self.course.rounds.len() >= self.settings.rounds as usize => EveningStatus::Over,
            Some(_) => EveningStatus::Pausing,
        }
    }

    /// What it takes to change what it is to be: before the first round.
    pub fn change(&self, settings: EveningSettings) -> Result<Vec<Fact>, Refused> {
        proper(&settings)?;
        match self.status() {
            EveningStatus::Draft => Ok(vec![Fact::Changed { settings }]),
            // Whoever has joined would not find it any more.
            EveningStatus::Gathering if !settings.draft => Ok(vec![Fact::Changed { settings }]),
            EveningStatus::Gathering
            | EveningStatus::Playing
            | EveningStatus::Pausing
            | EveningStatus::Over
            | EveningStatus::Cancelled => Err("not-now"),
        }
    }

    /// The plan of the rounds to come.
    fn plan(&self, present: &[Person]) -> Vec<Round> {
        let points = self.points();
        let rounds = self.settings.rounds as usize - self.course.rounds.len();
        let like = self.settings.like.then_some(&*points);
        self.course.plan(self.head.people.count(), present, self.sizes(), rounds, like, self.head.seed())
    }

    pub(crate) fn lines(&self) -> Vec<Line> {
        let people: Vec<Person> = self.head.people.all().collect();
        self.course.lines(&people, self.course.rounds.len(), &ties(&self.settings.ties), self.head.seed())
    }

    /// When the round that is played has taken as long as it was meant to.
    pub fn ends_at(&self) -> Option<Time> {
        let round = self.course.rounds.last().filter(|_| self.status() == EveningStatus::Playing)?;
        (self.settings.minutes > 0).then(|| round.at + u64::from(self.settings.minutes) * 60_000)
    }

    fn points(&self) -> Vec<Points> {
        let mut points = vec![Points::default(); self.head.people.count()];
        for line in self.lines() {
            points[line.person as usize] = line.points;
        }
        points
    }
}

/// What is wrong with these settings, as far as numbers go.
pub fn proper(settings: &EveningSettings) -> Result<(), Refused> {
    let sizes = Sizes { least: settings.least, most: settings.most, best: settings.best };
    if !is_name(&settings.name) {
        Err("name")
    } else if settings.games.is_empty() || settings.games.len() > MOST_ROUNDS {
        Err("games")
    } else if !(1..=MOST_ROUNDS).contains(&(settings.rounds as usize)) {
        Err("rounds")
    } else if !sizes.hold() {
        Err("sizes")
    } else if settings.pause > 24 * 60 {
        Err("pause")
    } else if settings.minutes > 24 * 60 {
        Err("minutes")
    } else if !are_ties(&settings.ties) {
        Err("ties")
    } else {
        Ok(())
    }
}
