//! From one season of a league to the next: who goes up and who goes down.

use protocol::{EveningStatus, LeagueSettings};

use crate::history::Person;
use crate::kept::Refused;
use crate::league::{Fact, League};

impl League {
    /// The facts with which the season behind this one begins, once this one is over: those who are still there in their new
    /// order, then those who came while it was played.
    pub fn season_behind(&self, secret: &str) -> Result<Vec<Fact>, Refused> {
        if self.status() != EveningStatus::Over || self.next.is_some() {
            return Err("not-now");
        }
        let order = self.ladder();
        let settings = LeagueSettings { starts_at: None, ..self.settings.clone() };
        let founded = Fact::Founded {
            settings,
            host: self.head.host.clone(),
            secret: secret.to_owned(),
            before: Some(self.head.id.clone()),
            ladder: order.len() as u8,
        };
        let new = self.head.people.present().into_iter().filter(|person| !order.contains(person));
        let ids = order.iter().copied().chain(new).filter_map(|person| self.head.people.id_of(person));
        Ok(std::iter::once(founded).chain(ids.map(|id| Fact::Came { id: id.to_owned() })).collect())
    }

    /// Everybody who played and is still there, in the order in which the next season cuts them into divisions: those who
    /// come down first, then those who stay, then those who come up.
    fn ladder(&self) -> Vec<Person> {
        let standings: Vec<Vec<Person>> = (0..self.divisions.len())
            .map(|division| self.lines(division).iter().map(|line| line.person).collect())
            .collect();
        let here = |person: &Person| !self.head.people.has_left(*person);
        (0..standings.len())
            .flat_map(|division| {
                let (own, up, down) = (&standings[division], self.up(division), self.down(division));
                let above = division.checked_sub(1).map_or(&[][..], |above| {
                    let all = &standings[above];
                    &all[all.len() - self.down(above)..]
                });
                let below = standings.get(division + 1).map_or(&[][..], |all| &all[..self.up(division + 1)]);
                let stay = &own[up..own.len() - down];
                above.iter().chain(stay).chain(below).copied().collect::<Vec<Person>>()
            })
            .filter(here)
            .collect()
    }

    /// How many go up out of a division.
    pub(crate) fn up(&self, division: usize) -> usize {
        division.checked_sub(1).map_or(0, |above| self.moves(above))
    }

    /// How many go down out of a division.
    pub(crate) fn down(&self, division: usize) -> usize {
        if division + 1 < self.divisions.len() { self.moves(division) } else { 0 }
    }

    /// How many change places between a division and the one below; nobody goes up and down at once.
    fn moves(&self, above: usize) -> usize {
        let half = |division: usize| self.divisions[division].people.len() / 2;
        (self.settings.moves as usize).min(half(above)).min(half(above + 1))
    }
}
