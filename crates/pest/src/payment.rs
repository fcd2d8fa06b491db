//! Chapter 5.1: payments, in which coins may stand for what is missing (PEST-31).

use kernel::{Cited, Flow, Id as _, Question, Seat, Table, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::action::only;
use crate::board::Board;
use crate::event::{Event, name};
use crate::frame::Frame;
use crate::vocabulary::Good;
use crate::{Pest, rules};

/// What a payment costs: wood, stone, food, herbs.
pub(crate) type Cost = [u8; 4];

impl Board {
    /// Whether the player can pay, coins standing in for what is missing.
    #[inline]
    pub fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        rule!(PEST_31);
        let player = &self[seat];
        let missing: u8 =
            Good::RESOURCES.iter().map(|&kind| cost[kind.index()].saturating_sub(player.good(kind))).sum();
        missing <= player.good(Good::Coin)
    }
}

/// A kind of resource that is still to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Due {
    /// The kind.
    pub good: Good,
    /// How much of it.
    pub n: u8,
    /// So many coins stand in for it at least: the rest is not there.
    pub least: u8,
}

/// A payment of the player on turn, kind by kind; asks how many coins stand for a kind where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pay {
    cost: Cost,
    /// The kind under way.
    kind: Good,
}

impl Pay {
    pub(crate) fn new(cost: Cost) -> Self {
        Self { cost, kind: Good::Wood }
    }

    fn due(self) -> u8 {
        self.cost[self.kind.index()]
    }

    /// From how many to how many coins may stand for the kind under way, so that the rest can still be paid.
    fn coins(self, board: &Board) -> (u8, u8) {
        let player = &board[board.actor];
        let missing = |kind: Good| self.cost[kind.index()].saturating_sub(player.good(kind));
        let later: u8 = Good::RESOURCES[self.kind.index() + 1..].iter().copied().map(missing).sum();
        let least = missing(self.kind);
        (least, self.due().min(player.good(Good::Coin).saturating_sub(later)).max(least))
    }

    /// What is still to be paid, the kind under way first.
    pub(crate) fn dues(self, board: &Board) -> Vec<Due> {
        let held = board[board.actor].goods;
        let kinds = [self].into_iter().chain(self.rest()).filter(|pay| pay.due() > 0);
        kinds.map(|pay| Due { good: pay.kind, n: pay.due(), least: pay.due().saturating_sub(held[pay.kind]) }).collect()
    }

    fn settle(self, board: &mut Board, coins: u8, table: &mut impl Table<Pest>) {
        let seat = board.actor;
        for (good, n) in [(self.kind, self.due() - coins), (Good::Coin, coins)] {
            board[seat].goods[good] -= n;
            if n > 0 {
                table.tell(|| Event::Paid { seat, good, n });
            }
        }
    }

    /// The kinds behind the one under way.
    fn rest(self) -> impl Iterator<Item = Self> {
        Good::RESOURCES.into_iter().skip(self.kind.index() + 1).map(move |kind| Self { kind, ..self })
    }
}

impl Question<Pest> for Pay {
    type Choice = only::Coins;

    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        for pay in [self].into_iter().chain(self.rest()).filter(|pay| pay.due() > 0) {
            let (least, most) = pay.coins(board);
            if least < most {
                return Flow::ask(pay);
            }
            pay.settle(board, least, table);
        }
        Flow::Return
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_31, "pest-ask-pay").with("good", name(self.kind)).with("n", self.due())
    }

    #[inline]
    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Coins>) {
        let (least, most) = self.coins(board);
        out.extend((least..=most).map(|n| only::Coins { good: self.kind, n }));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::Coins, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Coins { n, .. } = choice;
        self.settle(board, n, table);
        self.rest().next().map_or(Flow::Return, Flow::goto)
    }

    fn why_not(self, board: &Board, _: Seat, only::Coins { good, n }: only::Coins) -> Option<Cited> {
        let (least, _) = self.coins(board);
        if good != self.kind {
            return None;
        }
        let key = if n < least { "pest-reason-too-few-coins" } else { "pest-reason-too-many-coins" };
        Some(Cited::new(rules::PEST_31, key))
    }
}
