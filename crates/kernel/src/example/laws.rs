//! What the laws and the check language need to know of the game of lots.

use super::{Board, Frame, LOTS, Lot, Lots, Options, View};
use crate::script::{Fact, Fault, Given, Kind, Lawful, Position, Reader, Script, Slip, Value};
use crate::{Game as _, Id as _, Message, Options as _, Sim};

impl Lawful for Lots {
    fn bound(options: &Options) -> usize {
        // A lot costs at most a peek and a pass or take of each seat, and a blame.
        LOTS.iter().sum::<u8>() as usize * (2 * options.players() + 1)
    }

    fn audit(board: &Board) -> Result<(), Message> {
        let there = board.unseen.total() + u32::from(board.lot.is_some());
        let left = u32::from(board.left());
        if there == left {
            return Ok(());
        }
        Err(Message::new("lots-audit-lots").with("there", there).with("left", left))
    }
}

/// The words of the check language: `lot gold` lays a lot out that nobody has seen.
impl Script for Lots {
    const GIVEN: &'static [Given<Self>] = &[
        Given::<Self>::new("lot", "LOT", "lot gold", lay_lot).once(),
        Given::<Self>::new("turn", "SEAT", "turn 1", |position, words| {
            position.board.turn = words.seat()?;
            Ok(())
        })
        .once(),
        Given::<Self>::new("seen", "SEAT", "seen 1", lay_seen).needs("given lot gold"),
        Given::<Self>::new("points", "COUNT", "1 points 3", |position, words| {
            position.board.points[words.owner()] = words.number(-9..=9)?;
            Ok(())
        })
        .of_seat(),
    ];

    const FACTS: &'static [Fact<Self>] = &[
        Fact::<Self>::new("lot", "", "lot = hidden", |view, _| Ok(view.lot.map_or("hidden", Lot::word).into())),
        Fact::<Self>::new("left", "", "left = 10", |view, _| Ok(view.left.into())),
        Fact::<Self>::new("points", "SEAT", "points 1 = 0", points),
        Fact::<Self>::new("seen", "", "seen = nobody", |view, _| Ok(view.seen.into_iter().collect())),
    ];

    fn kinds() -> Vec<Kind> {
        vec![Kind::of::<Lot>("LOT")]
    }

    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let (board, frame) = Self::setup(options, &mut Sim::new(0));
        (board, vec![frame])
    }
}

fn lay_lot(position: &mut Position<Lots>, words: &mut Reader<'_>) -> Result<(), Slip> {
    let lot: Lot = words.id()?;
    position.board.unseen.take(lot.index());
    position.board.lot = Some(lot);
    Ok(())
}

fn lay_seen(position: &mut Position<Lots>, words: &mut Reader<'_>) -> Result<(), Slip> {
    let seat = words.seat()?;
    if position.board.lot.is_none() {
        return Err(words.slip(Fault::Objection(Message::new("lots-audit-nothing-to-see"))));
    }
    position.board.seen.insert(seat);
    Ok(())
}

fn points(view: &View, words: &mut Reader<'_>) -> Result<Value, Slip> {
    let seat = words.seat()?;
    Ok(view.points[seat.index()].into())
}
