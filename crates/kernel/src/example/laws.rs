//! What the laws and the check language need to know of the game of lots.

use super::{Board, Frame, LOTS, Lot, Lots, Options, View};
use crate::testkit::{Lawful, Script};
use crate::{Game as _, Id as _, NotationError, Options as _, Sim, Words};

impl Lawful for Lots {
    fn bound(options: &Options) -> usize {
        // A lot costs at most a peek and a pass or take of each seat, and a blame.
        LOTS.iter().sum::<u8>() as usize * (2 * options.players() + 1)
    }

    fn audit(board: &Board) -> Result<(), String> {
        let there = board.unseen.total() + u32::from(board.lot.is_some());
        if there < u32::from(board.left()) {
            return Err(format!("{there} lots in the bag and on the table, {} not taken", board.left()));
        }
        let decided = u32::from(board.taken) + there;
        let all = LOTS.iter().map(|&count| u32::from(count)).sum::<u32>();
        if decided == all { Ok(()) } else { Err(format!("{decided} lots instead of {all}")) }
    }
}

impl Script for Lots {
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let (board, frame) = Self::setup(options, &mut Sim::new(0));
        (board, vec![frame])
    }

    /// `lot WORD` lays a lot out that nobody has seen; `turn SEAT` says whose turn it is; `seen SEAT` who has looked.
    fn lay(board: &mut Board, _: &mut Vec<Frame>, words: &mut Words<'_>) -> Result<(), NotationError> {
        let error = words.error();
        match words.word()? {
            "lot" => {
                let lot: Lot = words.id()?;
                board.unseen.take(lot.index());
                board.lot = Some(lot);
            }
            "turn" => board.turn = words.read(Self::seat)?,
            "seen" => board.seen.insert(words.read(Self::seat)?),
            _ => return Err(error),
        }
        Ok(())
    }

    /// `lot` is a word or `hidden`; `left` and `points SEAT` are numbers.
    fn fact(view: &View, words: &mut Words<'_>) -> Result<String, NotationError> {
        let error = words.error();
        match words.word()? {
            "lot" => Ok(view.lot.map_or("hidden", Lot::word).to_owned()),
            "left" => Ok(view.left.to_string()),
            "points" => {
                let points = words.read(|word| Self::seat(word).and_then(|seat| view.points.get(seat.index())))?;
                Ok(points.to_string())
            }
            _ => Err(error),
        }
    }
}
