//! Chapter 5.11: production and quarantine, one player after the other.

use kernel::{Flow, Id as _, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::{Board, ROUNDS, Turn};
use crate::data::{CABIN_UPGRADES, Cabin, Class, Space, WORKSHOPS};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::Patient;
use crate::rescue::welcome;
use crate::{effect, prepare, rules, score, staff};

/// The next seat produces; after the last one the next round is prepared, or the game is over.
pub(crate) fn advance(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_501);
    let place = usize::from(board.next);
    if place < board.seats() {
        board.next += 1;
        board.turn = Turn { seat: board.order[place], site: None, main: false };
        return Flow::Call { first: Frame::Staffing, then: Frame::Production };
    }
    if board.round == ROUNDS {
        score::tell(board, table);
        return Flow::Return;
    }
    prepare::next_round(board, table);
    Flow::Goto(Frame::Round)
}

/// Asks while a workshop can be staffed, then everything produces.
pub(crate) fn staffing(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    if staff::open(board).is_empty() { produce(board, table) } else { Flow::Ask(Frame::Staffing) }
}

/// Cabins with a citizen and workshops of era I give their output; golden workers a point each.
pub(crate) fn produce(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_501, MES_320);
    let seat = board.turn.seat;
    table.tell(|| Event::Producing { seat });
    for row in board[seat].cabins {
        if let (Some(_), Some(upgrade)) = (row.citizen, row.upgrade) {
            effect::earn(board, seat, CABIN_UPGRADES[upgrade.index()].output, table);
        }
    }
    for workshop in board[seat].staffed {
        let tile = &WORKSHOPS[workshop.index()];
        let master = board[seat].masters.contains(workshop);
        if tile.era == 1 {
            effect::earn(board, seat, if master { tile.output_upgraded } else { tile.output }, table);
        }
    }
    let masters = board[seat].masters.len() as u8;
    effect::score(board, seat, masters, table);
    if board.round == ROUNDS {
        rule!(MES_503);
        return Flow::Return;
    }
    Flow::Goto(Frame::Quarantine)
}

/// Cabins whose citizen leaves now.
pub(crate) fn leaving(board: &Board) -> impl Iterator<Item = (Cabin, Patient)> {
    let cabins = &board[board.turn.seat].cabins;
    Cabin::ALL.iter().filter_map(|&cabin| {
        let patient = cabins[cabin.index()].citizen?;
        patient.leaving.then_some((cabin, patient))
    })
}

/// Asks while somebody on space II can be housed; then those on space I move up.
pub(crate) fn quarantine(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_502);
    let seat = board.turn.seat;
    for &cabin in Cabin::ALL {
        let patient = board[seat].cabins[cabin.index()].citizen;
        if patient.is_some_and(|patient| patient.leaving && !welcome(board, patient.class)) {
            dismiss(board, cabin, table);
        }
    }
    if leaving(board).next().is_some() {
        return Flow::Ask(Frame::Quarantine);
    }
    for row in &mut board[seat].cabins {
        if let Some(patient) = &mut row.citizen {
            patient.leaving = true;
        }
    }
    Flow::Return
}

/// Appends who can move where, and who can be let go.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    let player = &board[board.turn.seat];
    for (cabin, patient) in leaving(board) {
        out.extend(player.room(patient.class).into_iter().map(|space| Action::Leave(cabin, space)));
    }
    let full = leaving(board).filter(|(_, patient)| player.room(patient.class).is_empty());
    out.extend(full.map(|(cabin, _)| Action::Dismiss(cabin)));
    staff::legal(board, out);
}

/// A citizen moves from quarantine to his sector.
pub(crate) fn leave(board: &mut Board, cabin: Cabin, space: Space, table: &mut impl Table<Messina>) {
    rule!(MES_502);
    let seat = board.turn.seat;
    let player = &mut board[seat];
    let patient = player.cabins[cabin.index()].citizen.take().expect("somebody leaves the cabin");
    player.housed.insert(space);
    if patient.upgraded {
        player.golden.insert(space);
    }
    table.tell(|| Event::LeftQuarantine { seat, class: patient.class, cabin, space });
}

/// A citizen goes from quarantine to the supply.
pub(crate) fn dismiss(board: &mut Board, cabin: Cabin, table: &mut impl Table<Messina>) {
    let seat = board.turn.seat;
    let patient = board[seat].cabins[cabin.index()].citizen.take().expect("somebody leaves the cabin");
    let class: Class = patient.class;
    table.tell(|| Event::Released { seat, class, count: 1 });
}
