//! Chapter 5.8: a cabin upgrade is laid on a cabin.

use kernel::{Cited, Flow, Message, Question, Seat, Table, choices, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Cabin, CabinUpgrade};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;

/// Which cabin is upgraded?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickCabin {
    /// With what.
    pub upgrade: CabinUpgrade,
}

choices! { pub enum Furnishing of Action { Furnish(cabin: Cabin) } }

impl Question<Messina> for PickCabin {
    type Choice = Furnishing;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_332, "messina-ask-pick-cabin").with("upgrade", Message::name("messina", self.upgrade))
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Furnishing>) {
        out.extend(board[seat].plain_cabins().map(Furnishing::Furnish));
    }

    /// Lays the upgrade on the cabin, for good.
    fn choose(self, board: &mut Board, seat: Seat, choice: Furnishing, table: &mut impl Table<Messina>) -> Flow<Frame> {
        let Furnishing::Furnish(cabin) = choice;
        rule!(MES_332);
        board[seat].cabins[cabin].upgrade = Some(self.upgrade);
        table.tell(|| Event::Furnished { seat, cabin, upgrade: self.upgrade });
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: Furnishing) -> Option<Cited> {
        Some(Cited::new(rules::MES_332, "messina-reason-cabin-furnished"))
    }
}
