//! Chapter 5.8: a cabin upgrade is laid on a cabin.

use kernel::{Cited, Flow, Message, Question, Seat, Table, rule};

use crate::Messina;
use crate::action::only;
use crate::board::Board;
use crate::data::CabinUpgrade;
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;

/// Which cabin is upgraded?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickCabin {
    /// With what.
    pub upgrade: CabinUpgrade,
}

impl Question<Messina> for PickCabin {
    type Choice = only::Furnish;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_332, "messina-ask-pick-cabin").with("upgrade", Message::name("messina", self.upgrade))
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Furnish>) {
        out.extend(board[seat].plain_cabins().map(only::Furnish));
    }

    /// Lays the upgrade on the cabin, for good.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Furnish,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Furnish(cabin) = choice;
        rule!(MES_332);
        board[seat].cabins[cabin].upgrade = Some(self.upgrade);
        table.tell(|| Event::Furnished { seat, cabin, upgrade: self.upgrade });
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Furnish) -> Option<Cited> {
        Some(Cited::new(rules::MES_332, "messina-reason-cabin-furnished"))
    }
}
