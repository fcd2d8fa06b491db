//! Chapter 8: the final round and the final plague.

use kernel::{Cited, Flow, Procedure, Question, Seat, Table, choices, rule};

use crate::action::only;
use crate::board::Done;
use crate::data::{Class, KNIGHT_BONUS, PEASANT_CUBES};
use crate::{Action, Board, Event, Frame, Rattus, plague, power, rules, turn};

/// A last power (D9)? Counter-clockwise from the last player's right; who has no power that can do anything is passed
/// over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Final;

choices! { pub enum LastPower of Action { Use(class: Class), Stop } }

impl Question<Rattus> for Final {
    type Choice = LastPower;

    fn advance(self, board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_49, RAT_50);
        while Some(board.active) != board.last {
            if power::usable(board, board.active, power::FINAL_ROUND).next().is_some() {
                return Flow::ask(self);
            }
            step_on(board);
        }
        table.tell(|| Event::FinalPlague);
        Flow::goto(FinalPlague)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_49, "rattus-ask-final")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<LastPower>) {
        rule!(RAT_51);
        out.extend(power::usable(board, seat, power::FINAL_ROUND).map(LastPower::Use));
        out.extend([LastPower::Stop]);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: LastPower, _: &mut impl Table<Rattus>) -> Flow<Frame> {
        let LastPower::Use(class) = choice else {
            step_on(board);
            return Flow::goto(Final);
        };
        board.turn.mark_used(class);
        Flow::call(power::first_step(class), Final)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: LastPower) -> Option<Cited> {
        let LastPower::Use(class) = choice else { return None };
        Some(power::why_no_use(board, seat, class, power::FINAL_ROUND))
    }
}

fn step_on(board: &mut Board) {
    board.turn = Done::default();
    board.active = board.active.previous(board.players());
}

/// Peasant: where does the last cube go (D9)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FinalPeasant;

impl Question<Rattus> for FinalPeasant {
    type Choice = only::Add;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_52, "rattus-ask-final-peasant")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Add>) {
        out.extend(board.in_play().into_iter().map(only::Add));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Add, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_52);
        let only::Add(region) = choice;
        let cubes = PEASANT_CUBES.min(board.reserve[seat]);
        board.cubes[region][seat] += cubes;
        board.reserve[seat] -= cubes;
        table.tell(|| Event::Added { seat, region });
        Flow::Return
    }
}

/// Knight: where does the emblem go (D9)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FinalKnight;

impl Question<Rattus> for FinalKnight {
    type Choice = only::Ride;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::RAT_53, "rattus-ask-final-knight")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Ride>) {
        out.extend(turn::destinations(board, seat).into_iter().map(only::Ride));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Ride, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_53);
        let only::Ride(region) = choice;
        board.emblem = region;
        board.final_knight = true;
        table.tell(|| Event::Rode { seat, region });
        Flow::Return
    }

    fn why_not(self, board: &Board, _: Seat, only::Ride(region): only::Ride) -> Option<Cited> {
        Some(turn::too_far(board, region))
    }
}

/// The final plague: every rat on the board is turned over, regions in order, inside a region by chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FinalPlague;

impl Procedure<Rattus> for FinalPlague {
    fn advance(self, board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
        rule!(RAT_54);
        for region in board.in_play() {
            rule!(RAT_53);
            let neutral = if board.final_knight && region == board.emblem { *KNIGHT_BONUS } else { 0 };
            loop {
                let rats = board.rats[region];
                let rat = match rats.len() {
                    0 => break,
                    1 => rats.nth(0),
                    several => rats.nth(table.roll(several.into())),
                };
                plague::flip(board, region, rat, neutral, table);
            }
        }
        Flow::Return
    }
}
