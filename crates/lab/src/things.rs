//! How the things of a game did: cards, cities, tiles. A thing is held against others of its kind, among games in which it
//! could come and could stay away.
//!
//! What comes late comes only in long games, and long games have other points: so games are compared at the same length and
//! with the same number of things of the kind. If chance alone says *which* things come, then with their number given each
//! is as likely as the next, whatever else the number goes with, and a difference that is left is of the thing itself.

use std::collections::BTreeMap;

use serde::Serialize;
use shelf::{Brief, Counted, Tally, WHOLE};

use crate::statistics::{ENOUGH, Finding, discoveries, slope};
use crate::study::Cell;

/// What a thing did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ThingFigures {
    /// Part of the games in which it came; all of them if nothing tells that it comes.
    pub came: f64,
    /// Seats that took it, of a game in which it came.
    pub taken: f64,
    /// Seats that could take it.
    pub could: u64,
    /// Part of them that did; nothing if it is nothing to be taken, or never came.
    pub part: Option<f64>,
    /// Part of the games won by those who took it.
    pub wins: Option<f64>,
    /// Points of a player more where it came than where another of its kind did.
    pub game: Option<Finding>,
    /// Points of those who took it more than of those in the same games who took another of its kind.
    pub taker: Option<Finding>,
    /// What must be known before a difference is looked for.
    pub remark: Option<Remark>,
    /// Whether one of the two differences survives the correction for so many questions asked at once.
    pub marked: bool,
}

/// What must be known of a thing before a difference is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// It was in no game.
    NeverCame,
    /// It was there, and nobody took it.
    NeverTaken,
    /// Less than one in twenty of those who could took it.
    HardlyTaken,
    /// More than nineteen in twenty of those who could took it.
    NearlyAlwaysTaken,
    /// Bots were bound to take it, or not to: those who took it did not choose to.
    Sworn,
}

impl Remark {
    /// The message that says it.
    pub fn key(self) -> &'static str {
        match self {
            Self::NeverCame => "lab-never-came",
            Self::NeverTaken => "lab-never-taken",
            Self::HardlyTaken => "lab-hardly-taken",
            Self::NearlyAlwaysTaken => "lab-nearly-always-taken",
            Self::Sworn => "lab-sworn",
        }
    }
}

/// Those who take a thing, of all who could: below the first and above the second there is nobody to compare with.
const HARDLY: f64 = 0.05;
const NEARLY_ALWAYS: f64 = 0.95;

/// How the things of a cell did, by kind; none is marked yet.
pub(crate) fn things(cell: &Cell, tally: &Tally) -> BTreeMap<String, Vec<ThingFigures>> {
    let games: Vec<&Brief> = tally.each.values().collect();
    let residues = residues(cell, tally);
    let mut found = BTreeMap::new();
    let mut first = 0;
    for counted in cell.title().counted() {
        let sworn = cell.vow.as_ref().filter(|vow| vow.kind == counted.kind).map(|vow| first + vow.number);
        let kind = Kind { counted, first, games: &games, residues: &residues, sworn };
        found.insert(counted.kind.to_owned(), (0..counted.things).map(|number| kind.figures(first + number)).collect());
        first += counted.things;
    }
    found
}

/// Marks what survives the correction, among all cells of a study together.
pub(crate) fn mark<'a>(all: impl Iterator<Item = &'a mut ThingFigures>) {
    let all: Vec<&mut ThingFigures> = all.collect();
    let asked = all.iter().flat_map(|thing| [thing.game, thing.taker]).flatten();
    let least = discoveries(asked.map(Finding::probability).collect());
    for thing in all {
        thing.marked = [thing.game, thing.taker].into_iter().flatten().any(|asked| asked.probability() <= least);
    }
}

/// The points of every seat of every game less what its bot has in its seat on average: nobody is thought to owe to a card
/// what they owe to their seat or their level.
fn residues(cell: &Cell, tally: &Tally) -> Vec<Vec<f64>> {
    let players = cell.players();
    let turned = |game: u64| if cell.rotate { (game % players as u64) as usize } else { 0 };
    let mut sums = vec![(0.0, 0.0); players * players];
    for (&game, brief) in &tally.each {
        for (seat, &points) in brief.points.iter().enumerate() {
            let (sum, count) = &mut sums[turned(game) * players + seat];
            *sum += points as f64;
            *count += 1.0;
        }
    }
    let residue = |(&game, brief): (&u64, &Brief)| {
        let mean = |seat: usize| {
            let (sum, count) = sums[turned(game) * players + seat];
            sum / count
        };
        brief.points.iter().enumerate().map(|(seat, &points)| points as f64 - mean(seat)).collect()
    };
    tally.each.iter().map(residue).collect()
}

/// The things of one kind in the games of a cell.
struct Kind<'a> {
    counted: &'a Counted,
    first: usize,
    games: &'a [&'a Brief],
    residues: &'a [Vec<f64>],
    /// The thing that bots were bound to take, or not to.
    sworn: Option<usize>,
}

/// Whether a thing was there, how many of its kind, how long the game was, and points.
type Row = (bool, f64, u64, f64);

impl Kind<'_> {
    /// Whether a thing was in a game: those of which no event tells that they come are there from the start.
    fn there(&self, brief: &Brief, number: usize) -> bool {
        self.counted.came.is_empty() || brief.came.contains(number)
    }

    /// How many things of the kind came into a game.
    fn count(&self, brief: &Brief) -> f64 {
        (self.first..self.first + self.counted.things).filter(|&number| brief.came.contains(number)).count() as f64
    }

    /// How many things of the kind a seat took.
    fn hand(&self, brief: &Brief, seat: usize) -> f64 {
        let all = self.first..self.first + self.counted.things;
        all.filter(|&number| brief.taken[seat].contains(number)).count() as f64
    }

    fn figures(&self, number: usize) -> ThingFigures {
        let (mut came, mut seats, mut taken, mut wins) = (0_usize, 0_usize, 0_usize, 0.0);
        for brief in self.games.iter().filter(|brief| self.there(brief, number)) {
            came += 1;
            seats += brief.points.len();
            for (seat, _) in brief.taken.iter().enumerate().filter(|(_, things)| things.contains(number)) {
                taken += 1;
                wins += brief.wins(seat) as f64 / WHOLE as f64;
            }
        }
        let part = taken as f64 / seats.max(1) as f64;
        let can_be_taken = !self.counted.taken.is_empty();
        let remark = match came {
            0 => Some(Remark::NeverCame),
            _ if self.sworn == Some(number) => Some(Remark::Sworn),
            _ if !can_be_taken => None,
            _ if taken == 0 => Some(Remark::NeverTaken),
            _ if part < HARDLY => Some(Remark::HardlyTaken),
            _ if part > NEARLY_ALWAYS => Some(Remark::NearlyAlwaysTaken),
            _ => None,
        };
        ThingFigures {
            came: came as f64 / self.games.len().max(1) as f64,
            taken: taken as f64 / came.max(1) as f64,
            could: seats as u64,
            part: (can_be_taken && seats > 0).then_some(part),
            wins: (taken > 0).then(|| wins / taken as f64),
            game: self.by_game(number),
            taker: if can_be_taken && remark.is_none() { self.by_taker(number) } else { None },
            remark,
            marked: false,
        }
    }

    /// Points of a player in games in which it came and in those in which it did not.
    fn by_game(&self, number: usize) -> Option<Finding> {
        if self.counted.came.is_empty() {
            return None;
        }
        self.across(|brief| Some((brief.came.contains(number), self.count(brief))))
    }

    /// Points of those who took it and of those who did not. At a table of one there are no others in the same game.
    fn by_taker(&self, number: usize) -> Option<Finding> {
        if self.residues.first()?.len() == 1 {
            return self.across(|brief| {
                self.there(brief, number).then(|| (brief.taken[0].contains(number), self.hand(brief, 0)))
            });
        }
        let (mut y, mut x, mut hands, mut games) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut compared = 0;
        for (game, (brief, residues)) in self.games.iter().zip(self.residues).enumerate() {
            let took: Vec<f64> = brief.taken.iter().map(|things| f64::from(things.contains(number))).collect();
            let takers = took.iter().sum::<f64>();
            if !self.there(brief, number) || takers <= 0.0 || takers >= took.len() as f64 {
                continue;
            }
            compared += 1;
            y.extend(around(residues));
            x.extend(around(&took));
            hands.extend(around(&(0..took.len()).map(|seat| self.hand(brief, seat)).collect::<Vec<_>>()));
            games.extend(std::iter::repeat_n(game, took.len()));
        }
        if compared < ENOUGH { None } else { slope(&y, &x, &[hands], &games) }
    }

    /// Points of a player in games with something and in those without, at the same length and the same `count`; games that
    /// `of` leaves out do not matter, and few games on either side tell nothing. A game in which the thing could come is no
    /// shorter than the shortest in which it did, and one in which it could stay away no longer than the longest in which that
    /// happened.
    fn across(&self, of: impl Fn(&Brief) -> Option<(bool, f64)>) -> Option<Finding> {
        let mut rows: Vec<Row> = Vec::new();
        for (brief, residues) in self.games.iter().zip(self.residues) {
            let points = residues.iter().sum::<f64>() / residues.len() as f64;
            rows.extend(of(brief).map(|(with, count)| (with, count, brief.turns, points)));
        }
        let shortest = rows.iter().filter(|(with, ..)| *with).map(|(_, _, turns, _)| *turns).min()?;
        let longest = rows.iter().filter(|(with, ..)| !*with).map(|(_, _, turns, _)| *turns).max()?;
        rows.retain(|(_, _, turns, _)| (shortest..=longest).contains(turns));
        let with = rows.iter().filter(|(with, ..)| *with).count();
        if with < ENOUGH || rows.len() - with < ENOUGH {
            return None;
        }
        let column = |of: &dyn Fn(&Row) -> f64| rows.iter().map(of).collect::<Vec<f64>>();
        let middle = rows.iter().map(|(_, _, turns, _)| *turns as f64).sum::<f64>() / rows.len() as f64;
        let beside = [
            column(&|_| 1.0),
            column(&|(_, _, turns, _)| *turns as f64 - middle),
            column(&|(_, _, turns, _)| (*turns as f64 - middle).powi(2)),
            column(&|(_, count, ..)| *count),
        ];
        let games: Vec<usize> = (0..rows.len()).collect();
        slope(&column(&|(_, _, _, points)| *points), &column(&|(with, ..)| f64::from(*with)), &beside, &games)
    }
}

/// Values less their mean.
fn around(values: &[f64]) -> impl Iterator<Item = f64> + '_ {
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    values.iter().map(move |value| value - mean)
}
