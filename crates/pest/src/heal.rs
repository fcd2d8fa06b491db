//! Chapter 5.11, first part: the sick are healed for herbs.

use kernel::{Cited, Flow, Procedure, Question, Seat, Table, Target, choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{HEALED_TRACK, Technology};
use crate::decree::{self, Moment};
use crate::effect::{figure, unusable};
use crate::event::Event;
use crate::exchange::Free;
use crate::frame::Frame;
use crate::payment::{Cost, Pay};
use crate::plague_experts::{self, ExpertsReward};
use crate::post::Post;
use crate::vocabulary::{Good, Slot};
use crate::{Pest, patient, quarantine, rules};

/// What the Heal under way has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Healing {
    /// Subjects that reached the track.
    pub healed: u8,
    /// The patient was moved.
    pub patient_moved: bool,
    /// Technology 9 was used.
    pub inhaled: bool,
    /// Plague Experts reached the Capital.
    pub to_capital: bool,
}

/// What the next healing costs; none if the track is full.
fn cost(board: &Board, seat: Seat) -> Option<Cost> {
    rule!(PEST_46);
    let space = HEALED_TRACK.get(usize::from(board[seat].healed))?;
    Some([0, 0, 0, space.herbs])
}

/// Asks for the next part of a Heal (PEST-145).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heal;

choices! {
    pub enum Care of Action { Advance, Experts(post: Post), Heal(slot: Slot), Inhale(slot: Slot), Done; else Free }
}

impl Question<Pest> for Heal {
    type Choice = Care;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_145, "pest-ask-heal")
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Care>) {
        rule!(PEST_145, PEST_48);
        let done = &board.run.heal;
        out.extend(patient::waits(board, seat, done.patient_moved).then_some(Care::Advance));
        out.extend(plague_experts::posts(board, seat).map(Care::Experts));
        if cost(board, seat).is_some_and(|cost| board.can_pay(seat, cost)) {
            out.extend(quarantine::sources(board, seat).map(Care::Heal));
        }
        if !done.inhaled && board.has(seat, Technology::Inhaler) {
            rule!(PEST_209);
            out.extend(quarantine::sources(board, seat).map(Care::Inhale));
        }
        out.extend([Care::Done]);
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Care, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Care::Heal(slot) => {
                rule!(PEST_145);
                let cost = cost(board, seat).expect("nobody is healed onto a full track");
                quarantine::take(board, seat, slot);
                board[seat].healed += 1;
                board.run.heal.healed += 1;
                table.tell(|| Event::Healed { seat, slot });
                return Flow::call(Pay::new(cost), self);
            }
            Care::Inhale(slot) => {
                rule!(PEST_209);
                board.run.heal.inhaled = true;
                quarantine::take(board, seat, slot);
                table.tell(|| Event::Inhaled { seat, slot });
            }
            Care::Advance => move_patient(board, seat, table),
            Care::Experts(post) => {
                board.send(seat, Post::Experts, post, table);
                board.run.heal.to_capital |= post == Post::Capital;
            }
            Care::Done => return finish(board, seat, table),
            Care::Free(free) => return free.choose(board, seat, self, table),
        }
        Flow::goto(self)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Care) -> Option<Cited> {
        let nobody = board[seat].sick == 0;
        Some(match choice {
            Care::Heal(_) if nobody => Cited::new(rules::PEST_145, "pest-reason-nobody-sick"),
            Care::Heal(_) => match cost(board, seat) {
                None => Cited::new(rules::PEST_46, "pest-reason-track-full"),
                Some(cost) if !board.can_pay(seat, cost) => Cited::new(rules::PEST_145, "pest-reason-no-herbs"),
                Some(_) => Cited::new(rules::PEST_48, "pest-reason-not-that-slot"),
            },
            Care::Inhale(_) => {
                unusable(board, seat, Technology::Inhaler, board.run.heal.inhaled).unwrap_or_else(|| {
                    if nobody {
                        Cited::new(rules::PEST_209, "pest-reason-nobody-sick")
                    } else {
                        Cited::new(rules::PEST_48, "pest-reason-not-that-slot")
                    }
                })
            }
            Care::Advance => patient::why_no_move(board, seat),
            Care::Experts(post) => plague_experts::why_not(board, seat, post),
            Care::Done => return None,
            Care::Free(free) => free.why_not(board, seat),
        })
    }

    /// A click on a slot means to heal the subject there, a click on technology 9 to use it.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Care> {
        let slot = thing.id::<Slot>().map(Care::Heal);
        let inhaler = (thing.id() == Some(Technology::Inhaler)).then_some(Care::Inhale(Slot::Regular));
        let Some(meant) = slot.or(inhaler) else { return self.meant(board, seat, thing) };
        let mut legal = Vec::new();
        self.legal(board, seat, &mut legal);
        (!legal.contains(&meant)).then_some(meant)
    }
}

fn move_patient(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) {
    board.run.heal.patient_moved = true;
    board.run.heal.healed += u8::from(patient::move_on(board, seat, table));
}

/// The action ends: the patient, technology 23, technology 10, the imperative.
fn finish(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_146, PEST_223);
    if patient::waits(board, seat, board.run.heal.patient_moved) {
        move_patient(board, seat, table);
    }
    if board.has(seat, Technology::Syringe) {
        board.gain_one(seat, Good::Herbs, figure(Technology::Syringe), table);
    }
    Flow::call(ExpertsReward { arrived: board.run.heal.to_capital }, EndHeal)
}

/// A Heal ends: the imperative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndHeal;

impl Procedure<Pest> for EndHeal {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let moment = Moment::HealEnded(board.run.heal.healed);
        decree::judge(board, board.actor, moment).map_or(Flow::Return, Flow::Goto)
    }
}
