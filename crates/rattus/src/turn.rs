//! Chapter 5.1 to 5.3 and 5.8: the turn, its cards and its cubes.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::{Ending, Turn, contains, regions};
use crate::data::{Class, KNIGHT_MAY_RETURN, KNIGHT_STEPS, PEASANT_CUBES, Region, SPREAD};
use crate::{Action, Board, Event, Frame, Rattus, power, rules};

/// Everything the active player may do before the plague moves (D2), in the order of [`Action`].
pub(crate) fn legal(board: &Board, out: &mut Actions<Rattus>) {
    rule!(RAT_11, RAT_13);
    let seat = board.active;
    if !board.turn.card_taken {
        rule!(RAT_15, RAT_18);
        out.extend(Class::ALL.iter().filter(|&&class| !board.owns(seat, class)).map(|&class| Action::Take(class)));
    }
    let before = out.len();
    if !board.turn.placed {
        placements(board, seat, out);
    }
    let may_move = out.len() == before;
    rule!(RAT_12, RAT_17);
    power::legal_uses(board, seat, &power::BEFORE_PLAGUE, out);
    if may_move {
        rule!(RAT_14, RAT_22);
        out.extend(regions(destinations(board, seat)).map(Action::Move));
    }
}

/// Where cubes can be placed (D2b): with the Peasant's extra cube only where that makes a difference.
fn placements(board: &Board, seat: Seat, out: &mut Actions<Rattus>) {
    rule!(RAT_19, RAT_20, RAT_21, RAT_23);
    let reserve = board.reserve[seat];
    if reserve == 0 {
        return;
    }
    let in_play = board.in_play();
    let ratty = in_play & !board.rat_free();
    out.extend(regions(ratty).map(Action::Place));
    if board.owns(seat, Class::Peasant) {
        let extra = regions(in_play).filter(|region| board.rats[region.index()].len() < reserve);
        out.extend(extra.map(Action::PlaceExtra));
    }
}

/// Where the active player may move the emblem (D2g), as a mask.
pub(crate) fn destinations(board: &Board, seat: Seat) -> u16 {
    rule!(RAT_28);
    let one_step = board.neighbours(board.emblem);
    if !board.owns(seat, Class::Knight) {
        return one_step;
    }
    rule!(RAT_29);
    let mut reached = one_step;
    for _ in 1..KNIGHT_STEPS {
        reached = regions(reached).fold(reached, |reached, region| reached | board.neighbours(region));
    }
    if KNIGHT_MAY_RETURN { reached } else { reached & !(1 << board.emblem.index()) }
}

pub(crate) fn choose(board: &mut Board, action: Action, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    let seat = board.active;
    match action {
        Action::Take(class) => {
            rule!(RAT_15, RAT_16);
            let from = board.owner[class.index()].replace(seat);
            board.turn.card_taken = true;
            table.tell(|| Event::Took { seat, class, from });
        }
        Action::Place(region) => place(board, region, 0, table),
        Action::PlaceExtra(region) => {
            board.turn.mark_used(Class::Peasant);
            place(board, region, PEASANT_CUBES, table);
        }
        Action::Move(region) => return move_plague(board, region, table),
        Action::Use(class) => {
            board.turn.mark_used(class);
            return Flow::Call { first: power::first_frame(class), then: Frame::Turn };
        }
        other => unreachable!("`{other}` is never offered in a turn"),
    }
    Flow::Ask(Frame::Turn)
}

fn place(board: &mut Board, region: Region, extra: u8, table: &mut impl Table<Rattus>) {
    rule!(RAT_19, RAT_21, RAT_23);
    let seat = board.active;
    let cubes = (board.rats[region.index()].len() + extra).min(board.reserve[seat]);
    board.cubes[region.index()][seat.index()] += cubes;
    board.reserve[seat] -= cubes;
    board.turn.placed = true;
    table.tell(|| Event::Placed { seat, region, cubes });
}

fn move_plague(board: &mut Board, region: Region, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_28, RAT_30, RAT_31);
    let seat = board.active;
    board.emblem = region;
    table.tell(|| Event::Moved { seat, region });
    Flow::Goto(Frame::Spread { left: SPREAD[usize::from(board.rats[region.index()].len())] })
}

/// The end of a turn: the next one, or the final round.
pub(crate) fn end(board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_46, RAT_47);
    let seat = board.active;
    board.turn = Turn::default();
    board.ending = match (board.supply == 0, board.reserve[seat] == 0) {
        (true, true) => Ending::Both,
        (true, false) => Ending::Supply,
        (false, true) => Ending::Cubes,
        (false, false) => {
            board.active = seat.next(board.players());
            table.tell(|| Event::Turn { seat: board.active });
            return Flow::Goto(Frame::Turn);
        }
    };
    rule!(RAT_48, RAT_50);
    board.last = Some(seat);
    board.active = seat.previous(board.players());
    table.tell(|| Event::FinalRound { last: seat });
    Flow::Goto(Frame::Final)
}

/// Whether the emblem may go from its region to `region`, on foot or with the Knight.
pub(crate) fn can_reach(board: &Board, seat: Seat, region: Region) -> bool {
    contains(destinations(board, seat), region)
}
