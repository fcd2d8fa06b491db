//! Technology 25, Mobile Workshop: when it is bought its owner chooses what it makes (PEST-225).

use kernel::{Cited, Flow, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::event::Event;
use crate::frame::Frame;
use crate::purchase::Refill;
use crate::vocabulary::Good;
use crate::{Pest, rules};

/// Asks what it makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Workshop;

impl Question<Pest> for Workshop {
    type Choice = only::Workshop;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_225, "pest-ask-workshop")
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<only::Workshop>) {
        out.extend(Good::RESOURCES.map(only::Workshop));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Workshop,
        table: &mut impl Table<Pest>,
    ) -> Flow<Frame> {
        let only::Workshop(good) = choice;
        rule!(PEST_225);
        board[seat].workshop = Some(good);
        table.tell(|| Event::Workshop { seat, good });
        Flow::goto(Refill)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Workshop) -> Option<Cited> {
        Some(Cited::new(rules::PEST_225, "pest-reason-coin-no-resource"))
    }
}
