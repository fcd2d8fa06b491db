//! What somebody needs: whether an aim is certain, open or lost, and how often it would be reached.

use protocol::{LeagueChance, LeagueSure};

use crate::chance::Chance;
use crate::history::Person;
use crate::points::Points;
use crate::standings::with_byes;

/// Somebody in a season that is not over.
#[derive(Clone, Copy, Debug)]
pub struct Runner {
    /// Who.
    pub person: Person,
    /// Points of the tables that have ended.
    pub earned: Points,
    /// How many those are.
    pub played: u32,
    /// Weeks they sit out, those to come too.
    pub byes: u32,
}

/// A season that is not over, as far as points go.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Everybody with the points they have.
    pub runners: Vec<Runner>,
    /// The tables that have not ended: who sits there.
    pub tables: Vec<Vec<Person>>,
}

/// So many seasons are played out.
const SEASONS: u32 = 1_000;

impl Standing {
    /// How many tables somebody still has.
    pub fn left(&self, person: Person) -> usize {
        self.tables.iter().filter(|table| table.contains(&person)).count()
    }

    /// How near somebody is to being among the first so many. What is called reached or lost is so however ties are told
    /// apart and whatever the others do; between the two it may be certain without being seen.
    pub fn among(&self, person: Person, first: usize, seed: [u8; 32]) -> LeagueChance {
        let (chance, error) = self.chance(person, first, seed);
        let own = self.runners.iter().find(|runner| runner.person == person);
        let ends = |more: u64| own.map_or(0, |runner| self.ends(runner, more));
        let all = Points::WIN.whole() * self.left(person) as u64;
        LeagueChance {
            chance,
            error,
            with_all: self.sure(person, first, ends(all), true),
            with_none: self.sure(person, first, ends(0), false),
        }
    }

    /// What somebody ends with who gets so many points at the tables to come, in 240ths.
    fn ends(&self, runner: &Runner, more: u64) -> u64 {
        let played = runner.played + self.left(runner.person) as u32;
        with_byes(runner.earned + Points::of_whole(more), played, runner.byes).whole()
    }

    /// Whether somebody who ends with these points is among the first.
    fn sure(&self, person: Person, first: usize, points: u64, wins: bool) -> LeagueSure {
        let others = || self.runners.iter().filter(move |runner| runner.person != person);
        let most = |runner: &Runner| {
            let more = self.tables.iter().filter(|table| table.contains(&runner.person)).map(|table| {
                // Where somebody else wins, second is the most there is.
                if wins && table.contains(&person) { Points::of_places(&places(table.len()))[1] } else { Points::WIN }
            });
            self.ends(runner, more.map(Points::whole).sum())
        };
        if others().filter(|runner| most(runner) >= points).count() < first {
            LeagueSure::Reached
        } else if others().filter(|runner| self.ends(runner, 0) > points).count() >= first {
            LeagueSure::Lost
        } else {
            LeagueSure::Open
        }
    }

    /// In how many of 100 seasons somebody is among the first, every order at every table being as likely as every other, and
    /// those who are level drawn by lot; with its standard error.
    fn chance(&self, person: Person, first: usize, seed: [u8; 32]) -> (f64, f64) {
        let mut chance = Chance::new(seed, 6);
        let mut reached = 0.0;
        let won: Vec<Vec<Points>> = self.tables.iter().map(|table| Points::of_places(&places(table.len()))).collect();
        for _ in 0..SEASONS {
            let mut more = vec![0; self.runners.len()];
            for (table, won) in self.tables.iter().zip(&won) {
                let mut order = table.clone();
                chance.shuffle(&mut order);
                for (one, points) in order.iter().zip(won) {
                    if let Some(at) = self.runners.iter().position(|runner| runner.person == *one) {
                        more[at] += points.whole();
                    }
                }
            }
            let ends = self.runners.iter().zip(more).map(|(runner, more)| (runner.person, self.ends(runner, more)));
            let points: Vec<(Person, u64)> = ends.collect();
            let own = points.iter().find(|(one, _)| *one == person).map_or(0, |(_, sum)| *sum);
            let before = points.iter().filter(|(_, sum)| *sum > own).count();
            let level = points.iter().filter(|(_, sum)| *sum == own).count();
            reached += (first.saturating_sub(before) as f64 / level.max(1) as f64).min(1.0);
        }
        let seasons = f64::from(SEASONS);
        let share = (reached / seasons).clamp(0.0, 1.0);
        (100.0 * share, 100.0 * (share * (1.0 - share) / seasons).sqrt())
    }
}

/// The places of a table at which nobody is level.
fn places(people: usize) -> Vec<u8> {
    (1..=people as u8).collect()
}
