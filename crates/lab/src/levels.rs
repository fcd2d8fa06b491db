//! Where bots of different levels say different things of the same set-up. A verdict about a card or a seat is one about
//! those who played: it is told of the game only where the levels agree.

use serde::Serialize;
use shelf::{Tally, WHOLE, wilson};

use crate::answer::Answer;
use crate::figures::Figures;
use crate::measures::What;
use crate::statistics::{FALSE, Finding, Sample};
use crate::study::Cell;
use crate::things::{Remark, ThingFigures};
use shelf::Estimate;

/// Something that one level shows and another does not.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Disagreement {
    /// The two cells, by their numbers from 0.
    pub cells: (usize, usize),
    /// What it is.
    pub what: Differs,
}

/// What two levels say differently.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "differs", rename_all = "snake_case")]
pub enum Differs {
    /// How often a seat wins: with one level it is not its part, with the other it is, or it errs to the other side.
    Seat {
        /// The seat, from 0.
        seat: usize,
        /// Its wins with the first.
        first: Estimate,
        /// And with the second.
        second: Estimate,
    },
    /// Whether a thing is taken at all, or left at all.
    Taken {
        /// What kind of thing.
        kind: String,
        /// Which one, from 0.
        number: usize,
        /// Part of those who could, with the first.
        first: f64,
        /// And with the second.
        second: f64,
    },
    /// What a thing is worth to those who take it.
    Worth {
        /// What kind of thing.
        kind: String,
        /// Which one, from 0.
        number: usize,
        /// Points of takers more than of others, with the first.
        first: Finding,
        /// And with the second.
        second: Finding,
    },
}

/// Pairs of cells that differ in the level of their bots alone, by their numbers, the earlier one first.
pub(crate) fn pairs(cells: &[Cell]) -> Vec<(usize, usize)> {
    let alike = |bots: &[shelf::Style]| bots.iter().all(|bot| *bot == bots[0]);
    let mut found = Vec::new();
    for (second, cell) in cells.iter().enumerate() {
        for (first, other) in cells[..second].iter().enumerate() {
            let leveled = |cell: &Cell| !cell.ladder && alike(&cell.bots);
            let same = Cell { bots: cell.bots.clone(), ..other.clone() };
            let same = Cell { games: cell.games, close: cell.close, seed: cell.seed, ..same };
            if leveled(cell) && leveled(other) && cell.bots != other.bots && same == *cell {
                found.push((first, second));
            }
        }
    }
    found
}

/// What two levels say differently of the same set-up, by more than chance explains.
pub(crate) fn disagreements(
    cells: (&Cell, &Cell),
    tallies: (&Tally, &Tally),
    figures: (&Figures, &Figures),
) -> Vec<Differs> {
    let mut found = Vec::new();
    let told = |cell: &Cell, tally: &Tally| Answer::of_seats(cell, tally).filter(|answer| answer.settled);
    let settled = (told(cells.0, tallies.0), told(cells.1, tallies.1));
    for answer in [&settled.0, &settled.1].into_iter().flatten() {
        let What::Wins { seat } = answer.difference.what else { continue };
        let (first, second) = (figures.0.wins[seat], figures.1.wins[seat]);
        let known = found.iter().any(|differs| matches!(differs, Differs::Seat { seat: one, .. } if *one == seat));
        let wins = [tallies.0, tallies.1].map(|tally| wins(tally, seat));
        if apart(wins[0].apart(&wins[1])) && !known {
            found.push(Differs::Seat { seat, first, second });
        }
    }
    for (kind, things) in &figures.0.things {
        let others = figures.1.things.get(kind).into_iter().flatten();
        for (number, (one, other)) in things.iter().zip(others).enumerate() {
            found.extend(of_thing(kind, number, one, other));
        }
    }
    found
}

fn of_thing(kind: &str, number: usize, one: &ThingFigures, other: &ThingFigures) -> Option<Differs> {
    let kind = kind.to_owned();
    if let (Some(first), Some(second)) = (one.part, other.part) {
        let settles = |remark: Option<Remark>| match remark {
            Some(Remark::NeverTaken | Remark::HardlyTaken) => Some(false),
            Some(Remark::NearlyAlwaysTaken) => Some(true),
            Some(Remark::NeverCame | Remark::Sworn) | None => None,
        };
        let (less, more) =
            if first < second { ((first, one), (second, other)) } else { ((second, other), (first, one)) };
        let clear = wilson(less.0, less.1.could).1 < wilson(more.0, more.1.could).0;
        if settles(one.remark) != settles(other.remark) && clear {
            return Some(Differs::Taken { kind, number, first, second });
        }
    }
    let (first, second) = (one.taker?, other.taker?);
    let change = Finding {
        value: second.value - first.value,
        error: first.error.hypot(second.error),
        freedom: first.freedom.min(second.freedom),
    };
    ((one.marked || other.marked) && apart(change)).then_some(Differs::Worth { kind, number, first, second })
}

/// What a seat had of each game.
fn wins(tally: &Tally, seat: usize) -> Sample {
    let won = tally.each.values().map(|brief| brief.wins(seat) as f64 / WHOLE as f64);
    Sample::mean(&won.collect::<Vec<_>>())
}

fn apart(change: Finding) -> bool {
    change.probability() <= FALSE
}
