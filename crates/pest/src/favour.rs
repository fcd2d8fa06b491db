//! Chapter 5.5: the favour of the council, paid a year late.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::board::Board;
use crate::data::FavourCard;
use crate::event::Event;
use crate::frame::{Frame, Payout};
use crate::variant::solo;
use crate::vocabulary::{Favour, Mode};
use crate::{Pest, rules};

/// Turns up the favour card of the year; any unseen one is equally likely.
pub(crate) fn reveal(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_9, PEST_80);
    let unseen: kernel::List<FavourCard, 10> =
        FavourCard::ALL.iter().copied().filter(|card| !board.favours.contains(card)).collect();
    let card = unseen[table.roll(unseen.len() as u32) as usize];
    board.favours.push(card);
    table.reveal();
    table.tell(|| Event::FavourCard { card });
    Flow::Goto(if board.year > 1 { Frame::Favour { nth: 0 } } else { Frame::NextTurn })
}

/// The `nth` player takes the rewards of last year's card.
pub(crate) fn advance(board: &Board, nth: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_80, PEST_83);
    let Some(seat) = board.nth(nth) else { return Flow::Goto(Frame::NextTurn) };
    let next = Frame::Favour { nth: nth + 1 };
    let Some(place) = place(board, seat) else { return Flow::Goto(next) };
    let card = board.favours[usize::from(board.year) - 2];
    table.tell(|| Event::Favoured { seat, card, place });
    Flow::Call { first: Frame::Rewards { seat, payout: Payout::Favour(place), at: 0 }, then: next }
}

/// The place of a player by influence.
pub(crate) fn place(board: &Board, seat: Seat) -> Option<Favour> {
    rule!(PEST_81, PEST_82, PEST_263);
    if board.mode == Mode::Solo {
        return solo::favour(board);
    }
    let own = board[seat].influence;
    let least = board.everyone().map(|other| board[other].influence).min();
    let most = board.everyone().map(|other| board[other].influence).max();
    Some(if least == Some(own) {
        Favour::Right
    } else if most == Some(own) {
        Favour::Left
    } else {
        Favour::Middle
    })
}
