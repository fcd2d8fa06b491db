//! Chapter 8: the final round, the final plague, and the score.

use kernel::{Actions, Flow, Id as _, ScoreLine, Seat, Table, rule};

use crate::board::{Ending, Turn, regions};
use crate::data::{KNIGHT_BONUS, PEASANT_CUBES};
use crate::power::FINAL_ROUND;
use crate::{Action, Board, Event, Frame, Rattus, plague, power, rules, turn};

/// Counter-clockwise from the last player's right; who has no power that can do anything is passed over.
pub(crate) fn advance(board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_49, RAT_50);
    while Some(board.active) != board.last {
        let seat = board.active;
        if FINAL_ROUND.iter().any(|&class| board.can_use(seat, class) && power::possible(board, seat, class)) {
            return Flow::Ask(Frame::Final);
        }
        step_on(board);
    }
    table.tell(|| Event::FinalPlague);
    Flow::Goto(Frame::FinalPlague)
}

fn step_on(board: &mut Board) {
    board.turn = Turn::default();
    board.active = board.active.previous(board.players());
}

pub(crate) fn legal(board: &Board, frame: &Frame, out: &mut Actions<Rattus>) {
    let seat = board.active;
    match frame {
        Frame::Final => {
            rule!(RAT_51);
            power::legal_uses(board, seat, &FINAL_ROUND, out);
            out.push(Action::Stop);
        }
        Frame::FinalPeasant => out.extend(regions(board.in_play()).map(Action::Add)),
        Frame::FinalKnight => out.extend(regions(turn::destinations(board, seat)).map(Action::Ride)),
        _ => unreachable!("{frame:?} is no question of the final round"),
    }
}

pub(crate) fn choose(board: &mut Board, action: Action, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    let seat = board.active;
    match action {
        Action::Use(class) => {
            board.turn.mark_used(class);
            Flow::Call { first: power::first_frame(class), then: Frame::Final }
        }
        Action::Add(region) => {
            rule!(RAT_52);
            board.cubes[region.index()][seat.index()] += PEASANT_CUBES;
            board.reserve[seat] -= PEASANT_CUBES;
            table.tell(|| Event::Added { seat, region });
            Flow::Return
        }
        Action::Ride(region) => {
            rule!(RAT_53);
            board.emblem = region;
            board.final_knight = true;
            table.tell(|| Event::Rode { seat, region });
            Flow::Return
        }
        Action::Stop => {
            step_on(board);
            Flow::Goto(Frame::Final)
        }
        other => unreachable!("`{other}` is never offered in the final round"),
    }
}

/// Every rat on the board is turned over: regions in order, inside a region by chance.
pub(crate) fn plague(board: &mut Board, table: &mut impl Table<Rattus>) -> Flow<Frame> {
    rule!(RAT_54);
    for region in regions(board.in_play()) {
        let neutral = if board.final_knight && region == board.emblem { KNIGHT_BONUS } else { 0 };
        loop {
            let rats = board.rats[region.index()];
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

/// Cubes on the board; on a tie, who would have played soonest (RAT-56).
pub(crate) fn standing(board: &Board, seat: Seat) -> [i32; 4] {
    rule!(RAT_55, RAT_56);
    let players = board.players();
    let after_last = board.last.map_or(0, |last| (seat.index() + 2 * players - last.index() - 1) % players);
    [board.score(seat).into(), -i32::try_from(after_last).unwrap_or_default(), 0, 0]
}

pub(crate) fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
    let castle = i32::from(board.castle[seat]);
    vec![
        ScoreLine { category: "regions", points: i32::from(board.score(seat)) - castle },
        ScoreLine { category: "castle", points: castle },
    ]
}

/// The words for [`Ending`], as the kernel wants them.
pub(crate) const ENDINGS: &[&str] = &["supply", "cubes", "both"];

pub(crate) fn ending(board: &Board) -> &'static str {
    rule!(RAT_47);
    match board.ending {
        Ending::NotYet | Ending::Supply => ENDINGS[0],
        Ending::Cubes => ENDINGS[1],
        Ending::Both => ENDINGS[2],
    }
}
