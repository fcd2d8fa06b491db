//! An evening as people see it.

use protocol::{EveningBy, EveningLine, EveningPerson, EveningSummary, EveningView, EveningYou};

use crate::journal::Evening;
use crate::kept::{Head, Journal as _};
use crate::standings::{By, Line};

impl Evening {
    /// The evening as a line of a list.
    pub fn summary(&self, person: Option<&str>, name: impl Fn(&str) -> String) -> EveningSummary {
        EveningSummary {
            id: self.head.id.clone(),
            name: self.settings.name.clone(),
            games: self.settings.games.iter().map(|game| game.game.clone()).collect(),
            status: self.status(),
            people: self.present().len() as u32,
            round: self.course.rounds.len() as u8,
            rounds: self.settings.rounds,
            starts_at: self.settings.starts_at,
            yours: self.head.is_of(person),
            asked_by: self.head.asks(person).map(name),
        }
    }

    /// The evening as somebody sees it; `name` says what people are called.
    pub fn view(&self, person: Option<&str>, name: impl Fn(&str) -> String) -> EveningView {
        let more = !self.is_over() && self.course.rounds.len() < self.settings.rounds as usize;
        let split = self.sizes().split(if more { self.present().len() } else { 0 });
        let people: Vec<u8> = self.head.people.all().collect();
        let moved = self.head.people.0.iter().any(|member| member.left || member.missed > 0);
        EveningView {
            id: self.head.id.clone(),
            number: self.head.number as u32,
            settings: self.settings.clone(),
            status: self.status(),
            host: name(&self.head.host),
            people: self.head.told(&name),
            awaited: self.head.awaited(person, &name),
            rounds: self
                .course
                .view(|person| !self.head.people.has_left(person), |round| self.game(round).game.clone()),
            next_at: self.next_at(),
            ends_at: self.ends_at(),
            next_tables: split.tables,
            next_byes: split.byes as u32,
            standings: self.lines().iter().map(line).collect(),
            fairness: self.course.fairness(&people, moved, self.head.seed()),
            note: self.head.cancelled.clone(),
            commitment: self.head.commitment(),
            secret: self.is_over().then(|| self.head.secret.clone()),
            you: self.head.you(person),
        }
    }
}

impl Head {
    /// Everybody, as they are called.
    pub(crate) fn told(&self, name: &impl Fn(&str) -> String) -> Vec<EveningPerson> {
        let told = |member: &crate::people::Member| EveningPerson {
            name: name(&member.id),
            left: member.left,
            missed: member.missed,
        };
        self.people.0.iter().map(told).collect()
    }

    /// The place of somebody in it.
    pub(crate) fn you(&self, person: Option<&str>) -> EveningYou {
        EveningYou {
            person: person.and_then(|id| self.people.number_of(id)),
            host: person == Some(&*self.host),
            asked: self.asks(person).is_some(),
        }
    }

    /// The host, if they have asked somebody who has not answered.
    pub fn asks(&self, person: Option<&str>) -> Option<&str> {
        person.filter(|id| self.people.asked().any(|guest| guest == *id)).map(|_| &*self.host)
    }

    /// Those who were asked and have not answered, as they are called: for the host alone.
    pub(crate) fn awaited(&self, person: Option<&str>, name: &impl Fn(&str) -> String) -> Vec<String> {
        let host = person == Some(&*self.host);
        self.people.awaited().filter(|_| host).map(name).filter(|name| !name.is_empty()).collect()
    }

    /// Whether somebody takes part in it or has set it up.
    pub(crate) fn is_of(&self, person: Option<&str>) -> bool {
        let there = person.and_then(|id| self.people.number_of(id)).is_some_and(|at| !self.people.has_left(at));
        there || person == Some(&*self.host)
    }
}

/// A line of the standings as people see it.
pub(crate) fn line(line: &Line) -> EveningLine {
    EveningLine {
        person: line.person,
        points: line.points.whole() as u32,
        wins: line.wins.whole() as u32,
        beaten: line.beaten as f64 / 2.0,
        share: f64::from(line.share) / 1e6,
        played: line.played,
        byes: line.byes,
        before_next: line.before_next.map(|by| match by {
            By::Points => EveningBy::Points,
            By::Wins => EveningBy::Wins,
            By::Beaten => EveningBy::Beaten,
            By::Share => EveningBy::Share,
            By::Lot => EveningBy::Lot,
        }),
    }
}
