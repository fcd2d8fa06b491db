//! Chapter 5.4, the Monk: a rat goes to a neighbouring region that has room (RAT-25).

use kernel::{Cited, Flow, Question, Seat, Table, rule};

use crate::action::only;
use crate::{Board, Event, Frame, Rat, Rats, Rattus, Regions, name, rules};

/// The rats that can be moved: those with a neighbouring region that has room.
pub(crate) fn movable(board: &Board) -> Rats {
    rule!(RAT_25);
    let room = board.with_room();
    let sources = board.in_play().into_iter().filter(|&region| !(board.neighbours(region) & room).is_empty());
    Rats(sources.fold(0, |all, region| all | board.rats[region].0))
}

/// Which rat (D2d)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MonkRat;

impl Question<Rattus> for MonkRat {
    type Choice = only::Drive;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_25, "rattus-ask-monk-rat")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Drive>) {
        out.extend(movable(board).into_iter().map(only::Drive));
    }

    fn choose(self, _: &mut Board, _: Seat, choice: only::Drive, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        let only::Drive(rat) = choice;
        Flow::goto(MonkTo { rat })
    }

    fn why_not(self, board: &Board, _: Seat, only::Drive(rat): only::Drive) -> Option<Cited> {
        board.missing(rat, rules::RAT_25).or_else(|| Some(Cited::new(rules::RAT_25, "rattus-reason-rat-stuck")))
    }
}

/// Where does it go (D2d)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MonkTo {
    rat: Rat,
}

impl MonkTo {
    fn next_to(self, board: &Board) -> Regions {
        board.place_of(self.rat).map(|from| board.neighbours(from)).unwrap_or_default()
    }
}

impl Question<Rattus> for MonkTo {
    type Choice = only::To;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_25, "rattus-ask-monk-to").with("rat", self.rat.number())
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::To>) {
        out.extend((self.next_to(board) & board.with_room()).into_iter().map(only::To));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::To, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_25);
        let (rat, only::To(to)) = (self.rat, choice);
        let from = board.place_of(rat).expect("the Monk's rat is on the board");
        board.rats[from].remove(rat);
        board.rats[to].insert(rat);
        table.tell(|| Event::Drove { seat, rat, from, to });
        Flow::Return
    }

    fn why_not(self, board: &Board, _: Seat, only::To(to): only::To) -> Option<Cited> {
        Some(if self.next_to(board).contains(to) {
            Board::full(to)
        } else {
            Cited::new(rules::RAT_25, "rattus-reason-rat-too-far").with("region", name(to))
        })
    }
}
