//! Chapter 5.13: the influence track, its jumps and its border rewards.

use kernel::{Flow, Procedure, Seat, Table, rule};

use crate::board::Board;
use crate::data::{BORDER, INFLUENCE_END};
use crate::decree::{self, Moment};
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::AnyResource;
use crate::shape::RewardKind;
use crate::variant::{duel, solo};
use crate::vocabulary::Mode;
use crate::{Pest, rules};

/// Influence is gained: the marker moves, point by point over whatever stands in the way (PEST-180).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GainInfluence {
    /// Who gains.
    pub(crate) seat: Seat,
    /// How much.
    pub(crate) points: u8,
}

impl Procedure<Pest> for GainInfluence {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_180, PEST_184);
        let Self { seat, points } = self;
        let from = board[seat].influence;
        let mut to = from;
        for _ in 0..points {
            rule!(PEST_182);
            let Some(next) = (to + 1..=*INFLUENCE_END).find(|&space| !is_taken(board, seat, space)) else { break };
            to = next;
        }
        if to == from {
            return Flow::Return;
        }
        let passed = |other: &Seat| (from + 1..to).contains(&board[*other].influence);
        let overtaken = board.opponents(seat).filter(passed).count() as u8;
        board[seat].influence = to;
        table.tell(|| Event::Influence { seat, from, to });
        if board.mode == Mode::Solo {
            solo::jump(board, from, to, table);
        }
        Flow::goto(Border { seat, at: from, to, overtaken })
    }
}

/// Whether nobody can stop there: another marker, a covered space, a neutral subject.
fn is_taken(board: &Board, seat: Seat, space: u8) -> bool {
    is_blocked(board, space) || board.opponents(seat).any(|other| board[other].influence == space)
}

/// Border rewards are paid one by one (PEST-181); then the imperative looks who was overtaken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Border {
    seat: Seat,
    /// The last space done.
    at: u8,
    /// Where the marker is.
    to: u8,
    /// Opponents overtaken by this gain.
    overtaken: u8,
}

impl Procedure<Pest> for Border {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_181);
        let Self { seat, at, to, overtaken } = self;
        for (space, reward) in BORDER.iter().filter(|(space, _)| (at + 1..=to).contains(space)) {
            match reward.kind {
                RewardKind::Good(good) => {
                    board.gain_one(seat, good, reward.n, table);
                }
                RewardKind::Research => board.gain_research(seat, reward.n, table),
                RewardKind::Renown => board.gain_renown(seat, reward.n.into(), table),
                RewardKind::Any => {
                    return Flow::call(AnyResource { seat, n: reward.n }, Self { at: *space, ..self });
                }
                RewardKind::Influence | RewardKind::RecallHealed => {}
            }
        }
        decree::judge(board, seat, Moment::Overtook(overtaken)).map_or(Flow::Return, Flow::Goto)
    }
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
    (1..=*INFLUENCE_END).filter(|&space| is_blocked(board, space))
}
