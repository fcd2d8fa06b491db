//! Chapter 5.5: the step of actions, in whatever order the player likes, and the small loop for effects outside it.

use kernel::{Flow, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::Register;
use crate::event::Event;
use crate::frame::Frame;
use crate::rescue::hex;
use crate::{effect, register, repopulate, rules, staff};

/// Registers on which steps are sold.
pub(crate) const SOLD: [Register; 2] = [Register::City, Register::Church];

/// Appends what can be done in the step of actions.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    rule!(MES_240);
    let seat = board.turn.seat;
    effect::legal(board, out);
    if board.turn.main {
        out.push(Action::HexAction);
        if repopulate::possible(board) {
            out.push(Action::Repopulate);
        }
    }
    out.extend(SOLD.into_iter().filter(|&sold| register::can_buy(board, seat, sold)).map(Action::Purchase));
    staff::legal(board, out);
    out.push(Action::End);
}

/// Carries out the action of the hex.
pub(crate) fn hex_action(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_240, MES_245);
    let (seat, site) = (board.turn.seat, hex(board));
    board.turn.main = false;
    table.tell(|| Event::HexUsed { seat, site });
    effect::earn(board, seat, site.effects(), table);
    Flow::Goto(Frame::Act)
}

/// Buys a step on City or Church.
pub(crate) fn purchase(board: &mut Board, sold: Register, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_410, MES_245);
    let seat = board.turn.seat;
    let price = register::price(board, seat);
    board[seat].coin -= price;
    table.tell(|| Event::Bought { seat, register: sold, price });
    register::step(board, seat, sold, table);
    Flow::Goto(Frame::Act)
}

/// Ends the turn. What is still pending is lost.
pub(crate) fn end(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    effect::forfeit(board, table);
    Flow::Return
}

/// Asks while something can be resolved.
pub(crate) fn settle(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_243);
    if effect::any(board) { Flow::Ask(Frame::Settle) } else { end(board, table) }
}
