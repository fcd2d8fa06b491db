//! How many tables of which sizes.

use serde::{Deserialize, Serialize};

/// How many people may sit at a table, and how many one would like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sizes {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// Which size is liked best; between the two.
    pub best: u8,
}

/// The tables of one round, the largest first, and how many people sit out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Split {
    /// How many people each table has.
    pub tables: Vec<u8>,
    /// How many people have no table in a round.
    pub byes: usize,
}

impl Sizes {
    /// Tables of one size only.
    pub const fn only(size: u8) -> Sizes {
        Sizes { least: size, most: size, best: size }
    }

    /// Whether these are sizes at all: two at least, five at most, the best among them.
    pub const fn hold(self) -> bool {
        2 <= self.least && self.least <= self.best && self.best <= self.most && self.most <= 5
    }

    /// The split of so many people: with as few sitting out as can be, then as near as can be to the size that is liked
    /// best, larger tables rather than smaller ones where both are as near. Tables differ by one at most.
    pub fn split(self, people: usize) -> Split {
        let byes = (0..=people).find(|out| self.counts(people - out).next().is_some()).unwrap_or(people);
        let seated = people - byes;
        let best = self
            .counts(seated)
            .min_by_key(|&tables| {
                let sizes = even(seated, tables);
                (sizes.iter().map(|size| size.abs_diff(self.best) as usize).sum::<usize>(), tables)
            })
            .unwrap_or(0);
        Split { tables: even(seated, best), byes }
    }

    /// All numbers of tables at which so many people can sit.
    fn counts(self, people: usize) -> impl Iterator<Item = usize> {
        let fewest = people.div_ceil(self.most as usize);
        (fewest..=people / self.least as usize).filter(move |&tables| tables > 0 || people == 0)
    }
}

/// So many people at so many tables, as evenly as can be, the larger first.
fn even(people: usize, tables: usize) -> Vec<u8> {
    (0..tables).map(|table| (people / tables + usize::from(table < people % tables)) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_people_who_like_four_sit_as_four_four_and_three() {
        let sizes = Sizes { least: 3, most: 4, best: 4 };
        assert_eq!(sizes.split(11), Split { tables: vec![4, 4, 3], byes: 0 });
        assert_eq!(sizes.split(13), Split { tables: vec![4, 3, 3, 3], byes: 0 });
    }

    #[test]
    fn tables_are_as_near_as_can_be_to_the_size_that_is_liked_best() {
        let tables = |best: u8, people: usize| Sizes { least: 2, most: 5, best }.split(people).tables;
        assert_eq!([2, 3, 5].map(|best| tables(best, 6)), [vec![2, 2, 2], vec![3, 3], vec![3, 3]]);
        assert_eq!([3, 4].map(|best| tables(best, 8)), [vec![3, 3, 2], vec![4, 4]]);
        assert_eq!(tables(4, 10), [5, 5], "and the larger ones where both are as near: 4, 3 and 3 are");
    }

    #[test]
    fn somebody_sits_out_only_where_it_cannot_be_avoided() {
        assert_eq!(Sizes::only(2).split(7), Split { tables: vec![2, 2, 2], byes: 1 });
        assert_eq!(Sizes { least: 3, most: 4, best: 3 }.split(5), Split { tables: vec![4], byes: 1 });
        assert_eq!(Sizes { least: 2, most: 5, best: 4 }.split(5), Split { tables: vec![5], byes: 0 });
        assert_eq!(Sizes::only(4).split(3), Split { tables: vec![], byes: 3 });
    }

    #[test]
    fn every_number_of_people_is_seated_within_the_sizes() {
        for least in 2..=5 {
            for most in least..=5 {
                for best in least..=most {
                    for people in 0..=64 {
                        let split = Sizes { least, most, best }.split(people);
                        let seated: usize = split.tables.iter().map(|&size| size as usize).sum();
                        assert_eq!(seated + split.byes, people);
                        assert!(split.tables.iter().all(|size| (least..=most).contains(size)));
                        assert!(split.byes < least as usize || split.tables.is_empty(), "{people} {least}-{most}");
                    }
                }
            }
        }
    }
}
