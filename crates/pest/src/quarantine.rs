//! Chapter 5.2: sick subjects come in, lie somewhere, and change places.

use kernel::{Cited, Flow, Question, Seat, SeatSet, Table, rule};

use crate::action::only;
use crate::board::{Board, TRACK, harm};
use crate::data::{CEMETERY, CEMETERY_OVERFLOW};
use crate::event::Event;
use crate::frame::Frame;
use crate::vocabulary::Slot;
use crate::{Pest, rules};

/// Subjects come in one by one; asks where there is a choice (PEST-42).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Receive {
    /// Who receives.
    pub(crate) seat: Seat,
    /// How many are left.
    pub(crate) n: u8,
}

impl Question<Pest> for Receive {
    type Choice = only::Lay;

    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_40, PEST_42);
        let Self { seat, n } = self;
        for left in (1..=n).rev() {
            if board[seat].sick < board.regular_slots(seat) {
                lay(board, seat, Slot::Regular, table);
            } else if board[seat].free_slots().next().is_some() {
                return Flow::ask(Self { seat, n: left });
            } else {
                lay(board, seat, Slot::Cemetery, table);
            }
        }
        Flow::Return
    }

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_42, "pest-ask-receive").with("n", self.n)
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Lay>) {
        out.extend(board[seat].free_slots().chain([Slot::Cemetery]).map(only::Lay));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Lay, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Lay(slot) = choice;
        lay(board, seat, slot, table);
        Flow::goto(Self { n: self.n - 1, ..self })
    }

    fn why_not(self, _: &Board, _: Seat, only::Lay(slot): only::Lay) -> Option<Cited> {
        let key = if slot == Slot::Regular { "pest-reason-regular-full" } else { "pest-reason-slot-taken" };
        Some(Cited::new(rules::PEST_42, key))
    }
}

/// Lays one sick subject down.
pub(crate) fn lay(board: &mut Board, seat: Seat, slot: Slot, table: &mut impl Table<Pest>) {
    let player = &mut board[seat];
    if slot == Slot::Cemetery {
        rule!(PEST_43);
        table.tell(|| Event::Died { seat });
        if usize::from(player.cemetery) < CEMETERY.len() {
            player.cemetery += 1;
        } else {
            board.gain_negative(seat, (*CEMETERY_OVERFLOW).into(), table);
        }
        return;
    }
    player.sick += 1;
    player.harmful |= harm(slot);
    table.tell(|| Event::Received { seat, slot });
    if slot == Slot::Storage {
        board.clip(seat, table);
    }
}

/// The slots from which a subject may be taken: while there is excess, the harmful ones (PEST-48).
pub(crate) fn sources(board: &Board, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
    rule!(PEST_48);
    let player = &board[seat];
    let regular = player.sick > 0 && player.harmful == 0;
    regular.then_some(Slot::Regular).into_iter().chain(player.occupied_slots())
}

/// Takes a sick subject out of Quarantine.
pub(crate) fn take(board: &mut Board, seat: Seat, slot: Slot) {
    let player = &mut board[seat];
    player.sick -= 1;
    player.harmful &= !harm(slot);
}

/// Moves a subject from one harmful slot to another (PEST-44, PEST-45).
pub(crate) fn shift(board: &mut Board, seat: Seat, from: Slot, to: Slot, table: &mut impl Table<Pest>) {
    let player = &mut board[seat];
    player.harmful = player.harmful & !harm(from) | harm(to);
    table.tell(|| Event::Moved { seat, from, to });
    if to == Slot::Storage {
        board.clip(seat, table);
    }
}

impl Board {
    /// Whether the healed track takes one more.
    #[inline]
    pub fn track_has_room(&self, seat: Seat) -> bool {
        rule!(PEST_46);
        self[seat].healed < TRACK
    }
}
