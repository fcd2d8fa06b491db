//! Chapter 8: the score, and why the game ended.

use kernel::{ScoreLine, Seat, rule};

use crate::board::Ending;
use crate::{Board, rules};

/// Cubes on the board; on a tie, who would have played soonest (RAT-56).
pub(crate) fn standing(board: &Board, seat: Seat) -> [i32; 4] {
    rule!(RAT_55, RAT_56);
    let players = board.players();
    let after_last = board.last.map_or(0, |last| (seat.index() + 2 * players - last.index() - 1) % players);
    [board.score(seat).into(), -i32::try_from(after_last).unwrap_or_default(), 0, 0]
}

pub(crate) fn sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
    let castle = i32::from(board.castle[seat]);
    vec![
        ScoreLine { category: "regions", points: i32::from(board.score(seat)) - castle },
        ScoreLine { category: "castle", points: castle },
    ]
}

/// The words for [`Ending`], as the kernel wants them.
pub(crate) const ENDINGS: &[&str] = &["supply", "cubes", "both"];

pub(crate) fn ending(board: &Board) -> &'static str {
    rule!(RAT_47);
    match board.ending {
        Ending::NotYet | Ending::Supply => ENDINGS[0],
        Ending::Cubes => ENDINGS[1],
        Ending::Both => ENDINGS[2],
    }
}
