//! Chapter 5.11, first part: the sick are healed for herbs.

use kernel::{Actions, Flow, Seat, Table, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{HEALED_TRACK, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::vocabulary::{Good, Slot};
use crate::{Pest, goods, quarantine, rules, subjects};

/// What the next healing costs; none if the track is full.
pub(crate) fn cost(board: &Board, seat: Seat) -> Option<goods::Cost> {
    rule!(PEST_46);
    let space = HEALED_TRACK.get(usize::from(board[seat].healed))?;
    Some([0, 0, 0, space.herbs])
}

pub(crate) fn legal(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_145, PEST_48);
    if subjects::patient_waits(board, seat) {
        out.push(Action::Advance);
    }
    subjects::legal_experts(board, seat, out);
    if cost(board, seat).is_some_and(|cost| board.can_pay(seat, cost)) {
        out.extend(quarantine::sources(board, seat).map(Action::Heal));
    }
    if may_inhale(board, seat) {
        rule!(PEST_209);
        out.extend(quarantine::sources(board, seat).map(Action::Inhale));
    }
    out.push(Action::Done);
    goods::legal_free(board, seat, out);
}

/// Whether technology 9 may be used.
pub(crate) fn may_inhale(board: &Board, seat: Seat) -> bool {
    !board.run.inhaled && board.has(seat, Technology::Inhaler)
}

/// A subject is healed for the herbs of the leftmost free space.
pub(crate) fn heal(board: &mut Board, seat: Seat, from: Slot, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_145);
    let cost = cost(board, seat).unwrap_or_default();
    quarantine::take(board, seat, from);
    board[seat].healed += 1;
    board.run.healed += 1;
    table.tell(|| Event::Healed { seat, from });
    Flow::Call { first: goods::pay(cost), then: Frame::Heal }
}

pub(crate) fn inhale(board: &mut Board, seat: Seat, from: Slot, table: &mut impl Table<Pest>) {
    rule!(PEST_209);
    board.run.inhaled = true;
    quarantine::take(board, seat, from);
    table.tell(|| Event::Inhaled { seat, from });
}

/// The action ends: the patient, technology 23, technology 10, the imperative.
pub(crate) fn finish(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_146, PEST_223);
    if subjects::patient_waits(board, seat) {
        subjects::move_patient(board, seat, table);
    }
    if board.has(seat, Technology::Syringe) {
        board.gain_one(seat, Good::Herbs, figure(Technology::Syringe), table);
    }
    Flow::Call { first: Frame::ExpertsDone { at: 0 }, then: Frame::EndHeal }
}

pub(crate) fn end(board: &Board) -> Flow<Frame> {
    decree::judge(board, board.actor, Moment::HealEnded).map_or(Flow::Return, Flow::Goto)
}

/// Carries out one part of a Heal.
pub(crate) fn choose(board: &mut Board, seat: Seat, action: Action, table: &mut impl Table<Pest>) -> Flow<Frame> {
    match action {
        Action::Heal(from) => return heal(board, seat, from, table),
        Action::Inhale(from) => inhale(board, seat, from, table),
        Action::Advance => subjects::move_patient(board, seat, table),
        Action::Experts(to) => subjects::send_expert(board, seat, to, table),
        _ => return finish(board, seat, table),
    }
    Flow::Goto(Frame::Heal)
}
