//! Chapters 5.3 and 5.6: the year and the turn.
//!
//! Year: plague → favour → turns → Assistants return → new turn order → after years 2, 4, 6 the end of the era.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::action::Action;
use crate::board::{Board, Cell, TRACK};
use crate::data::Technology;
use crate::effect::effect;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods;
use crate::run::Run;
use crate::shape::Effect;
use crate::vocabulary::{Act, Left, Level};
use crate::{Pest, plague, rules};

/// A year begins.
pub(crate) fn year(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_60);
    board.year += 1;
    board.turns = 0;
    let year = board.year;
    table.tell(|| Event::Year { year });
    plague::reveal(board, table);
    Flow::Goto(Frame::Strike)
}

/// The next turn in turn order, round after round, until all Assistants are placed.
pub(crate) fn next_turn(board: &mut Board) -> Flow<Frame> {
    rule!(PEST_90);
    board.run = Run::default();
    if board.turns == board.players * board.assistants() {
        return Flow::Goto(Frame::EndYear);
    }
    board.actor = board.order[usize::from(board.turns % board.players)];
    board.turns += 1;
    Flow::Call { first: Frame::Place, then: Frame::NextTurn }
}

/// Every empty cell; technologies 17 and 28 where they can be used (PEST-91).
pub(crate) fn legal_place(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_91);
    let player = &board[seat];
    out.extend(Cell::all().filter(|cell| player.cells & cell.bit() == 0).map(Action::Place));
    if can_try(board, seat) {
        out.push(Action::Trials);
    }
    if is_idle(board, seat, Technology::AdrenalineShot) {
        rule!(PEST_228);
        out.extend(Cell::all().filter(|cell| player.cells & cell.bit() != 0).map(Action::Again));
    }
    goods::legal_free(board, seat, out);
}

/// Whether the player has the technology and no Assistant lies on it.
pub(crate) fn is_idle(board: &Board, seat: Seat, technology: Technology) -> bool {
    board[seat].shelf_of(technology).is_some_and(|shelf| board[seat].busy >> shelf.index() & 1 == 0)
}

fn can_try(board: &Board, seat: Seat) -> bool {
    rule!(PEST_217);
    is_idle(board, seat, Technology::ClinicalTrials) && board.track_has_room(seat) && board.can_pay(seat, trials().0)
}

/// The price of Clinical Trials and the subjects they bring.
pub(crate) fn trials() -> (goods::Cost, u8) {
    let Effect::ActionTrials { herbs, healed } = effect(Technology::ClinicalTrials) else {
        unreachable!("Clinical Trials are trials")
    };
    ([0, 0, 0, herbs], healed)
}

/// An Assistant goes on a cell: both its actions may be had.
pub(crate) fn place(board: &mut Board, seat: Seat, cell: Cell, table: &mut impl Table<Pest>) -> Flow<Frame> {
    board[seat].placed += 1;
    board[seat].cells |= cell.bit();
    table.tell(|| Event::Placed { seat, top: cell.top.into(), left: cell.left.into() });
    combine(board, cell)
}

/// An Assistant goes on Adrenaline Shot and repeats a cell of this year.
pub(crate) fn again(board: &mut Board, seat: Seat, cell: Cell, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_228);
    occupy(board, seat, Technology::AdrenalineShot);
    table.tell(|| Event::Again { seat, top: cell.top.into(), left: cell.left.into() });
    combine(board, cell)
}

fn combine(board: &mut Board, cell: Cell) -> Flow<Frame> {
    board.run = Run { cell: Some(cell), top_left: true, left_left: true, ..Run::default() };
    Flow::Goto(Frame::Combine)
}

/// An Assistant goes on Clinical Trials.
pub(crate) fn choose_trials(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_217);
    occupy(board, seat, Technology::ClinicalTrials);
    let (cost, healed) = trials();
    let n = healed.min(TRACK - board[seat].healed);
    board[seat].healed += n;
    table.tell(|| Event::Trials { seat, n });
    Flow::Call { first: goods::pay(cost), then: Frame::Combine }
}

fn occupy(board: &mut Board, seat: Seat, technology: Technology) {
    let shelf = board[seat].shelf_of(technology).expect("only an owner uses a technology");
    board[seat].placed += 1;
    board[seat].busy |= 1 << shelf.index();
}

/// The actions of the combination that are left, and the end of the turn (PEST-92, PEST-95).
pub(crate) fn legal_combine(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_92, PEST_95);
    if let Some(cell) = board.run.cell {
        if board.run.top_left {
            out.push(Action::Start(cell.top.into()));
        }
        if board.run.left_left {
            out.push(Action::Start(cell.left.into()));
        }
    }
    out.push(Action::End);
    goods::legal_free(board, seat, out);
}

/// Begins one of the two actions.
pub(crate) fn start(board: &mut Board, seat: Seat, act: Act, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_92);
    let Some(cell) = board.run.cell else { return Flow::Goto(Frame::Combine) };
    board.run = board.run.next_action();
    if Act::from(cell.top) == act {
        board.run.top_left = false;
        return Flow::Call { first: Frame::Begin(cell.top), then: Frame::Combine };
    }
    board.run.left_left = false;
    table.tell(|| Event::Started { seat, act, level: Level::Normal });
    let first = match cell.left {
        Left::Research => Frame::Research,
        Left::Heal => Frame::Heal,
        Left::Assign => Frame::Assign,
    };
    Flow::Call { first, then: Frame::Combine }
}

/// Assistants return and the turn order changes.
pub(crate) fn end_year(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_156);
    for seat in board.everyone() {
        let player = &mut board[seat];
        (player.placed, player.cells, player.busy) = (0, 0, 0);
    }
    reorder(board);
    table.tell(|| Event::Order { seats: board.in_order().collect() });
    Flow::Goto(if board.year.is_multiple_of(2) { Frame::Agenda } else { Frame::Year })
}

/// Least influence first; tied players, which there are only at 0, reverse their order.
fn reorder(board: &mut Board) {
    rule!(PEST_157);
    let players = usize::from(board.players);
    board.order[..players].reverse();
    let influence: [u8; 5] = std::array::from_fn(|at| board.seats.0[at].influence);
    board.order[..players].sort_by_key(|seat| influence[seat.index()]);
}
