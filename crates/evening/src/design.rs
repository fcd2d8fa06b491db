//! Block designs: plans in which nobody meets anybody twice, known for good numbers of people.
//!
//! Three kinds, and all give tables that differ by one at most, as [`crate::Sizes::split`] makes them:
//! - tables of two: the circle, in which one stays and the others go round: everybody meets everybody;
//! - a square of people with `q` rows, `q` a prime power, and a column for each seat: in round *a* the table *b* takes
//!   from column *c* the person in row *a·c + b* of the field with `q` elements. Two people of different columns meet
//!   once in `q` rounds, two of one column never. Rows that are missing in the last column make smaller tables;
//! - a round or two that are turned: everybody but a few goes on by one in their circle, and no two come together again
//!   before the circle is round ([`Turned`]).

/// Rounds of tables; people are numbers below the number of people.
pub(crate) type Rounds = Vec<Vec<Vec<usize>>>;

/// The most rounds without a second meeting that a design gives for these tables; empty if none fits.
pub(crate) fn rounds(tables: &[u8]) -> Rounds {
    let most = tables.first().copied().unwrap_or(0) as usize;
    let people = tables.iter().map(|&size| size as usize).sum();
    if tables.iter().all(|&size| size == 2) && people > 0 {
        return circle(people);
    }
    let squared = Field::of(tables.len()).filter(|_| tables.len() >= most).map(|field| square(&field, people, most));
    let turned = TURNED.iter().find(|turned| turned.fits(tables)).map(Turned::rounds);
    squared.into_iter().chain(turned).max_by_key(Vec::len).unwrap_or_default()
}

/// Rounds out of which the others are made: people below the last multiple of `circle` go on by one within their circle of
/// so many, the others stay.
struct Turned {
    circle: usize,
    rounds: &'static [&'static [&'static [usize]]],
}

/// Found by search; that nobody meets twice is counted by the tests.
const TURNED: &[Turned] = &[
    Turned {
        circle: 4,
        rounds: &[
            &[&[9, 7, 10], &[13, 3, 6], &[5, 0, 15], &[2, 17, 4], &[8, 1, 14], &[12, 11, 16]],
            &[&[3, 9, 0], &[10, 2, 14], &[1, 16, 5], &[8, 17, 15], &[12, 4, 13], &[11, 6, 7]],
        ],
    },
    Turned {
        circle: 7,
        rounds: &[&[
            &[9, 22, 3, 20],
            &[18, 8, 10, 11],
            &[16, 7, 23, 5],
            &[13, 1, 2, 6],
            &[21, 4, 12, 17],
            &[14, 19, 0, 15],
        ]],
    },
    Turned {
        circle: 9,
        rounds: &[&[
            &[0, 4, 15, 24],
            &[7, 5, 8, 21],
            &[20, 14, 22, 26],
            &[10, 2, 23, 27],
            &[18, 17, 19, 1],
            &[25, 9, 11, 6],
            &[3, 12, 16, 13],
        ]],
    },
    Turned {
        circle: 6,
        rounds: &[&[
            &[26, 22, 13, 12, 18],
            &[4, 21, 20, 9, 2],
            &[8, 23, 29, 24, 10],
            &[25, 15, 27, 1, 0],
            &[14, 16, 7, 3, 6],
            &[11, 5, 28, 17, 19],
        ]],
    },
    Turned {
        circle: 9,
        rounds: &[&[
            &[28, 17, 45, 39, 22],
            &[37, 19, 48, 27, 11],
            &[3, 47, 12, 29, 42],
            &[13, 26, 15, 25, 10],
            &[40, 44, 7, 41, 21],
            &[20, 24, 0, 2, 8],
            &[38, 6, 33, 14, 49],
            &[4, 35, 34, 23, 32],
            &[1, 30, 16, 5, 36],
            &[9, 18, 43, 46, 31],
        ]],
    },
];

impl Turned {
    fn people(&self) -> usize {
        self.rounds[0].iter().map(|table| table.len()).sum()
    }

    fn fits(&self, tables: &[u8]) -> bool {
        self.rounds[0].len() == tables.len()
            && self.rounds[0].iter().zip(tables).all(|(one, &size)| one.len() == size as usize)
    }

    fn rounds(&self) -> Rounds {
        let moving = self.people() / self.circle * self.circle;
        let turned = |person: usize, by: usize| {
            if person < moving {
                person / self.circle * self.circle + (person % self.circle + by) % self.circle
            } else {
                person
            }
        };
        let turned_round = |round: &[&[usize]], by: usize| {
            round.iter().map(|table| table.iter().map(|&person| turned(person, by)).collect()).collect()
        };
        self.rounds.iter().flat_map(|round| (0..self.circle).map(move |by| turned_round(round, by))).collect()
    }
}

/// The last one stays, the others go round.
fn circle(people: usize) -> Rounds {
    let turning = people - 1;
    (0..turning)
        .map(|round| {
            let place = |steps: usize| (round + steps) % turning;
            let mut tables = vec![vec![turning, place(0)]];
            tables.extend((1..people / 2).map(|steps| vec![place(steps), place(turning - steps)]));
            tables
        })
        .collect()
}

fn square(field: &Field, people: usize, columns: usize) -> Rounds {
    let rows = field.size;
    let person = |column: usize, row: usize| Some(column * rows + row).filter(|&person| person < people);
    let mut rounds: Rounds = (0..rows)
        .map(|slope| {
            (0..rows)
                .map(|start| {
                    (0..columns)
                        .filter_map(|column| person(column, field.add(field.times(slope, column), start)))
                        .collect()
                })
                .collect()
        })
        .collect();
    // The columns are tables themselves if they are as long as the tables are wide.
    if people == rows * rows && columns == rows {
        rounds.push((0..columns).map(|column| (0..rows).filter_map(|row| person(column, row)).collect()).collect());
    }
    rounds
}

/// A field with a prime power of elements, small enough to be written as tables.
struct Field {
    size: usize,
    prime: usize,
    /// What *x* to the power of the degree is: coefficients, lowest first. Empty for a prime.
    reduced: &'static [usize],
}

impl Field {
    fn of(size: usize) -> Option<Field> {
        let (prime, reduced): (usize, &'static [usize]) = match size {
            2 | 3 | 5 | 7 | 11 | 13 | 17 | 19 | 23 | 29 | 31 => (size, &[]),
            // x² = x + 1, x³ = x + 1, x⁴ = x + 1 over two; x² = 2x + 1, x³ = x + 2 over three; x² = x + 3 over five.
            4 => (2, &[1, 1]),
            8 => (2, &[1, 1, 0]),
            16 => (2, &[1, 1, 0, 0]),
            9 => (3, &[1, 2]),
            27 => (3, &[2, 1, 0]),
            25 => (5, &[3, 1]),
            _ => return None,
        };
        Some(Field { size, prime, reduced })
    }

    fn digits(&self, mut number: usize) -> Vec<usize> {
        (0..self.reduced.len().max(1))
            .map(|_| {
                let digit = number % self.prime;
                number /= self.prime;
                digit
            })
            .collect()
    }

    fn number(&self, digits: &[usize]) -> usize {
        digits.iter().rev().fold(0, |number, digit| number * self.prime + digit % self.prime)
    }

    fn add(&self, one: usize, other: usize) -> usize {
        let sums: Vec<usize> = self.digits(one).iter().zip(self.digits(other)).map(|(a, b)| a + b).collect();
        self.number(&sums)
    }

    fn times(&self, one: usize, other: usize) -> usize {
        let degree = self.reduced.len();
        if degree == 0 {
            return one * other % self.prime;
        }
        let (ones, others) = (self.digits(one), self.digits(other));
        let mut product = vec![0; 2 * degree - 1];
        for (i, a) in ones.iter().enumerate() {
            for (j, b) in others.iter().enumerate() {
                product[i + j] = (product[i + j] + a * b) % self.prime;
            }
        }
        for high in (degree..product.len()).rev() {
            for (low, factor) in self.reduced.iter().enumerate() {
                product[high - degree + low] = (product[high - degree + low] + product[high] * factor) % self.prime;
            }
        }
        self.number(&product[..degree])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_field_is_one() {
        for size in 2..32 {
            let Some(field) = Field::of(size) else { continue };
            for one in 1..size {
                let products: BTreeSet<usize> = (0..size).map(|other| field.times(one, other)).collect();
                assert_eq!(products.len(), size, "{one} in the field of {size} has no inverse");
                for other in 0..size {
                    assert_eq!(field.times(one, other), field.times(other, one));
                    assert_eq!(
                        field.times(one, field.add(other, 1)),
                        field.add(field.times(one, other), one),
                        "{one} × ({other} + 1) in the field of {size}"
                    );
                }
            }
        }
    }

    #[test]
    fn nobody_meets_twice_in_a_design_and_everybody_sits_in_every_round() {
        for size in 2..=5_u8 {
            for people in 4..=64 {
                let tables = crate::Sizes { least: 2, most: size, best: size }.split(people).tables;
                let seated: usize = tables.iter().map(|&size| size as usize).sum();
                let mut met = BTreeSet::new();
                for round in rounds(&tables) {
                    let mut sizes: Vec<u8> = round.iter().map(|table| table.len() as u8).collect();
                    sizes.sort_unstable_by(|a, b| b.cmp(a));
                    assert_eq!(sizes, tables, "{people} people in tables of {size}");
                    let sitting: BTreeSet<usize> = round.iter().flatten().copied().collect();
                    assert_eq!(sitting.len(), seated);
                    for table in &round {
                        for (at, one) in table.iter().enumerate() {
                            for other in &table[at + 1..] {
                                assert!(met.insert((*one.min(other), *one.max(other))), "{one} meets {other} twice");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn sixteen_people_meet_everybody_in_five_rounds_of_four() {
        assert_eq!(rounds(&[4; 4]).len(), 5);
        assert_eq!(rounds(&[3; 3]).len(), 4);
        assert_eq!(rounds(&[5; 5]).len(), 6);
        assert_eq!(rounds(&[2; 5]).len(), 9);
        assert_eq!(rounds(&[4, 4, 4, 4, 3]).len(), 5);
        assert_eq!(rounds(&[4; 6]).len(), 7);
        assert_eq!(rounds(&[4; 7]).len(), 9);
        assert_eq!(rounds(&[5; 6]).len(), 6);
        assert_eq!(rounds(&[5; 10]).len(), 9);
        assert_eq!(rounds(&[3; 6]).len(), 8);
        assert!(rounds(&[3, 3, 3, 3, 3, 2]).is_empty());
    }
}
