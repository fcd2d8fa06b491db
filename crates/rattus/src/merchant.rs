//! Chapter 5.4, the Merchant: cubes go to a neighbouring region (RAT-24).

use kernel::{Cited, Flow, Question, Seat, Table, rule};

use crate::action::only;
use crate::data::{MERCHANT_CUBES, Region};
use crate::{Board, Event, Frame, Rattus, name, rules};

/// From where (D2c)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MerchantFrom;

impl Question<Rattus> for MerchantFrom {
    type Choice = only::From;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_24, "rattus-ask-merchant-from")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::From>) {
        out.extend(board.homes(seat).into_iter().map(only::From));
    }

    fn choose(self, _: &mut Board, _: Seat, choice: only::From, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        let only::From(from) = choice;
        Flow::goto(MerchantTo { from })
    }

    fn why_not(self, _: &Board, _: Seat, only::From(region): only::From) -> Option<Cited> {
        Some(Cited::new(rules::RAT_24, "rattus-reason-no-cubes-there").with("region", name(region)))
    }
}

/// Where to, and how many (D2c)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MerchantTo {
    from: Region,
}

impl Question<Rattus> for MerchantTo {
    type Choice = only::Shift;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_24, "rattus-ask-merchant-to").with("region", name(self.from))
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Shift>) {
        rule!(RAT_24);
        let most = board.cubes[self.from][seat].min(*MERCHANT_CUBES);
        for region in board.neighbours(self.from) {
            out.extend((1..=most).map(|cubes| only::Shift { region, cubes }));
        }
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Shift, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_24);
        let (from, only::Shift { region: to, cubes }) = (self.from, choice);
        board.cubes[from][seat] -= cubes;
        board.cubes[to][seat] += cubes;
        table.tell(|| Event::Shifted { seat, from, to, cubes });
        Flow::Return
    }

    fn why_not(self, board: &Board, _: Seat, only::Shift { region, .. }: only::Shift) -> Option<Cited> {
        Some(if board.neighbours(self.from).contains(region) {
            Cited::new(rules::RAT_24, "rattus-reason-too-many-cubes").with("most", *MERCHANT_CUBES)
        } else {
            Cited::new(rules::RAT_24, "rattus-reason-not-neighbours").with("region", name(region))
        })
    }
}
