//! Chapter 5.11, second part: the healed go to work or to the Capital.

use kernel::{Cited, Flow, Procedure, Question, Seat, Table, choices, rule};

use crate::action::Action;
use crate::action::only;
use crate::board::Board;
use crate::data::Technology;
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::exchange::Free;
use crate::frame::Frame;
use crate::influence::GainInfluence;
use crate::post::Post;
use crate::rewards::{Payout, Rewards};
use crate::subjects::{closed, place_bit, worker_places};
use crate::{Pest, rules, then};

/// What the Assign under way has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Assigning {
    /// Subjects that went from the track to a building or the Capital.
    pub assigned: u8,
    /// Some of them reached the Capital.
    pub to_capital: bool,
    /// Worker places that changed: buildings, then the Mobile Workshop.
    pub touched: u16,
}

impl Board {
    /// Whether a subject of the track may go there in this Assign.
    fn can_assign(&self, seat: Seat, to: Post) -> bool {
        rule!(PEST_150, PEST_151);
        to != Post::Track && self[seat].healed > 0 && self.is_open(seat, to) && !self.is_touched(to)
    }

    /// Whether a worker may change places in this Assign: each place changes once.
    fn can_transfer(&self, seat: Seat, from: Post, to: Post) -> bool {
        rule!(PEST_151);
        self.is_manned(seat, from)
            && place_bit(to) != 0
            && self.is_open(seat, to)
            && !self.is_touched(from)
            && !self.is_touched(to)
    }

    fn is_touched(&self, post: Post) -> bool {
        self.run.assign.touched & place_bit(post) != 0
    }
}

/// Asks for the next part of an Assign (PEST-150).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assign;

choices! { pub enum Errand of Action { Assign(post: Post), Transfer { from: Post, to: Post }, Done; else Free } }

impl Question<Pest> for Assign {
    type Choice = Errand;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_150, "pest-ask-assign")
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Errand>) {
        rule!(PEST_150, PEST_151);
        let buildings = worker_places().filter(|&post| post != Post::Workshop);
        let posts = buildings.chain([Post::Capital, Post::Workshop, Post::Experts]);
        out.extend(posts.filter(|&post| board.can_assign(seat, post)).map(Errand::Assign));
        for from in worker_places().filter(|&from| board.is_manned(seat, from)) {
            let free = worker_places().filter(|&to| board.can_transfer(seat, from, to));
            out.extend(free.map(|to| Errand::Transfer { from, to }));
        }
        out.extend([Errand::Done]);
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Errand, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Errand::Assign(post) => assign(board, seat, post, table),
            Errand::Transfer { from, to } => {
                rule!(PEST_151);
                board.send(seat, from, to, table);
                board.run.assign.touched |= place_bit(from) | place_bit(to);
                Flow::goto(self)
            }
            Errand::Done => {
                rule!(PEST_152);
                let to_capital = board.run.assign.to_capital;
                if to_capital && !board.face_up.is_empty() {
                    return Flow::call(TakeReward, Letter);
                }
                Flow::goto(Letter)
            }
            Errand::Free(free) => free.choose(board, seat, self, table),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Errand) -> Option<Cited> {
        let (rule, key) = match choice {
            Errand::Assign(Post::Track) => (rules::PEST_151, "pest-reason-nobody-returns"),
            Errand::Assign(post) if board.is_touched(post) => (rules::PEST_151, "pest-reason-place-changed"),
            Errand::Assign(post) if !board.is_open(seat, post) => return Some(closed(board, seat, post)),
            Errand::Assign(_) => (rules::PEST_150, "pest-reason-nobody-on-track"),
            Errand::Transfer { from, .. } if !board.is_manned(seat, from) => {
                (rules::PEST_151, "pest-reason-nobody-works-there")
            }
            Errand::Transfer { from, to } if board.is_touched(from) || board.is_touched(to) => {
                (rules::PEST_151, "pest-reason-place-changed")
            }
            Errand::Transfer { to, .. } if place_bit(to) == 0 => (rules::PEST_151, "pest-reason-nobody-returns"),
            Errand::Transfer { to, .. } => return Some(closed(board, seat, to)),
            Errand::Done => return None,
            Errand::Free(free) => return Some(free.why_not(board, seat)),
        };
        Some(Cited::new(rule, key))
    }
}

/// A subject leaves the track.
fn assign(board: &mut Board, seat: Seat, to: Post, table: &mut impl Table<Pest>) -> Flow<Frame> {
    board.send(seat, Post::Track, to, table);
    board.run.assign.touched |= place_bit(to);
    let capital = to == Post::Capital;
    if !capital && !matches!(to, Post::Building(_)) {
        return Flow::goto(Assign);
    }
    board.run.assign.to_capital |= capital;
    board.run.assign.assigned += 1;
    then(decree::judge(board, seat, Moment::Assigned { nth: board.run.assign.assigned, capital }), Assign)
}

/// Asks for a reward token, which is then turned down (PEST-152).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakeReward;

impl Question<Pest> for TakeReward {
    type Choice = only::Reward;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_152, "pest-ask-reward")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Reward>) {
        out.extend(board.face_up.into_iter().map(only::Reward));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Reward, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Reward(token) = choice;
        rule!(PEST_152);
        board.face_up.remove(token);
        table.tell(|| Event::Reward { seat, token });
        Flow::goto(Rewards::new(seat, Payout::Token(token)))
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Reward) -> Option<Cited> {
        Some(Cited::new(rules::PEST_152, "pest-reason-token-face-down"))
    }
}

/// The reward token is taken: technology 29, the end of the action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Letter;

impl Procedure<Pest> for Letter {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_229);
        let (seat, letter) = (board.actor, Technology::LetterOfRecommendation);
        if board.run.assign.to_capital && board.has(seat, letter) {
            return Flow::goto(GainInfluence { seat, points: figure(letter) });
        }
        Flow::Return
    }
}
