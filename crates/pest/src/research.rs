//! Chapter 5.10, second half: technologies are bought, discarded and refreshed.

use kernel::{Actions, Flow, Id as _, Seat, Set, Table, rule};

use crate::action::{Action, Post};
use crate::board::{Board, harm};
use crate::data::{TECHNOLOGIES, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::subjects::{self, worker_places};
use crate::vocabulary::{Good, Shelf, Slot};
use crate::{Pest, goods, rules, then};

/// The harmful slots there are.
const HARMFUL: u8 = Slot::HARMFUL.len() as u8;

impl Board {
    /// Whether a technology fits on a shelf.
    pub(crate) fn fits(technology: Technology, shelf: Shelf) -> bool {
        TECHNOLOGIES[technology.index()].shelf.is_none_or(|only| only == shelf)
    }

    /// Whether the card of a shelf may leave it: no patient, no Assistant, no sick subject without another slot.
    pub(crate) fn may_discard(&self, seat: Seat, on: Shelf) -> bool {
        rule!(PEST_140);
        let player = &self[seat];
        let Some(old) = player.technologies[on.index()] else { return true };
        let ward = player.patient > 0 && is_ward(old);
        let manned = player.busy >> on.index() & 1 == 1 && !self.switches().discard_with_assistant;
        let stuck = is_quarantine(old) && player.sick > crate::data::REGULAR + HARMFUL;
        !ward && !manned && !stuck
    }

    /// Deals a technology from the deck: shuffled, so any is equally likely.
    pub(crate) fn deal(&mut self, table: &mut impl Table<Pest>) -> Option<Technology> {
        let left = self.deck.len() as u32;
        let technology = if left == 0 { None } else { self.deck.nth(table.roll(left) as usize) }?;
        self.deck.remove(technology);
        table.reveal();
        table.tell(|| Event::Dealt { technology });
        Some(technology)
    }

    /// Five new technologies for the market; the old ones go into the deck before or after.
    pub(crate) fn renew_market(&mut self, shuffle_first: bool, table: &mut impl Table<Pest>) {
        let old = std::mem::take(&mut self.market);
        table.tell(|| Event::Refreshed);
        let shuffle = |board: &mut Self| old.iter().flatten().for_each(|&technology| _ = board.deck.insert(technology));
        if shuffle_first {
            shuffle(self);
        }
        for at in 0..self.market.len() {
            self.market[at] = self.deal(table);
        }
        if !shuffle_first {
            shuffle(self);
        }
    }
}

/// Technologies 1 and 14.
pub(crate) fn is_ward(technology: Technology) -> bool {
    matches!(technology, Technology::BreathingApparatus | Technology::Infirmary)
}

/// Technologies 18 and 19.
pub(crate) fn is_quarantine(technology: Technology) -> bool {
    matches!(technology, Technology::QuarantineTent | Technology::QuarantineHouse)
}

pub(crate) fn legal(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_137, PEST_138);
    let player = &board[seat];
    if board.run.bought.is_none() {
        let market: Set<Technology, u32> = board.market.iter().flatten().copied().collect();
        for technology in market {
            if TECHNOLOGIES[technology.index()].cost > player.research {
                continue;
            }
            let shelves = Shelf::ALL.iter().copied().filter(|&shelf| Board::fits(technology, shelf));
            let shelves = shelves.filter(|&shelf| board.may_discard(seat, shelf));
            out.extend(shelves.map(|shelf| Action::Buy { technology, shelf }));
        }
    }
    if player.research > 0 {
        rule!(PEST_142);
        out.push(Action::Refresh);
    }
    if subjects::patient_waits(board, seat) {
        out.push(Action::Advance);
    }
    subjects::legal_experts(board, seat, out);
    if may_recall(board, seat) {
        rule!(PEST_211);
        let posts = worker_places().chain([Post::Track]);
        out.extend(posts.filter(|&post| board.is_open(seat, post)).map(Action::Scholars));
    }
    if may_trade(board, seat) {
        rule!(PEST_212);
        out.extend((1..=figure(Technology::ExperimentalLaboratory)).map(Action::Laboratory));
    }
    out.push(Action::Done);
    goods::legal_free(board, seat, out);
}

/// Whether technology 11 can bring somebody back.
pub(crate) fn may_recall(board: &Board, seat: Seat) -> bool {
    !board.run.recalled && board[seat].capital > 0 && board.works(seat, Technology::Scholars)
}

/// Whether technology 12 can trade.
pub(crate) fn may_trade(board: &Board, seat: Seat) -> bool {
    !board.run.traded && board[seat].healed > 0 && board.works(seat, Technology::ExperimentalLaboratory)
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
    board[seat].research -= TECHNOLOGIES[technology.index()].cost;
    if let Some(place) = board.market.iter_mut().find(|place| **place == Some(technology)) {
        *place = None;
    }
    board.run.bought = Some(technology);
    let before = board.regular_slots(seat);
    discard(board, seat, shelf, table);
    // Subjects of a discarded technology 18 or 19 look for another slot.
    let after = board.regular_slots(seat);
    let sick = board[seat].sick;
    board.run.adrift = sick.saturating_sub(after).cast_signed() - sick.saturating_sub(before).cast_signed();
    displace(board, seat, technology, shelf, table)
}

/// The old card goes back into the deck and leaves Renown tokens behind.
fn discard(board: &mut Board, seat: Seat, shelf: Shelf, table: &mut impl Table<Pest>) {
    rule!(PEST_139, PEST_140);
    let Some(old) = board[seat].technologies[shelf.index()].take() else { return };
    board[seat].busy &= !(1 << shelf.index());
    table.tell(|| Event::Discarded { seat, technology: old });
    board.gain_renown(seat, TECHNOLOGIES[old.index()].renown.into(), table);
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

/// Asks for the new slots of displaced subjects, unless all free ones are needed.
fn displace(
    board: &mut Board,
    seat: Seat,
    technology: Technology,
    shelf: Shelf,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    let free = board[seat].free_slots().count();
    if usize::try_from(board.run.adrift).is_ok_and(|adrift| adrift > 0 && adrift < free) {
        return Flow::Ask(Frame::Displace { technology, shelf });
    }
    while board.run.adrift > 0 {
        let Some(slot) = board[seat].free_slots().next() else { break };
        displaced(board, seat, slot, table);
    }
    Flow::Goto(Frame::Shelve { technology, shelf })
}

fn displaced(board: &mut Board, seat: Seat, slot: Slot, table: &mut impl Table<Pest>) {
    board.run.adrift -= 1;
    board[seat].harmful |= harm(slot);
    table.tell(|| Event::Moved { seat, from: Slot::Regular, to: slot });
    if slot == Slot::Storage {
        board.clip(seat, table);
    }
}

pub(crate) fn choose_displace(
    board: &mut Board,
    seat: Seat,
    technology: Technology,
    shelf: Shelf,
    slot: Slot,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    displaced(board, seat, slot, table);
    displace(board, seat, technology, shelf, table)
}

/// The new card is placed.
pub(crate) fn shelve(
    board: &mut Board,
    technology: Technology,
    shelf: Shelf,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    let seat = board.actor;
    board[seat].technologies[shelf.index()] = Some(technology);
    table.tell(|| Event::Bought { seat, technology, shelf });
    if technology == Technology::MobileWorkshop {
        return Flow::Ask(Frame::Workshop);
    }
    let excess = board[seat].sick.saturating_sub(board.regular_slots(seat));
    board.run.adrift = excess.cast_signed() - board[seat].harmful.count_ones() as i8;
    pull_in(board, table)
}

/// New regular slots take in subjects of harmful ones: asks which, unless all of them come.
pub(crate) fn pull_in(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_48);
    let seat = board.actor;
    while board.run.adrift < 0 {
        if board[seat].harmful.count_ones() > u32::from(board.run.adrift.unsigned_abs()) {
            return Flow::Ask(Frame::PullIn);
        }
        let Some(slot) = board[seat].occupied_slots().next() else { break };
        pulled_in(board, seat, slot, table);
    }
    Flow::Goto(Frame::Refill)
}

pub(crate) fn pulled_in(board: &mut Board, seat: Seat, slot: Slot, table: &mut impl Table<Pest>) {
    board.run.adrift += 1;
    board[seat].harmful &= !harm(slot);
    table.tell(|| Event::Moved { seat, from: slot, to: Slot::Regular });
}

pub(crate) fn choose_workshop(board: &mut Board, seat: Seat, good: Good, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_225);
    board[seat].workshop = Some(good);
    table.tell(|| Event::Workshop { seat, good });
    Flow::Goto(Frame::Refill)
}

/// The market is filled up, then the imperative.
pub(crate) fn refill(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_141);
    for at in 0..board.market.len() {
        if board.market[at].is_none() {
            board.market[at] = board.deal(table);
        }
    }
    let paid = board.run.bought.map_or(0, |bought| TECHNOLOGIES[bought.index()].cost);
    then(decree::judge(board, board.actor, Moment::Acquired { paid }), Frame::Research)
}

pub(crate) fn refresh(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) {
    rule!(PEST_142);
    board[seat].research -= 1;
    board.renew_market(true, table);
}

/// Technology 11 brings a subject back from the Capital.
pub(crate) fn recall(board: &mut Board, seat: Seat, to: Post, table: &mut impl Table<Pest>) {
    rule!(PEST_211);
    board.run.recalled = true;
    board.send(seat, Post::Capital, to, table);
}

/// Technology 12 trades a subject of the track for sick ones.
pub(crate) fn trade(board: &mut Board, seat: Seat, n: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_212);
    board.run.traded = true;
    board[seat].healed -= 1;
    table.tell(|| Event::Traded { seat, n });
    Flow::Call { first: Frame::Receive { seat, n }, then: Frame::Research }
}

/// The action ends: the patient moves if it has not.
pub(crate) fn end(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_146);
    if subjects::patient_waits(board, seat) {
        subjects::move_patient(board, seat, table);
    }
    Flow::Goto(Frame::ExpertsDone { at: 0 })
}

/// Carries out one part of a Research.
pub(crate) fn choose(board: &mut Board, seat: Seat, action: Action, table: &mut impl Table<Pest>) -> Flow<Frame> {
    match action {
        Action::Buy { technology, shelf } => return buy(board, seat, technology, shelf, table),
        Action::Laboratory(n) => return trade(board, seat, n, table),
        Action::Refresh => refresh(board, seat, table),
        Action::Advance => subjects::move_patient(board, seat, table),
        Action::Experts(to) => subjects::send_expert(board, seat, to, table),
        Action::Scholars(to) => recall(board, seat, to, table),
        _ => return end(board, seat, table),
    }
    Flow::Goto(Frame::Research)
}
