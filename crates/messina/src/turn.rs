//! Chapter 5.1: rounds and turns, the skeleton of the game.

use kernel::{Flow, Procedure, Seat, Table, rule};

use crate::Messina;
use crate::board::{Board, Turn};
use crate::frame::Frame;
use crate::round_end::Production;
use crate::rules;
use crate::travel::UseLieutenant;
use crate::variant::solo;

/// Whose turn comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Round;

impl Procedure<Messina> for Round {
    /// The next turn belongs to the next player in order who has an unused lieutenant; without one the round is over.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        if board.solo() {
            return solo::next(board, table);
        }
        rule!(MES_201, MES_202);
        let seats = board.seats();
        for offset in 0..seats {
            let place = (usize::from(board.next) + offset) % seats;
            let seat = board.order[place];
            if board[seat].has_unused() {
                board.next = ((place + 1) % seats) as u8;
                return begin(board, seat);
            }
        }
        board.next = 0;
        Flow::goto(Production)
    }
}

/// A turn begins with the choice of a lieutenant.
pub(crate) fn begin(board: &mut Board, seat: Seat) -> Flow<Frame> {
    board.turn = Turn { seat, site: None, main: false };
    Flow::call(UseLieutenant, Round)
}
