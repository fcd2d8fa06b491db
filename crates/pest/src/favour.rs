//! Chapter 5.5: the favour of the council, paid a year late.

use kernel::{Flow, Id as _, Procedure, Seat, Set, Table, rule};

use crate::board::Board;
use crate::data::FavourCard;
use crate::event::Event;
use crate::frame::Frame;
use crate::rewards::{Payout, Rewards};
use crate::turn::NextTurn;
use crate::variant::solo;
use crate::vocabulary::{Favour, Mode};
use crate::{Pest, rules};

impl Board {
    /// Last year's favour card, which pays this year.
    pub(crate) fn last_favour(&self) -> Option<FavourCard> {
        let last = usize::from(self.year).checked_sub(2)?;
        self.favours.get(last).copied()
    }
}

/// Turns up the favour card of the year; any unseen one is equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RevealFavour;

impl Procedure<Pest> for RevealFavour {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_9, PEST_80);
        let unseen: Set<FavourCard, u16> =
            FavourCard::ALL.iter().copied().filter(|card| !board.favours.contains(card)).collect();
        let card = unseen.pick(table).expect("there are more cards than years");
        board.favours.push(card);
        table.reveal();
        table.tell(|| Event::FavourCard { card });
        Flow::goto(TakeFavour { nth: 0 })
    }
}

/// The `nth` player takes the rewards of last year's card (PEST-83).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakeFavour {
    /// In turn order.
    nth: u8,
}

impl Procedure<Pest> for TakeFavour {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_80, PEST_83);
        let (Some(card), Some(seat)) = (board.last_favour(), board.nth(self.nth)) else { return Flow::goto(NextTurn) };
        let next = Self { nth: self.nth + 1 };
        let Some(place) = place(board, seat) else { return Flow::goto(next) };
        table.tell(|| Event::Favoured { seat, card, place });
        Flow::call(Rewards::new(seat, Payout::Favour(place)), next)
    }
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
