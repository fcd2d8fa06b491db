//! Chapter 5.5: Mutate.

use kernel::{Cited, Flow, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::data::{COST_UP, Color, TOP_LEVEL, Track};
use crate::{Contagion, Frame, draw, name, rules};

/// What the next level of a track costs now; nothing above the top (CON-60, CON-61).
pub(crate) fn cost(board: &Board, track: Track) -> Option<u8> {
    rule!(CON_60, CON_61);
    let level = board.level(board.turn.seat, track);
    let printed = COST_UP[track].get(usize::from(level))?;
    Some(printed.saturating_add_signed(board.modify().mutate_cost_delta).max(1))
}

/// Whether the track may go up: it is below the top, and the hand can pay.
pub(crate) fn is_legal(board: &Board, track: Track) -> bool {
    rule!(CON_60, CON_63);
    board.level(board.turn.seat, track) < *TOP_LEVEL
        && cost(board, track).is_some_and(|cost| cost <= board.hand_size(board.turn.seat))
}

/// Why the track may not go up.
pub(crate) fn why_not(board: &Board, track: Track) -> Cited {
    let reason = match cost(board, track) {
        None => Cited::new(rules::CON_63, "contagion-reason-top-level"),
        Some(cost) => Cited::new(rules::CON_60, "contagion-reason-cannot-mutate")
            .with("cost", cost)
            .with("hand", board.hand_size(board.turn.seat)),
    };
    reason.with("track", name(track))
}

/// The payment of a legal mutation.
pub(crate) fn payment(board: &Board, track: Track) -> MutationCards {
    let left = cost(board, track).expect("a legal mutation has a price");
    MutationCards { track, left, from: Color::default() }
}

/// Which cards pay for it?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MutationCards {
    track: Track,
    /// Cards still to pay.
    left: u8,
    /// Not before this colour.
    from: Color,
}

impl MutationCards {
    /// The next card of a payment that leaves the hand as even as can be.
    pub fn evenly(self, board: &Board, seat: Seat) -> Option<Color> {
        only::Card::evenly(board.hand(seat), None, self.from, self.left)
    }
}

impl Question<Contagion> for MutationCards {
    type Choice = only::Card;

    /// Asks for the next card, unless the whole hand goes; raises the track when all is paid.
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_60);
        let seat = board.turn.seat;
        if self.left > 0 && self.left < board.hand_size(seat) {
            return Flow::ask(self);
        }
        if self.left > 0 {
            draw::discard_all(board, seat, table);
        }
        board.raise(seat, self.track, 1, table);
        Flow::Return
    }

    fn question(self, _: &Board) -> Cited {
        let question = Cited::new(rules::CON_60, "contagion-ask-choose-paid-cards");
        question.with("track", name(self.track)).with("left", self.left)
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Card>) {
        out.extend(only::Card::next(board.hand(seat), None, self.from, self.left));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Card,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Card(from) = choice;
        draw::discard(board, seat, from, table);
        Flow::goto(Self { left: self.left - 1, from, ..self })
    }

    fn why_not(self, board: &Board, seat: Seat, choice: only::Card) -> Option<Cited> {
        Some(choice.why_not(board.hand(seat), rules::CON_60))
    }

    /// A single colour would tell that the hand holds no other.
    fn may_hasten(self, _: &Board) -> bool {
        false
    }
}
