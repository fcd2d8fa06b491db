//! Chapter 5.9: what a building costs, and how the level of the action changes it (PEST-122, PEST-126).

use kernel::{Cited, Flow, Id as _, List, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::Board;
use crate::build::{Project, Raise};
use crate::data::{BUILDINGS, CAPITAL_BUILDINGS};
use crate::frame::Frame;
use crate::payment::{Cost, Pay};
use crate::vocabulary::{Good, Level};
use crate::{Pest, rules};

/// What the level of the action touches.
const MATERIALS: [Good; 2] = [Good::Wood, Good::Stone];

impl Board {
    /// Whether a project can be paid, the level of its action included.
    pub(crate) fn affordable(&self, seat: Seat, cost: Cost) -> bool {
        self.payable(seat, cost, if self.run.build.count > 0 { Level::Normal } else { self.run.level })
    }

    /// Whether a price can be paid at this level.
    pub(crate) fn payable(&self, seat: Seat, cost: Cost, level: Level) -> bool {
        rule!(PEST_122, PEST_126, PEST_127);
        match level {
            Level::Normal => self.can_pay(seat, cost),
            Level::Hindered => MATERIALS.into_iter().any(|good| self.can_pay(seat, more(cost, good))),
            Level::Improved => self.saves_enough(seat, cost),
            Level::Mixed => MATERIALS.into_iter().any(|good| self.saves_enough(seat, more(cost, good))),
        }
    }

    fn saves_enough(&self, seat: Seat, cost: Cost) -> bool {
        savings(cost).any(|good| self.can_pay(seat, less(cost, good)))
    }
}

fn more(mut cost: Cost, good: Good) -> Cost {
    cost[good.index()] += 1;
    cost
}

fn less(mut cost: Cost, good: Good) -> Cost {
    cost[good.index()] -= 1;
    cost
}

/// The kinds of material in a cost: only these can be saved.
fn savings(cost: Cost) -> impl Iterator<Item = Good> {
    MATERIALS.into_iter().filter(move |good| cost[good.index()] > 0)
}

/// What a project costs as printed.
fn printed(project: Project) -> Cost {
    match project {
        Project::Map { building, .. } => BUILDINGS[building].cost,
        Project::Capital(building) => CAPITAL_BUILDINGS[building].cost,
    }
}

/// Something is chosen: its price is settled, with the first building of the action also its level, and paid.
pub(crate) fn settle(board: &Board, project: Project) -> Flow<Frame> {
    let level = if board.run.build.count > 0 { Level::Normal } else { board.run.level };
    match level {
        Level::Normal => pay(printed(project), project),
        Level::Hindered | Level::Mixed => Flow::goto(More { project }),
        Level::Improved => Flow::goto(Less { project, extra: None }),
    }
}

fn pay(cost: Cost, project: Project) -> Flow<Frame> {
    Flow::call(Pay::new(cost), Raise { project })
}

/// Asks what the hindrance costs, where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct More {
    project: Project,
}

impl More {
    fn kinds(self, board: &Board) -> impl Iterator<Item = Good> + '_ {
        let (seat, cost) = (board.actor, printed(self.project));
        MATERIALS.into_iter().filter(move |&good| match board.run.level {
            Level::Mixed => board.saves_enough(seat, more(cost, good)),
            Level::Hindered | Level::Normal | Level::Improved => board.can_pay(seat, more(cost, good)),
        })
    }

    fn settle(self, board: &Board, good: Good) -> Flow<Frame> {
        rule!(PEST_126, PEST_93);
        let project = self.project;
        if board.run.level == Level::Mixed {
            return Flow::goto(Less { project, extra: Some(good) });
        }
        pay(more(printed(project), good), project)
    }
}

impl Question<Pest> for More {
    type Choice = only::More;

    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        match self.kinds(board).map(Some).collect::<List<Option<Good>, 2>>()[..] {
            [Some(only)] => self.settle(board, only),
            _ => Flow::ask(self),
        }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_126, "pest-ask-more")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::More>) {
        out.extend(self.kinds(board).map(only::More));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::More, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::More(good) = choice;
        self.settle(board, good)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::More) -> Option<Cited> {
        Some(Cited::new(rules::PEST_126, "pest-reason-not-that-material"))
    }
}

/// Asks what the improvement saves, where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Less {
    project: Project,
    /// What the hindrance costs besides, where the edition has both.
    extra: Option<Good>,
}

impl Less {
    fn cost(self) -> Cost {
        let cost = printed(self.project);
        self.extra.map_or(cost, |good| more(cost, good))
    }

    fn kinds(self, board: &Board) -> impl Iterator<Item = Good> + '_ {
        let cost = self.cost();
        savings(cost).filter(move |&good| board.can_pay(board.actor, less(cost, good)))
    }

    fn settle(self, good: Good) -> Flow<Frame> {
        rule!(PEST_126, PEST_93);
        pay(less(self.cost(), good), self.project)
    }
}

impl Question<Pest> for Less {
    type Choice = only::Less;

    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        match self.kinds(board).map(Some).collect::<List<Option<Good>, 2>>()[..] {
            [Some(only)] => self.settle(only),
            _ => Flow::ask(self),
        }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_126, "pest-ask-less")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Less>) {
        out.extend(self.kinds(board).map(only::Less));
    }

    fn choose(self, _: &mut Board, _: Seat, choice: only::Less, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Less(good) = choice;
        self.settle(good)
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Less) -> Option<Cited> {
        Some(Cited::new(rules::PEST_126, "pest-reason-not-that-material"))
    }
}
