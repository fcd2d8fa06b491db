//! Chapter 5.8: citizens move from their sector to a workshop.

use kernel::{Cited, Flow, Id as _, Question, Seat, Set, Table, choices, rule};

use crate::Messina;
use crate::act::Settle;
use crate::action::Action;
use crate::action::only;
use crate::board::Board;
use crate::data::{Class, WORKSHOPS, Workshop};
use crate::event::Event;
use crate::frame::Frame;
use crate::{effect, rules};

choices! {
    /// The free move: it is offered at many questions and comes back to them.
    pub enum Free of Action { Staff(workshop: Workshop) }
}

/// Workshops that somebody of the sector could go to.
pub(crate) fn open(board: &Board) -> Set<Workshop, u64> {
    rule!(MES_350);
    let player = &board[board.turn.seat];
    let mut open = Set::new();
    if player.workshops.is_empty() {
        return open;
    }
    for &class in Class::ALL {
        if !player.residents(class).is_empty() {
            open = open | player.vacancies(class);
        }
    }
    open
}

/// Gives the workshops that could be staffed.
pub(crate) fn legal<C: From<Free>>(board: &Board, out: &mut impl Extend<C>) {
    out.extend(open(board).into_iter().map(|workshop| Free::Staff(workshop).into()));
}

impl Free {
    /// Asks who works there, and comes back. What is earned waits for the step of actions.
    pub(crate) fn begin(self, then: impl Into<Frame>) -> Flow<Frame> {
        let Self::Staff(workshop) = self;
        Flow::call(Worker { workshop, settle: false }, then)
    }

    /// As [`Free::begin`] where no step of actions follows: what is earned is settled at once.
    pub(crate) fn begin_and_settle(self, then: impl Into<Frame>) -> Flow<Frame> {
        let Self::Staff(workshop) = self;
        Flow::call(Worker { workshop, settle: true }, then)
    }

    pub(crate) fn why_not(self, board: &Board) -> Cited {
        let Self::Staff(workshop) = self;
        let player = &board[board.turn.seat];
        if !player.workshops.contains(workshop) {
            Cited::new(rules::MES_350, "messina-reason-not-owned")
        } else if player.spent.contains(workshop) {
            Cited::new(rules::MES_351, "messina-reason-spent")
        } else if player.staffed.contains(workshop) {
            Cited::new(rules::MES_350, "messina-reason-staffed")
        } else {
            Cited::new(rules::MES_350, "messina-reason-no-worker")
        }
    }
}

/// Who works in this workshop?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worker {
    /// The workshop.
    pub workshop: Workshop,
    /// Whether what it earns is settled at once, as no step of actions follows.
    pub settle: bool,
}

impl Question<Messina> for Worker {
    type Choice = only::Worker;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_350, "messina-ask-worker")
            .with("workshop", kernel::Message::name("messina", self.workshop))
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Worker>) {
        let residents = board[seat].residents(WORKSHOPS[self.workshop].class);
        out.extend(residents.into_iter().map(only::Worker));
    }

    /// Moves the citizen to the workshop.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Worker,
        table: &mut impl Table<Messina>,
    ) -> Flow<Frame> {
        let only::Worker(space) = choice;
        rule!(MES_350, MES_245);
        let workshop = self.workshop;
        let player = &mut board[seat];
        player.housed.remove(space);
        player.staffed.insert(workshop);
        if player.golden.remove(space) {
            player.masters.insert(workshop);
        }
        table.tell(|| Event::Staffed { seat, workshop, space });
        reward(board, workshop, table);
        rule!(MES_243);
        if self.settle { Flow::goto(Settle) } else { Flow::Return }
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Worker) -> Option<Cited> {
        Some(Cited::new(rules::MES_350, "messina-reason-no-worker"))
    }
}

/// A workshop of era II pays once, as soon as its citizen is good enough.
pub(crate) fn reward(board: &mut Board, workshop: Workshop, table: &mut impl Table<Messina>) {
    rule!(MES_351);
    let seat = board.turn.seat;
    let tile = &WORKSHOPS[workshop];
    let master = board[seat].masters.contains(workshop);
    if tile.era == 1 || board[seat].spent.contains(workshop) || (tile.requires_upgraded && !master) {
        return;
    }
    board[seat].spent.insert(workshop);
    table.tell(|| Event::Rewarded { seat, workshop });
    effect::earn(board, seat, if master { tile.output_upgraded } else { tile.output }, table);
}
