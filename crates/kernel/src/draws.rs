//! Every roll that a record used, for those who check chance without the rules.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::Game;
use crate::record::{Deed, Record};
use crate::table::Table;

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
    let noting = |stream: u64| Noting { chance: Chance::new(&record.seed, stream), stream, draws: Vec::new() };
    let mut table = noting(0);
    let mut positions = vec![record.first(&mut table)];
    draws.append(&mut table.draws);
    for (number, entry) in (1..).zip(&record.entries) {
        match entry.deed {
            Deed::Undo { count, .. } => positions.truncate(positions.len() - count),
            Deed::Choice(action) | Deed::Automatic(action) => {
                let mut position = positions.last().expect("the set-up is never taken back").clone();
                let mut table = noting(number);
                position.play_unchecked(entry.seat, action, &mut table);
                draws.append(&mut table.draws);
                positions.push(position);
            }
        }
    }
    draws
}

/// Fair chance that notes what it gave.
struct Noting {
    chance: Chance,
    stream: u64,
    draws: Vec<Draw>,
}

impl<G: Game> Table<G> for Noting {
    fn roll(&mut self, n: u32) -> u32 {
        let roll = self.chance.below(n);
        self.draws.push(Draw { stream: self.stream, below: n, roll });
        roll
    }
    fn reveal(&mut self) {}
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}
