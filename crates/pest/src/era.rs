//! Chapter 5.12: the end of an era.

use kernel::{Cited, Flow, Id as _, List, Procedure, Question, Seat, SeatSet, Table, rule};

use crate::action::only;
use crate::agenda;
use crate::board::{Board, SEATS, YEARS};
use crate::data::{CEMETERY, DUEL_NEUTRAL_PER_ERA};
use crate::event::Event;
use crate::frame::Frame;
use crate::rewards::{Payout, Rewards};
use crate::score;
use crate::shape::RewardKind;
use crate::turn::Year;
use crate::variant::{duel, solo};
use crate::vocabulary::{Choice, Mode, Place};
use crate::{Pest, rules};

/// Everybody takes the tokens of the agenda; then the Capital card is paid (PEST-170).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PayAgenda;

impl Procedure<Pest> for PayAgenda {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
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
        Flow::goto(Podium { nth: 0 })
    }
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

/// The places of the Capital card are paid one after the other (PEST-171).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Podium {
    /// In the order of payment.
    nth: u8,
}

impl Procedure<Pest> for Podium {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_171, PEST_183);
        let Some(&(seat, place)) = board.podium.get(usize::from(self.nth)) else {
            board.podium.clear();
            return Flow::goto(EndEra);
        };
        table.tell(|| Event::Podium { seat, place });
        let next = Self { nth: self.nth + 1 };
        if place == Place::First {
            return Flow::call(FirstPlace { seat }, next);
        }
        Flow::call(Rewards::new(seat, Payout::Capital(place)), next)
    }
}

/// The first place: its rewards, then a choice (PEST-173).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstPlace {
    seat: Seat,
}

impl Procedure<Pest> for FirstPlace {
    fn advance(self, _: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_173);
        let seat = self.seat;
        Flow::call(Rewards::new(seat, Payout::Capital(Place::First)), CapitalChoice { seat })
    }
}

/// Asks the first player which of the two choices of the Capital card they take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CapitalChoice {
    seat: Seat,
}

impl Question<Pest> for CapitalChoice {
    type Choice = only::Choice;

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_173, "pest-ask-choice")
    }

    /// Both choices, but nobody is recalled to a full track.
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Choice>) {
        rule!(PEST_173);
        let open = |choice: &Choice| {
            let recalls = |entry: &crate::shape::Reward| entry.kind == RewardKind::RecallHealed;
            board.track_has_room(seat) || !Payout::Choice(*choice).list(board).iter().any(recalls)
        };
        out.extend(Choice::ALL.iter().copied().filter(open).map(only::Choice));
    }

    fn choose(self, _: &mut Board, seat: Seat, choice: only::Choice, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Choice(choice) = choice;
        table.tell(|| Event::Choice { seat, choice });
        Flow::goto(Rewards::new(seat, Payout::Choice(choice)))
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Choice) -> Option<Cited> {
        Some(Cited::new(rules::PEST_173, "pest-reason-recall-needs-room"))
    }
}

/// The Capital is emptied, the dead are counted, the market of the small games is renewed; a new year, or the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndEra;

impl Procedure<Pest> for EndEra {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_174, PEST_175, PEST_176);
        let alone = board.order[0];
        if board.mode == Mode::Solo {
            solo::compare(board, alone, table);
        }
        if board.mode == Mode::Duel {
            rule!(PEST_265);
            board.neutral.sector += *DUEL_NEUTRAL_PER_ERA;
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
        Flow::goto(Year)
    }
}
