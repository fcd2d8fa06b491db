//! Chapter 5.1: storage, gains, payments, exchange.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{STORAGE, STORAGE_BLOCKED, Technology};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::vocabulary::{Good, Slot};
use crate::{Pest, rules};

/// What a payment costs: wood, stone, food, herbs.
pub(crate) type Cost = [u8; 4];

impl Board {
    /// How many of a good fit into the player's storage now.
    pub fn limit(&self, seat: Seat, good: Good) -> u8 {
        rule!(PEST_32);
        let player = &self[seat];
        if player.occupied(Slot::Storage) {
            rule!(PEST_33);
            return STORAGE_BLOCKED;
        }
        if good == Good::Coin && !self.switches().storage_covers_coins {
            return STORAGE;
        }
        if self.has(seat, Technology::LoadingCrane) {
            rule!(PEST_226);
            return figure(Technology::LoadingCrane);
        }
        let taken = |other: &Good| *other != good && player.good(*other) > STORAGE;
        if self.has(seat, Technology::StorageContainers) && !Good::ALL.iter().any(taken) {
            rule!(PEST_227);
            return figure(Technology::StorageContainers);
        }
        STORAGE
    }

    /// Whether one more of a good fits.
    pub fn has_room(&self, seat: Seat, good: Good) -> bool {
        self[seat].good(good) < self.limit(seat, good)
    }

    /// Takes away what stands above the limits, as when the storage slot is filled or a card leaves.
    pub(crate) fn clip(&mut self, seat: Seat, table: &mut impl Table<Pest>) {
        for &good in Good::ALL {
            let (has, limit) = (self[seat].good(good), self.limit(seat, good));
            if has > limit {
                self[seat].goods[good.index()] = limit;
                table.tell(|| Event::Lost { seat, good, n: has - limit });
            }
        }
    }

    /// Gains goods of one kind. What does not fit is lost. Says how many came in.
    pub(crate) fn gain_one(&mut self, seat: Seat, good: Good, n: u8, table: &mut impl Table<Pest>) -> u8 {
        let limit = self.limit(seat, good);
        let there = &mut self[seat].goods[good.index()];
        let fits = n.min(limit.saturating_sub(*there));
        *there += fits;
        if fits > 0 {
            table.tell(|| Event::Gained { seat, good, n: fits });
        }
        if fits < n {
            table.tell(|| Event::Lost { seat, good, n: n - fits });
        }
        fits
    }

    /// Gains research tokens.
    pub(crate) fn gain_research(&mut self, seat: Seat, n: u8, table: &mut impl Table<Pest>) {
        if n > 0 {
            self[seat].research += n;
            table.tell(|| Event::Researched { seat, n });
        }
    }

    /// Gains Renown tokens.
    pub(crate) fn gain_renown(&mut self, seat: Seat, n: u16, table: &mut impl Table<Pest>) {
        rule!(PEST_35);
        if n > 0 {
            self[seat].renown += n;
            table.tell(|| Event::Renown { seat, n });
        }
    }

    /// Takes Negative Renown tokens.
    pub(crate) fn gain_negative(&mut self, seat: Seat, n: u16, table: &mut impl Table<Pest>) {
        if n > 0 {
            self[seat].negative += n;
            table.tell(|| Event::Negative { seat, n });
        }
    }

    /// Gains the goods of one effect together; the frame to run first if technology 27 asks which kind it takes.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        goods: [u8; 5],
        counted: bool,
        table: &mut impl Table<Pest>,
    ) -> Option<Frame> {
        if self.has(seat, Technology::StorageContainers) && self.rivals(seat, goods).count() > 1 {
            return Some(Frame::Container { seat, goods, counted });
        }
        self.pour(seat, goods, counted, table);
        None
    }

    /// The kinds that would stand above 5 if technology 27 took them, while it is free.
    fn rivals(&self, seat: Seat, goods: [u8; 5]) -> impl Iterator<Item = Good> + '_ {
        rule!(PEST_227);
        Good::ALL.iter().copied().filter(move |&good| {
            let with = self[seat].good(good) + goods[good.index()];
            goods[good.index()] > 0 && with > STORAGE && self.limit(seat, good) > STORAGE
        })
    }

    fn pour(&mut self, seat: Seat, goods: [u8; 5], counted: bool, table: &mut impl Table<Pest>) {
        for &good in Good::ALL {
            let n = goods[good.index()];
            if n == 0 {
                continue;
            }
            let came = self.gain_one(seat, good, n, table);
            if counted {
                self.run.goods += came;
                if good == Good::Food {
                    self.run.food += came;
                }
            }
        }
    }

    /// Whether the player can pay, coins standing in for what is missing.
    #[inline]
    pub fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        rule!(PEST_31);
        let player = &self[seat];
        let missing: u8 = (0..4).map(|kind| cost[kind].saturating_sub(player.goods[kind])).sum();
        missing <= player.good(Good::Coin)
    }
}

/// The frame that takes a payment from the player on turn.
pub(crate) fn pay(cost: Cost) -> Frame {
    Frame::Pay { cost, kind: 0 }
}

/// Pays kind by kind; rests where the payer has a choice (PEST-31).
pub(crate) fn advance_pay(board: &mut Board, cost: Cost, kind: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    for kind in kind..4 {
        if cost[usize::from(kind)] == 0 {
            continue;
        }
        let (least, most) = coins(board, cost, kind);
        if least < most {
            return Flow::Ask(Frame::Pay { cost, kind });
        }
        settle(board, cost, kind, least, table);
    }
    Flow::Return
}

/// From how many to how many coins may stand for this kind, so that the rest can still be paid.
pub(crate) fn coins(board: &Board, cost: Cost, kind: u8) -> (u8, u8) {
    let player = &board[board.actor];
    let missing = |kind: usize| cost[kind].saturating_sub(player.goods[kind]);
    let kind = usize::from(kind);
    let later: u8 = (kind + 1..4).map(missing).sum();
    let least = missing(kind);
    (least, cost[kind].min(player.good(Good::Coin).saturating_sub(later)).max(least))
}

pub(crate) fn choose_pay(
    board: &mut Board,
    cost: Cost,
    kind: u8,
    coins: u8,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    settle(board, cost, kind, coins, table);
    Flow::Goto(Frame::Pay { cost, kind: kind + 1 })
}

fn settle(board: &mut Board, cost: Cost, kind: u8, coins: u8, table: &mut impl Table<Pest>) {
    let seat = board.actor;
    let good = Good::RESOURCES[usize::from(kind)];
    let n = cost[good.index()] - coins;
    for (good, n) in [(good, n), (Good::Coin, coins)] {
        board[seat].goods[good.index()] -= n;
        if n > 0 {
            table.tell(|| Event::Paid { seat, good, n });
        }
    }
}

/// Resources of the player's choice, one by one (PEST-34).
pub(crate) fn advance_any(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_34);
    for left in (1..=n).rev() {
        let mut with_room = Good::RESOURCES.into_iter().filter(|&good| board.has_room(seat, good));
        match (with_room.next(), with_room.next()) {
            (None, _) => break,
            // A single kind is no question.
            (Some(only), None) => {
                board.gain_one(seat, only, 1, table);
            }
            (Some(_), Some(_)) => return Flow::Ask(Frame::Any { seat, n: left }),
        }
    }
    Flow::Return
}

pub(crate) fn choose_any(
    board: &mut Board,
    seat: Seat,
    n: u8,
    good: Good,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    board.gain_one(seat, good, 1, table);
    Flow::Goto(Frame::Any { seat, n: n - 1 })
}

pub(crate) fn legal_any(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    out.extend(Good::RESOURCES.into_iter().filter(|&good| board.has_room(seat, good)).map(Action::Take));
}

pub(crate) fn legal_container(board: &Board, seat: Seat, goods: [u8; 5], out: &mut Actions<Pest>) {
    out.extend(board.rivals(seat, goods).map(Action::Store));
}

/// Fills the chosen kind first; the others then stop at 5.
pub(crate) fn choose_container(
    board: &mut Board,
    seat: Seat,
    goods: [u8; 5],
    counted: bool,
    kind: Good,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    let mut first = [0; 5];
    first[kind.index()] = goods[kind.index()];
    let mut rest = goods;
    rest[kind.index()] = 0;
    board.pour(seat, first, counted, table);
    board.pour(seat, rest, counted, table);
    Flow::Return
}

/// The free moves of the player on turn: exchange, and the subject on the storage slot (PEST-36, PEST-44).
pub(crate) fn legal_free(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_36, PEST_44);
    let player = &board[seat];
    if board.has_room(seat, Good::Coin) {
        for (at, &first) in Good::RESOURCES.iter().enumerate() {
            if player.goods[at] >= 2 {
                out.push(Action::Exchange { first, second: first });
            }
            if player.goods[at] == 0 {
                continue;
            }
            let others = Good::RESOURCES[at + 1..].iter().filter(|&&second| player.good(second) > 0);
            out.extend(others.map(|&second| Action::Exchange { first, second }));
        }
    }
    if player.occupied(Slot::Storage) {
        out.extend(player.free_slots().map(Action::Shift));
    }
}

pub(crate) fn exchange(board: &mut Board, seat: Seat, first: Good, second: Good, table: &mut impl Table<Pest>) {
    rule!(PEST_30, PEST_36);
    let goods = &mut board[seat].goods;
    goods[first.index()] -= 1;
    goods[second.index()] -= 1;
    goods[Good::Coin.index()] += 1;
    table.tell(|| Event::Exchanged { seat, first, second });
}
