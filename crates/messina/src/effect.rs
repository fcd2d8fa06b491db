//! Chapter 5.5: effects are earned here and resolved here, whatever tile, space or track they come from.

use kernel::{Cited, Flow, Id as _, Seat, Table, rule};

use crate::Messina;
use crate::board::Board;
use crate::build::Refresh;
use crate::data::{Class, Register};
use crate::entry::{Entry, ScrollCube};
use crate::event::Event;
use crate::foreman::Advance;
use crate::frame::Frame;
use crate::pick::{PickCitizen, PickForeman, PickOption, PickRegister, PickScroll};
use crate::player::{CENTRE, Lieutenant, Place};
use crate::tile::{Effect, Gain};
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

/// Tokens and points out of the supply, which has no end. A position that was laid out by hand may already hold as much as
/// a byte can; then it stays at that.
pub(crate) fn gain(board: &mut Board, seat: Seat, gain: Gain, table: &mut impl Table<Messina>) {
    rule!(MES_301);
    let player = &mut board[seat];
    player.coin = player.coin.saturating_add(gain.coin);
    player.beam = player.beam.saturating_add(gain.beam);
    player.fire = player.fire.saturating_add(gain.fire);
    player.major_fire = player.major_fire.saturating_add(gain.major_fire);
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
        board[seat].rats = board[seat].rats.saturating_add(count);
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
        Entry::Scroll => ScrollCube::all().any(|cube| can_scroll(board, cube)),
        Entry::UpgradeCitizen => player.plain_citizens().next().is_some(),
        Entry::UpgradeForeman => player.foremen.values().iter().any(|foreman| !foreman.upgraded),
        Entry::Build => build::possible(board),
        Entry::Foreman(class) | Entry::ForemanSkip(class) => {
            let below = |class: Class| player.foremen[class].step < CENTRE;
            class.map_or_else(|| Class::ALL.iter().copied().any(below), below)
        }
        Entry::Choice(_) => true,
    }
}

/// The pending entries that can be resolved, in ascending order.
pub(crate) fn resolvable(board: &Board) -> impl Iterator<Item = Entry> {
    let some = board.pending != [0; Entry::COUNT];
    let now = move |entry: &Entry| board.pending[entry.index()] > 0 && useful(board, *entry);
    some.then(Entry::all).into_iter().flatten().filter(now)
}

/// Why an entry cannot be resolved.
pub(crate) fn unresolvable(board: &Board, entry: Entry) -> Cited {
    if board.pending[entry.index()] == 0 {
        Cited::new(rules::MES_244, "messina-reason-nothing-pending")
    } else {
        Cited::new(rules::MES_242, "messina-reason-useless")
    }
}

/// Uses up an entry and carries it out, then continues as `then`.
pub(crate) fn resolve(
    board: &mut Board,
    entry: Entry,
    then: impl Into<Frame>,
    table: &mut impl Table<Messina>,
) -> Flow<Frame> {
    rule!(MES_240, MES_245);
    board.pending[entry.index()] -= 1;
    let seat = board.turn.seat;
    let stepped = match entry {
        Entry::City => Register::City,
        Entry::Church => Register::Church,
        Entry::CityOrChurch => return Flow::call(PickRegister, then),
        Entry::Scroll => return Flow::call(PickScroll, then),
        Entry::UpgradeCitizen => return Flow::call(PickCitizen, then),
        Entry::UpgradeForeman => return Flow::call(PickForeman, then),
        Entry::Build => return Flow::call(Refresh, then),
        Entry::Foreman(class) => return Flow::call(Advance { class, skip: false }, then),
        Entry::ForemanSkip(class) => return Flow::call(Advance { class, skip: true }, then),
        Entry::Choice(choice) => return Flow::call(PickOption { choice }, then),
    };
    register::step(board, seat, stepped, table);
    Flow::goto(then)
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
pub(crate) fn can_scroll(board: &Board, cube: ScrollCube) -> bool {
    rule!(MES_325);
    let player = &board[board.turn.seat];
    usize::from(player.scroll[cube.index()]) + 1 < player.scroll_track(cube.index()).multipliers.len()
}
