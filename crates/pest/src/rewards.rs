//! Reward lists: the goods of fixed kinds together, then the other entries from left to right (section 3 of the rules).

use kernel::{Flow, Id as _, Procedure, Seat, Table};

use crate::board::Board;
use crate::data::{CAPITAL_CARDS, FAVOUR_CARDS, REWARD_TOKENS, RewardToken};
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::AnyResource;
use crate::influence::GainInfluence;
use crate::post::Post;
use crate::shape::{Reward, RewardKind};
use crate::vocabulary::{ByGood, Choice, Favour, Place};
use crate::{Pest, then};

/// Which reward list is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Payout {
    /// A place of last year's favour card.
    Favour(Favour),
    /// A place of the Capital card.
    Capital(Place),
    /// A choice of the Capital card.
    Choice(Choice),
    /// A reward token.
    Token(RewardToken),
}

impl Payout {
    /// The entries of the list; none where the game has no such card.
    pub(crate) fn list(self, board: &Board) -> &'static [Reward] {
        let capital = board.capital_card.map(|card| &CAPITAL_CARDS[card]);
        match self {
            Self::Favour(place) => board.last_favour().map_or(&[], |card| FAVOUR_CARDS[card].places[place.index()]),
            Self::Capital(place) => capital.map_or(&[], |card| card.places[place.index()]),
            Self::Choice(choice) => capital.map_or(&[], |card| card.choices[choice.index()]),
            Self::Token(token) => REWARD_TOKENS[token],
        }
    }
}

/// A reward list is paid, from this entry on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rewards {
    seat: Seat,
    payout: Payout,
    /// 0 for the goods, then the other entries from 1.
    at: u8,
}

impl Rewards {
    pub(crate) fn new(seat: Seat, payout: Payout) -> Self {
        Self { seat, payout, at: 0 }
    }
}

impl Procedure<Pest> for Rewards {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let Self { seat, payout, at } = self;
        let entries = payout.list(board);
        let next = Self { at: at + 1, ..self };
        if at == 0 {
            let mut goods = ByGood::default();
            for entry in entries {
                if let RewardKind::Good(good) = entry.kind {
                    goods[good] += entry.n;
                }
            }
            return then(board.gain(seat, goods, table), next);
        }
        let Some(entry) = entries.get(usize::from(at) - 1) else { return Flow::Return };
        match entry.kind {
            RewardKind::Good(_) => {}
            RewardKind::Research => board.gain_research(seat, entry.n, table),
            RewardKind::Renown => board.gain_renown(seat, entry.n.into(), table),
            RewardKind::Any => return Flow::call(AnyResource { seat, n: entry.n }, next),
            RewardKind::Influence => return Flow::call(GainInfluence { seat, points: entry.n }, next),
            RewardKind::RecallHealed => recall(board, seat, entry.n, table),
        }
        Flow::goto(next)
    }
}

/// Healed subjects come back from the Capital, as far as the track has room.
fn recall(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Pest>) {
    for _ in 0..n {
        if board[seat].capital == 0 || !board.track_has_room(seat) {
            return;
        }
        board[seat].capital -= 1;
        board[seat].healed += 1;
        table.tell(|| Event::Assigned { seat, from: Post::Capital, to: Post::Track });
    }
}
