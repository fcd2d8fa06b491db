//! An evening as it is kept: a list of facts, and what they come to. Nothing in the list is ever changed.

use protocol::{EveningBy, EveningPlace, EveningSettings, EveningStatus};
use serde::{Deserialize, Serialize};

use crate::history::{History, Person, Round};
use crate::plan::{Coming, plan};
use crate::points::Points;
use crate::split::Sizes;
use crate::standings::{By, Ended, standings};
use crate::{MOST_PEOPLE, MOST_ROUNDS};

/// Milliseconds since 1970.
pub type Time = u64;

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
    /// Somebody goes; what they played stays.
    Went { person: Person },
    /// Who will meet whom, as long as nobody comes or goes. The seed alone makes it.
    Planned { rounds: Vec<Round> },
    /// A round begins. Tables are in the order of the plan.
    Began { at: Time, tables: Vec<String> },
    /// A table has ended.
    Ended { at: Time, table: String, ended: Vec<EveningPlace> },
    /// The host says how a table ended, whatever its game says.
    Corrected { at: Time, table: String, ended: Vec<EveningPlace>, note: String },
    /// The host has called it off.
    Cancelled { note: String },
}

/// Why something cannot be done now; the word behind `server-error-evening-`.
pub type Refused = &'static str;

/// Somebody who takes part.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) id: String,
    pub(crate) left: bool,
    pub(crate) missed: u8,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) id: String,
    pub(crate) people: Vec<Person>,
    pub(crate) ended: Option<Vec<EveningPlace>>,
    pub(crate) note: Option<String>,
}

/// A round that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) at: Time,
    pub(crate) tables: Vec<Sitting>,
    pub(crate) byes: Vec<Person>,
    /// When its last table ended.
    pub(crate) ended_at: Option<Time>,
}

/// An evening, made of its facts.
#[derive(Clone, Debug)]
pub struct Evening {
    pub(crate) id: String,
    pub(crate) number: u64,
    pub(crate) settings: EveningSettings,
    pub(crate) host: String,
    pub(crate) secret: String,
    pub(crate) members: Vec<Member>,
    pub(crate) rounds: Vec<Played>,
    /// What is planned behind the rounds that were played, and for whom.
    pub(crate) planned: Vec<Round>,
    pub(crate) planned_for: Vec<Person>,
    pub(crate) cancelled: Option<String>,
}

impl Evening {
    /// An evening from its journal, which has so many entries; nothing if the first fact is not that it was set up, or a fact
    /// does not fit.
    pub fn load<'a>(id: &str, facts: impl IntoIterator<Item = &'a Fact>, number: u64) -> Option<Evening> {
        let mut facts = facts.into_iter();
        let Some(Fact::Opened { settings, host, secret }) = facts.next() else { return None };
        let mut evening = Evening {
            id: id.to_owned(),
            number,
            settings: settings.clone(),
            host: host.clone(),
            secret: secret.clone(),
            members: Vec::new(),
            rounds: Vec::new(),
            planned: Vec::new(),
            planned_for: Vec::new(),
            cancelled: None,
        };
        seed(secret)?;
        for fact in facts {
            evening.add(fact)?;
        }
        Some(evening)
    }

    /// One more fact.
    pub fn add(&mut self, fact: &Fact) -> Option<()> {
        match fact {
            Fact::Opened { .. } => return None,
            Fact::Changed { settings } => self.settings = settings.clone(),
            Fact::Came { id } => match self.number_of(id) {
                Some(person) => self.members[person as usize].left = false,
                None if self.members.len() == MOST_PEOPLE => return None,
                None => {
                    self.members.push(Member { id: id.clone(), left: false, missed: self.rounds.len() as u8 });
                }
            },
            Fact::Went { person } => self.members.get_mut(*person as usize)?.left = true,
            Fact::Planned { rounds } => {
                self.planned_for = self.present();
                let all = |round: &Round| -> Vec<Person> {
                    let mut all: Vec<Person> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
                    all.sort_unstable();
                    all
                };
                if rounds.iter().any(|round| all(round) != self.planned_for) {
                    return None;
                }
                self.planned.clone_from(rounds);
            }
            Fact::Began { at, tables } => {
                if self.planned.is_empty() {
                    return None;
                }
                let round = self.planned.remove(0);
                if round.tables.len() != tables.len() {
                    return None;
                }
                let sitting =
                    |(people, id): (Vec<Person>, &String)| Sitting { id: id.clone(), people, ended: None, note: None };
                self.rounds.push(Played {
                    at: *at,
                    tables: round.tables.into_iter().zip(tables).map(sitting).collect(),
                    byes: round.byes,
                    ended_at: None,
                });
            }
            Fact::Ended { at, table, ended } => self.end(*at, table, ended, None)?,
            Fact::Corrected { at, table, ended, note } => self.end(*at, table, ended, Some(note))?,
            Fact::Cancelled { note } => self.cancelled = Some(note.clone()),
        }
        Some(())
    }

    fn end(&mut self, at: Time, id: &str, ended: &[EveningPlace], note: Option<&String>) -> Option<()> {
        let table = self.rounds.iter_mut().flat_map(|round| &mut round.tables).find(|table| table.id == id)?;
        if !ended.iter().all(|place| table.people.contains(&place.person)) {
            return None;
        }
        table.ended = Some(ended.to_vec());
        if note.is_some() {
            table.note = note.cloned();
        }
        let round = self.rounds.last_mut()?;
        if round.ended_at.is_none() && round.tables.iter().all(|table| table.ended.is_some()) {
            round.ended_at = Some(at);
        }
        Some(())
    }

    /// Its code.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many entries its journal has.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// One more entry was written; it may hold several facts.
    pub fn written(&mut self) {
        self.number += 1;
    }

    /// What it is.
    pub fn settings(&self) -> &EveningSettings {
        &self.settings
    }

    /// Who set it up.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The ids of everybody who came, in that order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.members.iter().map(|member| &*member.id)
    }

    /// The id of somebody.
    pub fn id_of(&self, person: Person) -> Option<&str> {
        self.members.get(person as usize).map(|member| &*member.id)
    }

    /// Whether somebody has gone.
    pub fn has_left(&self, person: Person) -> bool {
        self.members.get(person as usize).is_none_or(|member| member.left)
    }

    /// Which of the people somebody is, if they take part or took part.
    pub fn number_of(&self, id: &str) -> Option<Person> {
        self.members.iter().position(|member| member.id == id).map(|at| at as Person)
    }

    /// Everybody who has not left.
    pub(crate) fn present(&self) -> Vec<Person> {
        (0..self.members.len() as Person).filter(|&person| !self.members[person as usize].left).collect()
    }

    pub(crate) fn sizes(&self) -> Sizes {
        Sizes { least: self.settings.least, most: self.settings.most, best: self.settings.best }
    }

    /// How far it is.
    pub fn status(&self) -> EveningStatus {
        match self.rounds.last() {
            _ if self.cancelled.is_some() => EveningStatus::Cancelled,
            None => EveningStatus::Gathering,
            Some(round) if round.ended_at.is_none() => EveningStatus::Playing,
            Some(_) if self.rounds.len() >= self.settings.rounds as usize => EveningStatus::Over,
            Some(_) => EveningStatus::Pausing,
        }
    }

    /// Whether nothing happens any more.
    pub fn is_over(&self) -> bool {
        matches!(self.status(), EveningStatus::Over | EveningStatus::Cancelled)
    }

    /// When the next round begins by itself.
    pub fn next_at(&self) -> Option<Time> {
        match self.status() {
            EveningStatus::Gathering => self.settings.starts_at,
            EveningStatus::Pausing => {
                self.rounds.last()?.ended_at.map(|at| at + u64::from(self.settings.pause) * 60_000)
            }
            EveningStatus::Playing | EveningStatus::Over | EveningStatus::Cancelled => None,
        }
    }

    /// The tables of the current round that have not ended: code, and who sits there in the order of seats.
    pub fn open_tables(&self) -> impl Iterator<Item = (&str, &[Person])> {
        let open = self.rounds.last().into_iter().flat_map(|round| &round.tables);
        open.filter(|table| table.ended.is_none()).map(|table| (&*table.id, &*table.people))
    }

    /// The game of the round with this number, from 0.
    pub fn game(&self, round: usize) -> &protocol::EveningGame {
        &self.settings.games[round % self.settings.games.len()]
    }

    /// How many rounds have begun.
    pub fn begun(&self) -> usize {
        self.rounds.len()
    }

    /// What it takes to let somebody in: at any time before the last round has begun.
    pub fn come(&self, id: &str) -> Result<Vec<Fact>, Refused> {
        if self.is_over() || self.rounds.len() >= self.settings.rounds as usize {
            return Err("not-now");
        }
        match self.number_of(id) {
            Some(person) if !self.members[person as usize].left => return Ok(Vec::new()),
            Some(_) => {}
            None if self.members.len() == MOST_PEOPLE => return Err("full"),
            None => {}
        }
        Ok(vec![Fact::Came { id: id.to_owned() }])
    }

    /// What it takes to let somebody go.
    pub fn go(&self, person: Person) -> Result<Vec<Fact>, Refused> {
        match self.members.get(person as usize) {
            None => Err("nobody"),
            Some(_) if self.is_over() => Err("not-now"),
            Some(member) if member.left => Ok(Vec::new()),
            Some(_) => Ok(vec![Fact::Went { person }]),
        }
    }

    /// What it takes to change what it is to be: before the first round.
    pub fn change(&self, settings: EveningSettings) -> Result<Vec<Fact>, Refused> {
        proper(&settings)?;
        if self.status() == EveningStatus::Gathering { Ok(vec![Fact::Changed { settings }]) } else { Err("not-now") }
    }

    /// What it takes to say how a table ended, whatever its game says.
    pub fn correct(&self, at: Time, table: &str, ended: Vec<EveningPlace>, note: &str) -> Result<Vec<Fact>, Refused> {
        if self.cancelled.is_some() {
            return Err("not-now");
        }
        let sitting =
            self.rounds.iter().flat_map(|round| &round.tables).find(|sitting| sitting.id == table).ok_or("no-table")?;
        let mut people: Vec<Person> = ended.iter().map(|place| place.person).collect();
        people.sort_unstable();
        people.dedup();
        let fits = people.len() == ended.len()
            && people.iter().all(|person| sitting.people.contains(person))
            && ended.iter().all(|place| (1..=sitting.people.len()).contains(&(place.place as usize)));
        if !fits {
            return Err("places");
        }
        if note.trim().is_empty() || note.chars().count() > 200 {
            return Err("note");
        }
        Ok(vec![Fact::Corrected { at, table: table.to_owned(), ended, note: note.trim().to_owned() }])
    }

    /// What it takes to call it off.
    pub fn cancel(&self, note: &str) -> Result<Vec<Fact>, Refused> {
        if self.is_over() {
            return Err("not-now");
        }
        if note.trim().is_empty() || note.chars().count() > 200 {
            return Err("note");
        }
        Ok(vec![Fact::Cancelled { note: note.trim().to_owned() }])
    }

    /// What it takes to begin the next round: the plan, if people came or went since the last one, and the round, whose
    /// tables get the codes that `code` makes.
    pub fn begin(&self, at: Time, mut code: impl FnMut() -> String) -> Result<Vec<Fact>, Refused> {
        if !matches!(self.status(), EveningStatus::Gathering | EveningStatus::Pausing) {
            return Err("not-now");
        }
        let present = self.present();
        if self.sizes().split(present.len()).tables.is_empty() {
            return Err("too-few");
        }
        let mut facts = Vec::new();
        let planned = if self.planned.is_empty() || self.planned_for != present || self.settings.like {
            let rounds = self.plan(&present);
            facts.push(Fact::Planned { rounds: rounds.clone() });
            rounds
        } else {
            self.planned.clone()
        };
        let tables = planned.first().map_or(0, |round| round.tables.len());
        facts.push(Fact::Began { at, tables: (0..tables).map(|_| code()).collect() });
        Ok(facts)
    }

    /// The plan of the rounds to come. Whoever knows the secret makes the same one.
    pub fn plan(&self, present: &[Person]) -> Vec<Round> {
        let played = self.played();
        let history = History::of(self.members.len(), &played);
        let points = self.points();
        let coming = Coming {
            present,
            sizes: self.sizes(),
            rounds: self.settings.rounds as usize - self.rounds.len(),
            like: self.settings.like.then_some(&points),
        };
        let mut seed = self.seed();
        seed[31] ^= self.rounds.len() as u8;
        plan(&history, &coming, seed)
    }

    pub(crate) fn seed(&self) -> [u8; 32] {
        seed(&self.secret).unwrap_or_default()
    }

    pub(crate) fn played(&self) -> Vec<Round> {
        let round = |round: &Played| Round {
            tables: round.tables.iter().map(|table| table.people.clone()).collect(),
            byes: round.byes.clone(),
        };
        self.rounds.iter().map(round).collect()
    }

    pub(crate) fn lines(&self) -> Vec<crate::standings::Line> {
        let people: Vec<Person> = (0..self.members.len() as Person).collect();
        let ended = |place: &EveningPlace| Ended { person: place.person, place: place.place, score: place.score };
        let tables: Vec<Vec<Ended>> = self
            .rounds
            .iter()
            .flat_map(|round| &round.tables)
            .filter_map(|table| table.ended.as_ref())
            .map(|places| places.iter().map(ended).collect())
            .collect();
        let byes: Vec<Person> = self.rounds.iter().flat_map(|round| round.byes.iter().copied()).collect();
        standings(&people, &tables, &byes, &self.ties(), self.seed())
    }

    fn ties(&self) -> Vec<By> {
        let tie = |by: &EveningBy| match by {
            EveningBy::Points => By::Points,
            EveningBy::Wins => By::Wins,
            EveningBy::Beaten => By::Beaten,
            EveningBy::Share => By::Share,
            EveningBy::Lot => By::Lot,
        };
        self.settings.ties.iter().map(tie).collect()
    }

    /// When the round that is played has taken as long as it was meant to.
    pub fn ends_at(&self) -> Option<Time> {
        let round = self.rounds.last().filter(|_| self.status() == EveningStatus::Playing)?;
        (self.settings.minutes > 0).then(|| round.at + u64::from(self.settings.minutes) * 60_000)
    }

    fn points(&self) -> Vec<Points> {
        let mut points = vec![Points::default(); self.members.len()];
        for line in self.lines() {
            points[line.person as usize] = line.points;
        }
        points
    }
}

/// What is wrong with these settings, as far as numbers go.
pub fn proper(settings: &EveningSettings) -> Result<(), Refused> {
    let sizes = Sizes { least: settings.least, most: settings.most, best: settings.best };
    if settings.name.trim().is_empty() || settings.name.chars().count() > 60 {
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

/// Whether these can tell people apart: each once, and neither the points before them nor the lot behind.
fn are_ties(ties: &[EveningBy]) -> bool {
    let tells = |by: &EveningBy| matches!(by, EveningBy::Wins | EveningBy::Beaten | EveningBy::Share);
    ties.iter().enumerate().all(|(at, by)| tells(by) && !ties[..at].contains(by))
}

pub(crate) fn seed(secret: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if secret.len() != 64 || !secret.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Whether an evening that is over went as its secret says: every plan is the one that the seed makes, and nobody was put
/// anywhere else. Says in which entry it did not.
pub fn verify(id: &str, facts: &[Fact]) -> Result<Evening, usize> {
    let mut evening = Evening::load(id, facts.first(), 0).ok_or(0_usize)?;
    for (at, fact) in facts.iter().enumerate().skip(1) {
        if let Fact::Planned { rounds } = fact
            && *rounds != evening.plan(&evening.present())
        {
            return Err(at);
        }
        evening.add(fact).ok_or(at)?;
    }
    Ok(evening)
}
