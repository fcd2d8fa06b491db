//! Chapter 5.4, the Witch: look at one or two rats, and swap the two or not (RAT-26).

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::action::only;
use crate::data::WITCH_LOOKS;
use crate::{Action, Board, Event, Frame, Rat, Rattus, rules};

/// The first look (D2e).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WitchFirst;

impl Question<Rattus> for WitchFirst {
    type Choice = only::Look;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_26, "rattus-ask-witch-first")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Look>) {
        out.extend(board.all_rats().into_iter().map(only::Look));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Look, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        let only::Look(first) = choice;
        look(board, seat, first, table);
        Flow::goto(WitchSecond { first })
    }

    fn why_not(self, board: &Board, _: Seat, only::Look(rat): only::Look) -> Option<Cited> {
        board.missing(rat, rules::RAT_26)
    }
}

/// A second look, or none (D3). Falls away if there is no second rat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WitchSecond {
    first: Rat,
}

choices! { pub enum SecondLook of Action { Look(rat: Rat), Stop } }

impl Question<Rattus> for WitchSecond {
    type Choice = SecondLook;

    fn advance(self, board: &mut Board, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        Flow::ask_if(*WITCH_LOOKS > 1 && board.all_rats().len() > 1, self)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_26, "rattus-ask-witch-second")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<SecondLook>) {
        rule!(RAT_26);
        out.extend(board.all_rats().into_iter().filter(|&rat| rat != self.first).map(SecondLook::Look));
        out.extend([SecondLook::Stop]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: SecondLook, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        let SecondLook::Look(second) = choice else { return Flow::Return };
        look(board, seat, second, table);
        Flow::goto(WitchSwap { first: self.first, second })
    }

    fn why_not(self, board: &Board, _: Seat, choice: SecondLook) -> Option<Cited> {
        let SecondLook::Look(rat) = choice else { return None };
        board.missing(rat, rules::RAT_26).or_else(|| Some(Cited::new(rules::RAT_26, "rattus-reason-just-seen")))
    }
}

/// Swap the two or not (D4). Falls away if both lie in one region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WitchSwap {
    first: Rat,
    second: Rat,
}

choices! { pub enum Swapping of Action { Swap, Keep } }

impl Question<Rattus> for WitchSwap {
    type Choice = Swapping;

    fn advance(self, board: &mut Board, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        Flow::ask_if(board.place_of(self.first) != board.place_of(self.second), self)
    }

    fn question(self, _: &Board) -> Cited {
        let Self { first, second } = self;
        let ask = Cited::new(rules::RAT_26, "rattus-ask-witch-swap");
        ask.with("first", first.number()).with("second", second.number())
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Swapping>) {
        out.extend([Swapping::Swap, Swapping::Keep]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Swapping, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        if choice == Swapping::Swap {
            rule!(RAT_26);
            let Self { first, second } = self;
            for rats in board.rats.values_mut() {
                if rats.contains(first) != rats.contains(second) {
                    rats.0 ^= 1 << first.0 | 1 << second.0;
                }
            }
            table.tell(|| Event::Swapped { seat, first, second });
        }
        Flow::Return
    }
}

/// A player looks at a rat. What they have seen stays known to them, wherever the rat goes (RAT-R46).
fn look(board: &mut Board, seat: Seat, rat: Rat, table: &mut impl Table<Rattus>) {
    rule!(RAT_26);
    let token = board.decide(rat, table);
    board.looks[rat.index()].seen.insert(seat);
    table.reveal();
    let region = board.place_of(rat).expect("the Witch looks at rats on the board");
    table.tell(|| Event::Looked { seat, rat, region, token: Some(token) });
}
