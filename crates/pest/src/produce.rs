//! Chapter 5.10, first half: buildings give their outputs, laboratories research.

use kernel::{Cited, Flow, List, Procedure, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::data::{BUILDINGS, Building, HEALED_TRACK, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::frame::Frame;
use crate::vocabulary::{ByGood, Good, Level};
use crate::{Pest, rules, then};

/// What the buildings of a player give in a Produce.
pub(crate) fn from_buildings(board: &Board, seat: Seat) -> ByGood<u8> {
    rule!(PEST_125, PEST_130, PEST_132);
    let mut goods = ByGood::default();
    for (building, location) in board[seat].built() {
        let data = &BUILDINGS[building];
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
        goods[output(board, building, location)] += amount;
    }
    goods
}

/// What a building in a location makes: a Bank coins, the others the resource of the place.
pub(crate) fn output(board: &Board, building: Building, location: crate::data::Location) -> Good {
    if building == Building::Bank { Good::Coin } else { board.resources[location] }
}

/// All outputs, technologies 25 and 30 included.
pub(crate) fn outputs(board: &Board, seat: Seat) -> ByGood<u8> {
    let mut goods = from_buildings(board, seat);
    if let Some(good) = board[seat].workshop.filter(|_| board[seat].workshop_manned) {
        rule!(PEST_225);
        goods[good] += 1;
    }
    if board.has(seat, Technology::StorageJars) {
        rule!(PEST_230);
        if let Some(good) = board[seat].doctor.and_then(|location| board.yields(location)) {
            goods[good] += figure(Technology::StorageJars);
        }
    }
    goods
}

/// The resources among goods.
fn resources(goods: ByGood<u8>) -> impl Iterator<Item = Good> {
    Good::RESOURCES.into_iter().filter(move |good| goods[*good] > 0)
}

/// A Produce begins: outputs are counted before storage limits, and the level is settled (PEST-133).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Produce;

impl Procedure<Pest> for Produce {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_133);
        match board.run.level {
            Level::Hindered | Level::Mixed => Flow::goto(Lose),
            Level::Improved => Flow::goto(Extra { lost: None }),
            Level::Normal => Flow::goto(Output { goods: outputs(board, board.actor) }),
        }
    }
}

/// Asks what the hindrance loses, where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lose;

/// One of these is lost; where the edition has both, the improvement comes next.
fn lose(board: &Board, good: Good) -> Flow<Frame> {
    if board.run.level == Level::Mixed {
        return Flow::goto(Extra { lost: Some(good) });
    }
    let mut goods = outputs(board, board.actor);
    goods[good] -= 1;
    Flow::goto(Output { goods })
}

impl Question<Pest> for Lose {
    type Choice = only::Lose;

    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let goods = outputs(board, board.actor);
        match resources(goods).map(Some).collect::<List<Option<Good>, 4>>()[..] {
            [] => Flow::goto(Output { goods }),
            [Some(only)] => lose(board, only),
            _ => Flow::ask(self),
        }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_133, "pest-ask-lose")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Lose>) {
        out.extend(resources(outputs(board, seat)).map(only::Lose));
    }

    fn choose(self, board: &mut Board, _: Seat, only::Lose(good): only::Lose, _: &mut impl Table<Pest>) -> Flow<Frame> {
        lose(board, good)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Lose) -> Option<Cited> {
        Some(Cited::new(rules::PEST_133, "pest-reason-not-produced"))
    }
}

/// Asks what the improvement brings, where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extra {
    /// What the hindrance lost, where the edition has both.
    lost: Option<Good>,
}

impl Extra {
    fn settle(self, board: &Board, good: Option<Good>) -> Flow<Frame> {
        let mut goods = outputs(board, board.actor);
        if let Some(good) = good {
            goods[good] += 1;
        }
        if let Some(lost) = self.lost {
            goods[lost] -= 1;
        }
        Flow::goto(Output { goods })
    }
}

impl Question<Pest> for Extra {
    type Choice = only::Extra;

    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        match resources(from_buildings(board, board.actor)).map(Some).collect::<List<Option<Good>, 4>>()[..] {
            [] => self.settle(board, None),
            [only] => self.settle(board, only),
            _ => Flow::ask(self),
        }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_133, "pest-ask-extra")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Extra>) {
        out.extend(resources(from_buildings(board, seat)).map(only::Extra));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::Extra, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Extra(good) = choice;
        self.settle(board, Some(good))
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Extra) -> Option<Cited> {
        Some(Cited::new(rules::PEST_133, "pest-reason-not-from-buildings"))
    }
}

/// Everything is gained together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Output {
    goods: ByGood<u8>,
}

impl Procedure<Pest> for Output {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let seat = board.actor;
        let end = EndProduce { goods: board[seat].goods.values().iter().sum(), food: board[seat].good(Good::Food) };
        then(board.gain(seat, self.goods, table), end)
    }
}

/// Manned laboratories bring research; the imperative looks at what really came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndProduce {
    /// Resources and coins in store before.
    goods: u8,
    /// Food in store before.
    food: u8,
}

impl Procedure<Pest> for EndProduce {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let seat = board.actor;
        let research = laboratories(board, seat);
        board.gain_research(seat, research, table);
        let goods = board[seat].goods.values().iter().sum::<u8>() - self.goods;
        let food = board[seat].good(Good::Food) - self.food;
        decree::judge(board, seat, Moment::ProduceEnded { goods, research, food }).map_or(Flow::Return, Flow::Goto)
    }
}

/// Laboratories whose space is occupied.
pub(crate) fn laboratories(board: &Board, seat: Seat) -> u8 {
    rule!(PEST_131, PEST_47);
    HEALED_TRACK[..usize::from(board[seat].healed)].iter().filter(|space| space.laboratory).count() as u8
}
