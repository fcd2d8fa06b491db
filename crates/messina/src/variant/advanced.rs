//! Chapter 9.2: the asymmetric boards, and doors on what works only once.

use kernel::{Id as _, Seat, Set, Table, rule};

use crate::Messina;
use crate::board::Board;
use crate::data::{Estate, SCROLL_BOARDS, ScrollBoard, Space};
use crate::event::Event;
use crate::pile::draw;
use crate::player::Player;
use crate::rules;

/// The estates and the scroll boards of side b that this number of players has.
fn boards(board: &Board) -> (Set<Estate, u8>, Set<ScrollBoard, u8>) {
    let players = 1_u8 << board.options.players;
    let dealt = |scroll: &ScrollBoard| {
        let face = &SCROLL_BOARDS[*scroll];
        !face.standard && face.players & players != 0
    };
    let estates = Estate::ALL.iter().copied().filter(|&estate| estate != Estate::EstateA).collect();
    (estates, ScrollBoard::ALL.iter().copied().filter(dealt).collect())
}

/// Deals an estate and a scroll board of side b to every player.
pub(crate) fn deal(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_721, MES_723);
    let (mut estates, mut scrolls) = boards(board);
    for seat in Seat::all(board.seats()) {
        let (estate, scroll) = (draw(estates, table), draw(scrolls, table));
        estates.remove(estate);
        scrolls.remove(scroll);
        board[seat] = Player::new(estate, scroll);
    }
}

/// The same boards in the order of the data: how a position begins before anything is laid out in words.
pub(crate) fn lay_out(board: &mut Board) {
    let (estates, scrolls) = boards(board);
    for ((seat, estate), scroll) in Seat::all(board.seats()).zip(estates).zip(scrolls) {
        board[seat] = Player::new(estate, scroll);
    }
}

/// Lays a door on a space whose action was used once and for all.
pub(crate) fn close(board: &mut Board, space: Space, table: &mut impl Table<Messina>) {
    rule!(MES_722);
    let seat = board.turn.seat;
    board[seat].doors.insert(space);
    table.tell(|| Event::DoorClosed { seat, space });
}
