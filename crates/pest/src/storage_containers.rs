//! Technology 27, Storage Containers: seven of one kind. Where several kinds would stand above five, the player says which
//! (PEST-227).

use kernel::{Cited, Flow, Id as _, Question, Seat, SeatSet, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::data::STORAGE;
use crate::frame::Frame;
use crate::vocabulary::{ByGood, Good};
use crate::{Pest, rules};

/// Asks which kind the containers take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Container {
    /// Who gains.
    pub(crate) seat: Seat,
    /// What comes in together.
    pub(crate) goods: ByGood<u8>,
}

impl Container {
    /// The kinds that would stand above five if the containers took them, while they are free.
    pub(crate) fn rivals(self, board: &Board) -> impl Iterator<Item = Good> + '_ {
        rule!(PEST_227);
        let Self { seat, goods } = self;
        Good::ALL.iter().copied().filter(move |&good| {
            let with = board[seat].good(good) + goods[good];
            goods[good] > 0 && with > *STORAGE && board.limit(seat, good) > *STORAGE
        })
    }
}

impl Question<Pest> for Container {
    type Choice = only::Store;

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_227, "pest-ask-container")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Store>) {
        out.extend(self.rivals(board).map(only::Store));
    }

    /// The chosen kind comes in first; the others then stop at five.
    fn choose(self, board: &mut Board, seat: Seat, choice: only::Store, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Store(kind) = choice;
        let (mut first, mut rest) = (ByGood::default(), self.goods);
        std::mem::swap(&mut first[kind], &mut rest[kind]);
        board.pour(seat, first, table);
        board.pour(seat, rest, table);
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Store) -> Option<Cited> {
        Some(Cited::new(rules::PEST_227, "pest-reason-not-above-five"))
    }
}
