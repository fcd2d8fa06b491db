//! A season of a league as it is kept. Its people are cut into divisions, every division plays a round a week, and when all
//! is played some go up and some go down: into the next season, which is a journal of its own.

use protocol::{Clock, EveningGame, EveningPlace, EveningStatus, LeagueSettings, Visibility};
use serde::{Deserialize, Serialize};

use crate::MOST_ROUNDS;
use crate::chance::Chance;
use crate::course::{Course, Sitting};
use crate::dates;
use crate::history::{Person, Round};
use crate::kept::{Head, Journal, OpenTable, Refused, Time, are_ties, is_name, may_cancel, ties};
use crate::split::Sizes;
use crate::standings::Line;

/// A day, in milliseconds.
const DAY: Time = 24 * 3600 * 1000;
/// The fewest and the most people of a division.
const DIVISION: std::ops::RangeInclusive<u8> = 3..=16;

/// Something that happened in a season.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub enum Fact {
    /// It was set up; always the first. `before` is the code of the season before it: then the first `ladder` people come in
    /// the order in which that one left them.
    Founded { settings: LeagueSettings, host: String, secret: String, before: Option<String>, ladder: u8 },
    /// The host wants it otherwise; before the first week.
    Changed { settings: LeagueSettings },
    /// Somebody takes part; after the first week began, in the next season.
    Came { id: String },
    /// The host asks somebody by name to come; whoever does not want to hear from the host is not told.
    Asked { id: String, told: bool },
    /// Somebody who was asked does not come.
    Declined { id: String },
    /// Somebody goes; what they played stays.
    Went { person: Person },
    /// Who plays in which division, the highest first. The seed alone makes it, and the season before.
    Divided { divisions: Vec<Vec<Person>> },
    /// Who will meet whom in a division, as long as nobody goes. The seed alone makes it.
    Planned { division: u8, rounds: Vec<Round> },
    /// A week begins in all divisions. Tables are in the order of the plans.
    Began { at: Time, tables: Vec<Vec<String>> },
    /// A table has ended.
    Ended { at: Time, table: String, ended: Vec<EveningPlace> },
    /// Somebody who sat there says that the result is wrong.
    Disputed { person: Person, table: String, note: String },
    /// Somebody who sits at a table says when they can play there.
    Free { person: Person, table: String, times: Vec<Time> },
    /// They choose one of the moments that suit all who sit there, or none.
    Chose { person: Person, table: String, at: Option<Time> },
    /// The host says how a table ended, whatever its game says.
    Corrected { at: Time, table: String, ended: Vec<EveningPlace>, note: String },
    /// The host has called it off.
    Cancelled { note: String },
    /// The season behind this one has this code.
    Continued { next: String },
}

/// A division: who plays in it, and their weeks.
#[derive(Clone, Debug)]
pub(crate) struct Division {
    pub(crate) people: Vec<Person>,
    pub(crate) course: Course,
}

/// A season, made of its facts.
#[derive(Clone, Debug)]
pub struct League {
    pub(crate) head: Head,
    pub(crate) settings: LeagueSettings,
    pub(crate) before: Option<String>,
    pub(crate) next: Option<String>,
    ladder: usize,
    pub(crate) divisions: Vec<Division>,
}

impl Journal for League {
    type Fact = Fact;

    fn load<'a>(id: &str, facts: impl IntoIterator<Item = &'a Fact>, number: u64) -> Option<League> {
        let mut facts = facts.into_iter();
        let Some(Fact::Founded { settings, host, secret, before, ladder }) = facts.next() else { return None };
        let mut league = League {
            head: Head::new(id, number, host, secret)?,
            settings: settings.clone(),
            before: before.clone(),
            next: None,
            ladder: *ladder as usize,
            divisions: Vec::new(),
        };
        for fact in facts {
            league.add(fact)?;
        }
        Some(league)
    }

    fn add(&mut self, fact: &Fact) -> Option<()> {
        match fact {
            Fact::Founded { .. } => return None,
            Fact::Changed { settings } => self.settings = settings.clone(),
            Fact::Came { id } => self.head.people.came(id, self.weeks() as u8)?,
            Fact::Asked { id, told } => self.head.people.is_asked(id, *told),
            Fact::Declined { id } => self.head.people.declines(id),
            Fact::Went { person } => self.head.people.went(*person)?,
            Fact::Divided { divisions } => {
                let mut all: Vec<Person> = divisions.iter().flatten().copied().collect();
                all.sort_unstable();
                if !self.divisions.is_empty() || all != self.head.people.present() {
                    return None;
                }
                let division = |people: &Vec<Person>| Division { people: people.clone(), course: Course::default() };
                self.divisions = divisions.iter().map(division).collect();
            }
            Fact::Planned { division, rounds } => {
                let present = self.present(*division as usize);
                self.divisions.get_mut(*division as usize)?.course.is_planned(rounds, present)?;
            }
            Fact::Began { at, tables } => {
                if tables.len() != self.divisions.len() {
                    return None;
                }
                for (division, tables) in self.divisions.iter_mut().zip(tables) {
                    division.course.begins(*at, tables)?;
                }
            }
            Fact::Ended { at, table, ended } => self.course_of(table)?.ends(*at, table, ended, None)?,
            Fact::Disputed { person, table, note } => self.course_of(table)?.is_disputed(*person, table, note)?,
            Fact::Corrected { at, table, ended, note } => self.course_of(table)?.ends(*at, table, ended, Some(note))?,
            Fact::Free { person, table, times } => self.course_of(table)?.dates(table)?.suits(*person, times),
            Fact::Chose { person, table, at } => self.course_of(table)?.dates(table)?.chooses(*person, *at),
            Fact::Cancelled { note } => self.head.cancelled = Some(note.clone()),
            Fact::Continued { next } => self.next = Some(next.clone()),
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
            EveningStatus::Playing if self.weeks() < self.settings.weeks as usize => self.week_ends_at(),
            EveningStatus::Draft
            | EveningStatus::Playing
            | EveningStatus::Pausing
            | EveningStatus::Over
            | EveningStatus::Cancelled => None,
        }
    }

    fn open_tables(&self) -> Vec<OpenTable<'_>> {
        let mut open: Vec<OpenTable<'_>> =
            self.divisions.iter().flat_map(|division| division.course.open_tables()).collect();
        open.sort_by_key(|table| table.round);
        open
    }

    fn game(&self, round: usize) -> &EveningGame {
        &self.settings.games[round % self.settings.games.len()]
    }

    fn is_drawn(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Divided { divisions } => *divisions == self.divided(),
            Fact::Planned { division, rounds } => *rounds == self.plan(*division as usize),
            Fact::Founded { .. }
            | Fact::Changed { .. }
            | Fact::Came { .. }
            | Fact::Asked { .. }
            | Fact::Declined { .. }
            | Fact::Went { .. }
            | Fact::Began { .. }
            | Fact::Ended { .. }
            | Fact::Disputed { .. }
            | Fact::Free { .. }
            | Fact::Chose { .. }
            | Fact::Corrected { .. }
            | Fact::Cancelled { .. }
            | Fact::Continued { .. } => true,
        }
    }

    fn nameless(&self, fact: Fact) -> Fact {
        let number = |id: &str| self.head.people.nameless(id);
        match fact {
            Fact::Founded { settings, host, secret, before, ladder } => {
                Fact::Founded { settings, host: number(&host), secret, before, ladder }
            }
            Fact::Came { id } => Fact::Came { id: number(&id) },
            Fact::Asked { id, told } => Fact::Asked { id: number(&id), told },
            Fact::Declined { id } => Fact::Declined { id: number(&id) },
            // When somebody can is nobody's business but theirs.
            Fact::Free { person, table, .. } => Fact::Free { person, table, times: Vec::new() },
            other => other,
        }
    }

    fn ended(at: Time, table: &str, ended: Vec<EveningPlace>) -> Fact {
        Fact::Ended { at, table: table.to_owned(), ended }
    }

    /// The divisions before the first week, the plans of those in which somebody has gone, and the week. A week begins
    /// sooner than by the clock only if no table of the weeks before it is played any more.
    fn begin(&self, at: Time, code: &mut dyn FnMut() -> String) -> Result<Vec<Fact>, Refused> {
        let early = self.next_at().is_none_or(|due| at < due);
        match self.status() {
            EveningStatus::Playing if self.weeks() >= self.settings.weeks as usize => return Err("not-now"),
            EveningStatus::Playing if early && !self.all_ended() => return Err("week"),
            EveningStatus::Gathering | EveningStatus::Playing => {}
            EveningStatus::Draft | EveningStatus::Pausing | EveningStatus::Over | EveningStatus::Cancelled => {
                return Err("not-now");
            }
        }
        let (mut then, mut facts) = (self.clone(), Vec::new());
        if then.divisions.is_empty() {
            if then.sizes().split(then.head.people.present().len()).tables.is_empty() {
                return Err("too-few");
            }
            take(&mut then, &mut facts, Fact::Divided { divisions: self.divided() })?;
        }
        for division in 0..then.divisions.len() {
            if then.divisions[division].course.lacks_plan(&then.present(division)) {
                let rounds = then.plan(division);
                take(&mut then, &mut facts, Fact::Planned { division: division as u8, rounds })?;
            }
        }
        let tables_of = |division: &Division| division.course.planned.first().map_or(0, |round| round.tables.len());
        let tables = then.divisions.iter().map(|division| (0..tables_of(division)).map(|_| code()).collect()).collect();
        facts.push(Fact::Began { at, tables });
        Ok(facts)
    }

    /// At any time; after the first week began, for the next season.
    fn come(&self, id: &str) -> Result<Vec<Fact>, Refused> {
        if self.is_over() || self.status() == EveningStatus::Draft {
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
        // Whoever has gone up must not find themselves below: what the next season was made of stays.
        if self.head.cancelled.is_some() || self.next.is_some() {
            return Err("not-now");
        }
        let note = self.find_course(table).ok_or("no-table")?.may_correct(table, &ended, note)?;
        Ok(vec![Fact::Corrected { at, table: table.to_owned(), ended, note }])
    }

    fn dispute(&self, person: Person, table: &str, note: &str) -> Result<Vec<Fact>, Refused> {
        if self.head.cancelled.is_some() || self.next.is_some() {
            return Err("not-now");
        }
        let note = self.find_course(table).ok_or("no-table")?.may_dispute(person, table, note)?;
        Ok(vec![Fact::Disputed { person, table: table.to_owned(), note }])
    }

    fn cancel(&self, note: &str) -> Result<Vec<Fact>, Refused> {
        Ok(vec![Fact::Cancelled { note: may_cancel(self.is_over(), note)? }])
    }
}

impl League {
    /// What it is.
    pub fn settings(&self) -> &LeagueSettings {
        &self.settings
    }

    pub(crate) fn sizes(&self) -> Sizes {
        Sizes { least: self.settings.least, most: self.settings.most, best: self.settings.best }
    }

    /// How many weeks have begun.
    pub fn weeks(&self) -> usize {
        self.divisions.first().map_or(0, |division| division.course.rounds.len())
    }

    fn all_ended(&self) -> bool {
        self.divisions.iter().all(|division| division.course.all_ended())
    }

    /// When the week that began last is over.
    fn week_ends_at(&self) -> Option<Time> {
        let at = self.divisions.first()?.course.rounds.last()?.at;
        Some(at + u64::from(self.settings.days) * DAY)
    }

    /// When a week, from 0, is over.
    pub(crate) fn until(&self, week: usize) -> Time {
        let at =
            self.divisions.first().and_then(|division| division.course.rounds.get(week)).map_or(0, |round| round.at);
        at + u64::from(self.settings.days) * DAY
    }

    /// When the last week is over, and the host may settle what is still played.
    pub fn ends_at(&self) -> Option<Time> {
        let last = self.status() == EveningStatus::Playing && self.weeks() >= self.settings.weeks as usize;
        if last { self.week_ends_at() } else { None }
    }

    /// How far it is.
    pub fn status(&self) -> EveningStatus {
        if self.head.cancelled.is_some() {
            EveningStatus::Cancelled
        } else if self.weeks() == 0 {
            if self.settings.draft { EveningStatus::Draft } else { EveningStatus::Gathering }
        } else if self.weeks() >= self.settings.weeks as usize && self.all_ended() {
            EveningStatus::Over
        } else {
            EveningStatus::Playing
        }
    }

    /// What it takes to change what it is to be: before the first week.
    pub fn change(&self, settings: LeagueSettings) -> Result<Vec<Fact>, Refused> {
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

    /// What it takes to say when somebody can play at a table of theirs.
    pub fn free(&self, now: Time, person: Person, table: &str, times: Vec<Time>) -> Result<Vec<Fact>, Refused> {
        let times = dates::proper(now, times)?;
        self.open_table_of(person, table)?;
        Ok(vec![Fact::Free { person, table: table.to_owned(), times }])
    }

    /// What it takes to choose a moment that suits all who sit there, or none.
    pub fn choose(&self, now: Time, person: Person, table: &str, at: Option<Time>) -> Result<Vec<Fact>, Refused> {
        let Sitting { people, dates, .. } = self.open_table_of(person, table)?;
        dates.may_choose(now, &self.players(people), at)?;
        Ok(vec![Fact::Chose { person, table: table.to_owned(), at }])
    }

    fn open_table_of(&self, person: Person, table: &str) -> Result<&Sitting, Refused> {
        if self.is_over() || self.head.people.has_left(person) {
            return Err("not-now");
        }
        self.find_course(table).ok_or("no-table")?.open_table_of(person, table)
    }

    /// Those of a table who have not gone: whoever has is played by a bot, which can at any time.
    pub(crate) fn players(&self, people: &[Person]) -> Vec<Person> {
        people.iter().copied().filter(|&person| !self.head.people.has_left(person)).collect()
    }

    /// Those of a division who have not left.
    pub(crate) fn present(&self, division: usize) -> Vec<Person> {
        let mut present: Vec<Person> = self.divisions.get(division).map_or_else(Vec::new, |division| {
            division.people.iter().copied().filter(|person| !self.head.people.has_left(*person)).collect()
        });
        present.sort_unstable();
        present
    }

    /// In which division somebody plays.
    pub(crate) fn division_of(&self, person: Person) -> Option<usize> {
        self.divisions.iter().position(|division| division.people.contains(&person))
    }

    /// How many people each division has if so many take part: all as large as each other, as far as that comes out even.
    pub(crate) fn cut(&self, people: usize) -> Vec<usize> {
        let size = self.settings.division as usize;
        let divisions = ((people + size / 2) / size).max(1);
        (0..divisions).map(|at| people / divisions + usize::from(at < people % divisions)).collect()
    }

    /// The divisions of those who are there: in the order of the ladder, whoever is new behind them by lot.
    fn divided(&self) -> Vec<Vec<Person>> {
        let present = self.head.people.present();
        let (mut order, mut new): (Vec<Person>, Vec<Person>) =
            present.iter().partition(|&&person| (person as usize) < self.ladder);
        Chance::new(self.head.seed(), 4).shuffle(&mut new);
        order.extend(new);
        let mut order = order.into_iter();
        self.cut(present.len()).into_iter().map(|size| order.by_ref().take(size).collect()).collect()
    }

    /// The plan of the weeks to come in a division.
    fn plan(&self, at: usize) -> Vec<Round> {
        let Some(division) = self.divisions.get(at) else { return Vec::new() };
        let weeks = self.settings.weeks as usize - division.course.rounds.len();
        let mut seed = self.head.seed();
        seed[30] ^= at as u8;
        division.course.plan(self.head.people.count(), &self.present(at), self.sizes(), weeks, None, seed)
    }

    /// The standings of a division.
    pub(crate) fn lines(&self, division: usize) -> Vec<Line> {
        let Division { people, course } = &self.divisions[division];
        course.lines(people, course.rounds.len(), &ties(&self.settings.ties), self.head.seed())
    }

    pub(crate) fn find_course(&self, table: &str) -> Option<&Course> {
        self.divisions.iter().map(|division| &division.course).find(|course| course.has(table))
    }

    fn course_of(&mut self, table: &str) -> Option<&mut Course> {
        self.divisions.iter_mut().map(|division| &mut division.course).find(|course| course.has(table))
    }
}

/// One more fact of those that are about to be written.
fn take(then: &mut League, facts: &mut Vec<Fact>, fact: Fact) -> Result<(), Refused> {
    then.add(&fact).ok_or("not-now")?;
    facts.push(fact);
    Ok(())
}

/// What is wrong with these settings, as far as numbers go.
pub fn proper(settings: &LeagueSettings) -> Result<(), Refused> {
    let sizes = Sizes { least: settings.least, most: settings.most, best: settings.best };
    if !is_name(&settings.name) {
        Err("name")
    } else if settings.games.is_empty() || settings.games.len() > MOST_ROUNDS {
        Err("games")
    } else if !(1..=MOST_ROUNDS).contains(&(settings.weeks as usize)) {
        Err("weeks")
    } else if !(1..=28).contains(&settings.days) {
        Err("days")
    } else if !sizes.hold() {
        Err("sizes")
    } else if !DIVISION.contains(&settings.division) || settings.division < settings.least {
        Err("division")
    } else if settings.moves > settings.division / 2 {
        Err("moves")
    } else if !are_ties(&settings.ties) {
        Err("ties")
    } else {
        Ok(())
    }
}
