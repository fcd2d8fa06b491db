//! Chapter 5.1: storage, gains, resources of one's choice.

use kernel::{Cited, Flow, Id as _, Question, Seat, SeatSet, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::data::{STORAGE, STORAGE_BLOCKED, Technology};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::storage_containers::Container;
use crate::vocabulary::{ByGood, Good, Slot};
use crate::{Pest, rules};

impl Board {
    /// How many of a good fit into the player's storage now.
    pub fn limit(&self, seat: Seat, good: Good) -> u8 {
        rule!(PEST_32);
        let player = &self[seat];
        if player.occupied(Slot::Storage) {
            rule!(PEST_33);
            return *STORAGE_BLOCKED;
        }
        if good == Good::Coin && !self.switches().storage_covers_coins {
            return *STORAGE;
        }
        if self.has(seat, Technology::LoadingCrane) {
            rule!(PEST_226);
            return figure(Technology::LoadingCrane);
        }
        let taken = |other: &Good| *other != good && player.good(*other) > *STORAGE;
        if self.has(seat, Technology::StorageContainers) && !Good::ALL.iter().any(taken) {
            rule!(PEST_227);
            return figure(Technology::StorageContainers);
        }
        *STORAGE
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
                self[seat].goods[good] = limit;
                table.tell(|| Event::Lost { seat, good, n: has - limit });
            }
        }
    }

    /// Gains goods of one kind. What does not fit is lost. Says how many came in.
    pub(crate) fn gain_one(&mut self, seat: Seat, good: Good, n: u8, table: &mut impl Table<Pest>) -> u8 {
        let limit = self.limit(seat, good);
        let there = &mut self[seat].goods[good];
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

    /// Gains the goods of one effect together; the question to ask first if technology 27 does not know which kind it takes.
    pub(crate) fn gain(&mut self, seat: Seat, goods: ByGood<u8>, table: &mut impl Table<Pest>) -> Option<Frame> {
        let container = Container { seat, goods };
        if self.has(seat, Technology::StorageContainers) && container.rivals(self).count() > 1 {
            return Some(container.into());
        }
        self.pour(seat, goods, table);
        None
    }

    /// Gains goods kind by kind.
    pub(crate) fn pour(&mut self, seat: Seat, goods: ByGood<u8>, table: &mut impl Table<Pest>) {
        for &good in Good::ALL {
            if goods[good] > 0 {
                self.gain_one(seat, good, goods[good], table);
            }
        }
    }
}

/// Asks for resources of the player's choice, one by one (PEST-34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnyResource {
    /// Who gains.
    pub(crate) seat: Seat,
    /// How many are left.
    pub(crate) n: u8,
}

impl Question<Pest> for AnyResource {
    type Choice = only::Take;

    /// A single kind with room is no question (ruling 91); without room the rest is lost.
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_34);
        let Self { seat, n } = self;
        for left in (1..=n).rev() {
            let mut with_room = Good::RESOURCES.into_iter().filter(|&good| board.has_room(seat, good));
            match (with_room.next(), with_room.next()) {
                (None, _) => break,
                (Some(only), None) => {
                    board.gain_one(seat, only, 1, table);
                }
                (Some(_), Some(_)) => return Flow::ask(Self { seat, n: left }),
            }
        }
        Flow::Return
    }

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_34, "pest-ask-resource")
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Take>) {
        out.extend(Good::RESOURCES.into_iter().filter(|&good| board.has_room(seat, good)).map(only::Take));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Take, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Take(good) = choice;
        board.gain_one(seat, good, 1, table);
        Flow::goto(Self { n: self.n - 1, ..self })
    }

    fn why_not(self, _: &Board, _: Seat, only::Take(good): only::Take) -> Option<Cited> {
        let key = if good == Good::Coin { "pest-reason-coin-no-resource" } else { "pest-reason-store-full" };
        Some(Cited::new(rules::PEST_34, key))
    }
}
