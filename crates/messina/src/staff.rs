//! Chapter 5.8: citizens move from their sector to a workshop.

use kernel::{Flow, Id as _, Set, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Class, Space, WORKSHOPS, Workshop};
use crate::event::Event;
use crate::frame::Frame;
use crate::{effect, rules};

/// Workshops that somebody of the sector could go to.
pub(crate) fn open(board: &Board) -> Set<Workshop, u64> {
    rule!(MES_350);
    let player = &board[board.turn.seat];
    let mut open = Set::new();
    if player.workshops.is_empty() {
        return open;
    }
    for &class in Class::ALL {
        if !player.residents(class).is_empty() {
            open = open | player.vacancies(class);
        }
    }
    open
}

/// Appends the workshops that could be staffed.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    out.extend(open(board).into_iter().map(Action::Staff));
}

/// Asks who works there; what he earns is settled at once where no step of actions follows.
pub(crate) fn begin(workshop: Workshop, then: Frame) -> Flow<Frame> {
    let settle = matches!(then, Frame::Staffing | Frame::Quarantine);
    Flow::Call { first: Frame::Worker { workshop, settle }, then }
}

/// Appends the citizens of the sector.
pub(crate) fn legal_worker(board: &Board, workshop: Workshop, out: &mut Vec<Action>) {
    let residents = board[board.turn.seat].residents(WORKSHOPS[workshop.index()].class);
    out.extend(residents.into_iter().map(Action::Worker));
}

/// Moves a citizen to the workshop.
pub(crate) fn work(
    board: &mut Board,
    workshop: Workshop,
    space: Space,
    settle: bool,
    table: &mut impl Table<Messina>,
) -> Flow<Frame> {
    rule!(MES_350, MES_245);
    let seat = board.turn.seat;
    let player = &mut board[seat];
    player.housed.remove(space);
    player.staffed.insert(workshop);
    if player.golden.remove(space) {
        player.masters.insert(workshop);
    }
    table.tell(|| Event::Staffed { seat, workshop, space });
    reward(board, workshop, table);
    if settle { Flow::Goto(Frame::Settle) } else { Flow::Return }
}

/// A workshop of era II pays once, as soon as its citizen is good enough.
pub(crate) fn reward(board: &mut Board, workshop: Workshop, table: &mut impl Table<Messina>) {
    rule!(MES_351);
    let seat = board.turn.seat;
    let tile = &WORKSHOPS[workshop.index()];
    let master = board[seat].masters.contains(workshop);
    if tile.era == 1 || board[seat].spent.contains(workshop) || (tile.requires_upgraded && !master) {
        return;
    }
    board[seat].spent.insert(workshop);
    table.tell(|| Event::Rewarded { seat, workshop });
    effect::earn(board, seat, if master { tile.output_upgraded } else { tile.output }, table);
}
