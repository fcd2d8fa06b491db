//! One game of a series in short: what is needed to hold it against the same deal of another set-up.

use kernel::SeatSet;
use serde::{Deserialize, Serialize};

use crate::measure::heard::Heard;
use crate::measure::tally::WHOLE;

/// Some things of a game, all counted kinds in a row: a bit each, the first in the lowest of the first word.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Things(Vec<u64>);

impl Things {
    /// Whether this one is among them.
    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }
}

impl FromIterator<usize> for Things {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut things = Self::default();
        for number in numbers {
            if things.0.len() <= number / 64 {
                things.0.resize(number / 64 + 1, 0);
            }
            things.0[number / 64] |= 1 << (number % 64);
        }
        things
    }
}

/// One game in short.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brief {
    /// Points, by seat.
    pub points: Vec<i64>,
    /// The seats that won, a bit each.
    pub winners: u8,
    /// Turns.
    pub turns: u64,
    /// How it ended.
    pub ending: String,
    /// A number of its last position: two games that share it went the same way.
    pub last: u64,
    /// What came.
    #[serde(default)]
    pub came: Things,
    /// What each seat took.
    #[serde(default)]
    pub taken: Vec<Things>,
}

impl Brief {
    /// What a seat has of the win, in parts of [`WHOLE`].
    pub fn wins(&self, seat: usize) -> u64 {
        if self.winners >> seat & 1 == 1 { WHOLE / u64::from(self.winners.count_ones()) } else { 0 }
    }

    /// The points of the winner, the first of several.
    pub fn winner(&self) -> i64 {
        let won = self.points.iter().enumerate().find(|(seat, _)| self.winners >> seat & 1 == 1);
        won.map(|(_, &points)| points).or_else(|| self.points.iter().copied().max()).unwrap_or(0)
    }

    pub(super) fn winners(mut self, winners: SeatSet) -> Self {
        self.winners = winners.into_iter().fold(0, |bits, seat| bits | 1 << seat.index());
        self
    }

    pub(super) fn heard(mut self, heard: &Heard) -> Self {
        let some = |of: &dyn Fn(usize) -> bool| (0..heard.came.len()).filter(|&number| of(number)).collect();
        self.came = some(&|number| heard.came[number]);
        self.taken = (0..self.points.len()).map(|seat| some(&|number| heard.taken[number] >> seat & 1 == 1)).collect();
        self
    }
}
