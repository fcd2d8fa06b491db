//! What the laws need to know of the game of lots.

use super::{Board, LOTS, Lots, Options};
use crate::Options as _;
use crate::testkit::Lawful;

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
