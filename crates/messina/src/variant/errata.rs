//! Chapter 9.4: a major fire token is worth two fire tokens.

use kernel::rule;

use crate::board::Board;
use crate::payment::{Extra, Payment};
use crate::plague::infected_neighbours;
use crate::rescue::hex;
use crate::rules;

/// The payments for a cube of the hex, in ascending order.
pub(crate) fn payments(board: &Board, mut give: impl FnMut(Payment)) {
    rule!(MES_735, MES_736);
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    let beside = || infected_neighbours(board).into_iter().map(Extra::Beside);
    let mut pay = |fire: u8, major: u8, extra: Extra| give(Payment { fire, major, extra });
    if player.major_fire > 0 {
        pay(0, 1, Extra::None);
        if cost == 1 {
            if board.ground(hex(board)).cubes > 1 {
                pay(0, 1, Extra::Second);
            }
            beside().for_each(|extra| pay(0, 1, extra));
        }
    }
    if cost == 2 && player.major_fire > 1 {
        beside().for_each(|extra| pay(0, 2, extra));
    }
    if player.fire >= cost {
        pay(cost, 0, Extra::None);
    }
}

/// The payments for the cube of a ship: one major always suffices.
pub(crate) fn payments_on_ship(board: &Board, mut give: impl FnMut(Payment)) {
    rule!(MES_735, MES_736);
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    if player.major_fire > 0 {
        give(Payment { fire: 0, major: 1, extra: Extra::None });
    }
    if player.fire >= cost {
        give(Payment { fire: cost, major: 0, extra: Extra::None });
    }
}
