//! Technology 10, Plague Experts: healed subjects wait on the card and go on in a Research or a Heal (PEST-210).

use kernel::{Cited, Flow, Id as _, Procedure, Seat, Table, rule};

use crate::assign::TakeReward;
use crate::board::Board;
use crate::data::{Building, Technology};
use crate::effect::{figure, no_technology};
use crate::frame::Frame;
use crate::influence::GainInfluence;
use crate::post::Post;
use crate::{Pest, rules, subjects};

/// Where the experts can go now.
#[inline]
pub(crate) fn posts(board: &Board, seat: Seat) -> impl Iterator<Item = Post> + '_ {
    rule!(PEST_210);
    let waiting = board[seat].experts > 0;
    let buildings = Building::ALL.iter().copied().map(Post::Building);
    buildings.chain([Post::Capital]).filter(move |&post| waiting && board.is_open(seat, post))
}

/// Why an expert cannot go there.
pub(crate) fn why_not(board: &Board, seat: Seat, post: Post) -> Cited {
    if !board.has(seat, Technology::PlagueExperts) {
        no_technology(Technology::PlagueExperts)
    } else if board[seat].experts == 0 {
        Cited::new(rules::PEST_210, "pest-reason-no-experts")
    } else if matches!(post, Post::Building(_) | Post::Capital) {
        subjects::closed(board, seat, post)
    } else {
        Cited::new(rules::PEST_210, "pest-reason-experts-work-in-buildings")
    }
}

/// A Research or a Heal is over: what the editions give if experts reached the Capital in it, first a reward token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExpertsReward {
    /// Whether any reached it.
    pub(crate) arrived: bool,
}

impl Procedure<Pest> for ExpertsReward {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_210);
        let next = ExpertsLetter { arrived: self.arrived };
        if self.arrived && board.switches().experts_reward && !board.face_up.is_empty() {
            return Flow::call(TakeReward, next);
        }
        Flow::goto(next)
    }
}

/// Then technology 29.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExpertsLetter {
    arrived: bool,
}

impl Procedure<Pest> for ExpertsLetter {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_229);
        let seat = board.actor;
        let letter = Technology::LetterOfRecommendation;
        if self.arrived && board.switches().letter_for_experts && board.works(seat, letter) {
            return Flow::goto(GainInfluence { seat, points: figure(letter) });
        }
        Flow::Return
    }
}
