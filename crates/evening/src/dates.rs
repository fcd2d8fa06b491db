//! When those of a table can play together, and what they agree on.

use crate::history::Person;
use crate::kept::{Refused, Time};

/// So many moments somebody names at most: two weeks of half days.
const MOST: usize = 168;
/// Moments lie so far apart at the least, as clocks of any zone show them.
const QUARTER: Time = 15 * 60 * 1000;
const HOUR: Time = 3600 * 1000;
/// What lies so far from the moment before it is another day, wherever people are.
const NIGHT: Time = 8 * HOUR;
/// Nobody can say so far ahead when they can.
const AHEAD: Time = 28 * 24 * HOUR;

/// What is said about a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dates {
    free: Vec<(Person, Vec<Time>)>,
    chosen: Vec<(Person, Time)>,
}

impl Dates {
    /// Somebody says when they can. What they chose before is chosen no more if it does not suit them.
    pub(crate) fn suits(&mut self, person: Person, times: &[Time]) {
        self.free.retain(|(who, _)| *who != person);
        if !times.is_empty() {
            self.free.push((person, times.to_vec()));
        }
        self.chosen.retain(|(who, at)| *who != person || times.contains(at));
    }

    /// Somebody chooses one of the moments that suit all, or none.
    pub(crate) fn chooses(&mut self, person: Person, at: Option<Time>) {
        self.chosen.retain(|(who, _)| *who != person);
        self.chosen.extend(at.map(|at| (person, at)));
    }

    /// When somebody can.
    pub(crate) fn of(&self, person: Person) -> &[Time] {
        self.free.iter().find(|(who, _)| *who == person).map_or(&[], |(_, times)| times)
    }

    /// What somebody has chosen.
    pub(crate) fn choice(&self, person: Person) -> Option<Time> {
        self.chosen.iter().find(|(who, _)| *who == person).map(|(_, at)| *at)
    }

    /// All moments that suit all of these people, the soonest first.
    fn common(&self, people: &[Person]) -> Vec<Time> {
        let Some((first, others)) = people.split_first() else { return Vec::new() };
        let suits = |at: &&Time| others.iter().all(|&other| self.of(other).contains(at));
        self.of(*first).iter().filter(suits).copied().collect()
    }

    /// The best moment of every day that suits all: the one behind which they have most time, and the sooner of two.
    pub(crate) fn evenings(&self, people: &[Person]) -> Vec<Time> {
        let common = self.common(people);
        let hours = |from: usize| {
            let stretch = common[from..].windows(2).take_while(|pair| pair[1] - pair[0] <= HOUR).count();
            common[from + stretch] - common[from]
        };
        let mut best: Vec<(Time, Time, Time)> = Vec::new();
        for (number, &at) in common.iter().enumerate() {
            let free = hours(number);
            match best.last_mut() {
                Some((last, _, _)) if at - *last < NIGHT => {
                    *last = at;
                    let (_, chosen, most) = best.last_mut().expect("it was there a line above");
                    if free > *most {
                        (*chosen, *most) = (at, free);
                    }
                }
                _ => best.push((at, at, free)),
            }
        }
        best.into_iter().map(|(_, at, _)| at).collect()
    }

    /// The moment that all of these people have chosen.
    pub(crate) fn agreed(&self, people: &[Person]) -> Option<Time> {
        let at = self.choice(*people.first()?)?;
        people.iter().all(|&person| self.choice(person) == Some(at)).then_some(at)
    }

    /// Whether somebody may choose this moment: it is still to come, and suits all.
    pub(crate) fn may_choose(&self, now: Time, people: &[Person], at: Option<Time>) -> Result<(), Refused> {
        if at.is_none_or(|at| at > now && self.common(people).contains(&at)) { Ok(()) } else { Err("date") }
    }
}

/// Moments as they are kept: in order, each once.
pub(crate) fn proper(now: Time, mut times: Vec<Time>) -> Result<Vec<Time>, Refused> {
    times.sort_unstable();
    times.dedup();
    let near = |at: &Time| (now..now + AHEAD).contains(at) && at.is_multiple_of(QUARTER);
    if times.len() <= MOST && times.iter().all(near) { Ok(times) } else { Err("dates") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Time = 24 * HOUR;

    #[test]
    fn an_evening_of_every_day_suits_all() {
        let mut dates = Dates::default();
        let monday = 20_000 * DAY + 19 * HOUR;
        let (tuesday, friday) = (monday + DAY, monday + 4 * DAY);
        dates.suits(0, &[monday, tuesday, tuesday + HOUR, tuesday + 2 * HOUR, friday]);
        assert!(dates.evenings(&[0, 1]).is_empty(), "the other has not answered");
        dates.suits(1, &[tuesday + HOUR, tuesday + 2 * HOUR, friday, friday + HOUR]);
        assert_eq!(dates.evenings(&[0, 1]), [tuesday + HOUR, friday]);
        assert_eq!(dates.may_choose(monday, &[0, 1], Some(monday)), Err("date"), "it suits one alone");
        assert_eq!(dates.may_choose(friday, &[0, 1], Some(friday)), Err("date"), "it is past");
        assert_eq!(dates.may_choose(monday, &[0, 1], Some(friday)), Ok(()));
        dates.chooses(0, Some(friday));
        assert_eq!(dates.agreed(&[0, 1]), None);
        dates.chooses(1, Some(friday));
        assert_eq!(dates.agreed(&[0, 1]), Some(friday));
        dates.suits(1, &[tuesday]);
        assert_eq!((dates.agreed(&[0, 1]), dates.choice(0)), (None, Some(friday)), "Friday suits them no more");
    }

    #[test]
    fn of_a_day_the_moment_with_most_time_behind_it_is_taken() {
        let mut dates = Dates::default();
        let noon = 20_000 * DAY + 12 * HOUR;
        for person in 0..3 {
            dates.suits(person, &[noon, noon + 3 * HOUR, noon + 4 * HOUR, noon + 9 * HOUR]);
        }
        assert_eq!(dates.evenings(&[0, 1, 2]), [noon + 3 * HOUR]);
    }

    #[test]
    fn moments_are_near_and_quarters_of_an_hour() {
        let now = 20_000 * DAY;
        assert_eq!(proper(now, vec![now + HOUR, now, now + HOUR]), Ok(vec![now, now + HOUR]));
        for bad in [vec![now - HOUR], vec![now + 29 * DAY], vec![now + 1], (0..200).map(|at| now + at * HOUR).collect()]
        {
            assert_eq!(proper(now, bad), Err("dates"));
        }
    }
}
