//! Chapters 5.4 and 5.7, the King: a cube goes to the castle, before the plague or after it (RAT-27, RAT-46).

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::action::only;
use crate::data::{Class, KING_CUBES, Region};
use crate::turn::TurnEnd;
use crate::{Action, Board, Event, Frame, Rattus, Regions, name, power, rules};

/// The regions from which the King can take a cube of `seat`: its own, without rats.
pub(crate) fn sources(board: &Board, seat: Seat) -> Regions {
    rule!(RAT_27);
    board.homes(seat) & board.rat_free()
}

/// A cube goes to the castle.
fn shelter(board: &mut Board, seat: Seat, region: Region, table: &mut impl Table<Rattus>) {
    rule!(RAT_27);
    let cubes = KING_CUBES.min(board.cubes[region][seat]);
    board.cubes[region][seat] -= cubes;
    board.castle[seat] += cubes;
    table.tell(|| Event::Sheltered { seat, region });
}

fn why_not_from(board: &Board, seat: Seat, region: Region) -> Cited {
    let lives_there = board.homes(seat).contains(region);
    let key = if lives_there { "rattus-reason-rats-there" } else { "rattus-reason-nobody-to-shelter" };
    Cited::new(rules::RAT_27, key).with("region", name(region))
}

/// From where (D2f)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct King;

impl Question<Rattus> for King {
    type Choice = only::Shelter;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_27, "rattus-ask-king")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Shelter>) {
        out.extend(sources(board, seat).into_iter().map(only::Shelter));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Shelter,
        table: &mut impl Table<Rattus>,
    ) -> Flow<Frame> {
        let only::Shelter(region) = choice;
        shelter(board, seat, region, table);
        Flow::Return
    }

    fn why_not(self, board: &Board, seat: Seat, only::Shelter(region): only::Shelter) -> Option<Cited> {
        Some(why_not_from(board, seat, region))
    }
}

/// The King, now that the plague is over (D8)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KingAfter;

choices! { pub enum LastShelter of Action { Shelter(region: Region), Stop } }

impl Question<Rattus> for KingAfter {
    type Choice = LastShelter;

    fn advance(self, board: &mut Board, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_27, RAT_46, RAT_58);
        let offered = !board.options.king_erratum && power::is_usable(board, board.active, Class::King);
        if offered { Flow::ask(self) } else { Flow::goto(TurnEnd) }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_46, "rattus-ask-king-after")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<LastShelter>) {
        out.extend(sources(board, seat).into_iter().map(LastShelter::Shelter));
        out.extend([LastShelter::Stop]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: LastShelter, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        if let LastShelter::Shelter(region) = choice {
            shelter(board, seat, region, table);
        }
        Flow::goto(TurnEnd)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: LastShelter) -> Option<Cited> {
        let LastShelter::Shelter(region) = choice else { return None };
        Some(why_not_from(board, seat, region))
    }
}
