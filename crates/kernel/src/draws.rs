//! Every roll that a record used, for those who check chance without the rules.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::Game;
use crate::record::{Deed, Record};
use crate::table::{Noting, Rolled};

/// One roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// The stream it came from: 0 for the set-up, otherwise the number of the entry, counted from 1.
    pub stream: u64,
    /// It was drawn out of `0..below`.
    pub below: u32,
    /// What came up.
    pub roll: u32,
}

/// All rolls of a record that plays true, in the order in which they were made. What was taken back later was rolled too.
pub fn draws<G: Game>(record: &Record<G>) -> Vec<Draw> {
    let mut draws = Vec::new();
    let mut note = |stream, rolls: Vec<Rolled>| {
        draws.extend(rolls.iter().map(|&Rolled { below, roll, .. }| Draw { stream, below, roll }));
    };
    let mut chance = Chance::new(&record.seed, 0);
    let mut table = Noting::new(|n| chance.below(n));
    let mut positions = vec![record.first(&mut table)];
    note(0, table.rolls);
    for (number, entry) in (1..).zip(&record.entries) {
        match entry.deed {
            Deed::Undo { count, .. } => positions.truncate(positions.len() - count),
            Deed::Choice(action) | Deed::Automatic(action) => {
                let mut position = positions.last().expect("the set-up is never taken back").clone();
                let mut chance = Chance::new(&record.seed, number);
                let mut table = Noting::new(|n| chance.below(n));
                position.play_unchecked(entry.seat, action, &mut table);
                note(number, table.rolls);
                positions.push(position);
            }
        }
    }
    draws
}
