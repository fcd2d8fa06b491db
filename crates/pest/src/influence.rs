//! Chapter 5.13: the influence track, its jumps and its border rewards.

use kernel::{Flow, Seat, Table, rule};

use crate::board::Board;
use crate::data::{BORDER, INFLUENCE_END};
use crate::decree::{self, Moment};
use crate::event::Event;
use crate::frame::Frame;
use crate::shape::RewardKind;
use crate::variant::{duel, solo};
use crate::vocabulary::Mode;
use crate::{Pest, rules};

/// Moves the marker, point by point over whatever stands in the way.
pub(crate) fn advance(board: &mut Board, seat: Seat, points: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_180, PEST_184);
    let from = board[seat].influence;
    let mut to = from;
    for _ in 0..points {
        rule!(PEST_182);
        let Some(next) = (to + 1..=INFLUENCE_END).find(|&space| !is_taken(board, seat, space)) else { break };
        to = next;
    }
    if to == from {
        return Flow::Return;
    }
    let overtaken = board.opponents(seat).filter(|&other| (from + 1..to).contains(&board[other].influence)).count();
    board[seat].influence = to;
    table.tell(|| Event::Influence { seat, from, to });
    if board.mode == Mode::Solo {
        solo::jump(board, from, to, table);
    }
    Flow::Goto(Frame::Border { seat, at: from, to, overtaken: overtaken as u8 })
}

/// Whether nobody can stop there: another marker, a covered space, a neutral subject.
fn is_taken(board: &Board, seat: Seat, space: u8) -> bool {
    is_blocked(board, space) || board.opponents(seat).any(|other| board[other].influence == space)
}

/// Pays the border rewards one by one, then looks who was overtaken.
pub(crate) fn advance_border(
    board: &mut Board,
    seat: Seat,
    at: u8,
    to: u8,
    overtaken: u8,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    rule!(PEST_181);
    for (space, reward) in BORDER.iter().filter(|(space, _)| (at + 1..=to).contains(space)) {
        match reward.kind {
            RewardKind::Good(good) => {
                board.gain_one(seat, good, reward.n, table);
            }
            RewardKind::Research => board.gain_research(seat, reward.n, table),
            RewardKind::Renown => board.gain_renown(seat, reward.n.into(), table),
            RewardKind::Any => {
                let then = Frame::Border { seat, at: *space, to, overtaken };
                return Flow::Call { first: Frame::Any { seat, n: reward.n }, then };
            }
            RewardKind::Influence | RewardKind::RecallHealed => {}
        }
    }
    decree::judge(board, seat, Moment::Overtook(overtaken)).map_or(Flow::Return, Flow::Goto)
}

/// Whether no marker can stand there: a covered space of the duel, a neutral subject of the solo game.
fn is_blocked(board: &Board, space: u8) -> bool {
    match board.mode {
        Mode::Standard | Mode::TwoPlayers => false,
        Mode::Duel => duel::is_covered(space),
        Mode::Solo => solo::holds(board, space),
    }
}

/// The spaces that no marker can stand on.
pub(crate) fn blocked(board: &Board) -> impl Iterator<Item = u8> + '_ {
    (1..=INFLUENCE_END).filter(|&space| is_blocked(board, space))
}
