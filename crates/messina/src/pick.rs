//! Chapter 5.8: the small picks that carry out one effect.

use kernel::{Flow, Id as _, Table, rule};

use crate::Messina;
use crate::act::SOLD;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Class, Register};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::Spot;
use crate::tile::Choice;
use crate::{effect, register, rules, staff};

/// Appends each effect list of a printed slash.
pub(crate) fn legal_option(choice: Choice, out: &mut Vec<Action>) {
    out.extend((1..=choice.options().len() as u8).map(|number| Action::Pick(choice, number)));
}

pub(crate) fn option(board: &mut Board, choice: Choice, number: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    effect::earn(board, seat, choice.options()[usize::from(number) - 1], table);
    Flow::Return
}

/// Appends City and Church while they have room.
pub(crate) fn legal_register(board: &Board, out: &mut Vec<Action>) {
    rule!(MES_421);
    let seat = board.turn.seat;
    out.extend(SOLD.into_iter().filter(|&track| register::has_room(board, seat, track)).map(Action::Step));
}

pub(crate) fn step(board: &mut Board, track: Register, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    register::step(board, seat, track, table);
    Flow::Return
}

/// Appends the scroll cubes that can move.
pub(crate) fn legal_scroll(board: &Board, out: &mut Vec<Action>) {
    out.extend((0..3).filter(|&track| effect::can_scroll(board, track)).map(|track| Action::Scroll(track as u8 + 1)));
}

pub(crate) fn scroll(board: &mut Board, number: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_325);
    let seat = board.turn.seat;
    board[seat].scroll[usize::from(number) - 1] += 1;
    let index = board[seat].scroll[usize::from(number) - 1];
    table.tell(|| Event::Scrolled { seat, track: number, index });
    Flow::Return
}

/// Turns a plain citizen to the golden side, which a workshop of era II may have waited for.
pub(crate) fn upgrade(board: &mut Board, spot: Spot, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_320);
    let seat = board.turn.seat;
    table.tell(|| Event::Upgraded { seat, spot });
    match spot {
        Spot::Space(space) => {
            board[seat].golden.insert(space);
        }
        Spot::Cabin(cabin) => {
            let patient = &mut board[seat].cabins[cabin.index()].citizen;
            patient.as_mut().expect("somebody lives in the cabin").upgraded = true;
        }
        Spot::Workshop(workshop) => {
            board[seat].masters.insert(workshop);
            staff::reward(board, workshop, table);
        }
    }
    Flow::Return
}

/// Appends the plain foremen.
pub(crate) fn legal_foreman(board: &Board, out: &mut Vec<Action>) {
    let foremen = &board[board.turn.seat].foremen;
    out.extend(Class::ALL.iter().filter(|class| !foremen[class.index()].upgraded).map(|&class| Action::Promote(class)));
}

pub(crate) fn promote(board: &mut Board, class: Class, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_321);
    let seat = board.turn.seat;
    board[seat].foremen[class.index()].upgraded = true;
    table.tell(|| Event::Promoted { seat, foreman: class });
    Flow::Return
}
