//! A top-row action begins: its slot, the research token, how well it goes (PEST-45, PEST-93).

use kernel::{Actions, Flow, Seat, Table, rule};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::frame::Frame;
use crate::vocabulary::{Level, Slot, Top};
use crate::{Pest, quarantine, rules};

/// The slot may be cleared first, if another is free.
pub(crate) fn begin(board: &Board, top: Top) -> Flow<Frame> {
    rule!(PEST_45);
    let player = &board[board.actor];
    let can_clear = player.occupied(Slot::above(top)) && player.free_slots().next().is_some();
    if can_clear { Flow::Ask(Frame::Clear(top)) } else { Flow::Goto(Frame::Judge(top)) }
}

pub(crate) fn legal_clear(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    out.extend(board[seat].free_slots().map(Action::Clear));
    out.push(Action::Decline);
}

pub(crate) fn clear(board: &mut Board, seat: Seat, top: Top, to: Slot, table: &mut impl Table<Pest>) -> Flow<Frame> {
    quarantine::shift(board, seat, Slot::above(top), to, table);
    Flow::Goto(Frame::Judge(top))
}

/// Whether the action is hindered is settled once; then a research token may lift it.
pub(crate) fn judge(board: &mut Board, top: Top, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_93, PEST_94);
    let player = &board[board.actor];
    let hindered = player.occupied(Slot::above(top));
    let can_improve = player.research > 0;
    board.run.level = if hindered { Level::Hindered } else { Level::Normal };
    if can_improve { Flow::Ask(Frame::Improve(top)) } else { start(board, top, table) }
}

pub(crate) fn improve(board: &mut Board, seat: Seat, top: Top, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_93);
    board[seat].research -= 1;
    board.run.level = match board.run.level {
        Level::Hindered if board.switches().buyback_both => Level::Mixed,
        Level::Hindered => Level::Normal,
        Level::Normal | Level::Improved | Level::Mixed => Level::Improved,
    };
    start(board, top, table)
}

/// The action itself.
pub(crate) fn start(board: &mut Board, top: Top, table: &mut impl Table<Pest>) -> Flow<Frame> {
    let (seat, level) = (board.actor, board.run.level);
    table.tell(|| Event::Started { seat, act: top.into(), level });
    Flow::Goto(match top {
        Top::Move => {
            board.run.points = points(board, seat, level);
            Frame::Step
        }
        Top::Build => Frame::Build,
        Top::Produce => Frame::Produce,
    })
}

/// The movement points of a Move at this level.
pub(crate) fn points(board: &Board, seat: Seat, level: Level) -> u8 {
    rule!(PEST_100, PEST_103);
    let points = board.move_points(seat);
    match level {
        Level::Hindered => points - 1,
        Level::Normal | Level::Mixed => points,
        Level::Improved => points + 1,
    }
}
