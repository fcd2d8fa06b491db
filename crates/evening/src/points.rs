//! Points of a table: a win is one, the last place nothing, the others evenly between, at a table of any size; a shared
//! place shares the points.

use std::fmt;
use std::ops::Add;

use serde::{Deserialize, Serialize};

/// Points, kept exactly: 240ths of a win, which every shared place of every table of two to five comes out even in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(u32);

const WIN: u32 = 240;

impl Points {
    /// What a win is worth.
    pub const WIN: Points = Points(WIN);
    /// What everybody gets at a table in the mean.
    pub const HALF: Points = Points(WIN / 2);

    /// The points of everybody at a table, whose places (1 is the best) may be shared.
    pub fn of_places(places: &[u8]) -> Vec<Points> {
        let last = places.len() as u32 - 1;
        places
            .iter()
            .map(|place| {
                if last == 0 {
                    return Points::WIN;
                }
                let better = places.iter().filter(|other| *other < place).count() as u32;
                let level = places.iter().filter(|other| *other == place).count() as u32;
                // The places from `better` on are shared by so many: their mean.
                let sum: u32 = (better..better + level).map(|at| last - at).sum();
                Points(WIN * sum / (last * level))
            })
            .collect()
    }

    /// How far two are apart, in 240ths.
    pub fn apart(self, other: Points) -> i64 {
        i64::from(self.0.abs_diff(other.0))
    }

    /// The mean of so many.
    pub fn mean(sum: Points, many: u32) -> Points {
        Points(sum.0 / many.max(1))
    }

    /// So many 240ths of a win.
    pub fn of_whole(points: u64) -> Points {
        Points(points as u32)
    }

    /// In whole 240ths of a win.
    pub fn whole(self) -> u64 {
        u64::from(self.0)
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points(0), Add::add)
    }
}

/// As people write it: `2 2/3`, `1/2`, `3`.
impl fmt::Display for Points {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / WIN, self.0 % WIN);
        let common = (1..=WIN).rev().find(|by| rest.is_multiple_of(*by) && WIN.is_multiple_of(*by)).unwrap_or(1);
        match (whole, rest) {
            (whole, 0) => write!(to, "{whole}"),
            (0, rest) => write!(to, "{}/{}", rest / common, WIN / common),
            (whole, rest) => write!(to, "{whole} {}/{}", rest / common, WIN / common),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(places: &[u8]) -> Vec<String> {
        Points::of_places(places).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_win_counts_the_same_at_every_table() {
        assert_eq!(written(&[1, 2]), ["1", "0"]);
        assert_eq!(written(&[2, 1, 3]), ["1/2", "1", "0"]);
        assert_eq!(written(&[4, 3, 2, 1]), ["0", "1/3", "2/3", "1"]);
        assert_eq!(written(&[1, 2, 3, 4, 5]), ["1", "3/4", "1/2", "1/4", "0"]);
    }

    #[test]
    fn a_shared_place_shares_the_points() {
        assert_eq!(written(&[1, 1]), ["1/2", "1/2"]);
        assert_eq!(written(&[1, 1, 3, 4]), ["5/6", "5/6", "1/3", "0"]);
        assert_eq!(written(&[1, 2, 2, 2, 5]), ["1", "1/2", "1/2", "1/2", "0"]);
        assert_eq!(written(&[1, 1, 3, 3, 3]), ["7/8", "7/8", "1/4", "1/4", "1/4"]);
    }

    #[test]
    fn every_table_has_half_a_point_for_each() {
        for people in 2..=5_usize {
            for coded in 0..5_usize.pow(people as u32) {
                let places: Vec<u8> = (0..people).map(|at| (coded / 5_usize.pow(at as u32) % 5) as u8).collect();
                let sum: Points = Points::of_places(&places).into_iter().sum();
                assert_eq!(sum, (0..people).map(|_| Points::HALF).sum(), "{places:?}");
            }
        }
    }
}
