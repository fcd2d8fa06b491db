//! An evening as people see it.

use protocol::{
    EveningBy, EveningFairness, EveningLine, EveningPerson, EveningRound, EveningSummary, EveningTable, EveningView,
    EveningYou,
};
use sha2::{Digest, Sha256};

use crate::fair;
use crate::journal::{Evening, Fact, Played, Sitting, seed};
use crate::standings::{By, Line};

impl Evening {
    fn fairness(&self) -> EveningFairness {
        let played = self.played();
        let fairness = fair::count(self.members.len(), &played);
        let moved = self.members.iter().any(|member| member.left || member.missed > 0);
        EveningFairness {
            meetings: fairness.meetings.iter().map(|&pairs| pairs as u32).collect(),
            repeats: fairness.repeats as u32,
            least_repeats: (!moved && !played.is_empty()).then_some(fairness.least_repeats as u32),
            seat_gap: fairness.seat_gap,
            bye_gap: fairness.bye_gap,
        }
    }

    /// A fact as everybody may read it: people are their numbers, and the host is theirs or nobody.
    pub fn nameless(&self, fact: Fact) -> Fact {
        let number = |id: &str| self.number_of(id).map_or_else(String::new, |person| person.to_string());
        match fact {
            Fact::Opened { settings, host, secret } => Fact::Opened { settings, host: number(&host), secret },
            Fact::Came { id } => Fact::Came { id: number(&id) },
            other => other,
        }
    }

    /// The evening as a line of a list.
    pub fn summary(&self, person: Option<&str>) -> EveningSummary {
        let yours = person.and_then(|id| self.number_of(id)).is_some_and(|at| !self.members[at as usize].left);
        EveningSummary {
            id: self.id.clone(),
            name: self.settings.name.clone(),
            games: self.settings.games.iter().map(|game| game.game.clone()).collect(),
            status: self.status(),
            people: self.present().len() as u32,
            round: self.rounds.len() as u8,
            rounds: self.settings.rounds,
            starts_at: self.settings.starts_at,
            yours: yours || person == Some(&*self.host),
        }
    }

    /// The evening as somebody sees it; `name` says what people are called.
    pub fn view(&self, person: Option<&str>, name: impl Fn(&str) -> String) -> EveningView {
        let table = |table: &Sitting| EveningTable {
            id: table.id.clone(),
            people: table.people.clone(),
            ended: table.ended.clone(),
            note: table.note.clone(),
        };
        let round = |(at, round): (usize, &Played)| EveningRound {
            game: self.game(at).game.clone(),
            began_at: round.at,
            tables: round.tables.iter().map(table).collect(),
            byes: round.byes.clone(),
        };
        let more = !self.is_over() && self.rounds.len() < self.settings.rounds as usize;
        let split = self.sizes().split(if more { self.present().len() } else { 0 });
        EveningView {
            id: self.id.clone(),
            number: self.number as u32,
            settings: self.settings.clone(),
            status: self.status(),
            host: name(&self.host),
            people: self
                .members
                .iter()
                .map(|member| EveningPerson { name: name(&member.id), left: member.left, missed: member.missed })
                .collect(),
            rounds: self.rounds.iter().enumerate().map(round).collect(),
            next_at: self.next_at(),
            ends_at: self.ends_at(),
            next_tables: split.tables,
            next_byes: split.byes as u32,
            standings: self.lines().iter().map(line).collect(),
            fairness: self.fairness(),
            note: self.cancelled.clone(),
            commitment: commitment(&self.secret),
            secret: self.is_over().then(|| self.secret.clone()),
            you: EveningYou { person: person.and_then(|id| self.number_of(id)), host: person == Some(&*self.host) },
        }
    }
}

fn line(line: &Line) -> EveningLine {
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

/// SHA-256 of the secret, in hexadecimal digits.
fn commitment(secret: &str) -> String {
    let bytes = seed(secret).unwrap_or_default();
    Sha256::digest(bytes).iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}
