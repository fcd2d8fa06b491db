//! A step that only runs is not asked.
//! says: `TurnEnd` asks nobody anything

use kernel::example::{Board, Frame, Lots, Turn};
use kernel::{Flow, Procedure, Table};

#[derive(Clone, Copy)]
struct TurnEnd;

impl From<TurnEnd> for Frame {
    fn from(_: TurnEnd) -> Self {
        Turn.into()
    }
}

impl Procedure<Lots> for TurnEnd {
    fn advance(self, _: &mut Board, _: &mut impl Table<Lots>) -> Flow<Frame> {
        Flow::ask(TurnEnd)
    }
}

fn main() {}
