//! Chapter 5.12: the end of an era.

use kernel::{Actions, Flow, Id as _, List, Seat, Table, rule};

use crate::action::Action;
use crate::agenda;
use crate::board::{Board, SEATS, YEARS};
use crate::data::{CEMETERY, DUEL_NEUTRAL_PER_ERA};
use crate::event::Event;
use crate::frame::{Frame, Payout};
use crate::rewards;
use crate::score;
use crate::shape::RewardKind;
use crate::variant::{duel, solo};
use crate::vocabulary::{Choice, Mode, Place};
use crate::{Pest, rules};

/// Everybody takes the tokens of the agenda; then the Capital card is paid.
pub(crate) fn agenda(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_170);
    let decree = board.decree();
    for nth in 0..board.players {
        let seat = board.order[usize::from(nth)];
        let n = agenda::worth(board, seat, decree);
        if n > 0 {
            board[seat].renown += n;
            table.tell(|| Event::Agenda { seat, decree, n });
        }
    }
    board.podium = match board.mode {
        Mode::Standard => podium(board),
        Mode::TwoPlayers => podium_of_two(board),
        Mode::Duel => duel::podium(board),
        Mode::Solo => List::new(),
    };
    Flow::Goto(Frame::Podium { nth: 0 })
}

/// Who has how many subjects in the Capital, most first, tied players in turn order.
fn groups(board: &Board) -> List<Seat, SEATS> {
    let mut seats: List<Seat, SEATS> = board.in_order().filter(|&seat| board[seat].capital > 0).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(board[seat].capital));
    seats
}

/// The places of three to five players.
fn podium(board: &Board) -> List<(Seat, Place), SEATS> {
    rule!(PEST_171);
    let seats = groups(board);
    let mut places = List::new();
    for (rank, group) in seats.chunk_by(|a, b| board[*a].capital == board[*b].capital).enumerate() {
        let alone = group.len() == 1;
        let place = match (rank, alone) {
            (0, true) => Place::First,
            (0, false) | (1, true) => Place::Second,
            (1, false) | (2, true) => Place::Third,
            _ => break,
        };
        for &seat in group {
            places.push((seat, place));
        }
    }
    places
}

/// The places of two players.
fn podium_of_two(board: &Board) -> List<(Seat, Place), SEATS> {
    rule!(PEST_172, PEST_255);
    let seats = groups(board);
    match seats[..] {
        [a, b] if board[a].capital == board[b].capital => {
            [(a, Place::Second), (b, Place::Second)].into_iter().collect()
        }
        [a, b] => [(a, Place::First), (b, Place::Third)].into_iter().collect(),
        [a] => [(a, Place::First)].into_iter().collect(),
        _ => List::new(),
    }
}

/// The places of the Capital card are paid one after the other.
pub(crate) fn pay_podium(board: &mut Board, nth: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_171, PEST_183);
    let Some(&(seat, place)) = board.podium.get(usize::from(nth)) else {
        board.podium.clear();
        return Flow::Goto(Frame::EndEra);
    };
    table.tell(|| Event::Podium { seat, place });
    let next = Frame::Podium { nth: nth + 1 };
    if place == Place::First {
        return Flow::Call { first: Frame::FirstPlace { seat }, then: next };
    }
    Flow::Call { first: Frame::Rewards { seat, payout: Payout::Capital(place), at: 0 }, then: next }
}

/// The first place: its rewards, then a choice.
pub(crate) fn first_place(seat: Seat) -> Flow<Frame> {
    rule!(PEST_173);
    let first = Frame::Rewards { seat, payout: Payout::Capital(Place::First), at: 0 };
    Flow::Call { first, then: Frame::CapitalChoice { seat } }
}

/// Both choices, but nobody is recalled to a full track.
pub(crate) fn legal_choice(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_173);
    out.extend(Choice::ALL.iter().copied().filter(|&choice| may_choose(board, seat, choice)).map(Action::Choice));
}

pub(crate) fn may_choose(board: &Board, seat: Seat, choice: Choice) -> bool {
    let entries = rewards::list(board, Payout::Choice(choice));
    let recalls = entries.iter().any(|entry| entry.kind == RewardKind::RecallHealed);
    !recalls || board.track_has_room(seat)
}

pub(crate) fn choose(seat: Seat, choice: Choice, table: &mut impl Table<Pest>) -> Flow<Frame> {
    table.tell(|| Event::Choice { seat, choice });
    Flow::Goto(Frame::Rewards { seat, payout: Payout::Choice(choice), at: 0 })
}

/// The Capital is emptied, the dead are counted, the market of the small games is renewed; a new year, or the end.
pub(crate) fn end(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_174, PEST_175, PEST_176);
    let alone = board.order[0];
    if board.mode == Mode::Solo {
        solo::compare(board, alone, table);
    }
    if board.mode == Mode::Duel {
        rule!(PEST_265);
        board.neutral.sector += DUEL_NEUTRAL_PER_ERA;
    }
    rule!(PEST_287);
    if board.mode != Mode::Solo {
        board.face_up = board.tokens;
    }
    for nth in 0..board.players {
        let seat = board.order[usize::from(nth)];
        board[seat].capital = 0;
        let graves = &CEMETERY[..usize::from(board[seat].cemetery)];
        let n = graves.iter().map(|&n| u16::from(n)).sum();
        board.gain_negative(seat, n, table);
    }
    let era = board.era() as u8 + 1;
    table.tell(|| Event::EraEnded { era });
    if board.year == YEARS {
        if board.mode == Mode::Solo {
            let total = score::total(board, alone);
            table.tell(|| Event::Ranked { seat: alone, rank: solo::rank(total), total });
        }
        return Flow::Return;
    }
    if board.has_neutrals() {
        rule!(PEST_266, PEST_289);
        board.renew_market(false, table);
    }
    Flow::Goto(Frame::Year)
}
