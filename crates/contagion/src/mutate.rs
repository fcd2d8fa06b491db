//! Chapter 5.5: Mutate.

use kernel::{Flow, Id as _, Table, rule};

use crate::board::Board;
use crate::data::{COST_UP, Color, TOP_LEVEL, Track};
use crate::{Contagion, Frame, draw, rules};

/// What the next level of a track costs now; nothing above the top (CON-60, CON-61).
pub(crate) fn cost(board: &Board, track: Track) -> Option<u8> {
    rule!(CON_60, CON_61);
    let level = board.level(board.turn.seat, track);
    let printed = COST_UP[track.index()].get(usize::from(level))?;
    Some(printed.saturating_add_signed(board.modify().mutate_cost_delta).max(1))
}

/// Whether the track may go up: it is below the top, and the hand can pay.
pub(crate) fn is_legal(board: &Board, track: Track) -> bool {
    rule!(CON_60, CON_63);
    board.level(board.turn.seat, track) < TOP_LEVEL
        && cost(board, track).is_some_and(|cost| cost <= board.hand_size(board.turn.seat))
}

/// The payment begins.
pub(crate) fn start(board: &Board, track: Track) -> Frame {
    let left = cost(board, track).expect("a legal mutation has a price");
    Frame::Mutate { track, left, from: Color::default() }
}

/// Asks for the next card, unless the whole hand goes; raises the track when all is paid.
pub(crate) fn advance(
    board: &mut Board,
    (track, left, from): (Track, u8, Color),
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_60);
    let seat = board.turn.seat;
    if left > 0 && left < board.hand_size(seat) {
        return Flow::Ask(Frame::Mutate { track, left, from });
    }
    if left > 0 {
        draw::discard_all(board, seat, table);
    }
    board.raise(seat, track, 1, table);
    Flow::Return
}
