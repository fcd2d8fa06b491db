//! The standings: points, and what tells people apart who have the same.

use std::cmp::Reverse;

use serde::Serialize;

use crate::chance::Chance;
use crate::history::Person;
use crate::points::Points;

/// One of the people at a table that has ended. Bots and whoever only stood in are not listed: they count for nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// Who.
    pub person: Person,
    /// Which place the game gave them; 1 is the best, and a place can be shared. Only the order counts.
    pub place: u8,
    /// Their points in the game.
    pub score: i32,
}

/// What people are compared by, in this order; the first in which two differ decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Points of all rounds.
    Points,
    /// Tables won; a shared win is a part of one.
    Wins,
    /// The points of those one finished before, and half of those one was level with (Sonneborn and Berger).
    Beaten,
    /// The part one had of all points of the games at one's tables, in the mean.
    Share,
    /// A lot, out of the sealed seed of the evening.
    Lot,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Who.
    pub person: Person,
    /// Points of all rounds, byes too.
    pub points: Points,
    /// Points of the tables alone.
    pub earned: Points,
    /// Tables won.
    pub wins: Points,
    /// The points of those one finished before, in 480ths: half a point for a level pair stays whole.
    pub beaten: u64,
    /// The mean part of the table's points, in millionths.
    pub share: u32,
    /// Tables played to the end.
    pub played: u32,
    /// Rounds sat out.
    pub byes: u32,
    /// What decided that this line stands before the next; nothing at the last.
    pub before_next: Option<By>,
}

/// What tells people with the same points apart if nothing else was agreed.
pub const TIES: [By; 3] = [By::Wins, By::Beaten, By::Share];

/// The standings of these tables, people with the same points told apart by `ties`. `byes` has an entry for every round somebody sat out. The order never depends on who came
/// first: where everything is level, a lot out of the seed decides.
pub fn standings(people: &[Person], tables: &[Vec<Ended>], byes: &[Person], ties: &[By], seed: [u8; 32]) -> Vec<Line> {
    let most = people.iter().map(|&person| person as usize + 1).max().unwrap_or(0);
    let mut lines: Vec<Line> = people.iter().map(|&person| line(person, tables, byes)).collect();
    let mut points = vec![Points::default(); most];
    for line in &lines {
        points[line.person as usize] = line.points;
    }
    for line in &mut lines {
        line.beaten = beaten(line.person, tables, &points);
    }
    let lots = lots(people, seed);
    lines.sort_by_key(|line| (Reverse(key(line, ties)), lots.iter().position(|&person| person == line.person)));
    for at in 1..lines.len() {
        lines[at - 1].before_next = Some(decided(&lines[at - 1], &lines[at], ties));
    }
    lines
}

/// What a line is compared by, first to last.
fn key(line: &Line, ties: &[By]) -> Vec<u64> {
    std::iter::once(&By::Points).chain(ties).map(|by| figure(line, *by)).collect()
}

fn figure(line: &Line, by: By) -> u64 {
    match by {
        By::Points => line.points.whole(),
        By::Wins => line.wins.whole(),
        By::Beaten => line.beaten,
        By::Share => u64::from(line.share),
        By::Lot => 0,
    }
}

fn decided(upper: &Line, lower: &Line, ties: &[By]) -> By {
    let differs = |by: &&By| figure(upper, **by) != figure(lower, **by);
    std::iter::once(&By::Points).chain(ties).find(differs).copied().unwrap_or(By::Lot)
}

/// Everybody, in an order that nobody chose. It depends on the numbers of the people, not on the order they are given in.
fn lots(people: &[Person], seed: [u8; 32]) -> Vec<Person> {
    let mut order = people.to_vec();
    order.sort_unstable();
    Chance::new(seed, 3).shuffle(&mut order);
    order
}

fn line(person: Person, tables: &[Vec<Ended>], byes: &[Person]) -> Line {
    let (mut sum, mut wins, mut shares, mut played) = (Points::default(), Points::default(), 0_u64, 0_u32);
    for table in tables {
        let Some(at) = table.iter().position(|ended| ended.person == person) else { continue };
        let places: Vec<u8> = table.iter().map(|ended| ended.place).collect();
        sum = sum + Points::of_places(&places)[at];
        let best = places.iter().min();
        if Some(&places[at]) == best {
            wins = wins + Points::mean(Points::WIN, places.iter().filter(|place| Some(*place) == best).count() as u32);
        }
        let all: i64 = table.iter().map(|ended| i64::from(ended.score.max(0))).sum();
        let own = i64::from(table[at].score.max(0));
        // Nobody has points: everybody has the same part of nothing.
        shares += if all == 0 { 1_000_000 / table.len() as u64 } else { (own * 1_000_000 / all) as u64 };
        played += 1;
    }
    let sat_out = byes.iter().filter(|&&out| out == person).count() as u32;
    Line {
        person,
        points: with_byes(sum, played, sat_out),
        earned: sum,
        wins,
        beaten: 0,
        share: (shares / u64::from(played.max(1))) as u32,
        played,
        byes: sat_out,
        before_next: None,
    }
}

/// Who sits out must not fall behind: they get what they have in the mean, and half a win at least.
pub(crate) fn with_byes(earned: Points, played: u32, byes: u32) -> Points {
    let bye = Points::mean(earned, played).max(Points::HALF);
    (0..byes).fold(earned, |sum, _| sum + bye)
}

fn beaten(person: Person, tables: &[Vec<Ended>], points: &[Points]) -> u64 {
    let mut sum = 0;
    for table in tables {
        let Some(own) = table.iter().find(|ended| ended.person == person) else { continue };
        for other in table.iter().filter(|other| other.person != person) {
            let theirs = points.get(other.person as usize).copied().unwrap_or_default().whole();
            sum += match own.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 2 * theirs,
                std::cmp::Ordering::Equal => theirs,
                std::cmp::Ordering::Greater => 0,
            };
        }
    }
    sum
}
