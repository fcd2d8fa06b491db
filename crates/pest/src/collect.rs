//! Chapter 5.7: what a step collects, on the road and in the location, and what it costs (PEST-106 to 108).

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, Target, rule};

use crate::action::only;
use crate::advanced_quarantine::CampHeal;
use crate::board::Board;
use crate::data::{Location, Road, Technology};
use crate::decree::{self, Moment};
use crate::effect::{figure, no_technology};
use crate::event::{Between, Event, name};
use crate::frame::Frame;
use crate::patient::Admit;
use crate::payment::Pay;
use crate::travel::{Step, entering, no_camp, put_camp};
use crate::vocabulary::Way;
use crate::{Pest, rules, then};

/// How a step is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Over this road.
    Road(Road),
    /// Through the Capital.
    Capital,
    /// By technology 6.
    Cloning,
}

/// A step under way whose collection is settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passage {
    to: Location,
    by: By,
    /// How the sick there are collected.
    way: Way,
    /// Points it costs.
    points: u8,
}

impl Board {
    /// The food of a whole step, if the sick are collected this way.
    pub(crate) fn food(&self, seat: Seat, to: Location, by: By, way: Way) -> u8 {
        rule!(PEST_106, PEST_107, PEST_208);
        let on_road = if let By::Road(road) = by { self.road_sick[road] } else { 0 };
        let there = self.sick[to];
        let free = self.free_pickups(seat);
        on_road
            + match way {
                Way::Food => there.saturating_sub(free),
                Way::Mask => there.saturating_sub(figure(Technology::MedicalMask)).saturating_sub(free),
                Way::Camp => 0,
            }
    }

    /// Whether the player has the means to collect the sick this way, the food for it aside.
    pub(crate) fn has_way(&self, seat: Seat, to: Location, way: Way) -> bool {
        rule!(PEST_107, PEST_204);
        let sick = self.sick[to] > 0;
        match way {
            Way::Food => true,
            Way::Mask => sick && self.has(seat, Technology::MedicalMask),
            Way::Camp => sick && self.camp_fits(seat, to),
        }
    }

    /// Whether the sick can be collected this way.
    pub(crate) fn can_collect(&self, seat: Seat, to: Location, by: By, way: Way) -> bool {
        self.has_way(seat, to, way) && self.can_pay(seat, [0, 0, self.food(seat, to, by, way), 0])
    }

    /// Whether the sick on the way and there can be collected in some way.
    pub(crate) fn can_enter(&self, seat: Seat, to: Location, by: By) -> bool {
        Way::ALL.iter().any(|&way| self.can_collect(seat, to, by, way))
    }
}

/// Why a step cannot be paid for. A road must be paid for in food; only in the location itself may the Camp stand in.
pub(crate) fn needs_food(board: &Board, seat: Seat, to: Location, by: By) -> Cited {
    let on_road = board.food(seat, to, by, Way::Camp);
    if !board.can_pay(seat, [0, 0, on_road, 0]) {
        return Cited::new(rules::PEST_106, "pest-reason-road-needs-food").with("n", on_road);
    }
    let mask = board.has(seat, Technology::MedicalMask);
    let way = if mask { Way::Mask } else { Way::Food };
    Cited::new(rules::PEST_107, "pest-reason-needs-food").with("n", board.food(seat, to, by, way))
}

/// A step or a clone jump: first how the sick there are collected. A single way is not asked for.
pub(crate) fn set_out(board: &mut Board, seat: Seat, to: Location, by: By, points: u8) -> Flow<Frame> {
    rule!(PEST_108);
    let mut ways = Way::ALL.iter().copied().filter(|&way| board.can_collect(seat, to, by, way));
    let (first, second) = (ways.next(), ways.next());
    match (first, second) {
        (Some(way), None) => pay(board, seat, Passage { to, by, way, points }),
        _ => Flow::ask(Collect { to, by, points }),
    }
}

/// The food of the whole step is paid at once.
fn pay(board: &mut Board, seat: Seat, passage: Passage) -> Flow<Frame> {
    let Passage { to, by, way, .. } = passage;
    let food = board.food(seat, to, by, way);
    board.run.travel.food += food;
    Flow::call(Pay::new([0, 0, food, 0]), OnRoad(passage))
}

/// Asks how the sick of the next location are collected (PEST-107).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Collect {
    to: Location,
    by: By,
    points: u8,
}

impl Question<Pest> for Collect {
    type Choice = only::Collect;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_107, "pest-ask-collect").with("location", name(self.to))
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Collect>) {
        let ways = Way::ALL.iter().copied().filter(|&way| board.can_collect(seat, self.to, self.by, way));
        out.extend(ways.map(only::Collect));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::Collect, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let only::Collect(way) = choice;
        let Self { to, by, points } = self;
        pay(board, seat, Passage { to, by, way, points })
    }

    fn why_not(self, board: &Board, seat: Seat, only::Collect(way): only::Collect) -> Option<Cited> {
        Some(match way {
            Way::Mask if !board.has(seat, Technology::MedicalMask) => no_technology(Technology::MedicalMask),
            Way::Food | Way::Mask => needs_food(board, seat, self.to, self.by),
            Way::Camp => no_camp(board, seat, self.to),
        })
    }

    /// A click on the Camp means to collect with it.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<only::Collect> {
        let camp = *thing == Target::button("camp") && !board.can_collect(seat, self.to, self.by, Way::Camp);
        camp.then_some(only::Collect(Way::Camp)).or_else(|| self.meant(board, seat, thing))
    }
}

/// The step is paid: the road's subjects come along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnRoad(Passage);

impl Procedure<Pest> for OnRoad {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_106);
        let Self(passage) = self;
        let (seat, to) = (board.actor, passage.to);
        let from = board.doctor(seat);
        let road = match passage.by {
            By::Road(road) => road,
            By::Capital => {
                table.tell(|| Event::Stepped { seat, from, to, through_capital: true });
                return Flow::goto(Arrive(passage));
            }
            By::Cloning => {
                table.tell(|| Event::Cloned { seat, from, to });
                return Flow::goto(Arrive(passage));
            }
        };
        table.tell(|| Event::Stepped { seat, from, to, through_capital: false });
        let n = std::mem::take(&mut board.road_sick[road]);
        if n == 0 {
            return Flow::goto(Arrive(passage));
        }
        table.tell(|| Event::CollectedOnRoad { seat, road: Between(road), n });
        Flow::call(Admit { n }, RoadDone { passage, n })
    }
}

/// The road's subjects are placed: the imperative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoadDone {
    passage: Passage,
    n: u8,
}

impl Procedure<Pest> for RoadDone {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        then(decree::judge(board, board.actor, Moment::Collected(self.n)), Arrive(self.passage))
    }
}

/// The road is behind: the Doctor arrives and collects the sick of the location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrive(Passage);

impl Procedure<Pest> for Arrive {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let seat = board.actor;
        let Self(Passage { to, way, points, .. }) = self;
        board[seat].doctor = Some(to);
        board.run.travel.entered.insert(to);
        board.run.travel.points -= points;
        let there = board.sick[to];
        let n = match way {
            Way::Mask => there.saturating_sub(figure(Technology::MedicalMask)),
            Way::Food | Way::Camp => there,
        };
        if way == Way::Camp {
            put_camp(board, seat, to, table);
        }
        if n == 0 {
            return Flow::goto(Enter);
        }
        gather(board, seat, to, n, way == Way::Camp, Arrived { n }, table)
    }
}

/// The Camp was put down where the Doctor is: all the sick there are collected for nothing.
pub(crate) fn camp_here(board: &mut Board, seat: Seat, here: Location, table: &mut impl Table<Pest>) -> Flow<Frame> {
    match board.sick[here] {
        0 => Flow::goto(Step),
        n => gather(board, seat, here, n, true, Camped { n }, table),
    }
}

/// Collects `n` subjects of a location, at least one.
fn gather(
    board: &mut Board,
    seat: Seat,
    location: Location,
    n: u8,
    camp: bool,
    next: impl Into<Frame>,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    board.sick[location] -= n;
    table.tell(|| Event::Collected { seat, location, n });
    if camp && board.has(seat, Technology::AdvancedQuarantine) && board.track_has_room(seat) {
        return Flow::call(CampHeal { n }, next);
    }
    Flow::call(Admit { n }, next)
}

/// The location's subjects are placed: the imperative counts it once an action, however often it is collected from.
fn spot_done(board: &mut Board, n: u8, next: impl Into<Frame>) -> Flow<Frame> {
    let here = board.doctor(board.actor);
    let step = decree::judge(board, board.actor, Moment::Collected(n));
    let counts = step.is_some() && board.run.travel.spots.insert(here);
    then(step.filter(|_| counts), next)
}

/// The location's subjects are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrived {
    n: u8,
}

impl Procedure<Pest> for Arrived {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        spot_done(board, self.n, Enter)
    }
}

/// The Camp was put down during a Move, its subjects are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Camped {
    n: u8,
}

impl Procedure<Pest> for Camped {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        spot_done(board, self.n, Step)
    }
}

/// Effects of entering (PEST-108).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Enter;

impl Procedure<Pest> for Enter {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        then(entering(board, board.actor, false, table), Step)
    }
}
