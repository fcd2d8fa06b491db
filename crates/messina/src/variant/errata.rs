//! Chapter 9.4: a major fire token is worth two fire tokens.

use kernel::rule;

use crate::action::{Action, Extra, Payment};
use crate::board::Board;
use crate::plague::infected_neighbours;
use crate::rescue::hex;
use crate::rules;

/// Appends the payments for a cube of the hex, in ascending order.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    rule!(MES_735, MES_736);
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    let beside = || infected_neighbours(board).into_iter().map(Extra::Beside);
    let mut push = |fire: u8, major: u8, extra: Extra| out.push(Action::Burn(Payment { fire, major, extra }));
    if player.major_fire > 0 {
        push(0, 1, Extra::None);
        if cost == 1 {
            if board.ground(hex(board)).cubes > 1 {
                push(0, 1, Extra::Second);
            }
            beside().for_each(|extra| push(0, 1, extra));
        }
    }
    if cost == 2 && player.major_fire > 1 {
        beside().for_each(|extra| push(0, 2, extra));
    }
    if player.fire >= cost {
        push(cost, 0, Extra::None);
    }
}

/// Appends the payments for the cube of a ship: one major always suffices.
pub(crate) fn legal_on_ship(board: &Board, out: &mut Vec<Action>) {
    rule!(MES_735, MES_736);
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    if player.major_fire > 0 {
        out.push(Action::Burn(Payment { fire: 0, major: 1, extra: Extra::None }));
    }
    if player.fire >= cost {
        out.push(Action::Burn(Payment { fire: cost, major: 0, extra: Extra::None }));
    }
}
