//! How fair a plan is, in figures that everybody can count.

use serde::Serialize;

use crate::history::{Person, Round};

/// What came out, and what no plan could do better.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fairness {
    /// How many pairs meet never, once, twice …
    pub meetings: Vec<usize>,
    /// Meetings that are not the first of their pair.
    pub repeats: usize,
    /// Fewer repeats than these are impossible.
    pub least_repeats: usize,
    /// The largest difference between two seats of one person: how often they sit in the one and in the other. Seats that
    /// not every table has are left out.
    pub seat_gap: u8,
    /// The largest difference between how often two people sit out.
    pub bye_gap: u8,
}

/// Counts the plan of people who are there in all rounds.
pub fn count(people: usize, rounds: &[Round]) -> Fairness {
    let history = crate::History::of(people, rounds);
    let all: Vec<Person> = (0..people as Person).collect();
    let mut meetings = vec![0; rounds.len() + 1];
    for (at, &one) in all.iter().enumerate() {
        for &other in &all[at + 1..] {
            meetings[history.met(one, other) as usize] += 1;
        }
    }
    while meetings.last() == Some(&0) {
        meetings.pop();
    }
    let smallest = rounds.iter().flat_map(|round| &round.tables).map(Vec::len).min().unwrap_or(0);
    let gap = |counts: &[u8]| counts.iter().max().copied().unwrap_or(0) - counts.iter().min().copied().unwrap_or(0);
    let byes: Vec<u8> = all.iter().map(|&person| history.byes(person)).collect();
    let sizes: Vec<u8> =
        rounds.first().map(|round| round.tables.iter().map(|table| table.len() as u8).collect()).unwrap_or_default();
    Fairness {
        repeats: meetings.iter().enumerate().skip(2).map(|(times, pairs)| (times - 1) * pairs).sum(),
        least_repeats: least_repeats(people, rounds.len(), &sizes),
        seat_gap: all.iter().map(|&person| gap(&history.sat(person)[..smallest])).max().unwrap_or(0),
        bye_gap: gap(&byes),
        meetings,
    }
}

/// A number of repeats below which no plan can be, by counting alone:
/// - there are only so many pairs;
/// - the people of one table must go to some table in the next round: where tables are fewer than people at one of them,
///   some go together.
pub fn least_repeats(people: usize, rounds: usize, tables: &[u8]) -> usize {
    let pairs = |many: usize| many * many.saturating_sub(1) / 2;
    let a_round: usize = tables.iter().map(|&size| pairs(size as usize)).sum();
    let by_pairs = (rounds * a_round).saturating_sub(pairs(people));
    let seated: usize = tables.iter().map(|&size| size as usize).sum();
    let by_tables = if seated == people {
        let together: usize = tables
            .iter()
            .map(|&size| {
                let (even, over) = (size as usize / tables.len(), size as usize % tables.len());
                over * pairs(even + 1) + (tables.len() - over) * pairs(even)
            })
            .sum();
        rounds.saturating_sub(1) * together
    } else {
        0
    };
    by_pairs.max(by_tables)
}
