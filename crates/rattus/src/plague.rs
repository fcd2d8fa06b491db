//! Chapters 5.5 to 5.8: the plague spreads and ravages.

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::action::only;
use crate::data::{Class, FACES, KNIGHT_BONUS, Region};
use crate::king::KingAfter;
use crate::{Action, Board, Event, Frame, Rat, Rattus, Regions, name, rules};

/// New rats are laid out one at a time, as long as there are rats and places for them (D5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spread {
    /// How many are still to come.
    pub(crate) left: u8,
}

/// Neighbours of the plague region with room for a rat.
fn breeding_places(board: &Board) -> Regions {
    rule!(RAT_32, RAT_33);
    board.neighbours(board.emblem) & board.with_room()
}

impl Question<Rattus> for Spread {
    type Choice = only::Spread;

    fn advance(self, board: &mut Board, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_33, RAT_34);
        if self.left == 0 || board.supply == 0 || breeding_places(board).is_empty() {
            return Flow::goto(Bonus);
        }
        Flow::ask(self)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_32, "rattus-ask-spread").with("left", self.left)
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Spread>) {
        out.extend(breeding_places(board).into_iter().map(only::Spread));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::Spread, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        let only::Spread(region) = choice;
        let rat = board.breed(region);
        table.tell(|| Event::Spread { rat, region });
        Flow::goto(Spread { left: self.left - 1 })
    }

    fn why_not(self, board: &Board, _: Seat, only::Spread(region): only::Spread) -> Option<Cited> {
        Some(if board.neighbours(board.emblem).contains(region) {
            Board::full(region)
        } else {
            Cited::new(rules::RAT_32, "rattus-reason-not-next-to-plague").with("region", name(region))
        })
    }
}

/// Knight: do the emblem's neutral cubes count (D6)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bonus;

choices! { pub enum Counting of Action { Bonus, Stop } }

impl Question<Rattus> for Bonus {
    type Choice = Counting;

    fn advance(self, board: &mut Board, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_35);
        if board.owns(board.active, Class::Knight) && ravages(board) {
            return Flow::ask(self);
        }
        Flow::goto(Ravage)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_35, "rattus-ask-bonus")
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Counting>) {
        out.extend([Counting::Bonus, Counting::Stop]);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Counting, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        if choice == Counting::Bonus {
            board.turn.bonus = true;
            board.turn.mark_used(Class::Knight);
            table.tell(|| Event::Bonus { seat });
        }
        Flow::goto(Ravage)
    }
}

/// Rats of the plague region are turned over until no cube or no rat is left. The active player picks the next one, if
/// there is a choice (D7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ravage;

/// Whether there is somebody to kill and something that kills.
fn ravages(board: &Board) -> bool {
    rule!(RAT_36);
    board.people(board.emblem) > 0 && !board.rats[board.emblem].is_empty()
}

impl Question<Rattus> for Ravage {
    type Choice = only::Flip;

    fn advance(self, board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        if !ravages(board) {
            return Flow::goto(KingAfter);
        }
        let rats = board.rats[board.emblem];
        let rat = match rats.len() {
            1 => rats.nth(0),
            several if board.options.auto_flip => {
                rule!(RAT_57);
                rats.nth(table.roll(several.into()))
            }
            _ => return Flow::ask(self),
        };
        strike(board, rat, table)
    }

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::RAT_37, "rattus-ask-ravage").with("region", name(board.emblem))
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Flip>) {
        out.extend(board.rats[board.emblem].into_iter().map(only::Flip));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::Flip, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        let only::Flip(rat) = choice;
        strike(board, rat, table)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Flip) -> Option<Cited> {
        Some(Cited::new(rules::RAT_37, "rattus-reason-not-in-plague-region"))
    }
}

/// Turns one rat of the plague region over and goes on.
fn strike(board: &mut Board, rat: Rat, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_37, RAT_45);
    let neutral = if board.turn.bonus { *KNIGHT_BONUS } else { 0 };
    flip(board, board.emblem, rat, neutral, table);
    Flow::goto(Ravage)
}

/// Turns a rat over and lets it strike.
pub(crate) fn flip(board: &mut Board, region: Region, rat: Rat, neutral: u8, table: &mut impl Table<Rattus>) {
    let token = board.decide(rat, table);
    table.reveal();
    rule!(RAT_44);
    board.rats[region].remove(rat);
    board.turned.push(rat);
    rule!(RAT_38);
    let face = &FACES[token];
    let people = board.people(region) + neutral;
    let strikes = people >= face.limit;
    table.tell(|| Event::Flipped { region, rat, token, people, strikes });
    if !strikes {
        return;
    }
    rule!(RAT_39);
    let there = board.cubes[region];
    let most = there.0.into_iter().max().unwrap_or_default();
    for seat in Seat::all(board.players()) {
        rule!(RAT_40, RAT_41, RAT_42);
        let own = there[seat];
        let majority = if own == most { face.majority } else { 0 };
        let owned = board.owner.values().iter().zip(face.classes).filter(|(owner, _)| **owner == Some(seat));
        let symbols = majority + face.all + owned.map(|(_, printed)| printed).sum::<u8>();
        let cubes = own.min(symbols);
        if cubes == 0 {
            continue;
        }
        rule!(RAT_43);
        board.cubes[region][seat] -= cubes;
        board.reserve[seat] += cubes;
        table.tell(|| Event::Lost { seat, region, cubes });
    }
}
