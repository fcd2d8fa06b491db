//! The answer to a question, how far it is to be doubted, and how many games would settle it.

use serde::Serialize;
use shelf::{Tally, WHOLE};

use crate::compare::Difference;
use crate::measures::What;
use crate::statistics::{ENOUGH, FALSE, against, games_to_find, least_found};
use crate::study::Cell;
use shelf::Estimate;

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answer {
    /// What tells most surely.
    pub difference: Difference,
    /// How probable it is that chance alone shows as much anywhere among what was asked.
    pub probability: f64,
    /// Whether that settles it.
    pub settled: bool,
    /// How many more games would settle it four times of five, if the difference is as large as it looks; nothing if it is
    /// settled or there is none.
    pub more: Option<u64>,
    /// The difference that these games would have found four times of five.
    pub least: f64,
}

impl Answer {
    /// What differences say about some things; about all there is, if there are none of these or they cannot differ. A few
    /// games say nothing.
    pub(crate) fn of<'a>(
        differences: impl Iterator<Item = &'a Difference>,
        about: &[(String, usize)],
        games: u64,
    ) -> Option<Self> {
        let open: Vec<&Difference> = differences.filter(|difference| !difference.change.is_nothing()).collect();
        let concerns = |difference: &Difference| {
            let named = |(kind, number): (&str, usize)| about.iter().any(|(of, one)| of == kind && *one == number);
            difference.what.thing().is_some_and(named)
        };
        let asked: Vec<&Difference> = open.iter().copied().filter(|difference| concerns(difference)).collect();
        let asked = if asked.is_empty() { open } else { asked };
        Self::among(&asked, games)
    }

    /// Whether it is asked of a cell if every seat wins as often as the others. Where bots of different levels change seats,
    /// nobody asks.
    pub(crate) fn asks_seats(cell: &Cell) -> bool {
        !cell.rotate && cell.players() > 1 && cell.bots.iter().all(|bot| *bot == cell.bots[0])
    }

    /// Whether every seat of a cell wins as often as the others, where that is asked.
    pub fn of_seats(cell: &Cell, tally: &Tally) -> Option<Self> {
        if !Self::asks_seats(cell) {
            return None;
        }
        let fair = 1.0 / cell.players() as f64;
        let mut found = Vec::new();
        for seat in 0..cell.players() {
            let wins = tally.each.values().map(|brief| brief.wins(seat) as f64 / WHOLE as f64).sum::<f64>();
            let change = against(wins / tally.games.max(1) as f64, fair, tally.games);
            let second = Estimate { value: fair + change.value, error: change.error };
            let (what, first) = (What::Wins { seat }, Estimate::sure(fair));
            found.push(Difference { what, first, second, change, saved: None, marked: false });
        }
        Self::among(&found.iter().collect::<Vec<_>>(), tally.games)
    }

    /// The surest of some differences, doubted for having been sought among so many.
    fn among(asked: &[&Difference], games: u64) -> Option<Self> {
        let surest =
            asked.iter().min_by(|one, other| one.change.probability().total_cmp(&other.change.probability()))?;
        if games < ENOUGH as u64 {
            return None;
        }
        let change = surest.change;
        let probability = (change.probability() * asked.len() as f64).min(1.0);
        let settled = probability <= FALSE;
        let needed = games_to_find(change, asked.len(), games).filter(|_| !settled);
        Some(Self {
            difference: (*surest).clone(),
            probability,
            settled,
            more: needed.map(|needed| needed.saturating_sub(games).max(1)),
            least: least_found(change, asked.len()),
        })
    }
}
