//! Chapter 5.4, the Monk: a rat goes to a neighbouring region that has room (RAT-25).

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::data::Region;
use crate::{Action, Board, Event, Frame, Rat, Rats, Rattus, Regions, name, rules};

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

choices! { pub enum Driven of Action { Drive(rat: Rat) } }

impl Question<Rattus> for MonkRat {
    type Choice = Driven;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_25, "rattus-ask-monk-rat")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Driven>) {
        out.extend(movable(board).into_iter().map(Driven::Drive));
    }

    fn choose(self, _: &mut Board, _: Seat, choice: Driven, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        let Driven::Drive(rat) = choice;
        Flow::goto(MonkTo { rat })
    }

    fn why_not(self, board: &Board, _: Seat, Driven::Drive(rat): Driven) -> Option<Cited> {
        board.missing(rat, rules::RAT_25).or_else(|| Some(Cited::new(rules::RAT_25, "rattus-reason-rat-stuck")))
    }
}

/// Where does it go (D2d)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MonkTo {
    rat: Rat,
}

choices! { pub enum Goal of Action { To(to: Region) } }

impl MonkTo {
    fn next_to(self, board: &Board) -> Regions {
        board.place_of(self.rat).map(|from| board.neighbours(from)).unwrap_or_default()
    }
}

impl Question<Rattus> for MonkTo {
    type Choice = Goal;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_25, "rattus-ask-monk-to").with("rat", self.rat.number())
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Goal>) {
        out.extend((self.next_to(board) & board.with_room()).into_iter().map(Goal::To));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Goal, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_25);
        let (rat, Goal::To(to)) = (self.rat, choice);
        let from = board.place_of(rat).expect("the Monk's rat is on the board");
        board.rats[from].remove(rat);
        board.rats[to].insert(rat);
        table.tell(|| Event::Drove { seat, rat, from, to });
        Flow::Return
    }

    fn why_not(self, board: &Board, _: Seat, Goal::To(to): Goal) -> Option<Cited> {
        Some(if self.next_to(board).contains(to) {
            Board::full(to)
        } else {
            Cited::new(rules::RAT_25, "rattus-reason-rat-too-far").with("region", name(to))
        })
    }
}
