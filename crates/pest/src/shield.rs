//! Technologies 15, Protective Uniform, and 24, Checkpoint, turn the sick of a delivery away (PEST-69).

use kernel::{Cited, Flow, Procedure, Question, Seat, SeatSet, Table, choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{BUILDINGS, Location, Technology};
use crate::effect::figure;
use crate::event::{Event, name};
use crate::frame::Frame;
use crate::quarantine::Receive;
use crate::shape::BuildingKind;
use crate::{Pest, rules};

/// The technology that may turn a delivery away: 15 for a Quarter, 24 for a Mill, Factory or Bank.
fn shield(board: &Board, seat: Seat, location: Location) -> Option<Technology> {
    rule!(PEST_69, PEST_215, PEST_224);
    let technology = match BUILDINGS[board[seat].building_at(location)?].kind {
        BuildingKind::Quarter => Technology::ProtectiveUniform,
        BuildingKind::Mill | BuildingKind::Factory | BuildingKind::Bank => Technology::Checkpoint,
        BuildingKind::Castle => return None,
    };
    board.has(seat, technology).then_some(technology)
}

/// Subjects come to a location with one building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Delivery {
    /// Whose building.
    pub(crate) seat: Seat,
    /// Where.
    pub(crate) location: Location,
    /// How many subjects.
    pub(crate) n: u8,
}

impl Delivery {
    fn arrive(self, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let Self { seat, location, n } = self;
        if n > 0 {
            table.tell(|| Event::Delivered { seat, location, n });
        }
        Flow::goto(Receive { seat, n })
    }
}

impl Procedure<Pest> for Delivery {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match shield(board, self.seat, self.location) {
            Some(technology) => Flow::ask(Shield { delivery: self, technology }),
            None => self.arrive(table),
        }
    }
}

/// Asks whether a technology turns them away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shield {
    delivery: Delivery,
    technology: Technology,
}

choices! { pub enum Shielding of Action { Shield, Decline } }

impl Question<Pest> for Shield {
    type Choice = Shielding;

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.delivery.seat)
    }

    fn question(self, _: &Board) -> Cited {
        let ask = Cited::new(rules::PEST_69, "pest-ask-shield").with("location", name(self.delivery.location));
        ask.with("technology", name(self.technology))
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Shielding>) {
        out.extend([Shielding::Shield, Shielding::Decline]);
    }

    fn choose(self, _: &mut Board, seat: Seat, choice: Shielding, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let Self { delivery, technology } = self;
        let Delivery { location, n, .. } = delivery;
        let away = match choice {
            Shielding::Shield if technology == Technology::Checkpoint => n,
            Shielding::Shield => figure(technology).min(n),
            Shielding::Decline => 0,
        };
        if choice == Shielding::Shield {
            table.tell(|| Event::Shielded { seat, location, technology });
        }
        Delivery { n: n - away, ..delivery }.arrive(table)
    }
}
