//! Chapter 5.11, second part: the healed go to work or to the Capital.

use kernel::{Actions, Flow, Seat, Table, rule};

use crate::action::{Action, Post};
use crate::board::Board;
use crate::data::{RewardToken, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::{Frame, Payout};
use crate::subjects::{place_bit, worker_places};
use crate::{Pest, goods, rules, then};

impl Board {
    /// Whether a subject of the track may go there in this Assign.
    pub(crate) fn can_assign(&self, seat: Seat, to: Post) -> bool {
        rule!(PEST_150, PEST_151);
        to != Post::Track && self[seat].healed > 0 && self.is_open(seat, to) && self.run.touched & place_bit(to) == 0
    }

    /// Whether a worker may change places in this Assign: each place changes once.
    pub(crate) fn can_transfer(&self, seat: Seat, from: Post, to: Post) -> bool {
        rule!(PEST_151);
        self.is_manned(seat, from)
            && place_bit(to) != 0
            && self.is_open(seat, to)
            && self.run.touched & (place_bit(from) | place_bit(to)) == 0
    }
}

pub(crate) fn legal(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_150, PEST_151);
    let buildings = worker_places().filter(|&post| post != Post::Workshop);
    let posts = buildings.chain([Post::Capital, Post::Workshop, Post::Experts]);
    out.extend(posts.filter(|&post| board.can_assign(seat, post)).map(Action::Assign));
    for from in worker_places().filter(|&from| board.is_manned(seat, from)) {
        let free = worker_places().filter(|&to| board.can_transfer(seat, from, to));
        out.extend(free.map(|to| Action::Transfer { from, to }));
    }
    out.push(Action::Done);
    goods::legal_free(board, seat, out);
}

/// A subject leaves the track.
pub(crate) fn assign(board: &mut Board, seat: Seat, to: Post, table: &mut impl Table<Pest>) -> Flow<Frame> {
    board.send(seat, Post::Track, to, table);
    board.run.to_capital += u8::from(to == Post::Capital);
    board.run.touched |= place_bit(to);
    let step = match to {
        Post::Building(_) | Post::Capital => {
            board.run.assigned += 1;
            decree::judge(board, seat, Moment::Assigned { capital: to == Post::Capital })
        }
        Post::Workshop | Post::Experts | Post::Track => None,
    };
    then(step, Frame::Assign)
}

/// A worker changes places.
pub(crate) fn transfer(board: &mut Board, seat: Seat, from: Post, to: Post, table: &mut impl Table<Pest>) {
    rule!(PEST_151);
    board.send(seat, from, to, table);
    board.run.touched |= place_bit(from) | place_bit(to);
}

/// The action ends: a reward token if somebody reached the Capital.
pub(crate) fn finish(board: &Board) -> Flow<Frame> {
    rule!(PEST_152);
    if board.run.to_capital > 0 && !board.face_up.is_empty() {
        return Flow::Call { first: Frame::RewardToken, then: Frame::Letter };
    }
    Flow::Goto(Frame::Letter)
}

pub(crate) fn legal_reward(board: &Board, out: &mut Actions<Pest>) {
    out.extend(board.face_up.into_iter().map(Action::Reward));
}

/// A face-up token is taken and turned down.
pub(crate) fn reward(board: &mut Board, seat: Seat, token: RewardToken, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_152);
    board.face_up.remove(token);
    table.tell(|| Event::Reward { seat, token });
    Flow::Goto(Frame::Rewards { seat, payout: Payout::Token(token), at: 0 })
}

/// Technology 29, the end of the action.
pub(crate) fn letter(board: &Board) -> Flow<Frame> {
    rule!(PEST_229);
    let seat = board.actor;
    let points = figure(Technology::LetterOfRecommendation);
    let writes = board.run.to_capital > 0 && board.has(seat, Technology::LetterOfRecommendation);
    if writes { Flow::Goto(Frame::Influence { seat, points }) } else { Flow::Return }
}

/// Carries out one part of an Assign.
pub(crate) fn choose(board: &mut Board, seat: Seat, action: Action, table: &mut impl Table<Pest>) -> Flow<Frame> {
    match action {
        Action::Assign(to) => assign(board, seat, to, table),
        Action::Transfer { from, to } => {
            transfer(board, seat, from, to, table);
            Flow::Goto(Frame::Assign)
        }
        _ => finish(board),
    }
}
