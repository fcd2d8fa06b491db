//! Technologies 1, Breathing Apparatus, and 14, Infirmary: a patient lies on the card and moves on with every Research and
//! Heal (PEST-146, 201, 214).

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::Technology;
use crate::event::Event;
use crate::frame::Frame;
use crate::quarantine::Receive;
use crate::{Pest, rules};

/// Whether this is one of the two technologies.
pub(crate) fn is_ward(technology: Technology) -> bool {
    matches!(technology, Technology::BreathingApparatus | Technology::Infirmary)
}

/// Collected subjects: asks whether one becomes a patient, if there is a bed; the rest is received.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Admit {
    /// Collected.
    pub(crate) n: u8,
}

choices! { pub enum Admitting of Action { Admit, Decline } }

impl Question<Pest> for Admit {
    type Choice = Admitting;

    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_201, PEST_214);
        let (seat, n) = (board.actor, self.n);
        let admits = n > 0 && board[seat].patient == 0 && board.patient_steps(seat) > 0;
        if admits { Flow::ask(self) } else { Flow::goto(Receive { seat, n }) }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_201, "pest-ask-admit")
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Admitting>) {
        out.extend([Admitting::Admit, Admitting::Decline]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Admitting, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let admits = choice == Admitting::Admit;
        if admits {
            rule!(PEST_49);
            board[seat].patient = board.patient_steps(seat);
            table.tell(|| Event::Admitted { seat });
        }
        Flow::goto(Receive { seat, n: self.n - u8::from(admits) })
    }
}

/// Whether there is a patient that has not moved in this action.
pub(crate) fn waits(board: &Board, seat: Seat, moved: bool) -> bool {
    rule!(PEST_146);
    board[seat].patient > 0 && !moved
}

/// The patient moves on one cell; from the last it reaches the track, if there is room. Says whether it did.
pub(crate) fn move_on(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> bool {
    rule!(PEST_146, PEST_201, PEST_214);
    if board[seat].patient > 1 {
        board[seat].patient -= 1;
        table.tell(|| Event::PatientMoved { seat });
        return false;
    }
    if !board.track_has_room(seat) {
        return false;
    }
    board[seat].patient = 0;
    board[seat].healed += 1;
    table.tell(|| Event::PatientHealed { seat });
    true
}

/// Why the patient cannot move.
pub(crate) fn why_no_move(board: &Board, seat: Seat) -> Cited {
    let there = board[seat].patient > 0;
    Cited::new(rules::PEST_146, if there { "pest-reason-patient-moved" } else { "pest-reason-no-patient" })
}
