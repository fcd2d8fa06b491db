//! `steal`: random cards out of the hand of one opponent (section 3.7), and who knows of them then.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Cards};
use crate::data::Color;
use crate::draw::{HandLimit, card_word};
use crate::event::{Event, Seen};
use crate::{Contagion, Frame, rules};

/// Random cards change hands. The victim knows from now on what the taker holds.
pub(crate) fn steal(board: &mut Board, victim: Seat, n: u8, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_42);
    let seat = board.turn.seat;
    let mut taken = Cards::default();
    for _ in 0..n {
        let Some(color) = board.seat_mut(victim).hand.draw_named(table, card_word).map(Color::from_index) else {
            break;
        };
        taken.put(color.index());
        board.seat_mut(seat).hand.put(color.index());
    }
    remember_theft(board, seat, victim, &taken);
    table.reveal();
    table.tell(|| Event::Stole { seat, victim, n: taken.total() as u8, cards: Seen::all(&taken) });
    if board.over_limit(seat) { Flow::goto(HandLimit::default()) } else { Flow::Return }
}

/// Thief and victim saw the cards; to all others any card of the victim may be gone.
fn remember_theft(board: &mut Board, thief: Seat, victim: Seat, taken: &Cards) {
    for knower in Seat::all(board.players()).filter(|&knower| knower != victim) {
        for &color in Color::ALL {
            let gone = if knower == thief { taken.count(color.index()) } else { taken.total() as u8 };
            let known = &mut board.seat_mut(knower).known[victim];
            for _ in 0..gone.min(known.count(color.index())) {
                known.take(color.index());
            }
        }
    }
    for &color in Color::ALL {
        for _ in 0..taken.count(color.index()) {
            board.seat_mut(victim).known[thief].put(color.index());
        }
    }
}
