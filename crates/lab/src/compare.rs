//! Two studies side by side.

use serde::Serialize;
use shelf::Tally;

use crate::figures::{Estimate, Figures, discoveries, probability};
use crate::folder::Manifest;

/// A cell that both studies have.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Game, options and bots.
    pub cell: String,
    /// Whether both played the same games to the same end.
    pub same: bool,
    /// What differs, most surely first.
    pub differences: Vec<Difference>,
}

/// A figure of both.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// What: `wins`, `points`, `winner`, `turns`, or the kind of a thing.
    pub what: String,
    /// The seat or the thing, by number from 0; nothing where there is one of it.
    pub number: Option<usize>,
    /// The figure of the first.
    pub first: Estimate,
    /// The figure of the second.
    pub second: Estimate,
    /// Whether the difference survives the correction for so many questions asked at once.
    pub marked: bool,
}

impl Difference {
    /// The second less the first.
    pub fn change(&self) -> Estimate {
        Estimate { value: self.second.value - self.first.value, error: self.first.error.hypot(self.second.error) }
    }
}

/// The cells that both studies have, in the order of the first.
pub fn compare(first: (&Manifest, &[Tally]), second: (&Manifest, &[Tally])) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (cell, tally) in first.0.cells.iter().zip(first.1) {
        let label = cell.label();
        let Some(other) = second.0.cells.iter().position(|other| other.label() == label) else { continue };
        let (one, other) = (Figures::new(tally), Figures::new(&second.1[other]));
        let same = one.games == other.games && one.fingerprint == other.fingerprint;
        pairs.push(Pair { cell: label, same, differences: differences(&one, &other) });
    }
    pairs
}

fn differences(first: &Figures, second: &Figures) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut add = |what: &str, number: Option<usize>, first: Estimate, second: Estimate| {
        found.push(Difference { what: what.to_owned(), number, first, second, marked: false });
    };
    for (what, first, second) in [("wins", &first.wins, &second.wins), ("points", &first.points, &second.points)] {
        for (seat, (&first, &second)) in first.iter().zip(second).enumerate() {
            add(what, Some(seat), first, second);
        }
    }
    add("winner", None, first.winner_points, second.winner_points);
    add("turns", None, first.turns, second.turns);
    for (kind, things) in &first.things {
        let others = second.things.get(kind).map_or(&[][..], Vec::as_slice);
        for (number, (one, other)) in things.iter().zip(others).enumerate() {
            if let Some((one, other)) = one.taker.zip(other.taker).or(one.game.zip(other.game)) {
                add(kind, Some(number), one, other);
            }
        }
    }
    let asked: Vec<Estimate> = found.iter().map(Difference::change).collect();
    let least = discoveries(&asked);
    for difference in &mut found {
        difference.marked = probability(difference.change()) <= least;
    }
    found.sort_by(|one, other| probability(one.change()).total_cmp(&probability(other.change())));
    found
}
