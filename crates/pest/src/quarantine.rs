//! Chapter 5.2: sick subjects come in, lie somewhere, and change places.

use kernel::{Actions, Flow, Seat, Table, rule};

use crate::action::Action;
use crate::board::{Board, TRACK, harm};
use crate::data::{CEMETERY, CEMETERY_OVERFLOW};
use crate::event::Event;
use crate::frame::Frame;
use crate::vocabulary::Slot;
use crate::{Pest, rules};

/// Lays subjects one by one; rests where the receiver has a choice (PEST-42).
pub(crate) fn advance(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_40, PEST_42);
    for left in (1..=n).rev() {
        if board[seat].sick < board.regular_slots(seat) {
            lay(board, seat, Slot::Regular, table);
        } else if board[seat].free_slots().next().is_some() {
            return Flow::Ask(Frame::Receive { seat, n: left });
        } else {
            lay(board, seat, Slot::Cemetery, table);
        }
    }
    Flow::Return
}

pub(crate) fn legal(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    out.extend(board[seat].free_slots().map(Action::Lay));
    out.push(Action::Lay(Slot::Cemetery));
}

pub(crate) fn choose(board: &mut Board, seat: Seat, n: u8, slot: Slot, table: &mut impl Table<Pest>) -> Flow<Frame> {
    lay(board, seat, slot, table);
    Flow::Goto(Frame::Receive { seat, n: n - 1 })
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
            board.gain_negative(seat, CEMETERY_OVERFLOW.into(), table);
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
