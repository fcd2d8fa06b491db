//! Chapter 5.5: effects are earned here and resolved here, whatever tile, space or track they come from.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Class, Register};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::{CENTRE, Lieutenant, Place};
use crate::tile::{Effect, Entry, Gain};
use crate::{build, register, rules};

/// Takes what can be had at once; the rest joins the pending list.
pub(crate) fn earn(board: &mut Board, seat: Seat, effects: &[Effect], table: &mut impl Table<Messina>) {
    rule!(MES_241, MES_244);
    for &effect in effects {
        match effect {
            Effect::Gain(what) => gain(board, seat, what, table),
            Effect::Lieutenant(count) => (0..count).for_each(|_| recruit(board, seat, table)),
            Effect::Pend(entry, count) => {
                board.pending[entry.index()] += count;
                table.tell(|| Event::Pending { seat, entry, count });
            }
        }
    }
}

/// Tokens and points out of the supply, which has no end.
pub(crate) fn gain(board: &mut Board, seat: Seat, gain: Gain, table: &mut impl Table<Messina>) {
    rule!(MES_301);
    let player = &mut board[seat];
    player.coin += gain.coin;
    player.beam += gain.beam;
    player.fire += gain.fire;
    player.major_fire += gain.major_fire;
    player.points += i16::from(gain.points);
    table.tell(|| Event::Gained { seat, gain });
}

/// Points alone.
pub(crate) fn score(board: &mut Board, seat: Seat, points: u8, table: &mut impl Table<Messina>) {
    if points > 0 {
        gain(board, seat, Gain { points, ..Gain::NONE }, table);
    }
}

/// Rats are not a gain.
pub(crate) fn rats(board: &mut Board, seat: Seat, count: u8, table: &mut impl Table<Messina>) {
    if count > 0 {
        board[seat].rats += count;
        table.tell(|| Event::Rats { seat, count });
    }
}

/// A lieutenant comes from the reserve to the estate, unused.
fn recruit(board: &mut Board, seat: Seat, table: &mut impl Table<Messina>) {
    rule!(MES_204, MES_205);
    let reserve = Lieutenant { place: Place::Reserve, used: false };
    if board[seat].lieutenants.contains(&reserve) {
        board[seat].shift(reserve, Lieutenant { place: Place::Estate, used: false });
        table.tell(|| Event::Recruited { seat });
    } else {
        rule!(MES_242);
    }
}

/// Whether something of this kind is pending and could do something now.
#[inline]
pub(crate) fn resolvable(board: &Board, entry: Entry) -> bool {
    board.pending[entry.index()] > 0 && useful(board, entry)
}

/// Whether an entry of this kind could do something for the seat whose turn it is.
pub fn useful(board: &Board, entry: Entry) -> bool {
    rule!(MES_242, MES_244);
    let seat = board.turn.seat;
    let player = &board[seat];
    match entry {
        Entry::City => register::has_room(board, seat, Register::City),
        Entry::Church => register::has_room(board, seat, Register::Church),
        Entry::CityOrChurch => {
            register::has_room(board, seat, Register::City) || register::has_room(board, seat, Register::Church)
        }
        Entry::Scroll => (0..3).any(|track| can_scroll(board, track)),
        Entry::UpgradeCitizen => player.plain_citizens().next().is_some(),
        Entry::UpgradeForeman => player.foremen.iter().any(|foreman| !foreman.upgraded),
        Entry::Build => build::possible(board),
        Entry::Foreman(class) | Entry::ForemanSkip(class) => {
            let below = |class: Class| player.foremen[class.index()].step < CENTRE;
            class.map_or_else(|| Class::ALL.iter().copied().any(below), below)
        }
        Entry::Choice(_) => true,
    }
}

/// Appends the entries that can be resolved.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    if board.pending != [0; Entry::COUNT] {
        out.extend(Entry::all().filter(|&entry| resolvable(board, entry)).map(Action::Resolve));
    }
}

/// Whether anything at all can be resolved.
pub(crate) fn any(board: &Board) -> bool {
    board.pending != [0; Entry::COUNT] && Entry::all().any(|entry| resolvable(board, entry))
}

/// Uses up an entry and carries it out, then continues as `then`.
pub(crate) fn resolve(board: &mut Board, entry: Entry, then: Frame, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_240, MES_245);
    board.pending[entry.index()] -= 1;
    let seat = board.turn.seat;
    let first = match entry {
        Entry::City | Entry::Church => {
            let register = if entry == Entry::City { Register::City } else { Register::Church };
            register::step(board, seat, register, table);
            return Flow::Goto(then);
        }
        Entry::CityOrChurch => Frame::PickRegister,
        Entry::Scroll => Frame::PickScroll,
        Entry::UpgradeCitizen => Frame::PickCitizen,
        Entry::UpgradeForeman => Frame::PickForeman,
        Entry::Build => Frame::Refresh,
        Entry::Foreman(class) => Frame::Advance { class, skip: false },
        Entry::ForemanSkip(class) => Frame::Advance { class, skip: true },
        Entry::Choice(choice) => Frame::PickOption { choice },
    };
    Flow::Call { first, then }
}

/// What is left is lost.
pub(crate) fn forfeit(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_241);
    let count: u8 = board.pending.iter().sum();
    if count > 0 {
        let seat = board.turn.seat;
        table.tell(|| Event::Forfeited { seat, count });
        board.pending = [0; Entry::COUNT];
    }
}

/// Whether this scroll cube can move.
pub(crate) fn can_scroll(board: &Board, track: usize) -> bool {
    rule!(MES_325);
    let player = &board[board.turn.seat];
    usize::from(player.scroll[track]) + 1 < player.scroll_track(track).multipliers.len()
}
