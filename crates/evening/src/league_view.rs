//! A season of a league as people see it.

use protocol::{
    EveningStatus, LeagueDates, LeagueDivision, LeagueDuty, LeagueNeed, LeagueSummary, LeagueView, LeagueWish,
};

use crate::course::Sitting;
use crate::history::Person;
use crate::kept::{Journal as _, OpenTable, ties};
use crate::league::{Division, League};
use crate::need::{Runner, Standing};
use crate::standings::Line;
use crate::view::line;

impl League {
    /// The season as a line of a list.
    pub fn summary(&self, person: Option<&str>, name: impl Fn(&str) -> String) -> LeagueSummary {
        LeagueSummary {
            id: self.head.id.clone(),
            name: self.settings.name.clone(),
            games: self.settings.games.iter().map(|game| game.game.clone()).collect(),
            status: self.status(),
            people: self.head.people.present().len() as u32,
            week: self.weeks() as u8,
            weeks: self.settings.weeks,
            starts_at: self.settings.starts_at,
            yours: self.head.is_of(person),
            asked_by: self.head.asks(person).map(&name),
            duty: self.duty(person, &name),
        }
    }

    /// The season as somebody sees it; `name` says what people are called.
    pub fn view(&self, person: Option<&str>, name: impl Fn(&str) -> String) -> LeagueView {
        let gathering = matches!(self.status(), EveningStatus::Draft | EveningStatus::Gathering);
        let sizes = if gathering { self.cut(self.head.people.present().len()) } else { Vec::new() };
        LeagueView {
            id: self.head.id.clone(),
            number: self.head.number as u32,
            settings: self.settings.clone(),
            status: self.status(),
            host: name(&self.head.host),
            people: self.head.told(&name),
            awaited: self.head.awaited(person, &name),
            divisions: (0..self.divisions.len()).map(|division| self.division(division)).collect(),
            sizes: sizes.into_iter().map(|size| size as u8).collect(),
            week: self.weeks() as u8,
            next_at: self.next_at(),
            ends_at: self.ends_at(),
            note: self.head.cancelled.clone(),
            commitment: self.head.commitment(),
            secret: self.is_over().then(|| self.head.secret.clone()),
            before: self.before.clone(),
            next: self.next.clone(),
            you: self.head.you(person),
            duty: self.duty(person, &name),
            need: person.and_then(|id| self.head.people.number_of(id)).and_then(|number| self.need(number)),
        }
    }

    fn division(&self, at: usize) -> LeagueDivision {
        let Division { people, course } = &self.divisions[at];
        let moved = people.iter().any(|&person| self.head.people.has_left(person));
        let after = |weeks: usize| -> Vec<u32> {
            let lines = course.lines(people, weeks, &ties(&self.settings.ties), self.head.seed());
            let of = |person: &Person| lines.iter().find(|line| line.person == *person);
            people.iter().map(|person| of(person).map_or(0, |line| line.points.whole() as u32)).collect()
        };
        LeagueDivision {
            people: people.clone(),
            weeks: course.view(|person| !self.head.people.has_left(person), |week| self.game(week).game.clone()),
            coming: course.planned.iter().map(|round| round.tables.clone()).collect(),
            replanned: course.replanned.iter().map(|&week| week as u8 + 1).collect(),
            standings: self.lines(at).iter().map(line).collect(),
            race: (1..=course.rounds.len()).map(after).collect(),
            up: self.up(at) as u8,
            down: self.down(at) as u8,
            fairness: course.fairness(people, moved, self.head.seed()),
        }
    }

    /// The oldest table of somebody that has not ended.
    fn waits_for(&self, person: Option<&str>) -> Option<(Person, OpenTable<'_>)> {
        let number = person.and_then(|id| self.head.people.number_of(id))?;
        if self.is_over() || self.head.people.has_left(number) {
            return None;
        }
        let table = self.open_tables().into_iter().find(|table| table.people.contains(&number))?;
        Some((number, table))
    }

    /// The ids of those with whom somebody has a table that waits.
    pub fn with_whom(&self, person: Option<&str>) -> Vec<&str> {
        let Some((number, table)) = self.waits_for(person) else { return Vec::new() };
        let others = table.people.iter().filter(|&&other| other != number);
        others.filter_map(|&other| self.head.people.id_of(other)).collect()
    }

    fn duty(&self, person: Option<&str>, name: &impl Fn(&str) -> String) -> Option<LeagueDuty> {
        let (number, table) = self.waits_for(person)?;
        Some(LeagueDuty {
            table: table.id.to_owned(),
            week: table.round as u8 + 1,
            game: self.game(table.round).game.clone(),
            with: self.with_whom(person).into_iter().map(name).collect(),
            until: self.until(table.round),
            dates: self.dates(number, table.id, name)?,
        })
    }

    /// When a table of somebody may be played, and what the others want.
    fn dates(&self, person: Person, table: &str, name: &impl Fn(&str) -> String) -> Option<LeagueDates> {
        let Sitting { people, dates, .. } = self.find_course(table)?.find(table)?;
        let players = self.players(people);
        let others = || players.iter().copied().filter(|&other| other != person);
        let called = |other: Person| self.head.people.id_of(other).map_or_else(String::new, name);
        let wish = |other: Person| Some(LeagueWish { name: called(other), at: dates.choice(other)? });
        Some(LeagueDates {
            yours: dates.of(person).to_vec(),
            missing: others().filter(|&other| dates.of(other).is_empty()).map(called).collect(),
            suit: dates.evenings(&players),
            chosen: dates.choice(person),
            wishes: others().filter_map(wish).collect(),
            agreed: dates.agreed(&players),
        })
    }

    /// What somebody needs, while there is something to play for.
    fn need(&self, person: Person) -> Option<LeagueNeed> {
        let at = self.division_of(person)?;
        if self.is_over() || self.head.people.has_left(person) {
            return None;
        }
        let Division { people, course } = &self.divisions[at];
        let open = course.open_tables().map(|table| table.people.to_vec());
        let coming = course.planned.iter().flat_map(|round| round.tables.clone());
        let sits_out =
            |person: Person| course.planned.iter().filter(|round| round.byes.contains(&person)).count() as u32;
        let runner = |line: &Line| Runner {
            person: line.person,
            earned: line.earned,
            played: line.played,
            byes: line.byes + sits_out(line.person),
        };
        let standing =
            Standing { runners: self.lines(at).iter().map(runner).collect(), tables: open.chain(coming).collect() };
        let (up, down) = (self.up(at), self.down(at));
        let seed = self.head.seed();
        Some(LeagueNeed {
            tables: standing.left(person) as u8,
            up: (up > 0).then(|| standing.among(person, up, seed)),
            stay: (down > 0).then(|| standing.among(person, people.len() - down, seed)),
        })
    }
}
