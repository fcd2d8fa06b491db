//! Chapters 5.3 and 5.6: the year and the turn.
//!
//! Year: plague → favour → turns → Assistants return → new turn order → after years 2, 4, 6 the end of the era.

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, Target, choices, rule};

use crate::action::Action;
use crate::assign::Assign;
use crate::board::{Board, TRACK};
use crate::data::Technology;
use crate::effect::{no_technology, rule_of, trials};
use crate::era::PayAgenda;
use crate::event::Event;
use crate::exchange::Free;
use crate::frame::Frame;
use crate::grid::Cell;
use crate::heal::Heal;
use crate::level::Clear;
use crate::payment::Pay;
use crate::plague::{self, Strike};
use crate::research::Research;
use crate::run::Run;
use crate::vocabulary::{Act, Left, Level};
use crate::{Pest, rules};

/// A year begins: the plague card is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Year;

impl Procedure<Pest> for Year {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_60);
        board.year += 1;
        board.turns = 0;
        let year = board.year;
        table.tell(|| Event::Year { year });
        plague::reveal(board, table);
        Flow::goto(Strike)
    }
}

/// The next turn in turn order, round after round, until all Assistants are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NextTurn;

impl Procedure<Pest> for NextTurn {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_90);
        board.run = Run::default();
        if board.turns == board.players * board.assistants() {
            return Flow::goto(EndYear);
        }
        board.actor = board.order[usize::from(board.turns % board.players)];
        board.turns += 1;
        Flow::call(Place, NextTurn)
    }
}

/// Asks where the Assistant goes (PEST-91).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place;

choices! { pub enum Placing of Action { Place(cell: Cell), Trials, Again(cell: Cell); else Free } }

impl Question<Pest> for Place {
    type Choice = Placing;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_91, "pest-ask-place")
    }

    /// Every empty cell; technologies 17 and 28 where they can be used.
    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Placing>) {
        rule!(PEST_91);
        let player = &board[seat];
        out.extend(Cell::all().filter(|cell| player.cells & cell.bit() == 0).map(Placing::Place));
        out.extend(can_try(board, seat).then_some(Placing::Trials));
        if is_idle(board, seat, Technology::AdrenalineShot) {
            rule!(PEST_228);
            out.extend(Cell::all().filter(|cell| player.cells & cell.bit() != 0).map(Placing::Again));
        }
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Placing, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Placing::Place(cell) => {
                board[seat].placed += 1;
                board[seat].cells |= cell.bit();
                table.tell(|| Event::Placed { seat, cell });
                board.run = Run::of(cell);
                Flow::goto(Combine)
            }
            Placing::Again(cell) => {
                rule!(PEST_228);
                occupy(board, seat, Technology::AdrenalineShot);
                table.tell(|| Event::Again { seat, cell });
                board.run = Run::of(cell);
                Flow::goto(Combine)
            }
            Placing::Trials => {
                rule!(PEST_217);
                occupy(board, seat, Technology::ClinicalTrials);
                let trials = trials();
                let n = trials.healed.min(TRACK - board[seat].healed);
                board[seat].healed += n;
                table.tell(|| Event::Trials { seat, n });
                Flow::call(Pay::new(trials.cost), Combine)
            }
            Placing::Free(free) => free.choose(board, seat, self, table),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Placing) -> Option<Cited> {
        Some(match choice {
            Placing::Place(_) => Cited::new(rules::PEST_91, "pest-reason-cell-taken"),
            Placing::Trials => no_assistant_on(board, seat, Technology::ClinicalTrials).unwrap_or_else(|| {
                let full = !board.track_has_room(seat);
                Cited::new(rules::PEST_217, if full { "pest-reason-track-full" } else { "pest-reason-no-herbs" })
            }),
            Placing::Again(_) => no_assistant_on(board, seat, Technology::AdrenalineShot)
                .unwrap_or_else(|| Cited::new(rules::PEST_228, "pest-reason-not-played-this-year")),
            Placing::Free(free) => free.why_not(board, seat),
        })
    }

    /// A click on technology 28 means to repeat a cell; a click on a cell means to place an Assistant there.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Placing> {
        if thing.id() == Some(Technology::AdrenalineShot) {
            let unused = Cell::all().find(|cell| board[seat].cells & cell.bit() == 0);
            return unused.map(Placing::Again);
        }
        self.meant(board, seat, thing).filter(|meant| !matches!(meant, Placing::Again(_)))
    }
}

/// Whether the player has the technology and no Assistant lies on it.
fn is_idle(board: &Board, seat: Seat, technology: Technology) -> bool {
    board[seat].shelf_of(technology).is_some_and(|shelf| board[seat].busy >> shelf.index() & 1 == 0)
}

fn can_try(board: &Board, seat: Seat) -> bool {
    rule!(PEST_217);
    is_idle(board, seat, Technology::ClinicalTrials) && board.track_has_room(seat) && board.can_pay(seat, trials().cost)
}

/// Why a technology that takes an Assistant cannot have one.
fn no_assistant_on(board: &Board, seat: Seat, technology: Technology) -> Option<Cited> {
    if !board.has(seat, technology) {
        return Some(no_technology(technology));
    }
    let there = !is_idle(board, seat, technology);
    there.then(|| Cited::new(rule_of(technology), "pest-reason-assistant-there"))
}

fn occupy(board: &mut Board, seat: Seat, technology: Technology) {
    let shelf = board[seat].shelf_of(technology).expect("only an owner uses a technology");
    board[seat].placed += 1;
    board[seat].busy |= 1 << shelf.index();
}

/// Asks which action comes next, or whether the turn ends (PEST-92, PEST-95).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combine;

choices! { pub enum Combining of Action { Start(act: Act), End; else Free } }

impl Question<Pest> for Combine {
    type Choice = Combining;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_92, "pest-ask-action")
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Combining>) {
        rule!(PEST_92, PEST_95);
        out.extend(board.run.left().map(Combining::Start));
        out.extend([Combining::End]);
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Combining, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Combining::Start(act) => start(board, seat, act, table),
            Combining::End => Flow::Return,
            Combining::Free(free) => free.choose(board, seat, self, table),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Combining) -> Option<Cited> {
        match choice {
            Combining::Start(act) => {
                let done = board.run.cell.is_some_and(|cell| cell.acts().contains(&act));
                let key = if done { "pest-reason-action-done" } else { "pest-reason-not-in-combination" };
                Some(Cited::new(rules::PEST_92, key))
            }
            Combining::End => None,
            Combining::Free(free) => Some(free.why_not(board, seat)),
        }
    }
}

/// Begins one of the two actions.
fn start(board: &mut Board, seat: Seat, act: Act, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_92);
    board.run = board.run.next_action();
    let left = match act.row() {
        Ok(top) => {
            board.run.top_left = false;
            return Flow::call(Clear { top }, Combine);
        }
        Err(left) => left,
    };
    board.run.left_left = false;
    table.tell(|| Event::Started { seat, act, level: Level::Normal });
    match left {
        Left::Research => Flow::call(Research, Combine),
        Left::Heal => Flow::call(Heal, Combine),
        Left::Assign => Flow::call(Assign, Combine),
    }
}

/// Assistants return and the turn order changes (PEST-156, PEST-157).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndYear;

impl Procedure<Pest> for EndYear {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_156);
        for seat in board.everyone() {
            let player = &mut board[seat];
            (player.placed, player.cells, player.busy) = (0, 0, 0);
        }
        reorder(board);
        table.tell(|| Event::Order { seats: board.in_order().collect() });
        if board.year.is_multiple_of(2) { Flow::goto(PayAgenda) } else { Flow::goto(Year) }
    }
}

/// Least influence first; tied players, which there are only at 0, reverse their order.
fn reorder(board: &mut Board) {
    rule!(PEST_157);
    let players = usize::from(board.players);
    board.order[..players].reverse();
    let influence: [u8; 5] = std::array::from_fn(|at| board.seats.0[at].influence);
    board.order[..players].sort_by_key(|seat| influence[seat.index()]);
}
