//! Chapters 5.5 to 5.8: the plague spreads and ravages, and the King may act after it.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::regions;
use crate::data::{Class, FACES, KNIGHT_BONUS, Region};
use crate::{Action, Board, Event, Frame, Rat, Rattus, power, rules};

/// New rats, one at a time, as long as there are rats and places for them.
pub(crate) fn spread(board: &Board, left: u8) -> Flow<Frame> {
    rule!(RAT_33, RAT_34);
    if left == 0 || board.supply == 0 || breeding_places(board) == 0 {
        return Flow::Goto(Frame::Bonus);
    }
    Flow::Ask(Frame::Spread { left })
}

/// Neighbours of the plague region with room for a rat (RAT-32, RAT-33), as a mask.
pub(crate) fn breeding_places(board: &Board) -> u16 {
    rule!(RAT_32, RAT_33);
    board.neighbours(board.emblem) & board.with_room()
}

/// Whether the Knight's owner is asked about the neutral cubes.
pub(crate) fn bonus(board: &Board) -> Flow<Frame> {
    rule!(RAT_35);
    if board.owns(board.active, Class::Knight) && ravages(board) {
        return Flow::Ask(Frame::Bonus);
    }
    Flow::Goto(Frame::Ravage)
}

/// Whether there is somebody to kill and something that kills.
fn ravages(board: &Board) -> bool {
    rule!(RAT_36);
    board.people(board.emblem) > 0 && !board.rats[board.emblem.index()].is_empty()
}

/// Rats are turned over until no cube or no rat is left. The active player picks the next one, if there is a choice.
pub(crate) fn ravage(board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    if !ravages(board) {
        return Flow::Goto(Frame::KingAfter);
    }
    let rats = board.rats[board.emblem.index()];
    let rat = match rats.len() {
        1 => rats.nth(0),
        several if board.options.auto_flip => {
            rule!(RAT_57);
            rats.nth(table.roll(several.into()))
        }
        _ => return Flow::Ask(Frame::Ravage),
    };
    strike(board, rat, table)
}

/// Turns one rat of the plague region over and goes on.
fn strike(board: &mut Board, rat: Rat, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_37, RAT_45);
    let neutral = if board.turn.bonus { KNIGHT_BONUS } else { 0 };
    flip(board, board.emblem, rat, neutral, table);
    Flow::Goto(Frame::Ravage)
}

/// Turns a rat over and lets it strike.
pub(crate) fn flip(board: &mut Board, region: Region, rat: Rat, neutral: u8, table: &mut impl Table<Rattus>) {
    let token = board.decide(rat, table);
    table.reveal();
    rule!(RAT_44);
    board.rats[region.index()].remove(rat);
    board.turned.push(rat);
    rule!(RAT_38);
    let face = &FACES[token.index()];
    let people = board.people(region) + neutral;
    let strikes = people >= face.limit;
    table.tell(|| Event::Flipped { region, rat, token, people, strikes });
    if !strikes {
        return;
    }
    rule!(RAT_39);
    let there = board.cubes[region.index()];
    let most = there.iter().copied().max().unwrap_or_default();
    for seat in Seat::all(board.players()) {
        rule!(RAT_40, RAT_41, RAT_42);
        let own = there[seat.index()];
        let majority = if own == most { face.majority } else { 0 };
        let owned = board.owner.iter().zip(face.classes).filter(|(owner, _)| **owner == Some(seat));
        let symbols = majority + face.all + owned.map(|(_, printed)| printed).sum::<u8>();
        let cubes = own.min(symbols);
        if cubes == 0 {
            continue;
        }
        rule!(RAT_43);
        board.cubes[region.index()][seat.index()] -= cubes;
        board.reserve[seat] += cubes;
        table.tell(|| Event::Lost { seat, region, cubes });
    }
}

/// Whether the King is offered once the plague is over.
pub(crate) fn king_after(board: &Board) -> Flow<Frame> {
    rule!(RAT_27, RAT_46, RAT_58);
    let seat = board.active;
    let offered =
        !board.options.king_erratum && board.can_use(seat, Class::King) && power::possible(board, seat, Class::King);
    if offered { Flow::Ask(Frame::KingAfter) } else { Flow::Goto(Frame::TurnEnd) }
}

/// The choices while the plague is at work.
pub(crate) fn legal(board: &Board, frame: &Frame, out: &mut Actions<Rattus>) {
    match frame {
        Frame::Spread { .. } => out.extend(regions(breeding_places(board)).map(Action::Spread)),
        Frame::Bonus => out.extend([Action::Bonus, Action::Stop]),
        Frame::Ravage => out.extend(board.rats[board.emblem.index()].into_iter().map(Action::Flip)),
        Frame::KingAfter => {
            out.extend(regions(power::sheltered_from(board, board.active)).map(Action::Shelter));
            out.push(Action::Stop);
        }
        _ => unreachable!("{frame:?} is no question of the plague"),
    }
}

pub(crate) fn choose(board: &mut Board, frame: Frame, action: Action, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    let seat = board.active;
    match (frame, action) {
        (Frame::Spread { left }, Action::Spread(region)) => {
            let rat = board.breed(region);
            table.tell(|| Event::Spread { rat, region });
            Flow::Goto(Frame::Spread { left: left - 1 })
        }
        (Frame::Bonus, Action::Bonus) => {
            board.turn.bonus = true;
            board.turn.mark_used(Class::Knight);
            table.tell(|| Event::Bonus { seat });
            Flow::Goto(Frame::Ravage)
        }
        (Frame::Bonus, Action::Stop) => Flow::Goto(Frame::Ravage),
        (Frame::Ravage, Action::Flip(rat)) => strike(board, rat, table),
        (Frame::KingAfter, Action::Shelter(region)) => {
            power::shelter(board, region, table);
            Flow::Goto(Frame::TurnEnd)
        }
        (Frame::KingAfter, Action::Stop) => Flow::Goto(Frame::TurnEnd),
        (frame, action) => unreachable!("`{action}` is never offered at {frame:?}"),
    }
}
