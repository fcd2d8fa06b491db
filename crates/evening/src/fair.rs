//! How fair a plan is, in figures that everybody can count.

use serde::Serialize;

use crate::chance::Chance;
use crate::history::{History, Person, Round};

/// What came out, and what no plan could do better.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fairness {
    /// How many pairs meet never, once, twice …
    pub meetings: Vec<usize>,
    /// Meetings that are not the first of their pair.
    pub repeats: usize,
    /// Fewer repeats than these are impossible.
    pub least_repeats: usize,
    /// How often somebody had a seat that they had had before.
    pub same_seat: usize,
    /// The largest difference between two seats of one person: how often they sit in the one and in the other. Seats that
    /// not every table has are left out.
    pub seat_gap: u8,
    /// The largest difference between how often two people sit out.
    pub bye_gap: u8,
}

/// What a lot would bring, in the mean of many lots.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct ByLot {
    /// Meetings that are not the first of their pair.
    pub repeats: f64,
    /// How often somebody has a seat that they had had before.
    pub same_seat: f64,
}

/// So many lots are drawn.
const LOTS: u32 = 40;

/// Counts the plan of people who are there in all rounds.
pub fn count(people: &[Person], rounds: &[Round]) -> Fairness {
    let history = history(people, rounds);
    let mut meetings = vec![0; rounds.len() + 1];
    for (at, &one) in people.iter().enumerate() {
        for &other in &people[at + 1..] {
            meetings[history.met(one, other) as usize] += 1;
        }
    }
    while meetings.last() == Some(&0) {
        meetings.pop();
    }
    let smallest = rounds.iter().flat_map(|round| &round.tables).map(Vec::len).min().unwrap_or(0);
    let gap = |counts: &[u8]| counts.iter().max().copied().unwrap_or(0) - counts.iter().min().copied().unwrap_or(0);
    let byes: Vec<u8> = people.iter().map(|&person| history.byes(person)).collect();
    let sizes: Vec<u8> =
        rounds.first().map(|round| round.tables.iter().map(|table| table.len() as u8).collect()).unwrap_or_default();
    Fairness {
        repeats: repeats(&meetings),
        least_repeats: least_repeats(people.len(), rounds.len(), &sizes),
        same_seat: same_seat(people, &history),
        seat_gap: people.iter().map(|&person| gap(&history.sat(person)[..smallest])).max().unwrap_or(0),
        bye_gap: gap(&byes),
        meetings,
    }
}

/// What the same rounds come to if who sits where is drawn by lot.
pub fn by_lot(people: &[Person], rounds: &[Round], seed: [u8; 32]) -> ByLot {
    let mut chance = Chance::new(seed, 5);
    let (mut again, mut seats) = (0, 0);
    for _ in 0..LOTS {
        let drawn: Vec<Round> = rounds.iter().map(|round| draw(round, &mut chance)).collect();
        let history = history(people, &drawn);
        for (at, &one) in people.iter().enumerate() {
            again +=
                people[at + 1..].iter().map(|&other| history.met(one, other).saturating_sub(1) as usize).sum::<usize>();
        }
        seats += same_seat(people, &history);
    }
    ByLot { repeats: again as f64 / f64::from(LOTS), same_seat: seats as f64 / f64::from(LOTS) }
}

/// The same tables with other people at them.
fn draw(round: &Round, chance: &mut Chance) -> Round {
    let mut all: Vec<Person> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
    chance.shuffle(&mut all);
    let mut all = all.into_iter();
    let tables = round.tables.iter().map(|table| all.by_ref().take(table.len()).collect()).collect();
    Round { tables, byes: all.collect() }
}

fn history(people: &[Person], rounds: &[Round]) -> History {
    History::of(people.iter().max().map_or(0, |&most| most as usize + 1), rounds)
}

fn repeats(meetings: &[usize]) -> usize {
    meetings.iter().enumerate().skip(2).map(|(times, pairs)| (times - 1) * pairs).sum()
}

fn same_seat(people: &[Person], history: &History) -> usize {
    people.iter().flat_map(|&person| history.sat(person)).map(|times| times.saturating_sub(1) as usize).sum()
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
