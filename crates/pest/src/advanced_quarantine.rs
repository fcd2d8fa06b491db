//! Technology 21, Advanced Quarantine: the Camp stays on the map, and one of those it collects is healed at once (PEST-221).

use kernel::{Cited, Flow, Question, Seat, SeatSet, Table, choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{Location, Technology};
use crate::event::{Event, name};
use crate::frame::Frame;
use crate::patient::Admit;
use crate::plague;
use crate::shield::Shielding;
use crate::{Pest, rules};

/// Asks whether one of the collected goes straight to the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CampHeal {
    /// Collected.
    pub(crate) n: u8,
}

choices! { pub enum HealingAtCamp of Action { HealAtCamp, Decline } }

impl Question<Pest> for CampHeal {
    type Choice = HealingAtCamp;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_221, "pest-ask-camp-heal")
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<HealingAtCamp>) {
        out.extend([HealingAtCamp::HealAtCamp, HealingAtCamp::Decline]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: HealingAtCamp, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_221);
        let heals = choice == HealingAtCamp::HealAtCamp;
        if heals {
            board[seat].healed += 1;
            table.tell(|| Event::HealedAtCamp { seat });
        }
        Flow::goto(Admit { n: self.n - u8::from(heals) })
    }
}

/// Asks whether the Camp that stopped the plague stays (PEST-69).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CampShield {
    /// Whose Camp.
    pub(crate) seat: Seat,
    /// Where.
    pub(crate) location: Location,
}

impl Question<Pest> for CampShield {
    type Choice = Shielding;

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn question(self, _: &Board) -> Cited {
        let ask = Cited::new(rules::PEST_69, "pest-ask-shield").with("location", name(self.location));
        ask.with("technology", name(Technology::AdvancedQuarantine))
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Shielding>) {
        out.extend([Shielding::Shield, Shielding::Decline]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Shielding, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_69, PEST_221);
        let location = self.location;
        match choice {
            Shielding::Shield => table.tell(|| Event::CampStayed { seat, location }),
            Shielding::Decline => plague::camp_home(board, seat, location, table),
        }
        Flow::Return
    }
}
