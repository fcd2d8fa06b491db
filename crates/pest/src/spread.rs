//! Chapter 5.4, second part: locations fall, and their ruins spread the plague.

use kernel::{Flow, Id as _, Procedure, Table, rule};

use crate::advanced_quarantine::CampShield;
use crate::board::{Board, Wave};
use crate::data::{DESTROY_AT, Location, NEIGHBOURS, Technology};
use crate::event::Event;
use crate::favour::RevealFavour;
use crate::frame::Frame;
use crate::plague::{Verdict, camp_home, verdict};
use crate::shield::Delivery;
use crate::{Pest, rules};

/// Locations fall on which this card placed subjects and which now hold enough (PEST-71).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Destroy;

impl Procedure<Pest> for Destroy {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_71, PEST_73, PEST_39);
        for location in board.wave.placed {
            if board.sick[location] >= *DESTROY_AT {
                board.sick[location] = 0;
                board.ruins.insert(location);
                board.wave.fallen.insert(location);
                table.tell(|| Event::Destroyed { location });
            }
        }
        Flow::goto(Spread { ruin: 0, next: 0 })
    }
}

/// One subject to each intact neighbour of each fallen location, one after the other (PEST-72).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spread {
    /// From this ruin on, by number.
    ruin: u8,
    /// From this neighbour on, by its place among them.
    next: u8,
}

impl Procedure<Pest> for Spread {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_72, PEST_37);
        let mut fallen = board.wave.fallen.into_iter();
        let Some(from) = fallen.find(|fallen| fallen.index() >= usize::from(self.ruin)) else {
            board.wave = Wave::default();
            return Flow::goto(RevealFavour);
        };
        let ruin = from.index() as u8;
        for (at, &(location, _)) in NEIGHBOURS[from].iter().enumerate().skip(self.next.into()) {
            if board.ruins.contains(location) {
                continue;
            }
            let then = Self { ruin, next: at as u8 + 1 };
            match verdict(board, location) {
                Verdict::Stopped => table.tell(|| Event::Stopped { location }),
                Verdict::Camps => return Flow::call(SpreadCamps { location, nth: 0 }, then),
                Verdict::TakenIn(seat) => return Flow::call(Delivery { seat, location, n: 1 }, then),
                Verdict::Placed => {
                    board.sick[location] += 1;
                    table.tell(|| Event::Sick { location, n: 1 });
                }
            }
        }
        Flow::goto(Self { ruin: ruin + 1, next: 0 })
    }
}

/// The Camps that stop a spread go home, player by player, or stay with technology 21.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpreadCamps {
    location: Location,
    /// In turn order.
    nth: u8,
}

impl Procedure<Pest> for SpreadCamps {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let location = self.location;
        for nth in self.nth..board.players {
            let seat = board.order[usize::from(nth)];
            if board[seat].camp != Some(location) {
                continue;
            }
            if board.has(seat, Technology::AdvancedQuarantine) {
                return Flow::call(CampShield { seat, location }, Self { location, nth: nth + 1 });
            }
            camp_home(board, seat, location, table);
        }
        Flow::Return
    }
}
