//! Chapter 5.10: a technology is bought. The old card of the shelf leaves first, and its sick subjects look for other slots;
//! new regular slots take in those on harmful ones.

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::{Board, harm};
use crate::data::{REGULAR, TECHNOLOGIES, Technology};
use crate::decree::{self, Moment};
use crate::event::Event;
use crate::frame::Frame;
use crate::mobile_workshop::Workshop;
use crate::patient::is_ward;
use crate::research::Research;
use crate::vocabulary::{Shelf, Slot};
use crate::{Pest, rules, then};

/// The harmful slots there are.
const HARMFUL: u8 = Slot::HARMFUL.len() as u8;

impl Board {
    /// Whether a technology fits on a shelf.
    pub(crate) fn fits(technology: Technology, shelf: Shelf) -> bool {
        TECHNOLOGIES[technology].shelf.is_none_or(|only| only == shelf)
    }

    /// Whether the card of a shelf may leave it: no patient, no Assistant, no sick subject without another slot.
    pub(crate) fn may_discard(&self, seat: Seat, on: Shelf) -> bool {
        rule!(PEST_140);
        let player = &self[seat];
        let Some(old) = player.technologies[on] else { return true };
        let ward = player.patient > 0 && is_ward(old);
        let manned = player.busy >> on.index() & 1 == 1 && !self.switches().discard_with_assistant;
        let stuck = is_quarantine(old) && player.sick > *REGULAR + HARMFUL;
        !ward && !manned && !stuck
    }

    /// How many sick subjects of the player have no slot yet.
    fn homeless(&self, seat: Seat) -> usize {
        let slots = u32::from(self.regular_slots(seat)) + self[seat].harmful.count_ones();
        u32::from(self[seat].sick).saturating_sub(slots) as usize
    }

    /// How many subjects on harmful slots have a free regular one.
    fn relieved(&self, seat: Seat) -> usize {
        let excess = self[seat].sick.saturating_sub(self.regular_slots(seat));
        self[seat].harmful.count_ones().saturating_sub(excess.into()) as usize
    }
}

/// Technologies 18 and 19.
fn is_quarantine(technology: Technology) -> bool {
    matches!(technology, Technology::QuarantineTent | Technology::QuarantineHouse)
}

/// Buys a technology: pays, then makes room for it.
pub(crate) fn buy(
    board: &mut Board,
    seat: Seat,
    technology: Technology,
    shelf: Shelf,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    rule!(PEST_138, PEST_139);
    board[seat].research -= TECHNOLOGIES[technology].cost;
    if let Some(place) = board.market.iter_mut().find(|place| **place == Some(technology)) {
        *place = None;
    }
    board.run.research.bought = Some(technology);
    discard(board, seat, shelf, table);
    Flow::goto(Displace { technology, shelf })
}

/// Why it cannot be bought.
pub(crate) fn why_not(board: &Board, seat: Seat, technology: Technology, shelf: Shelf) -> Cited {
    let player = &board[seat];
    let (rule, key) = if board.run.research.bought.is_some() {
        (rules::PEST_137, "pest-reason-bought-already")
    } else if !board.market.contains(&Some(technology)) {
        (rules::PEST_138, "pest-reason-not-in-market")
    } else if TECHNOLOGIES[technology].cost > player.research {
        (rules::PEST_138, "pest-reason-no-research")
    } else if !Board::fits(technology, shelf) {
        (rules::PEST_138, "pest-reason-wrong-shelf")
    } else if player.patient > 0 && player.technologies[shelf].is_some_and(is_ward) {
        (rules::PEST_140, "pest-reason-holds-patient")
    } else if player.busy >> shelf.index() & 1 == 1 {
        (rules::PEST_140, "pest-reason-holds-assistant")
    } else {
        (rules::PEST_140, "pest-reason-holds-sick")
    };
    Cited::new(rule, key)
}

/// The old card goes back into the deck and leaves Renown tokens behind.
fn discard(board: &mut Board, seat: Seat, shelf: Shelf, table: &mut impl Table<Pest>) {
    rule!(PEST_139, PEST_140);
    let Some(old) = board[seat].technologies[shelf].take() else { return };
    board[seat].busy &= !(1 << shelf.index());
    table.tell(|| Event::Discarded { seat, technology: old });
    board.gain_renown(seat, TECHNOLOGIES[old].renown.into(), table);
    let player = &mut board[seat];
    if old == Technology::PlagueExperts {
        player.experts = 0;
    }
    if old == Technology::MobileWorkshop {
        (player.workshop, player.workshop_manned) = (None, false);
    }
    board.clip(seat, table);
    board.deck.insert(old);
}

/// Asks where a subject of a discarded technology 18 or 19 goes, unless all free slots are needed (PEST-140).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Displace {
    /// What is bought.
    technology: Technology,
    /// Where it goes.
    shelf: Shelf,
}

impl Question<Pest> for Displace {
    type Choice = only::Displace;

    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let seat = board.actor;
        let homeless = board.homeless(seat);
        if homeless > 0 && homeless < board[seat].free_slots().count() {
            return Flow::ask(self);
        }
        for slot in board[seat].free_slots().take(homeless) {
            displace(board, seat, slot, table);
        }
        let Self { technology, shelf } = self;
        Flow::goto(Shelve { technology, shelf })
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_140, "pest-ask-displace")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Displace>) {
        out.extend(board[seat].free_slots().map(only::Displace));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Displace,
        table: &mut impl Table<Pest>,
    ) -> Flow<Frame> {
        let only::Displace(slot) = choice;
        displace(board, seat, slot, table);
        Flow::goto(self)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Displace) -> Option<Cited> {
        Some(Cited::new(rules::PEST_140, "pest-reason-slot-taken"))
    }
}

fn displace(board: &mut Board, seat: Seat, slot: Slot, table: &mut impl Table<Pest>) {
    board[seat].harmful |= harm(slot);
    table.tell(|| Event::Moved { seat, from: Slot::Regular, to: slot });
    if slot == Slot::Storage {
        board.clip(seat, table);
    }
}

/// The new card is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shelve {
    technology: Technology,
    shelf: Shelf,
}

impl Procedure<Pest> for Shelve {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let Self { technology, shelf } = self;
        let seat = board.actor;
        board[seat].technologies[shelf] = Some(technology);
        table.tell(|| Event::Bought { seat, technology, shelf });
        if technology == Technology::MobileWorkshop { Flow::ask(Workshop) } else { Flow::goto(PullIn) }
    }
}

/// Asks which slots are emptied into the new regular ones, unless all of them are (PEST-48).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PullIn;

impl Question<Pest> for PullIn {
    type Choice = only::PullIn;

    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_48);
        let seat = board.actor;
        let relieved = board.relieved(seat);
        if relieved > 0 && relieved < board[seat].occupied_slots().count() {
            return Flow::ask(self);
        }
        for slot in board[seat].occupied_slots().take(relieved) {
            pull_in(board, seat, slot, table);
        }
        Flow::goto(Refill)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_48, "pest-ask-pull-in")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::PullIn>) {
        out.extend(board[seat].occupied_slots().map(only::PullIn));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::PullIn, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::PullIn(slot) = choice;
        pull_in(board, seat, slot, table);
        Flow::goto(self)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::PullIn) -> Option<Cited> {
        Some(Cited::new(rules::PEST_48, "pest-reason-slot-empty"))
    }
}

fn pull_in(board: &mut Board, seat: Seat, slot: Slot, table: &mut impl Table<Pest>) {
    board[seat].harmful &= !harm(slot);
    table.tell(|| Event::Moved { seat, from: slot, to: Slot::Regular });
}

/// The market is filled up, then the imperative (PEST-141).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refill;

impl Procedure<Pest> for Refill {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_141);
        for at in 0..board.market.len() {
            if board.market[at].is_none() {
                board.market[at] = board.deal(table);
            }
        }
        let paid = board.run.research.bought.map_or(0, |bought| TECHNOLOGIES[bought].cost);
        then(decree::judge(board, board.actor, Moment::Acquired(paid)), Research)
    }
}
