//! A top-row action begins: its slot, the research token, how well it goes (PEST-45, PEST-93).

use kernel::{Cited, Flow, Procedure, Question, Seat, Table, choices, rule};

use crate::action::Action;
use crate::board::Board;
use crate::build::Build;
use crate::event::{Event, name};
use crate::frame::Frame;
use crate::produce::Produce;
use crate::travel::{Moving, Step};
use crate::vocabulary::{Act, Level, Slot, Top};
use crate::{Pest, quarantine, rules};

/// Asks whether the slot of the action is cleared, if another is free (PEST-45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clear {
    /// The action that begins.
    pub top: Top,
}

choices! { pub enum Clearing of Action { Clear(slot: Slot), Decline } }

impl Question<Pest> for Clear {
    type Choice = Clearing;

    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_45);
        let player = &board[board.actor];
        let can_clear = player.occupied(Slot::above(self.top)) && player.free_slots().next().is_some();
        if can_clear { Flow::ask(self) } else { Flow::goto(Judge { top: self.top }) }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_45, "pest-ask-clear").with("act", name(Act::from(self.top)))
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Clearing>) {
        out.extend(board[seat].free_slots().map(Clearing::Clear));
        out.extend([Clearing::Decline]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Clearing, table: &mut impl Table<Pest>) -> Flow<Frame> {
        if let Clearing::Clear(slot) = choice {
            quarantine::shift(board, seat, Slot::above(self.top), slot, table);
        }
        Flow::goto(Judge { top: self.top })
    }

    fn why_not(self, _: &Board, _: Seat, choice: Clearing) -> Option<Cited> {
        match choice {
            Clearing::Clear(_) => Some(Cited::new(rules::PEST_45, "pest-reason-slot-taken")),
            Clearing::Decline => None,
        }
    }
}

/// Whether the action is hindered is settled, once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Judge {
    /// The action that begins.
    pub top: Top,
}

impl Procedure<Pest> for Judge {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_93, PEST_94);
        let player = &board[board.actor];
        let hindered = player.occupied(Slot::above(self.top));
        let can_improve = player.research > 0;
        board.run.level = if hindered { Level::Hindered } else { Level::Normal };
        if can_improve { Flow::ask(Improve { top: self.top }) } else { start(board, self.top, table) }
    }
}

/// Asks whether a research token lifts the action (PEST-93).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Improve {
    /// The action that begins.
    pub top: Top,
}

choices! { pub enum Improving of Action { Improve, Decline } }

impl Question<Pest> for Improve {
    type Choice = Improving;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_93, "pest-ask-improve").with("act", name(Act::from(self.top)))
    }

    #[inline]
    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Improving>) {
        out.extend([Improving::Improve, Improving::Decline]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Improving, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_93);
        if choice == Improving::Improve {
            board[seat].research -= 1;
            board.run.level = match board.run.level {
                Level::Hindered if board.switches().buyback_both => Level::Mixed,
                Level::Hindered => Level::Normal,
                Level::Normal | Level::Improved | Level::Mixed => Level::Improved,
            };
        }
        start(board, self.top, table)
    }
}

/// The action itself.
fn start(board: &mut Board, top: Top, table: &mut impl Table<Pest>) -> Flow<Frame> {
    let (seat, level) = (board.actor, board.run.level);
    table.tell(|| Event::Started { seat, act: top.into(), level });
    match top {
        Top::Move => {
            board.run.travel = Moving { points: points(board, seat, level), ..Moving::default() };
            Flow::goto(Step)
        }
        Top::Build => Flow::goto(Build),
        Top::Produce => Flow::goto(Produce),
    }
}

/// The movement points of a Move at this level.
pub(crate) fn points(board: &Board, seat: Seat, level: Level) -> u8 {
    rule!(PEST_100, PEST_103);
    let points = board.move_points(seat);
    match level {
        Level::Hindered => points - 1,
        Level::Normal | Level::Mixed => points,
        Level::Improved => points + 1,
    }
}
