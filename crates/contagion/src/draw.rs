//! Chapter 5.3: Draw Cards, the hand limit, the reshuffle. Also how a set of cards is picked, one after another.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Cards};
use crate::data::{Color, HAND_LIMIT, Track};
use crate::event::Event;
use crate::{Action, Contagion, Frame, rules};

/// Cards that the Draw Cards action gives now (CON-40).
pub(crate) fn number(board: &Board) -> u8 {
    rule!(CON_40, CON_62, CON_63);
    let level = board.level(board.turn.seat, Track::Incubation);
    level.saturating_add_signed(board.modify().draw_delta)
}

/// Whether Draw Cards is legal.
pub(crate) fn is_legal(board: &Board) -> bool {
    rule!(CON_40);
    number(board) > 0 && !(board.pile.is_empty() && board.discard.is_empty())
}

/// The action itself.
pub(crate) fn action(board: &mut Board, table: &mut impl Table<Contagion>) {
    let (seat, n) = (board.turn.seat, number(board));
    draw(board, seat, n, table);
}

/// Draws `n` cards, or as many as there are.
pub(crate) fn draw(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Contagion>) {
    rule!(CON_131);
    let mut drawn = Cards::default();
    for _ in 0..n {
        let Some(color) = next_card(board, table) else { break };
        board.seat_mut(seat).hand.put(color.index());
        drawn.put(color.index());
    }
    table.tell(|| Event::drew(seat, &drawn));
}

/// The next card of the draw pile; an empty pile is refilled only now (CON-43).
pub(crate) fn next_card(board: &mut Board, table: &mut impl Table<Contagion>) -> Option<Color> {
    rule!(CON_43);
    if board.pile.is_empty() {
        let n = board.discard.total() as u8;
        board.pile.pour(&mut board.discard);
        if n > 0 {
            table.tell(|| Event::Reshuffled { n });
        }
    }
    board.pile.draw(table).map(Color::from_index)
}

/// Goes on as `then`, after the hand limit if it is exceeded (CON-41, CON-42).
pub(crate) fn then_limit(board: &Board, then: Frame) -> Flow<Frame> {
    rule!(CON_41, CON_42);
    if board.over_limit(board.turn.seat) {
        return Flow::Call { first: Frame::Limit { from: Color::default() }, then };
    }
    Flow::Goto(then)
}

/// Asks for another card while the hand is too large.
pub(crate) fn advance_limit(board: &Board, from: Color) -> Flow<Frame> {
    if board.over_limit(board.turn.seat) { Flow::Ask(Frame::Limit { from }) } else { Flow::Return }
}

pub(crate) fn legal_limit(board: &Board, from: Color, out: &mut Actions<Contagion>) {
    let seat = board.turn.seat;
    pick(board.hand(seat), None, from, board.hand_size(seat) - HAND_LIMIT, out);
}

/// Discards one card that was picked.
pub(crate) fn discard(board: &mut Board, seat: Seat, color: Color, table: &mut impl Table<Contagion>) {
    board.discard_card(seat, color);
    table.tell(|| Event::Discarded { seat, color, n: 1 });
}

/// Discards the whole hand, colour by colour.
pub(crate) fn discard_all(board: &mut Board, seat: Seat, table: &mut impl Table<Contagion>) {
    for &color in Color::ALL {
        let n = board.hand(seat).count(color.index());
        for _ in 0..n {
            board.discard_card(seat, color);
        }
        if n > 0 {
            table.tell(|| Event::Discarded { seat, color, n });
        }
    }
}

/// The next card of a set of `left` cards: never before colour `from`, so that no set comes up twice, and only where
/// enough cards follow. Cards of the colour `but` do not count.
#[inline]
pub(crate) fn pick(hand: &Cards, but: Option<Color>, from: Color, left: u8, out: &mut Actions<Contagion>) {
    let colors = Color::ALL[from.index()..].iter().copied().filter(|&color| Some(color) != but);
    let mut rest: u8 = colors.clone().map(|color| hand.count(color.index())).sum();
    for color in colors {
        let count = hand.count(color.index());
        if count > 0 && rest >= left {
            out.push(Action::Card(color));
        }
        rest -= count;
    }
}
