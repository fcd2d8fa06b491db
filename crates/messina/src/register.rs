//! Chapter 5.10: the three registers and their stacks.

use kernel::{Cited, Seat, Table, rule};

use crate::Messina;
use crate::board::Board;
use crate::data::Register;
use crate::effect;
use crate::event::Event;
use crate::rules;
use crate::tile::RegisterSpace;

/// Registers on which steps are sold, and between which one chooses.
pub(crate) const SOLD: [Register; 2] = [Register::City, Register::Church];

pub(crate) fn track(board: &Board, register: Register) -> &'static [RegisterSpace] {
    board.side().registers[register]
}

/// Whether the marker is not on the last space yet.
#[inline]
pub(crate) fn has_room(board: &Board, seat: Seat, register: Register) -> bool {
    rule!(MES_411);
    usize::from(board[seat].space_on(register)) < track(board, register).len()
}

/// What a step costs now.
pub(crate) fn price(board: &Board, seat: Seat) -> u8 {
    rule!(MES_410);
    board[seat].lieutenants_in_play()
}

/// Whether a step on this register can be bought.
pub(crate) fn can_buy(board: &Board, seat: Seat, register: Register) -> bool {
    has_room(board, seat, register) && board[seat].coin >= price(board, seat)
}

/// Why no step on this register can be bought.
pub(crate) fn unsold(board: &Board, seat: Seat, register: Register) -> Cited {
    if !SOLD.contains(&register) {
        Cited::new(rules::MES_410, "messina-reason-not-sold")
    } else if has_room(board, seat, register) {
        Cited::new(rules::MES_410, "messina-reason-too-dear").with("price", price(board, seat))
    } else {
        Cited::new(rules::MES_411, "messina-reason-track-full")
    }
}

/// One step forward: the marker goes on top of those on its new space and earns what the space gives.
pub(crate) fn step(board: &mut Board, seat: Seat, register: Register, table: &mut impl Table<Messina>) {
    if !has_room(board, seat, register) {
        if register == Register::Popularity {
            rule!(MES_420);
            let points = board.side().overflow_points;
            effect::score(board, seat, points, table);
        }
        return;
    }
    rule!(MES_401);
    board[seat].registers[register] += 1;
    let space = board[seat].space_on(register);
    rank(board, seat, register);
    table.tell(|| Event::Stepped { seat, register, space });
    let effects = track(board, register)[usize::from(space) - 1].effects;
    effect::earn(board, seat, effects, table);
}

/// Puts a marker that has just entered its space before all that are not further.
pub(crate) fn rank(board: &mut Board, seat: Seat, register: Register) {
    rule!(MES_402);
    let space = board[seat].space_on(register);
    let mut ranks = board.ranks[register];
    let mut place = ranks.iter().position(|&other| other == seat).expect("everybody has a marker on each register");
    while place > 0 && board[ranks[place - 1]].space_on(register) <= space {
        ranks.swap(place, place - 1);
        place -= 1;
    }
    board.ranks[register] = ranks;
}
