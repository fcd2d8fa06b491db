//! Reward lists: the goods of fixed kinds together, then the other entries from left to right (section 3 of the rules).

use kernel::{Flow, Id as _, Seat, Table};

use crate::Pest;
use crate::action::Post;
use crate::board::Board;
use crate::data::{CAPITAL_CARDS, FAVOUR_CARDS, REWARD_TOKENS};
use crate::event::{Event, Where};
use crate::frame::{Frame, Payout};
use crate::shape::{Reward, RewardKind};
use crate::then;

/// The entries of a list.
pub(crate) fn list(board: &Board, payout: Payout) -> &'static [Reward] {
    match payout {
        Payout::Favour(place) => {
            let last = board.favours[usize::from(board.year) - 2];
            FAVOUR_CARDS[last.index()].places[place.index()]
        }
        Payout::Capital(place) => {
            board.capital_card.map_or(&[], |card| CAPITAL_CARDS[card.index()].places[place.index()])
        }
        Payout::Choice(choice) => {
            board.capital_card.map_or(&[], |card| CAPITAL_CARDS[card.index()].choices[choice.index()])
        }
        Payout::Token(token) => REWARD_TOKENS[token.index()],
    }
}

/// Pays a list, from this entry on.
pub(crate) fn advance(
    board: &mut Board,
    seat: Seat,
    payout: Payout,
    at: u8,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    let entries = list(board, payout);
    let next = Frame::Rewards { seat, payout, at: at + 1 };
    if at == 0 {
        let mut goods = [0; 5];
        for entry in entries {
            if let RewardKind::Good(good) = entry.kind {
                goods[good.index()] += entry.n;
            }
        }
        return then(board.gain(seat, goods, false, table), next);
    }
    let Some(entry) = entries.get(usize::from(at) - 1) else { return Flow::Return };
    match entry.kind {
        RewardKind::Good(_) => {}
        RewardKind::Research => board.gain_research(seat, entry.n, table),
        RewardKind::Renown => board.gain_renown(seat, entry.n.into(), table),
        RewardKind::Any => return Flow::Call { first: Frame::Any { seat, n: entry.n }, then: next },
        RewardKind::Influence => {
            return Flow::Call { first: Frame::Influence { seat, points: entry.n }, then: next };
        }
        RewardKind::RecallHealed => recall(board, seat, entry.n, table),
    }
    Flow::Goto(next)
}

/// Healed subjects come back from the Capital, as far as the track has room.
fn recall(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Pest>) {
    for _ in 0..n {
        if board[seat].capital == 0 || !board.track_has_room(seat) {
            return;
        }
        board[seat].capital -= 1;
        board[seat].healed += 1;
        table.tell(|| Event::Assigned { seat, from: Where(Post::Capital), to: Where(Post::Track) });
    }
}
