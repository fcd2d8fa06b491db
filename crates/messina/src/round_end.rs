//! Chapter 5.11: production and quarantine, one player after the other.

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, Target, choices, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::{Board, ROUNDS, Turn};
use crate::data::{CABIN_UPGRADES, Cabin, Class, Space, WORKSHOPS};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::{Patient, sector};
use crate::rescue::welcome;
use crate::turn::Round;
use crate::workshop::{self, Free};
use crate::{effect, prepare, rules, score};

/// The end of the round, seat after seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Production;

impl Procedure<Messina> for Production {
    /// The next seat produces; after the last one the next round is prepared, or the game is over.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_501);
        let place = usize::from(board.next);
        if place < board.seats() {
            board.next += 1;
            board.turn = Turn { seat: board.order[place], site: None, main: false };
            return Flow::call(Staffing, self);
        }
        if board.round == ROUNDS {
            score::tell(board, table);
            return Flow::Return;
        }
        prepare::next_round(board, table);
        Flow::goto(Round)
    }
}

/// Staff workshops before they produce?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Staffing;

choices! { pub enum Preparing of Action { Stop; else Free } }

impl Question<Messina> for Staffing {
    type Choice = Preparing;

    /// Asks while a workshop can be staffed, then everything produces.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        if workshop::open(board).is_empty() { produce(board, table) } else { Flow::ask(self) }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_501, "messina-ask-staffing")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Preparing>) {
        workshop::legal(board, out);
        out.extend([Preparing::Stop]);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Preparing, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Preparing::Stop => produce(board, table),
            Preparing::Free(free) => free.begin_and_settle(self),
        }
    }

    fn why_not(self, board: &Board, _: Seat, choice: Preparing) -> Option<Cited> {
        match choice {
            Preparing::Stop => None,
            Preparing::Free(free) => Some(free.why_not(board)),
        }
    }
}

/// Cabins with a citizen and workshops of era I give their output; golden workers a point each.
fn produce(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_501, MES_320, MES_351);
    let seat = board.turn.seat;
    table.tell(|| Event::Producing { seat });
    for row in board[seat].cabins.into_values() {
        if let (Some(_), Some(upgrade)) = (row.citizen, row.upgrade) {
            effect::earn(board, seat, CABIN_UPGRADES[upgrade].output, table);
        }
    }
    for workshop in board[seat].staffed {
        let tile = &WORKSHOPS[workshop];
        let master = board[seat].masters.contains(workshop);
        if tile.era == 1 {
            effect::earn(board, seat, if master { tile.output_upgraded } else { tile.output }, table);
        }
    }
    let masters = board[seat].masters.len() as u8;
    effect::score(board, seat, masters, table);
    if board.round == ROUNDS {
        rule!(MES_503);
        return Flow::Return;
    }
    Flow::goto(Quarantine)
}

/// Who leaves quarantine, to which space?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quarantine;

choices! { pub enum Leaving of Action { Leave { cabin: Cabin, space: Space }, Dismiss(cabin: Cabin); else Free } }

impl Question<Messina> for Quarantine {
    type Choice = Leaving;

    /// Asks while somebody on space II can be housed; then those on space I move up.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_502);
        let seat = board.turn.seat;
        for &cabin in Cabin::ALL {
            let patient = board[seat].cabins[cabin].citizen;
            if patient.is_some_and(|patient| patient.leaving && !welcome(board, patient.class)) {
                dismiss(board, cabin, table);
            }
        }
        if leaving(board).next().is_some() {
            return Flow::ask(self);
        }
        for row in board[seat].cabins.values_mut() {
            if let Some(patient) = &mut row.citizen {
                patient.leaving = true;
            }
        }
        Flow::Return
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_502, "messina-ask-quarantine")
    }

    /// Who can move where, and who can be let go.
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Leaving>) {
        let player = &board[seat];
        for (cabin, patient) in leaving(board) {
            out.extend(player.room(patient.class).into_iter().map(|space| Leaving::Leave { cabin, space }));
        }
        let full = leaving(board).filter(|(_, patient)| player.room(patient.class).is_empty());
        out.extend(full.map(|(cabin, _)| Leaving::Dismiss(cabin)));
        workshop::legal(board, out);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Leaving, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Leaving::Leave { cabin, space } => leave(board, cabin, space, table),
            Leaving::Dismiss(cabin) => dismiss(board, cabin, table),
            Leaving::Free(free) => return free.begin_and_settle(self),
        }
        Flow::goto(self)
    }

    fn why_not(self, board: &Board, _: Seat, choice: Leaving) -> Option<Cited> {
        let patient = |cabin: Cabin| leaving(board).find(|(leaving, _)| *leaving == cabin).map(|(_, patient)| patient);
        let not_leaving = || Cited::new(rules::MES_502, "messina-reason-not-leaving");
        Some(match choice {
            Leaving::Leave { cabin, space } => match patient(cabin) {
                Some(patient) if sector(patient.class).contains(space) => {
                    Cited::new(rules::MES_221, "messina-reason-space-taken")
                }
                _ => not_leaving(),
            },
            Leaving::Dismiss(cabin) if patient(cabin).is_some() => {
                Cited::new(rules::MES_220, "messina-reason-still-room")
            }
            Leaving::Dismiss(_) => not_leaving(),
            Leaving::Free(free) => free.why_not(board),
        })
    }

    /// A click on a space means a citizen of its sector.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Leaving> {
        let Some(space) = thing.id::<Space>() else { return self.meant(board, seat, thing) };
        let of_sector = leaving(board).find(|(_, patient)| sector(patient.class).contains(space));
        let (cabin, _) = of_sector.or_else(|| leaving(board).next())?;
        let taken = !board[seat].room(crate::data::SPACES[space].class).contains(space);
        (taken || of_sector.is_none()).then_some(Leaving::Leave { cabin, space })
    }
}

/// Cabins whose citizen leaves now.
fn leaving(board: &Board) -> impl Iterator<Item = (Cabin, Patient)> {
    let cabins = &board[board.turn.seat].cabins;
    Cabin::ALL.iter().filter_map(|&cabin| {
        let patient = cabins[cabin].citizen?;
        patient.leaving.then_some((cabin, patient))
    })
}

/// A citizen moves from quarantine to a sector.
fn leave(board: &mut Board, cabin: Cabin, space: Space, table: &mut impl Table<Messina>) {
    rule!(MES_502);
    let seat = board.turn.seat;
    let player = &mut board[seat];
    let patient = player.cabins[cabin].citizen.take().expect("somebody leaves the cabin");
    player.housed.insert(space);
    if patient.upgraded {
        player.golden.insert(space);
    }
    table.tell(|| Event::LeftQuarantine { seat, class: patient.class, cabin, space });
}

/// A citizen goes from quarantine to the supply.
fn dismiss(board: &mut Board, cabin: Cabin, table: &mut impl Table<Messina>) {
    let seat = board.turn.seat;
    let patient = board[seat].cabins[cabin].citizen.take().expect("somebody leaves the cabin");
    let class: Class = patient.class;
    table.tell(|| Event::Released { seat, class, count: 1 });
}
