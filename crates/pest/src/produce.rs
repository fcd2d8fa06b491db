//! Chapter 5.10, first half: buildings give their outputs, laboratories research.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::action::Action;
use crate::board::Board;
use crate::data::{BUILDINGS, Building, HEALED_TRACK, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::frame::Frame;
use crate::vocabulary::{Good, Level};
use crate::{Pest, rules, then};

/// What the buildings of a player give in a Produce.
pub(crate) fn from_buildings(board: &Board, seat: Seat) -> [u8; 5] {
    rule!(PEST_125, PEST_130, PEST_132);
    let mut goods = [0; 5];
    for (building, location) in board[seat].built() {
        let data = &BUILDINGS[building.index()];
        if data.needs_worker && !board[seat].workers.contains(building) {
            continue;
        }
        let doubled = building == Building::Castle && board.has(seat, Technology::ProductionLine);
        let amount = if doubled {
            rule!(PEST_213);
            figure(Technology::ProductionLine)
        } else {
            data.amount
        };
        goods[output(board, building, location).index()] += amount;
    }
    goods
}

/// What a building in a location makes: a Bank coins, the others the resource of the place.
pub(crate) fn output(board: &Board, building: Building, location: crate::data::Location) -> Good {
    if building == Building::Bank { Good::Coin } else { board.resources[location.index()] }
}

/// All outputs, technologies 25 and 30 included.
pub(crate) fn outputs(board: &Board, seat: Seat) -> [u8; 5] {
    let mut goods = from_buildings(board, seat);
    if let Some(good) = board[seat].workshop.filter(|_| board[seat].workshop_manned) {
        rule!(PEST_225);
        goods[good.index()] += 1;
    }
    if board.has(seat, Technology::StorageJars)
        && let Some(good) = board[seat].doctor.and_then(|location| board.yields(location))
    {
        rule!(PEST_230);
        goods[good.index()] += figure(Technology::StorageJars);
    }
    goods
}

/// Outputs are counted before storage limits; then the level is settled.
pub(crate) fn begin(board: &mut Board) -> Flow<Frame> {
    rule!(PEST_133);
    board.run.due = outputs(board, board.actor);
    match board.run.level {
        Level::Hindered | Level::Mixed => ask(board, Frame::Lose),
        Level::Improved => ask(board, Frame::Extra),
        Level::Normal => Flow::Goto(Frame::Output),
    }
}

/// The kinds that may be lost, or gained beyond.
fn kinds(board: &Board, frame: Frame) -> impl Iterator<Item = Good> + use<> {
    let goods = if frame == Frame::Lose { board.run.due } else { from_buildings(board, board.actor) };
    Good::RESOURCES.into_iter().filter(move |good| goods[good.index()] > 0)
}

/// Asks, unless there is just one answer.
pub(crate) fn ask(board: &mut Board, frame: Frame) -> Flow<Frame> {
    let options: kernel::List<Option<Good>, 4> = kinds(board, frame).map(Some).collect();
    match options[..] {
        [Some(only)] => choose(board, frame, only),
        [] => Flow::Goto(Frame::Output),
        _ => Flow::Ask(frame),
    }
}

pub(crate) fn legal(board: &Board, frame: Frame, out: &mut Actions<Pest>) {
    let action = if frame == Frame::Lose { Action::Lose } else { Action::Extra };
    out.extend(kinds(board, frame).map(action));
}

pub(crate) fn choose(board: &mut Board, frame: Frame, good: Good) -> Flow<Frame> {
    if frame == Frame::Lose {
        board.run.due[good.index()] -= 1;
    } else {
        board.run.due[good.index()] += 1;
    }
    let mixed = frame == Frame::Lose && board.run.level == Level::Mixed;
    Flow::Goto(if mixed { Frame::Extra } else { Frame::Output })
}

/// Everything is gained together.
pub(crate) fn output_all(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    let goods = std::mem::take(&mut board.run.due);
    then(board.gain(board.actor, goods, true, table), Frame::EndProduce)
}

/// Manned laboratories bring research; the imperative.
pub(crate) fn end(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_131, PEST_47);
    let seat = board.actor;
    board.run.research = laboratories(board, seat);
    board.gain_research(seat, board.run.research, table);
    decree::judge(board, seat, Moment::ProduceEnded).map_or(Flow::Return, Flow::Goto)
}

/// Laboratories whose space is occupied.
pub(crate) fn laboratories(board: &Board, seat: Seat) -> u8 {
    HEALED_TRACK[..usize::from(board[seat].healed)].iter().filter(|space| space.laboratory).count() as u8
}
