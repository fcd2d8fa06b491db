//! Chapter 5.9: one or two buildings on the map, or one in the Capital.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::action::Action;
use crate::board::{Board, size};
use crate::data::{BUILDINGS, Building, CAPITAL_BUILDINGS, CapitalBuilding, INFLUENCE, Location, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::{self, Cost};
use crate::run::Project;
use crate::variant::solo;
use crate::vocabulary::{Good, Level, Mode};
use crate::{Pest, plague, rules, then};

/// Most buildings of one action.
const BUILDINGS_A_BUILD: u8 = 2;
/// What the level of the action touches.
const MATERIALS: [Good; 2] = [Good::Wood, Good::Stone];

impl Board {
    /// Whether the player may build in a location now: where the Doctor or the Camp is, each once, as nobody builds twice
    /// in one place.
    pub(crate) fn is_site(&self, seat: Seat, location: Location) -> bool {
        rule!(PEST_121, PEST_38, PEST_39);
        let player = &self[seat];
        (player.doctor == Some(location) || player.camp == Some(location))
            && !self.ruins.contains(location)
            && !self.is_full(location)
            && !self.own_at(seat, location)
    }

    /// The sites in data order.
    pub(crate) fn sites(&self, seat: Seat) -> impl Iterator<Item = Location> + '_ {
        let (doctor, camp) = (self[seat].doctor, self[seat].camp.filter(|_| self[seat].camp != self[seat].doctor));
        let (first, second) = if doctor < camp { (doctor, camp) } else { (camp, doctor) };
        [first, second].into_iter().flatten().filter(move |&location| self.is_site(seat, location))
    }

    /// Whether a project can be paid, the level of its action included.
    pub(crate) fn affordable(&self, seat: Seat, cost: Cost) -> bool {
        rule!(PEST_122, PEST_126, PEST_127);
        self.payable(seat, cost, if self.run.count > 0 { Level::Normal } else { self.run.level })
    }

    /// Whether a price can be paid at this level.
    pub(crate) fn payable(&self, seat: Seat, cost: Cost, level: Level) -> bool {
        match level {
            Level::Normal => self.can_pay(seat, cost),
            Level::Hindered => MATERIALS.into_iter().any(|good| self.can_pay(seat, more(cost, good))),
            Level::Improved => savings(cost).any(|good| self.can_pay(seat, less(cost, good))),
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
pub(crate) fn cost(project: Project) -> Cost {
    match project {
        Project::Map { building, .. } => BUILDINGS[building.index()].cost,
        Project::Capital(building) => CAPITAL_BUILDINGS[building.index()].cost,
    }
}

pub(crate) fn legal(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_120, PEST_124);
    let sites: kernel::List<Option<Location>, 2> = board.sites(seat).map(Some).collect();
    for &building in Building::ALL.iter().filter(|_| !sites.is_empty()) {
        let unbuilt = board[seat].site(building).is_none();
        if unbuilt && board.affordable(seat, BUILDINGS[building.index()].cost) {
            out.extend(sites.iter().flatten().map(|&location| Action::Build { building, location }));
        }
    }
    if board.run.count == 0 {
        let offer = board.works.into_iter();
        let payable = offer.filter(|work| board.affordable(seat, CAPITAL_BUILDINGS[work.index()].cost));
        out.extend(payable.map(Action::Erect));
    }
    out.push(Action::Done);
    goods::legal_free(board, seat, out);
}

/// Something is chosen: first its price is settled.
pub(crate) fn choose(board: &mut Board, project: Project) -> Flow<Frame> {
    board.run.project = Some(project);
    board.run.due[..4].copy_from_slice(&cost(project));
    if board.run.count > 0 {
        return Flow::Goto(Frame::Price);
    }
    match board.run.level {
        Level::Normal => Flow::Goto(Frame::Price),
        Level::Hindered | Level::Mixed => Flow::Goto(Frame::More),
        Level::Improved => Flow::Goto(Frame::Less),
    }
}

fn due(board: &Board) -> Cost {
    let [wood, stone, food, herbs, _] = board.run.due;
    [wood, stone, food, herbs]
}

/// The kinds the hindrance may cost, or the improvement may save.
fn adjustments(board: &Board, frame: Frame) -> impl Iterator<Item = Good> + '_ {
    let (seat, cost) = (board.actor, due(board));
    let mixed = board.run.level == Level::Mixed;
    MATERIALS.into_iter().filter(move |&good| match frame {
        Frame::More if mixed => board.saves_enough(seat, more(cost, good)),
        Frame::More => board.can_pay(seat, more(cost, good)),
        _ => cost[good.index()] > 0 && board.can_pay(seat, less(cost, good)),
    })
}

/// Asks how the level changes the price, where there is a choice.
pub(crate) fn adjust(board: &mut Board, frame: Frame) -> Flow<Frame> {
    let options: kernel::List<Option<Good>, 2> = adjustments(board, frame).map(Some).collect();
    match options[..] {
        [Some(only)] => adjusted(board, frame, only),
        _ => Flow::Ask(frame),
    }
}

pub(crate) fn legal_adjust(board: &Board, frame: Frame, out: &mut Actions<Pest>) {
    let action = if frame == Frame::More { Action::More } else { Action::Less };
    out.extend(adjustments(board, frame).map(action));
}

pub(crate) fn adjusted(board: &mut Board, frame: Frame, good: Good) -> Flow<Frame> {
    rule!(PEST_126, PEST_93);
    let cost = if frame == Frame::More { more(due(board), good) } else { less(due(board), good) };
    board.run.due[..4].copy_from_slice(&cost);
    let mixed = board.run.level == Level::Mixed && frame == Frame::More;
    Flow::Goto(if mixed { Frame::Less } else { Frame::Price })
}

/// The price is settled: it is paid.
pub(crate) fn price(board: &mut Board) -> Flow<Frame> {
    let cost = due(board);
    board.run.due = [0; 5];
    Flow::Call { first: goods::pay(cost), then: Frame::Raise }
}

/// The building goes up and brings its influence.
pub(crate) fn raise(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    let seat = board.actor;
    board.run.count += 1;
    let points = match board.run.project {
        Some(Project::Map { building, location }) => raise_on_map(board, seat, building, location, table),
        Some(Project::Capital(building)) => erect(board, seat, building, table),
        None => 0,
    };
    Flow::Call { first: Frame::Influence { seat, points }, then: Frame::Raised }
}

fn raise_on_map(
    board: &mut Board,
    seat: Seat,
    building: Building,
    location: Location,
    table: &mut impl Table<Pest>,
) -> u8 {
    rule!(PEST_123);
    let others = board.owners[location.index()].len() as u8;
    board[seat].sites[building.index()] = Some(location);
    board.owners[location.index()].insert(seat);
    board.run.built.insert(location);
    table.tell(|| Event::Built { seat, building, location });
    if board[seat].camp == Some(location) {
        plague::camp_home(board, seat, location, table);
    }
    if board.is_full(location) {
        rule!(PEST_117);
        for owner in board.camps_at(location) {
            plague::camp_home(board, owner, location, table);
        }
    }
    INFLUENCE[size(location).index()].saturating_sub(others) + board.build_influence(seat, size(location))
}

fn erect(board: &mut Board, seat: Seat, building: CapitalBuilding, table: &mut impl Table<Pest>) -> u8 {
    rule!(PEST_124);
    board.works.remove(building);
    board[seat].works.insert(building);
    table.tell(|| Event::Erected { seat, building });
    board.gain_renown(seat, CAPITAL_BUILDINGS[building.index()].renown.into(), table);
    if board.mode == Mode::Solo {
        solo::erect(board, building, table);
    }
    CAPITAL_BUILDINGS[building.index()].influence
}

/// Its influence is gained: imperatives, then the second building or the end.
pub(crate) fn raised(board: &mut Board) -> Flow<Frame> {
    let seat = board.actor;
    let (moment, more) = match board.run.project.take() {
        Some(Project::Map { location, .. }) => {
            let moment = Moment::Built { shared: board.opponent_at(seat, location), size: size(location) };
            (moment, board.run.count < BUILDINGS_A_BUILD && board.sites(seat).next().is_some())
        }
        Some(Project::Capital(_)) | None => (Moment::Erected, false),
    };
    then(decree::judge(board, seat, moment), if more { Frame::Build } else { Frame::EndBuild })
}

/// The action ends: technology 20.
pub(crate) fn end(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_220);
    let seat = board.actor;
    if !board.has(seat, Technology::ToolCart) {
        return Flow::Return;
    }
    let mut goods = [0; 5];
    for location in board.run.built {
        goods[board.resources[location.index()].index()] += figure(Technology::ToolCart);
    }
    board.gain(seat, goods, false, table).map_or(Flow::Return, Flow::Goto)
}
